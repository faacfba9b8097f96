/// The layout of a section, found in a ``LayoutCatalogue`` for the name that the page gave.
public struct PageLayoutStyle: Equatable, Sendable {
    /// The name that the page gave.
    public var requestedName: String
    /// The name of the layout that is used.
    public var name: String
    /// The reason why the two differ, if they do.
    public var substitution: LayoutSubstitution
    /// The arrangement.
    public var family: LayoutFamily
    /// Its parameters, with the section's overrides applied.
    public var parameters: LayoutParameters
    /// The kinds of items that it can show.
    public var kinds: ItemKinds

    /// Creates a layout from an entry.
    ///
    /// - Parameters:
    ///   - entry: The layout that is used.
    ///   - requestedName: The name that the page gave; by default the entry's own.
    ///   - substitution: The reason why the entry replaces the named one.
    ///   - metrics: Changes to the parameters; each is clamped to the range that the entry permits.
    public init(
        _ entry: LayoutCatalogue.Entry, requestedName: String? = nil, substitution: LayoutSubstitution = .none,
        metrics: MetricOverrides = MetricOverrides()
    ) {
        self.requestedName = requestedName ?? entry.name
        name = entry.name
        self.substitution = substitution
        family = entry.family
        parameters = entry.parameters.applying(metrics, within: entry.adjustable)
        kinds = entry.kinds
    }
}

extension PageLayoutStyle {
    /// A layout that this program serves but does not show, so that its meaning does not matter here.
    public static func named(_ name: String, metrics: MetricOverrides = MetricOverrides()) -> PageLayoutStyle {
        let ranges = 1...Int(Int32.max)
        let entry = LayoutCatalogue.Entry(
            name, .list, adjustable: MetricRanges(rows: ranges, columns: ranges, gap: ranges, inset: ranges)
        )
        return PageLayoutStyle(entry, metrics: metrics)
    }
}
