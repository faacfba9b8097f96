import CollectionGeometry

/// The length of one side of an item, group or supplementary, as a rule to be resolved in a container.
///
/// ```swift
/// let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
/// ```
///
/// A fraction is resolved in the container's size and rounded down to a pixel; absolute lengths and estimates are
/// kept as written. Which rectangle is the container is described in the article on sizes. Numbers that are not finite make
/// the section that uses them invalid (``LayoutError/dimensionNotFinite``); zero, negative numbers and fractions above
/// 1 are allowed. See Apple's documentation of `NSCollectionLayoutDimension`.
public enum LayoutDimension: Hashable, Sendable {
    /// A fraction of the width of the container; it may be used for a height too, which makes a square.
    case fractionalWidth(Double)
    /// A fraction of the height of the container; it may be used for a width too.
    case fractionalHeight(Double)
    /// A length in points.
    case absolute(Double)
    /// A length in points that stands until the view has been measured.
    case estimated(Double)
    /// Like ``estimated(_:)``, in points, and grown to the longest measured sibling in the same group. On the outermost
    /// group of a section the siblings are all groups of the section, so every sibling has to be measured: meant for
    /// small counts.
    case uniformAcrossSiblings(estimate: Double)
}

extension LayoutDimension {
    /// Whether the length is measured.
    public var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .absolute, .fractionalWidth, .fractionalHeight: false
        }
    }

    /// Whether the length follows the longest sibling.
    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    /// Whether the length is a fraction of the container's extent along an axis.
    func isFraction(of axis: Axis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// The number of the case, whatever its meaning.
    var value: Double {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
            .uniformAcrossSiblings(let value):
            value
        }
    }

    /// The length in points in a container; an estimated dimension returns its estimate.
    func resolved(in container: Size, _ grid: PixelGrid) -> Double {
        switch self {
        case .fractionalWidth(let fraction): grid.roundedDown(fraction * container.width).boundedLength
        case .fractionalHeight(let fraction): grid.roundedDown(fraction * container.height).boundedLength
        case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length.boundedLength
        }
    }
}
