public import CollectionGeometry
public import CollectionLayout

// Calls by Apple's labels, for code that comes from UIKit.
extension CollectionView {
    /// Creates a collection view that shows nothing yet. Where it stands is the style sheet's business: the frame is ignored.
    public convenience init(frame: Rect, collectionViewLayout layout: CollectionViewLayout) {
        self.init(layout: layout)
    }

    /// Selects an item without telling the delegate. See ``selectItem(at:)``.
    ///
    /// - Parameters:
    ///   - indexPath: The item; `nil` takes all items out of the selection.
    ///   - animated: Whether the view scrolls with an animation.
    ///   - scrollPosition: Where the item is scrolled to; `nil` for nowhere.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition?) {
        guard let indexPath else {
            for path in indexPathsForSelectedItems { deselectItem(at: path) }
            return
        }
        selectItem(at: indexPath)
        if let scrollPosition { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes an item out of the selection without telling the delegate. The style sheet decides whether that is animated.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        deselectItem(at: indexPath)
    }
}

/// Something that can be chosen in a menu.
public typealias Action = MenuAction

extension MenuAction {
    /// Creates an action whose handler is given the action. It keeps the closure.
    public init(title: String, attributes: Attributes = [], handler: @escaping (Action) -> Void) {
        let action = Action(title, attributes: attributes) {}
        self.init(title, attributes: attributes) { handler(action) }
    }
}

extension CollectionViewCell {
    /// The content of an ordinary row, to be filled and given to ``setContentConfiguration(_:)``.
    public func defaultContentConfiguration() -> ListContentConfiguration { ListContentConfiguration() }
}
