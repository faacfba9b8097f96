/// The raster of device pixels that frames are aligned to.
///
/// ```swift
/// PixelGrid(scale: 3).rounded(1.5)        // 1.6666…: five pixels
/// PixelGrid(scale: 2).roundedDown(106.66) // 106.5
/// ```
///
/// Two rules are in use, as recorded from UIKit: a *position* is rounded to the nearest pixel, halves up; a length that is a
/// *fraction* of a container is cut to whole pixels.
public struct PixelGrid: Hashable, Sendable {
    /// The number of device pixels per point, above 0.
    public let scale: Double

    /// Creates a grid with a number of device pixels per point. A scale that is not a positive, finite number counts as 1.
    public init(scale: Double) {
        self.scale = scale > 0 && scale < 1e6 ? scale : 1
    }

    /// The nearest pixel to a position, both in points, halves up. Sums of thirds may be slightly less than a half and
    /// still count as one.
    public func rounded(_ position: Double) -> Double {
        (position * scale + 0.500_001).integerBelow / scale
    }

    /// The last pixel that is not beyond the length, both in points; a length less than a ten-thousandth of a pixel short counts.
    public func roundedDown(_ length: Double) -> Double {
        (length * scale + 1e-4).integerBelow / scale
    }

    /// The length of one pixel, in points.
    public var pixel: Double { 1 / scale }
}
