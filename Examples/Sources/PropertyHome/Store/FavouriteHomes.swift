import CollectionViewKit
import SharedScreens

/// Which homes the user keeps, shared by all screens, with a history: shown at once, stored by the server, taken back where
/// it refuses.
final class FavouriteHomes {
    /// What can be undone.
    let history = UndoHistory()
    /// Counts the changes that the server has responded to.
    private(set) var responseCount = 0

    private let service: HomesService
    private let records = FavouriteRecords()
    /// The last change of each home, to be withdrawn if the server refuses it.
    private var changes: [Int: UndoableChange] = [:]
    /// The title of the last home whose change could not be stored, until the user knows.
    private var notStored: String?
    /// Raised when there is something else to be said.
    private var noticeRevision = 0

    init(_ service: HomesService) {
        self.service = service
    }
}

extension FavouriteHomes {
    /// Raised with every change.
    var revision: Int { records.revision &+ noticeRevision }

    /// How many there are; `nil` until the server has said.
    var count: Int? { records.count }

    /// The homes that have become favourites, as far as the server has them.
    var additions: Set<Int> { records.additions }

    /// What is to be said about something that failed.
    var notice: String? { notStored.map { HomesStrings.current.favourites.notStored($0) } }

    /// Whether a home is a favourite: as its card said, or since.
    func isFavourite(_ home: Home) -> Bool { records[home.id]?.isFavourite ?? home.isFavourite }

    /// The server has said how many there are. A change of which it heard meanwhile may be counted or not: then the number that is
    /// known stays.
    ///
    /// - Parameters:
    ///   - count: The number; `nil` if it has said none.
    ///   - moment: The ``responseCount`` when the request was sent.
    func learn(count: Int?, since moment: Int) {
        guard let count, records.count == nil || moment == responseCount && !records.isUnderWay else { return }
        records.learn(count: count)
    }

    /// The user has pressed the heart of a home.
    func toggle(_ home: Home) {
        let (known, id, next) = (records, home.id, !isFavourite(home))
        known.begin(home)
        let strings = HomesStrings.current.favourites
        let change = ValueChange(
            title: next ? strings.added(home.title) : strings.removed(home.title), to: next,
            get: { known[id]?.isFavourite }, set: { known.set(id, $0) })
        changes[id] = change
        history.perform(change)
    }

    /// Tells the server of what has changed. Call it at the end of every event.
    func settle() {
        for id in records.takeUnsettled().sorted() {
            guard let wanted = records[id]?.isFavourite else { continue }
            var action = StoredValue<Bool>.Action.nothing
            records.update(id) { action = $0.sync.want(wanted) }
            perform(action, id)
        }
    }

    /// The user has read what was said.
    func dismissNotice() {
        notStored = nil
        noticeRevision += 1
    }

    private func perform(_ action: StoredValue<Bool>.Action, _ id: Int) {
        switch action {
        case .nothing: break
        case .tell(let isFavourite): tell(isFavourite, of: id)
        case .giveUp(let refused, let stored): giveUp(refused, id, stored)
        }
    }

    private func tell(_ isFavourite: Bool, of id: Int) {
        service.setFavourite(id, isFavourite) { [self] result in
            responseCount += 1
            guard let wanted = records[id]?.isFavourite else { return }
            var isStored = false
            if case .success = result { isStored = true }
            var action = StoredValue<Bool>.Action.nothing
            records.update(id) { action = $0.sync.answered(isStored: isStored, wanted: wanted) }
            perform(action, id)
        }
    }

    /// Takes back what the server refused, from under whatever was done since.
    private func giveUp(_ refused: Bool, _ id: Int, _ stored: Bool) {
        guard let record = records[id] else { return }
        if record.isFavourite == refused, let change = changes[id] { history.withdraw(change) }
        records.set(id, stored)
        notStored = record.title
        noticeRevision += 1
    }
}
