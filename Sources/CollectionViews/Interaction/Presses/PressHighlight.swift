import CollectionGeometry

/// Decides whether the pressed item is highlighted. It performs no effect.
///
/// A mouse highlights immediately. A finger may be about to scroll, so its press is highlighted after a delay; a finger
/// lifted within the delay was a tap, whose item is highlighted and unhighlighted together.
struct PressHighlight {
    /// The delay of a finger's highlight, in milliseconds.
    static var touchMilliseconds: Int { 100 }

    private enum State {
        /// Nothing is pressed, or the pressed item is not to be highlighted.
        case none
        /// A finger is on an item, and may be about to scroll.
        case waiting(ElementHandle)
        /// The item is highlighted.
        case shown(ElementHandle)
    }

    /// The action to be performed.
    enum Action: Equatable {
        /// Nothing.
        case none
        /// Call ``PressHighlight/waited()`` after ``PressHighlight/touchMilliseconds``.
        case wait
        /// Highlight the item.
        case show(IndexPath)
        /// Unhighlight the item.
        case hide(IndexPath)
        /// Highlight the item, then unhighlight it.
        case flash(IndexPath)
    }

    private var state = State.none
}

extension PressHighlight {
    /// The highlighted item.
    var shownPath: IndexPath? { if case .shown(let item) = state { item.indexPath } else { nil } }
    /// The item that is highlighted, or about to be.
    var path: IndexPath? {
        switch state {
        case .none: nil
        case .waiting(let item), .shown(let item): item.indexPath
        }
    }

    /// A pointer is pressed on an item.
    mutating func begin(at item: ElementHandle, with pointer: HostPress.Pointer) -> Action {
        guard let path = item.indexPath else { return .none }
        state = pointer == .touch ? .waiting(item) : .shown(item)
        return pointer == .touch ? .wait : .show(path)
    }

    /// The delay is over.
    mutating func waited() -> Action {
        guard case .waiting(let item) = state, let path = item.indexPath else { return .none }
        state = .shown(item)
        return .show(path)
    }

    /// The pointer is lifted from the item. A removed item has no highlight to be removed.
    mutating func end() -> Action {
        defer { state = .none }
        guard let path else { return .none }
        if case .waiting = state { return .flash(path) }
        return .hide(path)
    }

    /// The press is not a tap: the pointer has left the item, or the press belongs to a scroll or a gesture.
    mutating func cancel() -> Action {
        defer { state = .none }
        return shownPath.map { .hide($0) } ?? .none
    }
}
