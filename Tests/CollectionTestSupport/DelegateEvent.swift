public import CollectionGeometry
public import CollectionLayout

/// Something a collection view told its delegate, or what prefetches for it.
public enum DelegateEvent: Equatable, Sendable {
    case selectedItem(IndexPath)
    case deselectedItem(IndexPath)
    case highlightedItem(IndexPath)
    case unhighlightedItem(IndexPath)
    case performedPrimaryAction(IndexPath)
    case beganMultipleSelection(IndexPath)
    case doubleTappedItem(IndexPath)
    case longPressedItem(IndexPath)
    case scrolled(Point)
    case scrollBegan(Source)
    case scrollReleased(Release)
    case scrollDecelerated
    case scrollAnimationEnded(Source)
    case scrolledToTop
    case scrollEnded
    case rowScrolled(section: Int, Point)
    case rowScrollEnded(section: Int, Point)
    case willDisplay(LayoutElement)
    case didEndDisplaying(LayoutElement)
    case prefetch([IndexPath])
    case cancelPrefetching([IndexPath])

    /// What is scrolled.
    public enum Source: Equatable, Sendable {
        case content
        case row(section: Int)
    }

    /// The end of a drag.
    public struct Release: Equatable, Sendable {
        public var source: Source
        public var velocity: Point
        public var target: Point

        public init(source: Source, velocity: Point, target: Point) {
            self.source = source
            self.velocity = velocity
            self.target = target
        }
    }

    /// What is recorded besides the selection and the offsets of the content.
    public struct Kinds: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let display = Kinds(rawValue: 1)
        public static let prefetching = Kinds(rawValue: 2)
        public static let scrolling = Kinds(rawValue: 4)
        public static let presses = Kinds(rawValue: 8)
        public static let primaryActions = Kinds(rawValue: 16)
    }
}
