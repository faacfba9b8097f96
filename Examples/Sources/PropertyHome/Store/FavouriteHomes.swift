import CollectionViewKit

/// Which homes the user keeps, shared by all screens, with a history: shown at once, stored by the server, taken back where
/// it refuses. They are read again when the page is shown again, because another tab may have changed them.
///
/// What is read are numbers, without the homes that a `StoredListLoader` needs as the subjects of its entries. They are read for
/// the first time only when they may have changed, and when the server knows of all changes: until then the cards say it.
final class FavouriteHomes: WeaklyReferenceable {
    let lifetime = Lifetime()
    /// What can be undone.
    let history: UndoHistory

    /// The homes whose heart the user has pressed.
    private let pressed: StoredEntries<Home, Bool>
    /// How many favourites there are besides those that the user has pressed; `nil` until the server has said.
    private var otherCount: Int?
    private var changeCount = 0
    /// The numbers of the favourites that the server had when they were read again, changed by the cards that have come since;
    /// `nil` until they are read again: cards say it until then.
    private var stored: Set<Int>?
    /// The numbers as they were read, that of the last home that was taken first.
    private var storedOrder: [Int] = []
    /// Whether the numbers are to be read again as soon as they are not being read and the server knows of all changes.
    private var isReadingDue = false
    private let loader: ContentLoader<[Int]>
    /// The ``responseCount`` when the numbers were requested.
    private var responseCountAtLoad = 0
    private let service: HomesService
    private let returns = PageReturnObserver()

    init(_ service: HomesService) {
        let history = UndoHistory()
        self.history = history
        pressed = StoredEntries(absent: false, history: history) { home, isFavourite, _, handler in
            service.setFavourite(home.id, isFavourite) { result in
                switch result {
                case .success: handler(nil)
                case .failure(let error): handler(error)
                }
            }
        }
        self.service = service
        loader = service.favouriteIDLoader()
        pressed.changeHandler = { [favourites = Weak(self)] in favourites.object?.changeCount += 1 }
        loader.changeHandler = { [favourites = Weak(self)] in favourites.object?.loaderDidChange() }
        service.homesHandler = { [favourites = Weak(self)] in favourites.object?.compare($0) }
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
    var additions: [Int] {
        pressed.entries.filter { $0.value && $0.sync.stored && !$0.sync.isUnderWay }.map { $0.subject.id }
    }

    /// What is to be said about something that failed.
    var notice: String? { pressed.refusal.map { HomesStrings.current.favourites.notStored($0.subject.title) } }

    /// Whether a home is a favourite: as its card said, or since.
    ///
    /// - Complexity: O(1).
    func isFavourite(_ home: Home) -> Bool { mark(of: home.id) ?? home.isFavourite }

    /// The numbers of the favourites that are to stand in a list of them, as far as they were read again; none before. Those that
    /// the user has pressed are left out: they may have another place since.
    ///
    /// - Parameters:
    ///   - homes: The homes of the list, that of the last home that was taken first.
    ///   - isWhole: Whether the list has no further part.
    /// - Complexity: O(*n* + *m*) in the numbers of favourites and of homes.
    func expected(in homes: [Home], isWhole: Bool) -> [Int] {
        let order = storedOrder.filter { pressed.index(of: $0) == nil }
        guard !isWhole else { return order }
        // What stands before the last of them is in the list. Where it has no favourite, the first one is missing.
        let listed = Set(homes.map { $0.id })
        let last = order.lastIndex { listed.contains($0) }
        return Array(order.prefix(last.map { $0 + 1 } ?? (homes.contains { isFavourite($0) } ? 0 : 1)))
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
        guard let told, count == nil || moment == responseCount && !isUnderWay else { return }
        let before = count
        otherCount = max(0, min(told, Self.maximumCount)) - pressed.entries.filter { $0.sync.stored }.count
        if count != before { changeCount += 1 }
    }

    /// The user has pressed the heart of a home.
    func toggle(_ home: Home) {
        let wasFavourite = isFavourite(home)
        if wasFavourite, pressed.index(of: home.id) == nil { otherCount = otherCount.map { $0 - 1 } }
        let strings = HomesStrings.current
        pressed.change(
            home, from: wasFavourite, to: !wasFavourite,
            title: wasFavourite ? strings.favourites.removed(home.title) : strings.favourites.added(home.title))
    }

    /// Tells the server of what has changed, and reads what is due. Call it at the end of every event.
    func settle() {
        pressed.settle()
        readIfDue()
    }

    /// The user has read what was said.
    func dismissNotice() { pressed.dismissRefusal() }
}

extension FavouriteHomes {
    /// Has the favourites read again whenever the page is shown again.
    func follow(_ context: HostContext?) {
        returns.observe(in: context, self) { $0.isReadingDue = true }
    }

    /// Compares cards that have come with what was read. Where they differ, either may be the older, so that it is read again.
    func compare(_ homes: [Home]) {
        let differs = homes.contains {
            pressed.index(of: $0.id) == nil && stored?.contains($0.id) == !$0.isFavourite
        }
        if differs { isReadingDue = true }
    }

    /// Whether a home is a favourite, where anything but its card says so.
    private func mark(of id: Int) -> Bool? {
        pressed.index(of: id).map { pressed.entries[$0].value } ?? stored.map { $0.contains(id) }
    }

    /// Whether the server is being told of a change.
    private var isUnderWay: Bool { pressed.entries.contains { $0.sync.isUnderWay } }

    private func readIfDue() {
        guard isReadingDue, !loader.status.state.isInProgress, !isUnderWay else { return }
        isReadingDue = false
        responseCountAtLoad = responseCount
        loader.load(.favouriteIDs, in: service.context)
    }

    /// Takes in what was read, unless the server heard of a change meanwhile, which may be in it or not.
    private func loaderDidChange() {
        guard loader.status.state == .loaded, let ids = loader.content else { return }
        if responseCountAtLoad == responseCount, !isUnderWay { takeStored(ids) } else { isReadingDue = true }
    }

    private func takeStored(_ ids: [Int]) {
        storedOrder = ids
        let stored = Set(ids)
        self.stored = stored
        pressed.take(
            pressed.entries.filter { stored.contains($0.subject.id) }.map { (subject: $0.subject, value: true) })
        learn(count: ids.count, since: responseCount)
    }
}
