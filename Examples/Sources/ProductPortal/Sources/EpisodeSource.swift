import CollectionViewKit
import ScreenContracts

/// The episodes of a show, part by part. What the user does to them is stored by the server, and undone where it
/// refuses. After an unknown response to a move, the episode stays where the user has put it, and the move is sent again by
/// ``retryMoves()`` or with the next move; see ``EpisodeMoveQueue``.
///
/// Whatever takes an item out or moves one calls
/// ``CollectionViewKit/AggregateDataSource`` — a button, a key, a swipe or a drag — and ends up in ``removeItem(at:)`` and
/// ``moveItem(at:to:)`` here.
final class EpisodeSource: BasicDataSource<Episode> {
    /// What is to be said about the last change.
    private(set) var notice: EpisodeNotice?

    private let service: PortalService
    private let ledger = EpisodeLedger()
    /// What "Undo" puts back, in the order of removing.
    private var undoable: [Int] = []
    /// The moves since the last removal that can be undone, in their order.
    private var undoableMoves: [EpisodeMove] = []
    /// What was undone since the last change of the user, in the order of undoing.
    private var redoable: [Change] = []
    private var moves = EpisodeMoveQueue()

    /// A step that can be made again.
    private enum Change {
        /// Episodes were taken out, in this order.
        case removal([Int])
        /// An episode was moved.
        case move(EpisodeMove)
    }

    init(service: PortalService) {
        self.service = service
        super.init()
        isReorderable = true
        loader = { [service, ledger] request in
            request.cancellationHandler = service.read(.episodes, after: request.cursor) { result in
                guard !request.isCancelled else { return }
                switch result {
                case .success(let json):
                    let part = EpisodeListContract(json)
                    request.finish(ledger.episodes(part), next: part.next.map { LoadCursor($0) })
                case .failure(let error):
                    request.fail(error)
                }
            }
        }
    }

    /// An episode may stand wherever it is known what follows: at the end of a part, that is not known yet.
    override func canMoveItem(at source: IndexPath, to target: IndexPath?) -> Bool {
        guard let target, target.item >= items.count - 1, source.item != target.item else { return true }
        return loadMoreState == .exhausted
    }

    /// Moves an episode and has the server store that.
    override func moveItem(at source: IndexPath, to target: IndexPath) {
        guard items.indices.contains(source.item) else { return }
        let episode = items[source.item]
        let oldNextID = nextID(after: source.item)
        guard let index = moveItem(from: source.item, to: target.item), index != source.item else { return }
        notice = nil
        redoable = []
        let move = EpisodeMove(
            id: episode.id, title: episode.title, nextID: nextID(after: index), index: index, oldNextID: oldNextID,
            oldIndex: source.item)
        undoableMoves.append(move)
        moves.append(move)
        storeNextMove()
    }

    /// Takes an episode out, has the server store that, and offers to put it back.
    override func removeItem(at indexPath: IndexPath) {
        guard items.indices.contains(indexPath.item) else { return }
        let episode = items[indexPath.item]
        let known = ledger.removals[episode.id]?.state ?? RemovalState()
        ledger.removals[episode.id] = EpisodeLedger.Removal(
            episode: episode, nextID: nextID(after: indexPath.item), index: indexPath.item, state: known
        )
        take(out: episode.id)
        undoable.append(episode.id)
        undoableMoves = []
        redoable = []
        notice = .removed(undoable.compactMap { ledger.removals[$0]?.episode.title })
        want(removed: true, episode.id)
    }

    /// Makes the moves again in the list that was loaded, which may be from before the server has stored them.
    override func didFinishLoading() {
        guard loadState == .loaded else { return }
        moves.makeAgain(isNew: true) { makeAgain($0) }
        retryMoves()
    }

    /// Makes the moves again that were not possible without the part that was loaded.
    override func didLoadMore() {
        moves.makeAgain(isNew: false) { makeAgain($0) }
    }

    override func didReset() {
        undoable = []
        undoableMoves = []
        redoable = []
        notice = nil
    }
}

extension EpisodeSource {
    /// The number of episodes there are, loaded or not; `nil` while that is not known.
    var totalCount: Int? { ledger.totalCount }

    /// Goes on with the list after that has failed: from the start where the server has forgotten the place.
    func retryMore() {
        if case .failed(_, let error) = loadMoreState, error.code == 410 { load() } else { loadMore() }
    }

    /// Puts back what was taken out and has not been dealt with. Returns the first of the episodes.
    @discardableResult
    func undo() -> Int? {
        let ids = undoable
        undoable = []
        notice = nil
        if !ids.isEmpty { redoable.append(.removal(ids)) }
        for id in ids.reversed() {
            putBack(id)
            want(removed: false, id)
        }
        return ids.first
    }

    /// Undoes the last change: moves an episode back, or puts back what was taken out. Returns the episode.
    func undoLast() -> Int? {
        guard let move = undoableMoves.popLast() else { return undo() }
        guard let (source, target) = returnIndices(of: move) else { return nil }
        let (rest, undone) = (undoableMoves, redoable)
        moveItem(at: IndexPath(item: source, section: 0), to: IndexPath(item: target, section: 0))
        undoableMoves = rest
        redoable = undone + [.move(move)]
        return move.id
    }

    /// Makes the change again that was undone last. Returns the episode, the first of several; `nil` if there is nothing
    /// to be made again.
    func redoLast() -> Int? {
        guard let change = redoable.popLast() else { return nil }
        let rest = redoable
        defer { redoable = rest }
        switch change {
        case .removal(let ids):
            for id in ids {
                if let index = self.index(ofItem: id) { removeItem(at: IndexPath(item: index, section: 0)) }
            }
            return ids.first
        case .move(let move):
            guard let (source, target) = indices(of: move.id, before: move.nextID, or: move.index) else { return nil }
            moveItem(at: IndexPath(item: source, section: 0), to: IndexPath(item: target, section: 0))
            return move.id
        }
    }

