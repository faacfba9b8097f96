/// The metrics of the appearances of a list, as one table: measured from UIKit for two idioms. They can be replaced.
///
/// They depend on the idiom and the version of the system, so nothing else in the list knows any of them.
public struct ListMetrics: Hashable, Sendable {
    /// The numbers of the plain look.
    public var plain: Section
    /// The numbers of the grouped look.
    public var grouped: Section
    /// The numbers of the inset grouped look.
    public var insetGrouped: Section
    /// The numbers of the sidebar.
    public var sidebar: Section
    /// The numbers of the plain sidebar.
    public var sidebarPlain: Section
    /// The estimated height of a row until it is measured, in points.
    public var rowEstimate: Double
    /// The height that a row with one line of body text wants, in points, on a display with fewer than 3 pixels to a
    /// point; see ``denseTextRowHeight`` for others.
    public var textRowHeight: Double
    /// The same at 3 pixels to a point and more, in points; see ``textRowHeight``.
    public var denseTextRowHeight: Double
    /// The thickness of a line between rows, in points.
    public var separatorThickness: Double
    /// The distance of a line from the leading side of its row, in points.
    public var separatorLeadingInset: Double
    /// The distance of a line from the trailing side of its row, in points.
    public var separatorTrailingInset: Double
    /// The distance of the content of a row from its sides, in points.
    public var rowMargin: Double
    /// The same for a plain list that is at least as wide as ``regularWidth``, in points.
    public var regularRowMargin: Double
    /// The width from which on a view has room to spare, in points: that of the narrowest tablet.
    public var regularWidth: Double
    /// The drawing order of headers and footers.
    public var boundaryZIndex: Int

    /// A phone with iOS 26.
    public static let phone = ListMetrics(
        rowEstimate: 44,
        sides: 16,
        sidebarSides: 10,
        betweenSections: 17.5
    )

    /// The idiom of the Mac, where sidebars are scaled by 0.77 and rows by 0.91.
    public static let mac = ListMetrics(
        rowEstimate: 44 * 0.91,
        sides: 16,
        sidebarSides: 10 / 0.77,
        betweenSections: nil
    )
}

extension ListMetrics {
    /// The numbers of one look.
    public struct Section: Hashable, Sendable {
        /// The room above the first section when it has no header, in points.
        public var topInset: Double
        /// The room below the last section when it has no footer, in points.
        public var bottomInset: Double
        /// The room above and below other sections without header or footer, in points; `nil` is the same as at the
        /// ends of the list.
        public var betweenInset: Double?
        /// The room above a section that is headed by its first item, in points.
        public var firstItemTopInset: Double
        /// The distance from the sides of the view, in points.
        public var sideInset: Double
        /// The estimated height of headers and footers until they are measured, in points.
        public var boundaryEstimate: Double
        /// Whether headers and footers stay visible.
        public var pinsBoundaries: Bool

        /// Creates the numbers of a look, in points.
        public init(
            topInset: Double = 0,
            bottomInset: Double = 0,
            betweenInset: Double? = nil,
            firstItemTopInset: Double = 0,
            sideInset: Double = 0,
            boundaryEstimate: Double,
            pinsBoundaries: Bool
        ) {
            self.topInset = topInset
            self.bottomInset = bottomInset
            self.betweenInset = betweenInset
            self.firstItemTopInset = firstItemTopInset
            self.sideInset = sideInset
            self.boundaryEstimate = boundaryEstimate
            self.pinsBoundaries = pinsBoundaries
        }
    }

    /// The numbers of a look.
    public func section(_ appearance: ListConfiguration.Appearance) -> Section {
        switch appearance {
        case .plain: plain
        case .grouped: grouped
        case .insetGrouped: insetGrouped
        case .sidebar: sidebar
        case .sidebarPlain: sidebarPlain
        }
    }

    /// The height that a row with one line of body text wants on a display, in points.
    ///
    /// - Parameter displayScale: The number of device pixels per point.
    public func textRowHeight(displayScale: Double) -> Double {
        displayScale >= 3 ? denseTextRowHeight : textRowHeight
    }

    /// The distance of the content of a row from its sides in a list of a width, both in points.
    public func rowMargin(_ appearance: ListConfiguration.Appearance, width: Double) -> Double {
        appearance == .plain && width >= regularWidth ? regularRowMargin : rowMargin
    }

    private init(rowEstimate: Double, sides: Double, sidebarSides: Double, betweenSections: Double?) {
        plain = Section(firstItemTopInset: 22, boundaryEstimate: 28, pinsBoundaries: true)
        grouped = Section(
            topInset: 35, bottomInset: 20, betweenInset: betweenSections, boundaryEstimate: 17.5, pinsBoundaries: false)
        insetGrouped = grouped
        insetGrouped.sideInset = sides
        sidebar = Section(bottomInset: 10, sideInset: sidebarSides, boundaryEstimate: 17.5, pinsBoundaries: false)
        sidebarPlain = Section(sideInset: sidebarSides, boundaryEstimate: 28, pinsBoundaries: true)
        self.rowEstimate = rowEstimate
        textRowHeight = 52
        denseTextRowHeight = 151 / 3
        separatorThickness = 1
        separatorLeadingInset = 16
        separatorTrailingInset = 16
        rowMargin = 16
        regularRowMargin = 20
        regularWidth = 744
        boundaryZIndex = 200
    }
}
