import CollectionGeometry

/// Whether the pressed item is marked. It decides and performs no effect.
///
/// A mouse marks at once. A finger may be about to scroll, so that its press is looked at for a moment first; one that is
/// lifted within that moment was a tap, and has its mark and loses it in one.
struct PressHighlight: Equatable {
    /// How long a finger has to stay before its press counts, in milliseconds.
    static var touchMilliseconds: Int { 100 }

    private enum State: Equatable {
        /// Nothing is pressed, or what is pressed is not to be marked.
        case none
        /// A finger is on an item, and may be about to scroll.
        case waiting(IndexPath)
        /// The item is marked.
        case shown(IndexPath)
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
    var shownPath: IndexPath? { if case .shown(let path) = state { path } else { nil } }
    /// The item that is marked, or about to be.
    var path: IndexPath? {
        switch state {
        case .none: nil
        case .waiting(let path), .shown(let path): path
        }
    }

    /// A pointer goes down on an item.
    mutating func begin(at path: IndexPath, with pointer: HostPress.Pointer) -> Action {
        state = pointer == .touch ? .waiting(path) : .shown(path)
        return pointer == .touch ? .wait : .show(path)
    }

    /// The moment of waiting is over.
    mutating func waited() -> Action {
        guard case .waiting(let path) = state else { return .none }
        state = .shown(path)
        return .show(path)
    }

    /// The pointer is lifted from the item.
    mutating func end() -> Action {
        defer { state = .none }
        switch state {
        case .none: return .none
        case .waiting(let path): return .flash(path)
        case .shown(let path): return .hide(path)
        }
    }

    /// The press is no tap: the pointer has left the item, or the press belongs to a scroll or a gesture.
    mutating func cancel() -> Action {
        defer { state = .none }
        return shownPath.map { .hide($0) } ?? .none
    }

    /// Follows the item over an update; the mark of one that is gone is gone with it.
    mutating func carryOver(_ newPath: (IndexPath) -> IndexPath?) {
        switch state {
        case .none: return
        case .waiting(let path): state = newPath(path).map { .waiting($0) } ?? .none
        case .shown(let path): state = newPath(path).map { .shown($0) } ?? .none
        }
    }
}
