/// The direction in which a line of text, and with it a row of a layout, is read.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
    /// The leading edge is the left one.
    case leftToRight
    /// The leading edge is the right one.
    case rightToLeft
}
