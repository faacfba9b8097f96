/// A picture as a host shows it: one URL, and what is to be seen and said while and instead.
public struct ImageReference: Equatable, Sendable {
    /// A path of the same origin; empty for no picture.
    public var url: String
    /// What the picture shows, for a user who does not see it; empty for a decoration.
    public var alternativeText: String
    /// The colour that stands in until the picture has come, as 0xRRGGBB; negative for the host's usual colour.
    public var tint: Int32
    /// The part that stays in view when the picture is cropped, in percent from the left and from the top.
    public var focus: (x: UInt8, y: UInt8)

    /// Creates a reference.
    public init(url: String, alternativeText: String = "", tint: Int32 = -1, focus: (x: UInt8, y: UInt8) = (50, 50)) {
        self.url = url
        self.alternativeText = alternativeText
        self.tint = tint
        self.focus = focus
    }

    /// No picture.
    public static let none = ImageReference(url: "")

    /// Whether both show the same picture in the same way.
    public static func == (left: ImageReference, right: ImageReference) -> Bool {
        left.tint == right.tint && left.focus == right.focus && left.url.hasSameBytes(as: right.url)
            && left.alternativeText.hasSameBytes(as: right.alternativeText)
    }
}
