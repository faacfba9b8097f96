public import CollectionGeometry

/// A box that scrolls horizontally by itself inside other content: a line of chips, a gallery of images.
///
/// ```swift
/// let line = CarouselView(roles: ["chips"])
/// line.addSubview(track)
/// line.addTarget(self, for: .scrolled) { cell, offset in cell.offset = offset }
/// ```
///
/// The host scrolls it. In right-to-left layouts, offsets are negative. The host loses the offset of an element that is
/// moved; a cell restores it in ``CollectionReusableView/didMoveInHost()``.
public final class CarouselView: View {
    /// The events of a carousel.
    public enum Event: Hashable, Sendable {
        /// The content has another offset.
        case scrolled
        /// The content has stopped scrolling.
        case scrollEnded
    }

    /// The offset of the content, in points.
    public private(set) var contentOffset = Point.zero
    private var eventActions: [(event: Event, action: (Point) -> Void)] = []

    /// Creates a carousel at the start of its content.
    public init(roles: [StyleRole] = []) {
        super.init(.carousel, roles: ["carousel"] + roles)
    }

    package override func respond(to event: HostEvent) -> Bool {
        switch event {
        case .scrolled(_, let offset):
            contentOffset = offset
            send(.scrolled)
        case .scrollEnded: send(.scrollEnded)
        case .scrollReleased: break
        default: return super.respond(to: event)
        }
        return true
    }

    private func send(_ event: Event) {
        for entry in eventActions where entry.event == event { entry.action(contentOffset) }
    }
}

extension CarouselView {
    /// Scrolls to an offset in points. Actions are called when the host has scrolled.
    public func setContentOffset(_ offset: Point, animated: Bool) {
        contentOffset = offset
        send(HostCommand.scroll(node, to: offset, animated: animated))
    }

    /// Adds a closure that is called with the offset, in points, when an event happens. The carousel holds the closure
    /// strongly.
    public func addAction(for event: Event, _ action: @escaping (_ contentOffset: Point) -> Void) {
        eventActions.append((event, action))
    }

    /// Calls a target with the offset, in points, when an event happens. The target is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, for event: Event, _ action: @escaping (Target, _ contentOffset: Point) -> Void
    ) {
        addAction(for: event, Weak(target).performing(action))
    }
}
