public import CollectionGeometry

/// A picture on offer in several widths, before the width at which it is drawn is known.
public struct ImageSource: Equatable, Sendable {
    /// The widths and the way to a URL.
    public var ladder: ImageLadder
    /// The path of the picture within the ladder.
    public var path: String
    /// The path of the picture to use with dark colours, if there is one.
    public var darkPath: String?
    /// The extent of the largest picture, in pixels.
    public var pixelSize: Size
    /// What the picture shows, for a user who does not see it; empty for a decoration.
    public var alternativeText: String
    /// The colour that stands in until the picture has come, as 0xRRGGBB; negative for the host's usual colour.
    public var tint: Int32
    /// The part that stays in view when the picture is cropped, in percent from the left.
    public var focusX: UInt8
    /// The part that stays in view when the picture is cropped, in percent from the top.
    public var focusY: UInt8

    /// Creates a source.
    public init(
        ladder: ImageLadder,
        path: String,
        darkPath: String? = nil,
        pixelSize: Size,
        alternativeText: String = "",
        tint: Int32 = -1,
        focusX: UInt8 = 50,
        focusY: UInt8 = 50
    ) {
        self.ladder = ladder
        self.path = path
        self.darkPath = darkPath
        self.pixelSize = pixelSize
        self.alternativeText = alternativeText
        self.tint = tint
        self.focusX = focusX
        self.focusY = focusY
    }
}
