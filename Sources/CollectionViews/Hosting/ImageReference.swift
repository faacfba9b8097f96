import CollectionGeometry

/// An image for the host: its URL, its alternative text, and its placeholder.
public struct ImageReference: Equatable, Sendable {
    /// A path of the same origin; empty for no image.
    public var url: String
    /// The alternative text, for users of assistive technology; empty for a decorative image.
    public var alternativeText: String
    /// The placeholder colour until the image is loaded, as 0xRRGGBB; negative for the host's default.
    public var tint: Int32
    /// The point that stays visible when the image is cropped, in percent from the left and from the top.
    public var focus: (x: UInt8, y: UInt8)

    /// Creates a reference.
    public init(url: String, alternativeText: String = "", tint: Int32 = -1, focus: (x: UInt8, y: UInt8) = (50, 50)) {
        self.url = url
        self.alternativeText = alternativeText
        self.tint = tint
        self.focus = focus
    }

    /// No image.
    public static let none = ImageReference(url: "")

    /// Whether both show the same image in the same form.
    public static func == (left: ImageReference, right: ImageReference) -> Bool {
        left.tint == right.tint && left.focus == right.focus && left.url.hasSameBytes(as: right.url)
            && left.alternativeText.hasSameBytes(as: right.alternativeText)
    }
}
