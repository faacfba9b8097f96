public import CollectionGeometry
public import CollectionLayout

extension CollectionView {
    /// Something that happened in a collection view and concerns its owner.
    public enum Report: Equatable, Sendable {
        /// The reader activated an item, or selected it.
        case selectedItem(IndexPath)
        /// The reader took an item out of the selection.
        case deselectedItem(IndexPath)
        /// The content is seen from another offset. Offsets that follow each other are one report, the last.
        case scrolled(Point)
        /// Scrolling has come to rest.
        case scrollEnded
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
    }

    /// The most reports that are kept until they are taken.
    static var mostReports: Int { 1000 }

    /// Hands over what happened since the last call, in order. Of reports that nobody takes the oldest are dropped.
    public func takeReports() -> [Report] {
        guard !reports.isEmpty else { return [] }
        defer { reports.removeAll(keepingCapacity: true) }
        return reports
    }

    func report(_ report: Report) {
        observer?.collectionView(self, didReport: report)
        if case .scrolled = report, case .scrolled = reports.last { reports.removeLast() }
        if reports.count >= Self.mostReports { reports.removeFirst(Self.mostReports / 2) }
        reports.append(report)
    }
}
