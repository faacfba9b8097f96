import CollectionGeometry

/// An image, loaded in the smallest width that covers the width at which it is drawn.
///
/// ![Images that are loaded, loading, and failed](view-container)
///
/// Until the image is loaded the view shows the tint of its source; its size does not change.
public final class ImageView: View {
    /// The image; `nil` for none.
    public var source: ImageSource? {
        didSet {
            guard source != oldValue else { return }
            update(isSamePicture: (source?.path).hasSameBytes(as: oldValue?.path))
        }
    }

    /// The width at which the image is drawn, in points. Nothing is loaded while it is 0.
    public var drawnWidth = 0.0 {
        didSet {
            if drawnWidth != oldValue { update(isSamePicture: true) }
        }
    }

    /// How the image is scaled into the view.
    public var contentMode = ContentMode.scaleAspectFill {
        didSet { setStyleClass("is-fitted", contentMode == .scaleAspectFit) }
    }

    private var reference = ImageReference.none
    private var fetchedWidth = 0

    /// The scaling of an image into a view with another aspect ratio.
    public enum ContentMode: Equatable, Sendable {
        /// The image fills the view and is cropped around its focus.
        case scaleAspectFill
        /// The whole image is visible; the tint fills the rest.
        case scaleAspectFit
    }

    /// Creates an empty image view.
    public init(styleClasses: [StyleClass] = []) {
        super.init(.image, styleClasses: styleClasses)
    }

    public override func sendState() {
        super.sendState()
        reference = .none
        update(isSamePicture: false)
    }

    public override func environmentDidChange() {
        update(isSamePicture: true)
    }

    /// Chooses the URL. An image that is loaded in a larger width is not loaded again in a smaller one.
    private func update(isSamePicture: Bool) {
        guard let context else { return }
        var next = ImageReference.none
        if let source {
            next.alternativeText = source.alternativeText
            next.tint = source.tint
            next.focus = (source.focusX, source.focusY)
            if drawnWidth > 0 {
                let environment = context.environment
                let needed = source.responsiveImage.width(forDrawnWidth: drawnWidth, scale: environment.displayScale)
                fetchedWidth = isSamePicture ? max(fetchedWidth, needed) : needed
                let path = environment.prefersDarkColors ? source.darkPath ?? source.path : source.path
                next.url = source.responsiveImage.url(path: path, width: fetchedWidth)
            }
        }
        guard next != reference else { return }
        reference = next
        send(.setImage(node, next))
    }
}
