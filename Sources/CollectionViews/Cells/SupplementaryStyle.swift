import CollectionGeometry
import CollectionLayout

/// The padding and the background that metrics give a header or footer, as style classes and variables.
///
/// It is an object so that views without either pay for one pointer.
final class SupplementaryStyle {
    private var background: BackgroundRole?
}

extension SupplementaryStyle {
    /// Sets the style classes and variables that have changed. What is `nil` is left to the style sheet.
    ///
    /// - Parameter padding: The distances from the edges of the view to its content, in points.
    func show(padding: DirectionalEdgeInsets?, background: BackgroundRole?, in view: CollectionReusableView) {
        view.setStyleClass("has-padding", !padding.isNil)
        if let padding {
            view.setVariable("padding-top", max(0, padding.top.boundedLength))
            view.setVariable("padding-leading", max(0, padding.leading.boundedLength))
            view.setVariable("padding-bottom", max(0, padding.bottom.boundedLength))
            view.setVariable("padding-trailing", max(0, padding.trailing.boundedLength))
        }
        guard background != self.background else { return }
        if let old = self.background { view.setStyleClass(StyleClass(old.styleClass), false) }
        self.background = background
        if let background { view.setStyleClass(StyleClass(background.styleClass), true) }
    }
}
