package import CollectionGeometry
package import CollectionLayout

/// Something of which a collection view notified its delegate, or what prefetches for it.
package enum DelegateEvent: Equatable, Sendable {
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
    package enum Source: Equatable, Sendable {
        case content
        case row(section: Int)
    }

    /// The end of a drag.
    package struct Release: Equatable, Sendable {
        package var source: Source
        package var velocity: Point
        package var target: Point

        package init(source: Source, velocity: Point, target: Point) {
            self.source = source
            self.velocity = velocity
            self.target = target
        }
    }

    /// What is recorded besides the selection and the offsets of the content.
    package struct Kinds: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let display = Kinds(rawValue: 1)
        package static let prefetching = Kinds(rawValue: 2)
        package static let scrolling = Kinds(rawValue: 4)
        package static let presses = Kinds(rawValue: 8)
        package static let primaryActions = Kinds(rawValue: 16)
    }
}
