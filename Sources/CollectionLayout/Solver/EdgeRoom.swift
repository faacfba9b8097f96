import CollectionGeometry

/// The room an item or group keeps at the two ends of one axis.
struct EdgeRoom: Equatable {
    /// The room at the start at least.
    var start = 0.0
    /// The room at the end at least.
    var end = 0.0
    /// Whether the start takes a share of what is left over.
    var isStartFlexible = false
    /// Whether the end takes a share of what is left over.
    var isEndFlexible = false

    init(_ spacing: LayoutEdgeSpacing, axis: Axis) {
        let (first, second) =
            axis == .horizontal ? (spacing.leading, spacing.trailing) : (spacing.top, spacing.bottom)
        if let first {
            start = first.spacing.boundedLength
            isStartFlexible = first.isFlexible
        }
        if let second {
            end = second.spacing.boundedLength
            isEndFlexible = second.isFlexible
        }
    }
}

extension EdgeRoom {
    /// The room at both ends at least.
    var total: Double { start + end }

    /// How many ends take a share.
    var flexibleCount: Int { (isStartFlexible ? 1 : 0) + (isEndFlexible ? 1 : 0) }

    /// The room at the start when nothing else shares what is left over.
    func start(sharing leftover: Double) -> Double {
        isStartFlexible ? start + leftover / Double(flexibleCount) : start
    }
}
