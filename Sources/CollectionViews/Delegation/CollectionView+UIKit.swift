public import CollectionGeometry
public import CollectionLayout

// Methods with Apple's labels, for code ported from UIKit.
extension CollectionView {
    /// Creates a collection view that shows nothing yet. The style sheet places it: the frame is ignored.
    public convenience init(frame: Rect, collectionViewLayout layout: CollectionViewLayout) {
        self.init(layout: layout)
    }

    /// Creates a collection view of a list, which shows nothing yet. The style sheet places it: the frame is ignored. See
    /// ``init(layout:viewport:)``.
    public convenience init(frame: Rect, collectionViewLayout layout: CompositionalListLayout) {
        self.init(layout: layout)
    }

    /// Selects an item without notifying the delegate. See ``selectItem(at:)``.
    ///
    /// - Parameters:
    ///   - indexPath: The item; `nil` deselects all items.
    ///   - animated: Whether the scroll is animated.
    ///   - scrollPosition: The position to which the item is scrolled; `nil` does not scroll.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition?) {
        guard let indexPath else {
            for path in indexPathsForSelectedItems { deselectItem(at: path) }
            return
        }
        selectItem(at: indexPath)
        if let scrollPosition { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without notifying the delegate. The style sheet decides whether the change is animated.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        deselectItem(at: indexPath)
    }
}

/// An action of a menu, by the name of UIKit's `UIAction`.
public typealias Action = MenuAction

extension MenuAction {
    /// Creates an action whose handler receives the action. It holds the closure strongly.
    public init(title: String, attributes: Attributes = [], handler: @escaping (Action) -> Void) {
        let action = Action(title, attributes: attributes) {}
        self.init(title, attributes: attributes) { handler(action) }
    }
}

extension CollectionViewCell {
    /// The content of a list row, to be filled and passed to ``setContentConfiguration(_:)``. In the header of a section, of the kind
    /// ``CollectionView/elementKindSectionHeader``, it is ``ListContentConfiguration/header()``, whose title is a heading.
    public func defaultContentConfiguration() -> ListContentConfiguration {
        maker?.elementKind == .sectionHeader ? .header() : ListContentConfiguration()
    }
}
