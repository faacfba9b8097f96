/// A box with content that fills it, and views overlaid on it: an image with a badge in its corner.
///
/// ![Images with a badge in their corner: loaded, loading, and failed](view-container)
///
/// ```swift
/// let picture = Container(imageView, aspectRatio: 3.0 / 4.0)
/// picture.addOverlay(badge, at: .topLeading)
/// ```
public final class Container: View {
    /// The content that fills the box.
    public let contentView: View

    /// The width of the box divided by its height; `nil` if the content or the parent determines the height. Ratios
    /// that are not above 0 count as `nil`.
    public var aspectRatio: Double? {
        didSet { if aspectRatio != oldValue { showRatio() } }
    }

    /// Whether content outside of the box is clipped.
    public var clipsToBounds: Bool {
        didSet { setStyleClass("is-clipped", clipsToBounds) }
    }

    /// Creates a box with content.
    ///
    /// - Parameters:
    ///   - content: The content that fills the box.
    ///   - aspectRatio: The width of the box divided by its height; `nil` if the content determines the height.
    ///   - clipsToBounds: Whether content outside of the box is clipped.
    ///   - styleClasses: Further style classes of the box.
    public init(
        _ content: View, aspectRatio: Double? = nil, clipsToBounds: Bool = false, styleClasses: [StyleClass] = []
    ) {
        contentView = content
        self.aspectRatio = aspectRatio
        self.clipsToBounds = clipsToBounds
        super.init(.box, styleClasses: ["container"] + (clipsToBounds ? ["is-clipped"] : []) + styleClasses)
        addSubview(content)
        showRatio()
    }

    private func showRatio() {
        guard let aspectRatio, aspectRatio > 0, aspectRatio.isFinite else { return setStyleClass("has-ratio", false) }
        setVariable("ratio", aspectRatio)
        setStyleClass("has-ratio", true)
    }
}

extension Container {
    /// The position of an overlay.
    public enum OverlayPosition: Hashable, Sendable {
        /// The whole box.
        case fill
        /// The top, at the leading edge.
        case topLeading
        /// The top, at the trailing edge.
        case topTrailing
        /// The bottom, at the leading edge.
        case bottomLeading
        /// The bottom, at the trailing edge.
        case bottomTrailing
        /// The centre.
        case center

        var styleClass: StyleClass {
            switch self {
            case .fill: "overlay-fill"
            case .topLeading: "overlay-top-leading"
            case .topTrailing: "overlay-top-trailing"
            case .bottomLeading: "overlay-bottom-leading"
            case .bottomTrailing: "overlay-bottom-trailing"
            case .center: "overlay-center"
            }
        }
    }

    /// Overlays a view on the content, above the existing overlays.
    ///
    /// - Parameters:
    ///   - view: The view. It has its own size, or that of the box with ``OverlayPosition/fill``.
    ///   - position: The position on the box.
    public func addOverlay(_ view: View, at position: OverlayPosition) {
        let place = View(.box, styleClasses: ["overlay", position.styleClass])
        place.addSubview(view)
        addSubview(place)
    }
}
