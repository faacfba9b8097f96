/// The large title of a ``NavigationBar``: its label, the scroll view that it scrolls away with, and what it shows. The bar carries out
/// the changes.
struct LargeTitle {
    /// The label; `nil` until the title is first shown.
    private(set) var label: Label?
    /// Whether the large title is the heading for assistive technology, in place of the title of the bar.
    var isHeading = false
    /// Whether the title has scrolled away.
    var isCollapsed = false
    /// The part of the scroll view's inset that belongs to the bar, in points.
    private(set) var insetHeight = 0.0
    private var followedScrollView: Weak<CollectionView>?
}

extension LargeTitle {
    /// The scroll view that the title scrolls away with.
    var scrollView: CollectionView? { followedScrollView?.object }

    /// Creates the label, which is hidden from assistive technology.
    mutating func makeLabel(_ text: String) -> Label {
        let label = Label(.largeTitle, styleClasses: ["large-title"])
        label.setAttribute(.isHiddenFromAccessibility, "true")
        label.text = text
        self.label = label
        return label
    }

    /// Replaces the scroll view. The inset of the next one has no part that belongs to the bar yet.
    ///
    /// - Returns: The part of the former one's inset that belongs to the bar, in points.
    mutating func follow(_ scrollView: CollectionView?) -> Double {
        let height = insetHeight
        insetHeight = 0
        followedScrollView = scrollView.map { Weak($0) }
        return height
    }

    /// Sets the part of the inset that belongs to the bar, in points.
    ///
    /// - Returns: The distance by which the inset grows, in points.
    mutating func setInsetHeight(_ height: Double) -> Double {
        let growth = height - insetHeight
        insetHeight = height
        return growth
    }
}
