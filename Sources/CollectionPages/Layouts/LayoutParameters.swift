/// The parameters that turn a ``LayoutFamily`` into a particular layout.
public struct LayoutParameters: Equatable, Sendable {
    /// How many items are visible side by side, in tenths: 35 stands for three and a half. 0 where it has no meaning.
    public var visibleTenths: Int
    /// How many items are visible side by side on a wide screen, in tenths; 0 for ``visibleTenths``.
    public var wideVisibleTenths: Int
    /// The number of rows of a carousel, at least 1.
    public var rows: Int
    /// The number of columns of a grid, at least 1.
    public var columns: Int
    /// The space between items, in points.
    public var gap: Int
    /// The space at the leading and trailing edge, in points.
    public var inset: Int
    /// The height of a picture for each 1000 of its width: 1500 stands for the upright format 2:3.
    public var imageRatioPermille: Int
    /// How much text stands below a picture.
    public var captions: CaptionDensity

    /// Creates parameters. The units are those of the properties.
    @inline(never)  // see `LayoutCatalogue.Entry`
    public init(
        visibleTenths: Int = 0, rows: Int = 1, columns: Int = 1, gap: Int = 8, inset: Int = 16,
        imageRatioPermille: Int = 1500, captions: CaptionDensity = .full, wideVisibleTenths: Int = 0
    ) {
        self.visibleTenths = visibleTenths
        self.rows = rows
        self.columns = columns
        self.gap = gap
        self.inset = inset
        self.imageRatioPermille = imageRatioPermille
        self.captions = captions
        self.wideVisibleTenths = wideVisibleTenths
    }
}

extension LayoutParameters {
    /// The width from which on a screen is wide, in points.
    public static var wideWidth: Double { 1_000 }

    /// The width from which on a screen shows more items than a phone, in points: below that of a tablet in portrait.
    private static var mediumWidth: Double { 700 }

    /// How many items are visible side by side, in tenths.
    ///
    /// A screen below 700 points shows ``visibleTenths``; one from ``wideWidth`` on shows ``wideVisibleTenths``. Between the two, half of
    /// the difference is added to ``visibleTenths``, rounded toward zero to whole items: 25 for 15 and 35. So the last item is cut at the
    /// same place as with ``visibleTenths``. Where ``wideVisibleTenths`` is 0, every screen shows ``visibleTenths``.
    ///
    /// - Parameter width: The width of the screen, in points.
    public func visibleTenths(inWidth width: Double) -> Int {
        guard wideVisibleTenths > 0, width >= Self.mediumWidth else { return visibleTenths }
        guard width < Self.wideWidth else { return wideVisibleTenths }
        return visibleTenths + (wideVisibleTenths - visibleTenths) / 20 * 10
    }

    /// These parameters with the overrides that a layout permits, each held within its range.
    func applying(_ overrides: MetricOverrides, within ranges: MetricRanges) -> LayoutParameters {
        var result = self
        if let rows = ranges.rows?.clamp(overrides.rows) { result.rows = rows }
        if let columns = ranges.columns?.clamp(overrides.columns) { result.columns = columns }
        if let gap = ranges.gap?.clamp(overrides.gap) { result.gap = gap }
        if let inset = ranges.inset?.clamp(overrides.inset) { result.inset = inset }
        if let tenths = ranges.wideVisibleTenths?.clamp(overrides.wideVisibleTenths) {
            result.wideVisibleTenths = tenths
        }
        return result
    }
}

extension ClosedRange<Int> {
    fileprivate func clamp(_ value: Int?) -> Int? {
        value.map { Swift.min(Swift.max($0, lowerBound), upperBound) }
    }
}
