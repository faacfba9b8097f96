/// A picture, fetched in the smallest width that fills the place where it is drawn.
///
/// ![Pictures that are shown, on their way, and failed](view-container)
///
/// Until the picture has come the view shows the tint of its source; the place it takes never changes.
public final class ImageView: View {
    /// The picture to show.
    public var source: ImageSource? {
        didSet {
            if source != oldValue { update(isSamePicture: source?.path == oldValue?.path) }
        }
    }

    /// The width at which the picture is drawn, in points. Nothing is fetched while it is 0.
    public var drawnWidth = 0.0 {
        didSet {
            if drawnWidth != oldValue { update(isSamePicture: true) }
        }
    }

    /// How the picture is fitted into its place.
    public var contentMode = ContentMode.scaleAspectFill {
        didSet { setRole("is-fitted", contentMode == .scaleAspectFit) }
    }

    private var reference = ImageReference.none
    private var fetchedWidth = 0

    /// How a picture is fitted into a place of another shape.
    public enum ContentMode: Equatable, Sendable {
        /// The picture fills the place; what sticks out is cut off around the picture's focus.
        case scaleAspectFill
        /// All of the picture is seen; the tint fills the rest.
        case scaleAspectFit
    }

    /// Creates an empty picture.
    public init(roles: [StyleRole] = []) {
        super.init(.image, roles: roles)
    }

    public override func sendState() {
        super.sendState()
        reference = .none
        update(isSamePicture: false)
    }

    public override func environmentDidChange() {
        update(isSamePicture: true)
    }

    /// Chooses the URL anew. A picture that is already there in a larger width is not fetched again in a smaller one.
    private func update(isSamePicture: Bool) {
        guard let context else { return }
        var next = ImageReference.none
        if let source {
            next.alternativeText = source.alternativeText
            next.tint = source.tint
            next.focus = (source.focusX, source.focusY)
            if drawnWidth > 0 {
                let environment = context.environment
                let needed = source.ladder.width(forDrawnWidth: drawnWidth, scale: environment.displayScale)
                fetchedWidth = isSamePicture ? max(fetchedWidth, needed) : needed
                let path = environment.prefersDarkColors ? source.darkPath ?? source.path : source.path
                next.url = source.ladder.url(path: path, width: fetchedWidth)
            }
        }
        guard next != reference else { return }
        reference = next
        send(.setImage(node, next))
    }
}
