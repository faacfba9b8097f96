import CollectionViewKit
import SharedScreens

/// What the user can do to an episode; the request comes from a button, a key, a swipe or a drag.
final class EpisodeCommands {
    private let aggregate: AggregateDataSource<Int>
    private let episodes: EpisodeSource
    /// What is still to be read out.
    private var announcement: String?
    private var focusedID: Int?

    init(_ aggregate: AggregateDataSource<Int>, _ episodes: EpisodeSource) {
        self.aggregate = aggregate
        self.episodes = episodes
    }
}

extension EpisodeCommands {
    /// Takes an episode out of the list.
    func remove(_ id: Int) {
        guard let path = aggregate.indexPath(for: id, of: episodes) else { return }
        aggregate.removeItem(at: path)
        announcement = episodes.notice?.text
    }

    /// Moves an episode by a number of places, down where that is above 0.
    func move(_ id: Int, by places: Int) {
        guard let (path, target) = movement(of: id, by: places), aggregate.moveItem(at: path, to: target) else {
            return
        }
        announcement = sentence(ofPlace: target.item)
    }

    private func sentence(ofPlace index: Int) -> String {
        let count = episodes.totalCount ?? episodes.items.count
        return PortalStrings.current.episodes.place(NumberText.grouped(index + 1), NumberText.grouped(count))
    }

    /// Whether an episode can be moved by a number of places.
    func canMove(_ id: Int, by places: Int) -> Bool {
        movement(of: id, by: places).map { aggregate.canMoveItem(at: $0.source, to: $0.target) } ?? false
    }

    private func movement(of id: Int, by places: Int) -> (source: IndexPath, target: IndexPath)? {
        guard let path = aggregate.indexPath(for: id, of: episodes) else { return nil }
        let target = IndexPath(item: path.item + places, section: path.section)
        return episodes.items.indices.contains(target.item) ? (path, target) : nil
    }

    /// Performs the action of the notice: sends the move again whose response was unknown, or puts back what was taken out last. The
    /// episode gets the focus, because the button of the notice is hidden.
    func performNoticeAction() {
        if case .unconfirmedMove = episodes.notice {
            focusedID = episodes.retryMoves()
        } else {
            didUndo(episodes.undo())
        }
    }

    /// Undoes the last change, be it a move or what was taken out. Returns whether there was one.
    @discardableResult
    func undoLast() -> Bool { didUndo(episodes.undoLast()) }

    /// Makes the change again that was undone last. Returns whether there was one. An episode that is moved again gets
    /// the focus.
    @discardableResult
    func redoLast() -> Bool {
        guard let id = episodes.redoLast() else { return false }
        if let index = episodes.index(ofItem: id) {
            announcement = sentence(ofPlace: index)
            focusedID = id
        } else {
            announcement = episodes.notice?.text
        }
        return true
    }

    @discardableResult
    private func didUndo(_ id: Int?) -> Bool {
        guard let id else { return false }
        announcement = PortalStrings.current.episodes.undone
        focusedID = id
        return true
    }

    /// Hands over the path of the episode that is to get the focus, once it is on the screen.
    func takeFocus() -> IndexPath? {
        guard let id = focusedID, let path = aggregate.indexPath(for: id, of: episodes) else { return nil }
        focusedID = nil
        return path
    }

    /// The episode at a path of the screen; `nil` where there is none.
    func episode(at indexPath: IndexPath) -> Episode? {
        guard let local = aggregate.localPath(for: indexPath), local.source === episodes else { return nil }
        return episodes.items[local.indexPath.item]
    }

    /// Hands over what is to be read out.
    func takeAnnouncement() -> String? {
        defer { announcement = nil }
        return announcement
    }
}
