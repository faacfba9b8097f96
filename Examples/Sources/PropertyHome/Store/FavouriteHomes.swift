import CollectionViewKit
import SharedScreens

/// Which homes the user keeps, shared by all screens, with a history: shown at once, stored by the server, taken back where
/// it refuses.
final class FavouriteHomes: WeaklyReferenceable {
    let lifetime = Lifetime()
    /// What can be undone.
    let history: UndoHistory

    /// The homes whose heart the user has pressed.
    private let pressed: StoredEntries<Home, Bool>
    /// How many favourites there are besides those that the user has pressed; `nil` until the server has said.
    private var otherCount: Int?
    private var changeCount = 0

    init(_ service: HomesService) {
        let history = UndoHistory()
        self.history = history
        pressed = StoredEntries(absent: false, history: history) { home, isFavourite, handler in
            service.setFavourite(home.id, isFavourite) { result in
                switch result {
                case .success: handler(nil)
                case .failure(let error): handler(error)
                }
            }
        }
        pressed.changeHandler = { [favourites = Weak(self)] in favourites.object?.changeCount += 1 }
    }
}

extension FavouriteHomes {
    /// The limit of what the server says of their number, so that what is added to it can be counted.
    static var maximumCount: Int { 1_000_000_000 }

    /// Differs after every change, and after every response of the server to one.
    var revision: Int { changeCount &+ responseCount }

    /// How many there are; `nil` until the server has said.
    var count: Int? { otherCount.map { max(0, $0 + pressed.entries.filter { $0.value }.count) } }

    /// The homes that have become favourites, as far as the server has them.
    var additions: Set<Int> {
        Set(pressed.entries.filter { $0.value && $0.sync.stored && !$0.sync.isUnderWay }.map { $0.subject.id })
    }

    /// What is to be said about something that failed.
    var notice: String? { pressed.refusal.map { HomesStrings.current.favourites.notStored($0.subject.title) } }

    /// Whether a home is a favourite: as its card said, or since.
    ///
    /// - Complexity: O(1).
    func isFavourite(_ home: Home) -> Bool {
        pressed.index(of: home.id).map { pressed.entries[$0].value } ?? home.isFavourite
    }

    /// Counts the changes that the server has responded to.
    var responseCount: Int { pressed.responseCount }

    /// The server has said how many there are. What it was not told yet is added. A change of which it heard meanwhile may be
    /// counted or not: then the number that is known stays.
    ///
    /// - Parameters:
    ///   - told: The number; `nil` if it has said none.
    ///   - moment: The ``responseCount`` when the request was sent.
    func learn(count told: Int?, since moment: Int) {
        let isUnderWay = pressed.entries.contains { $0.sync.isUnderWay }
        guard let told, count == nil || moment == responseCount && !isUnderWay else { return }
        let before = count
        otherCount = max(0, min(told, Self.maximumCount)) - pressed.entries.filter { $0.sync.stored }.count
        if count != before { changeCount += 1 }
    }

    /// The user has pressed the heart of a home.
    func toggle(_ home: Home) {
        if home.isFavourite, pressed.index(of: home.id) == nil { otherCount = otherCount.map { $0 - 1 } }
        let isFavourite = !isFavourite(home)
        let strings = HomesStrings.current.favourites
        pressed.change(
            home, from: home.isFavourite, to: isFavourite,
            title: isFavourite ? strings.added(home.title) : strings.removed(home.title))
    }

    /// Tells the server of what has changed. Call it at the end of every event.
    func settle() { pressed.settle() }

    /// The user has read what was said.
    func dismissNotice() { pressed.dismissRefusal() }
}
