public import CollectionGeometry

/// A transform of an element about the centre of its frame: translation, scale and rotation.
///
/// The parts are kept apart rather than multiplied into a matrix: a host can hand them to its compositor as they are,
/// and two transforms blend part by part without artefacts. They apply in the order scale, rotation, translation.
public struct LayoutTransform: Hashable, Sendable {
    /// The distance moved, in points to the right and downwards. Like the turns it is not mirrored in a right-to-left environment.
    public var translation: Point
    /// The factors of width and height; 1 changes nothing.
    public var scale: Size
    /// The turn in the plane of the screen, in radians, clockwise.
    public var rotation: Double
    /// The turn about the horizontal axis, in radians; the top edge moves away from the user.
    public var rotationX: Double
    /// The turn about the vertical axis, in radians; the right edge moves away from the user.
    public var rotationY: Double
    /// The distance of the user's eye for turns out of the plane, in points; 0 draws them without perspective.
    public var perspective: Double

    /// Straight in the frame.
    public static let identity = LayoutTransform()

    /// Creates a transform; parts that are not named change nothing. The units are those of the properties.
    public init(
        translation: Point = .zero,
        scale: Size = Size(width: 1, height: 1),
        rotation: Double = 0,
        rotationX: Double = 0,
        rotationY: Double = 0,
        perspective: Double = 0
    ) {
        self.translation = translation
        self.scale = scale
        self.rotation = rotation
        self.rotationX = rotationX
        self.rotationY = rotationY
        self.perspective = perspective
    }
}
