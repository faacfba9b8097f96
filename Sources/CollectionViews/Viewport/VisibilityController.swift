/// What a program wants to know of what is seen: display events, prefetching, the ends of the content.
///
/// Each is a ``VisibilityPart``, created by the setter or call that requests it, so that a program that requests none contains
/// none.
final class VisibilityController {
    private var parts: [any VisibilityPart] = []
}

/// Something that follows what a collection view shows. Like ``CollectionViewReordering``, the protocol is visible to the package
/// so that no class that conforms is called directly.
package protocol VisibilityPart: AnyObject {
    /// The elements are about to be translated over an update. The paths are those of before.
    func elementsWillUpdate()
    /// A pass has ended and all is in its place.
    ///
    /// - Parameter hasDisplayed: Whether other elements were displayed since the last time.
    func passDidEnd(in view: CollectionView, hasDisplayed: Bool)
    /// The host has forgotten all views.
    func viewsWereDiscarded(in view: CollectionView)
}

extension VisibilityController {
    /// Adds a part.
    func install(_ part: any VisibilityPart) { parts.append(part) }

    /// The part of a class, if a program has requested it.
    func first<Part: AnyObject>(_ type: Part.Type) -> Part? {
        for part in parts {
            if let found = part as? Part { return found }
        }
        return nil
    }

    /// Tells the parts that an update comes. See ``VisibilityPart/elementsWillUpdate()``.
    func elementsWillUpdate() {
        for part in parts { part.elementsWillUpdate() }
    }

    /// Tells the parts that a pass has ended.
    func passDidEnd(in view: CollectionView, hasDisplayed: Bool) {
        for part in parts { part.passDidEnd(in: view, hasDisplayed: hasDisplayed) }
    }

    /// Tells the parts that all views are gone.
    func viewsWereDiscarded(in view: CollectionView) {
        for part in parts { part.viewsWereDiscarded(in: view) }
    }
}
