public import CollectionGeometry
public import CollectionLayout

extension CollectionView {
    /// Something that happened in a collection view and concerns its owner.
    public enum Report: Equatable, Sendable {
        /// The reader activated an item, or selected it.
        case selectedItem(IndexPath)
        /// The reader took an item out of the selection.
        case deselectedItem(IndexPath)
        /// An item is marked, as long as it is pressed.
        case highlightedItem(IndexPath)
        /// The mark of a pressed item is taken away.
        case unhighlightedItem(IndexPath)
        /// The reader activated an item outside of the editing mode, and not in order to change the selection.
        case performedPrimaryAction(IndexPath)
        /// The content is seen from another offset. Offsets that follow each other are one report, the last.
        case scrolled(Point)
        /// Scrolling has come to rest.
        case scrollEnded
        /// The reader begins to scroll.
        case scrollBegan(ScrollSource)
        /// The reader has lifted the finger from what was being dragged.
        case scrollReleased(ScrollRelease)
        /// A movement that was asked for has come to its end.
        case scrollAnimationEnded(ScrollSource)
        /// The content has come to rest at its start after having been elsewhere.
        case scrolledToTop
        /// A row that scrolls by itself is seen from another offset, in points in the reading direction.
        case rowScrolled(section: Int, Point)
        /// A row has come to rest at an offset.
        case rowScrollEnded(section: Int, Point)
        /// A cell, header, footer or decoration is seen, at least in part; it was not before.
        case willDisplay(LayoutElement)
        /// An element is not seen any more. The path of one that an update removed is the one it had before.
        case didEndDisplaying(LayoutElement)
        /// Items come near that have no cell yet, nearest first: their content is best fetched now.
        case prefetch([IndexPath])
        /// Items that were reported as coming near have gone away unseen: what is being fetched for them is not needed.
        case cancelPrefetching([IndexPath])
    }

    /// Kinds of reports that are made only for those who ask for them, because finding out takes a walk of what is seen.
    public struct ReportedEvents: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// ``CollectionView/Report/willDisplay(_:)`` and ``CollectionView/Report/didEndDisplaying(_:)``.
        public static let display = ReportedEvents(rawValue: 1)
        /// ``CollectionView/Report/prefetch(_:)`` and ``CollectionView/Report/cancelPrefetching(_:)``.
        public static let prefetching = ReportedEvents(rawValue: 2)
        /// What tells more of scrolling than ``CollectionView/Report/scrolled(_:)`` and
        /// ``CollectionView/Report/scrollEnded``: who scrolls, where it leads, and all of rows.
        public static let scrolling = ReportedEvents(rawValue: 4)
        /// ``CollectionView/Report/highlightedItem(_:)`` and ``CollectionView/Report/unhighlightedItem(_:)``.
        public static let highlights = ReportedEvents(rawValue: 8)
        /// ``CollectionView/Report/performedPrimaryAction(_:)``: where items can be selected, activating one is not only that.
        public static let primaryActions = ReportedEvents(rawValue: 16)
    }

    /// The most reports that are kept until they are taken.
    static var mostReports: Int { 1000 }

    /// Hands over what happened since the last call, in order. Of reports that nobody takes the oldest are dropped.
    public func takeReports() -> [Report] {
        appendLastScroll()
        guard !reports.isEmpty else { return [] }
        defer { reports.removeAll(keepingCapacity: true) }
        return reports
    }

    /// Has reports that were not taken yet name their items by the paths they have after an update. What concerned only
    /// items that are gone is forgotten: nobody could tell what it was about.
    func carryOverReports(_ newPath: (IndexPath) -> IndexPath?) {
        if !reports.isEmpty { reports = reports.compactMap { $0.mapped(newPath) } }
    }

    func report(_ report: Report) {
        let report = isMovingItem ? namingData(report) : report
        observer?.collectionView(self, didReport: report)
        appendLastScroll()
        if case (.rowScrolled(let section, _), .rowScrolled(let last, _)) = (report, reports.last), section == last {
            reports.removeLast()
        }
        append(report)
    }

    private func appendLastScroll() {
        guard let offset = lastScroll else { return }
        lastScroll = nil
        append(.scrolled(offset))
    }

    private func append(_ report: Report) {
        if reports.count >= Self.mostReports { reports.removeFirst(Self.mostReports / 2) }
        reports.append(report)
    }

    /// A report of what is seen while an item is held, with the paths that the data have.
    private func namingData(_ report: Report) -> Report {
        let path = { self.dataSourceIndexPath(forPresentationIndexPath: $0) }
        switch report {
        case .willDisplay(.cell(let seen)): return .willDisplay(.cell(path(seen)))
        case .didEndDisplaying(.cell(let seen)): return .didEndDisplaying(.cell(path(seen)))
        default: return report.mapped(path) ?? report
        }
    }
}

extension CollectionView.Report {
    /// The report with the items it concerns under other paths; `nil` if none of them has one.
    fileprivate func mapped(_ newPath: (IndexPath) -> IndexPath?) -> Self? {
        switch self {
        case .selectedItem(let path): newPath(path).map { .selectedItem($0) }
        case .deselectedItem(let path): newPath(path).map { .deselectedItem($0) }
        case .highlightedItem(let path): newPath(path).map { .highlightedItem($0) }
        case .unhighlightedItem(let path): newPath(path).map { .unhighlightedItem($0) }
        case .performedPrimaryAction(let path): newPath(path).map { .performedPrimaryAction($0) }
        case .prefetch(let paths): Self.carried(paths, newPath).map { .prefetch($0) }
        case .cancelPrefetching(let paths): Self.carried(paths, newPath).map { .cancelPrefetching($0) }
        default: self
        }
    }

    private static func carried(_ paths: [IndexPath], _ newPath: (IndexPath) -> IndexPath?) -> [IndexPath]? {
        let kept = paths.compactMap(newPath)
        return kept.isEmpty ? nil : kept
    }
}
