import CollectionGeometry

/// Everything a compositional layout has solved: a value, so that the state before an update can be kept beside the
/// state after it at no cost.
///
/// Inside, x grows from the leading side whatever the reading direction; frames are mirrored when they are returned.
struct SectionedSolution {
    let context: SolveContext
    private(set) var sections: ContiguousArray<SolvedSection>
    /// The lengths of the sections, for finding one by its place.
    private(set) var extents: RunSequence<MeasuredExtent>
    let globals: BoundaryLayout
    /// The sizes that the views of global boundary items want; empty while none is known.
    private(set) var globalSizes: [Size?]
    private(set) var contentSize = Size.zero
    /// The length of everything there is, which the content may exceed.
    private(set) var contentLength = 0.0
    /// The room before the first section: global items, and what short content at the end of the view leaves over.
    private(set) var sectionsStart = 0.0
    /// The room of global items after the last section.
    private(set) var globalEnd = 0.0
    /// How far elements reach beyond their sections at most.
    private(set) var overhang = (before: 0.0, after: 0.0)
    /// The minimum length of the content, so that what is scrolled out may stay there.
    private(set) var minimumLength = 0.0
    /// The sections that show a placeholder.
    private(set) var placeholderSections: [Int] = []

    init(
        _ context: SolveContext,
        sections: ContiguousArray<SolvedSection>,
        globalSizes: [Size?]
    ) {
        self.context = context
        self.sections = sections
        extents = RunSequence()
        globals = BoundaryLayout(context.configuration.boundarySupplementaryItems, context, crossInsets: .zero)
        self.globalSizes = globalSizes.count == globals.items.count ? globalSizes : []
        for (index, section) in sections.enumerated() {
            extents.append(extent(of: section))
            include(section.overhang)
            if section.placeholderLength != nil { placeholderSections.append(index) }
        }
        resolveTotals()
    }
}

// MARK: Lengths

extension SectionedSolution {
    var axis: Axis { context.axis }

    /// The room between two sections.
    private var spacing: Double { context.configuration.interSectionSpacing.boundedLength }

    /// The length of all sections and the spacing between them.
    private var sectionsLength: Double {
        guard let last = sections.last else { return 0 }
        return start(of: sections.count - 1) - sectionsStart + last.length
    }

    /// Where a section starts along the scroll axis, in content coordinates.
    ///
    /// - Complexity: O(log n).
    func start(of section: Int) -> Double {
        let before = extents.location(at: section)?.before ?? extents.summary
        return sectionsStart + before.length + Double(section) * spacing
    }

    /// The last section that starts at or before an offset along the scroll axis, or the first; `nil` without sections.
    ///
    /// - Complexity: O(log n).
    func section(atOffset offset: Double) -> Int? {
        extents.location(atOffset: offset - sectionsStart, spacing: spacing)?.index
    }

    /// Changes a section and brings the lengths up to date.
    ///
    /// - Complexity: O(log n) besides the change.
    mutating func updateSection<Result>(_ index: Int, _ change: (inout SolvedSection) -> Result) -> Result {
        let result = change(&sections[index])
        sections[index].resolve()
        extents.replace(at: index, with: extent(of: sections[index]))
        include(sections[index].overhang)
        resolveTotals()
        return result
    }

    /// Notes the size that the view of a global boundary item wants; returns whether it is a new one.
    mutating func setGlobalSize(_ size: Size, at index: Int) -> Bool {
        if globalSizes.isEmpty { globalSizes = Array(repeating: nil, count: globals.items.count) }
        let old = globalSizes[index] ?? globals.size(index, measured: nil)
        globalSizes[index] = size
        resolveTotals()
        return globals.size(index, measured: size) != globals.size(index, measured: old)
    }

    /// Forgets the size that the view of a global boundary item wants.
    mutating func forgetGlobalSize(at index: Int) {
        guard !globalSizes.isEmpty else { return }
        globalSizes[index] = nil
        resolveTotals()
    }

    /// Sets the minimum length of the content.
    mutating func setMinimumLength(_ length: Double) {
        guard length != minimumLength else { return }
        minimumLength = length
        resolveTotals()
    }

    /// Scrolls the row of a section.
    mutating func setRowOffset(_ offset: Double, ofSection index: Int) {
        sections[index].rowOffset = offset
    }

    private func extent(of section: SolvedSection) -> MeasuredExtent {
        // Sections do not run backwards, however negative the spacing.
        MeasuredExtent(length: max(section.length, -spacing), breadth: section.contentBreadth, weight: 0)
    }

    private mutating func include(_ other: (before: Double, after: Double)) {
        overhang.before = max(overhang.before, other.before)
        overhang.after = max(overhang.after, other.after)
    }

    /// Whether the box of the global items is at least as long as the view: where content scrolls sideways, an item after
    /// the last section stands no nearer than the far edge of the view, as recorded from UIKit. Downwards it follows the
    /// last section at once. Content that stands at the end of the view has no room after it.
    private var globalItemsFillView: Bool {
        axis == .horizontal && context.configuration.contentAnchor == .start
            && globals.items.contains { $0.alignment.end(along: axis) == .end }
    }

    private mutating func resolveTotals() {
        var length = sectionsLength
        var growth = globals.growth(boxLength: length, sizes: globalSizes)
        if globalItemsFillView {
            length = max(length, context.viewSize[axis] - growth.before)
            growth = globals.growth(boxLength: length, sizes: globalSizes)
        }
        contentLength = max(0, growth.before + length + growth.after)
        var total = max(contentLength, minimumLength)
        var slack = 0.0
        if context.configuration.contentAnchor == .end {
            slack = max(0, context.viewSize[axis] - context.contentInset.total(along: axis) - total)
            total += slack
        }
        sectionsStart = slack + growth.before
        globalEnd = growth.after
        contentSize[axis] = total
        contentSize[axis.crossed] = max(context.viewSize[axis.crossed], extents.summary.breadth)
    }
}

// MARK: Reading direction

extension SectionedSolution {
    var isMirrored: Bool { context.traits.layoutDirection == .rightToLeft }

    /// The rectangle as it is seen, for one whose x grows from the leading side, and the other way round.
    func mirrored(_ rect: Rect) -> Rect {
        guard isMirrored else { return rect }
        return Rect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The frame of an element, aligned to pixels.
    func aligned(_ frame: Rect) -> Rect {
        let grid = context.grid
        return Rect(origin: Point(x: grid.rounded(frame.minX), y: grid.rounded(frame.minY)), size: frame.size)
    }
}
