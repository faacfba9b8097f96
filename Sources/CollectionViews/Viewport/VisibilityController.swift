/// What depends on the visible elements: display events, prefetching, the ends of the content.
///
/// Each is a ``VisibilityPart``, created by the setter or call that needs it, so that a program contains only those it
/// uses.
final class VisibilityController {
    private var parts: [any VisibilityPart] = []
}

/// A part that follows the visible elements of a collection view. The protocol has package access for the reason given
/// in ``OrthogonalRows``.
package protocol VisibilityPart: AnyObject {
    /// The elements are about to be translated over an update; the paths are still the old ones.
    func elementsWillUpdate()
    /// A pass has ended and all views are at their places.
    ///
    /// - Parameter hasDisplayed: Whether a display step has run since the last call.
    func passDidEnd(in view: CollectionView, hasDisplayed: Bool)
    /// The host has discarded all views.
    func viewsWereDiscarded(in view: CollectionView)
}

extension VisibilityController {
    /// Installs a part.
    func install(_ part: any VisibilityPart) { parts.append(part) }

    /// The installed part of a class, if there is one.
    func first<Part: AnyObject>(_ type: Part.Type) -> Part? {
        for part in parts {
            if let found = part as? Part { return found }
        }
        return nil
    }

    /// Notifies the parts of an update. See ``VisibilityPart/elementsWillUpdate()``.
    func elementsWillUpdate() {
        for part in parts { part.elementsWillUpdate() }
    }

    /// Notifies the parts of the end of a pass.
    func passDidEnd(in view: CollectionView, hasDisplayed: Bool) {
        for part in parts { part.passDidEnd(in: view, hasDisplayed: hasDisplayed) }
    }

    /// Notifies the parts that all views were discarded.
    func viewsWereDiscarded(in view: CollectionView) {
        for part in parts { part.viewsWereDiscarded(in: view) }
    }
}