    /// The user has read what was said. What was taken out stays out.
    func dismissNotice() {
        undoable = []
        notice = nil
    }
}

// MARK: - Taking out and putting back

extension EpisodeSource {
    private func want(removed: Bool, _ id: Int) {
        guard let action = ledger.removals[id]?.state.want(removed: removed) else { return }
        perform(action, id)
    }

    private func perform(_ action: RemovalState.Action, _ id: Int) {
        switch action {
        case .nothing:
            break
        case .store(let removed):
            let path = "/episodes/\(id)"
            let handler = { [self] (response: StoreResponse) in
                if let next = ledger.removals[id]?.state.responded(response) { perform(next, id) }
            }
            if removed {
                service.write(path, method: .delete, then: handler)
            } else {
                service.write(path + "/restoration", method: .post, then: handler)
            }
        case .undo(removed: false):
            let title = ledger.removals[id]?.episode.title ?? ""
            undoable.removeAll { $0 == id }
            redoable = []
            putBack(id)
            ledger.removals[id] = nil
            notice = .failed(PortalStrings.current.episodes.removalFailed(title))
        case .undo(removed: true):
            take(out: id)
            let title = ledger.removals[id]?.episode.title ?? ""
            notice = .failed(PortalStrings.current.episodes.restorationFailed(title))
        case .settled:
            // The list may have been loaded while the server had taken the episode out.
            putBack(id)
            ledger.removals[id] = nil
        }
        setNeedsUpdate()
    }

    private func take(out id: Int) {
        if removeItem(id: id) != nil { ledger.totalCount = ledger.totalCount.map { $0 - 1 } }
    }

    /// Puts an episode back before the one it stood before, or where it stood if that is gone.
    private func putBack(_ id: Int) {
        guard let removal = ledger.removals[id], index(ofItem: id) == nil else { return }
        let index = removal.nextID.flatMap { self.index(ofItem: $0) } ?? removal.index
        try? insertItems([removal.episode], at: index)
        ledger.totalCount = ledger.totalCount.map { $0 + 1 }
    }

    private func nextID(after index: Int) -> Int? {
        items.indices.contains(index + 1) ? items[index + 1].id : nil
    }
}

// MARK: - Moving

extension EpisodeSource {
    /// Sends a move again whose response was unknown, and then the others. Returns its episode; `nil` if there is no such move or a
    /// response is awaited.
    @discardableResult
    func retryMoves() -> Int? {
        guard moves.isReady else { return nil }
        if case .unconfirmedMove = notice { notice = nil }
        setNeedsUpdate()
        return storeNextMove()
    }

    /// Sends the next move to the server unless a response is awaited, and then the others. Returns its episode; `nil` if none is sent.
    @discardableResult
    private func storeNextMove() -> Int? {
        let ids = items.map { $0.id }
        guard let request = moves.nextRequest(in: ids, isComplete: loadMoreState == .exhausted) else { return nil }
        var body = JSONWriter()
        body.object { EpisodeMoveContract(before: request.nextID).write(to: &$0) }
        service.write(
            "/episodes/\(request.id)/move", method: .post, headerFields: ["Idempotency-Key": request.key],
            body: body.bytes
        ) { [self] response in moveResponded(response) }
        return request.id
    }

    private func moveResponded(_ response: StoreResponse) {
        switch moves.responded(response) {
        case nil: return
        case .stored, .replaced: break
        case .refused(let move): undo(move)
        case .unknown(let move, let goesOn):
            notice = .unconfirmedMove(move.title)
            setNeedsUpdate()
            guard goesOn else { return }
        }
        if case .unconfirmedMove = notice, !moves.hasUnconfirmedMove {
            notice = nil
            setNeedsUpdate()
        }
        storeNextMove()
    }

    /// Puts an episode where a move has put it. Returns `false` if the list does not have the episodes that are needed for that.
    private func makeAgain(_ move: EpisodeMove) -> Bool {
        let end = loadMoreState == .exhausted ? items.count : nil
        guard let source = index(ofItem: move.id),
            let target = move.nextID == nil ? end : move.nextID.flatMap({ index(ofItem: $0) })
        else { return false }
        moveItem(from: source, to: destination(from: source, before: target))
        return true
    }

    /// Where an episode stands that was moved, and where it stood; `nil` if it is gone.
    private func returnIndices(of move: EpisodeMove) -> (source: Int, target: Int)? {
        indices(of: move.id, before: move.oldNextID, or: move.oldIndex)
    }

    /// Where an episode stands, and where it stands before another one, or at an index if that is gone; `nil` if the
    /// episode is gone.
    private func indices(of id: Int, before nextID: Int?, or index: Int) -> (source: Int, target: Int)? {
        guard let source = self.index(ofItem: id) else { return nil }
        let target = nextID.flatMap { self.index(ofItem: $0) } ?? index + 1
        return (source, destination(from: source, before: target))
    }

    /// The index to which an item at an index moves to stand before another one. Indices behind the item are counted without it.
    private func destination(from source: Int, before target: Int) -> Int { target > source ? target - 1 : target }

    private func undo(_ move: EpisodeMove) {
        undoableMoves.removeAll { $0.id == move.id }
        redoable = []
        guard let (source, target) = returnIndices(of: move) else { return }
        moveItem(from: source, to: target)
        notice = .failed(PortalStrings.current.episodes.moveFailed(move.title))
        setNeedsUpdate()
    }
}
