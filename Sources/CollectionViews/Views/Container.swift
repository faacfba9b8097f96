/// A box with one content that fills it, and others laid over it: a picture with a badge in its corner.
///
/// ![Pictures with a badge in their corner: shown, on its way, and failed](view-container)
///
/// ```swift
/// let picture = Container(imageView, aspectRatio: 3.0 / 4.0)
/// picture.addOverlay(badge, at: .topLeading)
/// ```
public final class Container: View {
    /// What fills the box.
    public let contentView: View

    /// The width of the box divided by its height; `nil` if the box is as high as its content or its own parent wants.
    /// Ratios that are not above 0 count as `nil`.
    public var aspectRatio: Double? {
        didSet { if aspectRatio != oldValue { showRatio() } }
    }

    /// Whether what sticks out of the box is cut off.
    public var clipsToBounds: Bool {
        didSet { setRole("is-clipped", clipsToBounds) }
    }

    /// Creates a box around a content.
    ///
    /// - Parameters:
    ///   - content: What fills the box.
    ///   - aspectRatio: The width of the box divided by its height; `nil` to leave it to the content.
    ///   - clipsToBounds: Whether what sticks out of the box is cut off.
    ///   - roles: Further looks of the box.
    public init(_ content: View, aspectRatio: Double? = nil, clipsToBounds: Bool = false, roles: [StyleRole] = []) {
        contentView = content
        self.aspectRatio = aspectRatio
        self.clipsToBounds = clipsToBounds
        super.init(.box, roles: ["container"] + (clipsToBounds ? ["is-clipped"] : []) + roles)
        addSubview(content)
        showRatio()
    }

    private func showRatio() {
        guard let aspectRatio, aspectRatio > 0, aspectRatio.isFinite else { return setRole("has-ratio", false) }
        setVariable("ratio", aspectRatio)
        setRole("has-ratio", true)
    }
}

extension Container {
    /// A place on a box.
    public enum OverlayPosition: Hashable, Sendable {
        /// All over the box.
        case fill
        /// At the top, where reading begins.
        case topLeading
        /// At the top, where reading ends.
        case topTrailing
        /// At the bottom, where reading begins.
        case bottomLeading
        /// At the bottom, where reading ends.
        case bottomTrailing
        /// In the middle.
        case center

        var role: StyleRole {
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

    /// Lays a view over the content, above the ones already there.
    ///
    /// - Parameters:
    ///   - view: The view. It takes the room it wants, or all with ``OverlayPosition/fill``.
    ///   - position: Where on the box.
    public func addOverlay(_ view: View, at position: OverlayPosition) {
        let place = View(.box, roles: ["overlay", position.role])
        place.addSubview(view)
        addSubview(place)
    }
}
