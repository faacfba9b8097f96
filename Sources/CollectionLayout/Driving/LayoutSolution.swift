public import CollectionGeometry

/// All frames of a layout: what ``solve(_:in:counts:)`` returns.
public struct LayoutSolution: Equatable, Sendable {
    /// The extent of all content, in points.
    public var contentSize: Size
    /// The frames of the items by section and index, in points and content coordinates, mirrored in a right-to-left environment
    /// as ``LayoutAttributes`` says; rows that scroll by themselves at their start. A section whose items find no place has none.
    public var items: [[Rect]]
    /// Headers, footers, badges and backgrounds, in the order of sections.
    public var surroundings: [LayoutAttributes]

    /// Creates a set of frames, in points and content coordinates.
    public init(contentSize: Size, items: [[Rect]], surroundings: [LayoutAttributes]) {
        self.contentSize = contentSize
        self.items = items
        self.surroundings = surroundings
    }
}

/// Solves a described layout without any view: for tests, and for drawing on a server.
///
/// ```swift
/// let frames = try solve(
///     LayoutDescription(section: photoGrid),
///     in: LayoutEnvironment(container: LayoutContainer(contentSize: Size(width: 390, height: 844))),
///     counts: [7]
/// )
/// #expect(frames.items[0][0] == Rect(x: 0, y: 0, width: 130, height: 130))
/// ```
///
/// - Parameters:
///   - description: The sections.
///   - environment: The view's size and traits; the insets of its container count as safe area and as margins.
///   - counts: The number of items in each section.
/// - Returns: The frames with every view at its estimated size and the view scrolled to the start.
/// - Throws: The first reason why a section cannot be laid out as described.
/// - Complexity: O(n) for n items, since every frame is returned.
public func solve(
    _ description: LayoutDescription,
    in environment: LayoutEnvironment,
    counts: [Int]
) throws(LayoutError) -> LayoutSolution {
    let layout = description.makeLayout()
    let insets = environment.container.contentInsets
    layout.prepare(
        LayoutContext(
            bounds: Rect(origin: .zero, size: environment.container.contentSize),
            counts: FixedLayoutCounts(counts),
            layoutDirection: environment.traits.layoutDirection,
            displayScale: environment.traits.displayScale,
            safeAreaInsets: insets.resolved(for: environment.traits.layoutDirection),
            layoutMargins: insets,
            textScale: environment.traits.textScale,
            prefersReducedMotion: environment.traits.prefersReducedMotion
        ))
    if let error = layout.errors.first { throw error }
    return layout.allFrames
}

extension SectionedLayout {
    /// Every frame of the layout as it stands. Empty before it is prepared.
    ///
    /// - Complexity: O(n) for n items.
    public var allFrames: LayoutSolution {
        guard let solution = solved.current else {
            return LayoutSolution(contentSize: .zero, items: [], surroundings: [])
        }
        let far = Double.longestLength * Double.longestLength
        var everything = viewport.moment
        everything.overscan = far
        var attributes: [LayoutAttributes] = []
        let rect = Rect(x: -far, y: -far, width: 2 * far, height: 2 * far)
        solution.collect(in: rect, everything, &scratch, into: &attributes)
        var items = [[Rect]](repeating: [], count: solution.sections.count)
        var surroundings: [LayoutAttributes] = []
        for element in attributes {
            if case .cell(let path) = element.element {
                items[path.section].append(element.frame)
            } else {
                surroundings.append(element)
            }
        }
        return LayoutSolution(contentSize: solution.contentSize, items: items, surroundings: surroundings)
    }
}
