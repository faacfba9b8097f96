import CollectionGeometry

/// Whether the pressed item is marked. It decides and performs no effect.
///
/// A mouse marks at once. A finger may be about to scroll, so that its press is looked at for a moment first; one that is
/// lifted within that moment was a tap, and has its mark and loses it in one.
struct PressHighlight {
    /// How long a finger has to stay before its press counts, in milliseconds.
    static var touchMilliseconds: Int { 100 }

    private enum State {
        /// Nothing is pressed, or what is pressed is not to be marked.
        case none
        /// A finger is on an item, and may be about to scroll.
        case waiting(ElementHandle)
        /// The item is marked.
        case shown(ElementHandle)
    }

    /// What is to be done.
    enum Action: Equatable {
        /// Nothing.
        case none
        /// Call ``PressHighlight/waited()`` after ``PressHighlight/touchMilliseconds``.
        case wait
        /// Mark the item.
        case show(IndexPath)
        /// Take the mark away.
        case hide(IndexPath)
        /// Mark the item, and take the mark away.
        case flash(IndexPath)
    }

    private var state = State.none
}

extension PressHighlight {
    /// The item that is marked.
    var shownPath: IndexPath? { if case .shown(let item) = state { item.indexPath } else { nil } }
    /// The item that is marked, or about to be.
    var path: IndexPath? {
        switch state {
        case .none: nil
        case .waiting(let item), .shown(let item): item.indexPath
        }
    }

    /// A pointer goes down on an item.
    mutating func begin(at item: ElementHandle, with pointer: HostPress.Pointer) -> Action {
        guard let path = item.indexPath else { return .none }
        state = pointer == .touch ? .waiting(item) : .shown(item)
        return pointer == .touch ? .wait : .show(path)
    }

    /// The moment of waiting is over.
    mutating func waited() -> Action {
        guard case .waiting(let item) = state, let path = item.indexPath else { return .none }
        state = .shown(item)
        return .show(path)
    }

    /// The pointer is lifted from the item. The mark of an item that is gone is gone with it.
    mutating func end() -> Action {
        defer { state = .none }
        guard let path else { return .none }
        if case .waiting = state { return .flash(path) }
        return .hide(path)
    }

    /// The press is no tap: the pointer has left the item, or the press belongs to a scroll or a gesture.
    mutating func cancel() -> Action {
        defer { state = .none }
        return shownPath.map { .hide($0) } ?? .none
    }
}
