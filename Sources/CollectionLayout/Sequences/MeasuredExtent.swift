import CollectionGeometry

/// A length and a breadth: those of a line, of a section, or of an item that has been measured.
///
/// All of these are stored as one type, since a program contains the tree of a ``RunSequence`` once for each type of its
/// elements. A run takes 24 bytes.
struct MeasuredExtent: ExtentElement {
    /// The extent along the axis of the sequence, in points; in ``MeasuredSizes``, the width.
    let length: Double
    /// The extent across, in points; in ``MeasuredSizes``, the height.
    let breadth: Double
    /// The weight, above two bits for the flags.
    private var bits: UInt32

    private static let measuredBit: UInt32 = 1
    private static let staleBit: UInt32 = 2
    private static let maximumWeight = 0x3fff_ffff

    /// Creates an extent. A weight above 1,073,741,823 counts as that.
    init(length: Double, breadth: Double, weight: Int, isMeasured: Bool = false) {
        self.length = length
        self.breadth = breadth
        bits = UInt32(min(max(weight, 0), Self.maximumWeight)) << 2 | (isMeasured ? Self.measuredBit : 0)
    }
}

extension MeasuredExtent {
    var weight: Int { Int(bits >> 2) }

    var isMeasured: Bool { bits & Self.measuredBit != 0 }

    /// Whether the view has to be measured again.
    var isStale: Bool {
        get { bits & Self.staleBit != 0 }
        set { bits = newValue ? bits | Self.staleBit : bits & ~Self.staleBit }
    }

    /// The size of an item, in points.
    var size: Size { Size(width: length, height: breadth) }
}
