import CollectionGeometry
public import CollectionLayout

/// The layouts that are timed, and the view they are made for.
public enum Layouts {
    /// A phone, scrolled to some place.
    public static func context(_ counts: [Int], y: Double = 0, width: Double = 390) -> LayoutContext {
        LayoutContext(
            bounds: Rect(x: 0, y: y, width: width, height: 844), counts: FixedLayoutCounts(counts), displayScale: 2)
    }

    /// Three pictures a row, of given size.
    public static var grid: LayoutSection {
        let whole = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(130))
        return LayoutSection(group: .horizontal(layoutSize: row, subitem: LayoutItem(layoutSize: whole), count: 3))
    }

    /// Rows of measured height.
    public static var list: LayoutSection {
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        return LayoutSection(group: .horizontal(layoutSize: row, subitems: [LayoutItem(layoutSize: row)]))
    }

    /// Two items a row, of measured height.
    public static var measuredGrid: LayoutSection {
        let half = LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(100))
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        return LayoutSection(group: .horizontal(layoutSize: row, subitem: LayoutItem(layoutSize: half), count: 2))
    }

    /// A prepared layout of sections that are all alike.
    public static func prepared(_ section: LayoutSection, _ counts: [Int]) -> CompositionalLayout {
        let layout = CompositionalLayout(section: section)
        layout.prepare(context(counts))
        return layout
    }

    /// A layout of a million rows, the first ten thousand of them measured.
    public static func partlyMeasured(_ section: LayoutSection) -> CompositionalLayout {
        let layout = prepared(section, [1_000_000])
        measure(layout, 0..<10_000)
        return layout
    }

    /// Tells a layout the heights of rows in order, all different from the estimate.
    public static func measure(_ layout: CollectionViewLayout, _ items: Range<Int>) {
        for item in items {
            let size = Size(width: 0, height: Double(40 + (item &* 7_919) % 160))
            _ = layout.updatePreferredSizes([
                PreferredSize(element: .cell(IndexPath(item: item, section: 0)), size: size)
            ])
            if item.isMultiple(of: 16) { layout.measuringDidSettle() }
        }
        layout.measuringDidSettle()
    }
}

/// Numbers that look random and are the same in every run.
struct Scatter {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The next number from 0 up to a limit.
    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
