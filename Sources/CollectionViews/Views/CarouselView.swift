public import CollectionGeometry

/// A box whose content scrolls to the side by itself, inside whatever it stands in: a line of chips, a gallery of pictures.
///
/// ```swift
/// let line = CarouselView(roles: ["chips"])
/// line.addSubview(track)
/// line.addTarget(self, for: .scrolled) { cell, offset in cell.offset = offset }
/// ```
///
/// The host scrolls it. Where reading goes to the left, offsets are negative. A host forgets the offset of what it moves; a cell
/// sets it again in ``CollectionReusableView/didMoveInHost()``.
public final class CarouselView: View {
    /// What can happen to a carousel.
    public enum Event: Hashable, Sendable {
        /// The content is seen from another offset.
        case scrolled
        /// The content has come to rest.
        case scrollEnded
    }

    /// Where the content is seen from, in points.
    public private(set) var contentOffset = Point.zero
    private var eventActions: [(event: Event, action: (Point) -> Void)] = []

    /// Creates a carousel that shows the start of its content.
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
    /// Scrolls, without calling an action before the host has done so.
    public func setContentOffset(_ offset: Point, animated: Bool) {
        contentOffset = offset
        send(HostCommand.scroll(node, to: offset, animated: animated))
    }

    /// Has a closure called with the offset when something happens to the carousel. The carousel keeps the closure.
    public func addAction(for event: Event, _ action: @escaping (_ contentOffset: Point) -> Void) {
        eventActions.append((event, action))
    }

    /// Has an object act upon the offset when something happens to the carousel. The object is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, for event: Event, _ action: @escaping (Target, _ contentOffset: Point) -> Void
    ) {
        addAction(for: event, Weak(target).performing(action))
    }
}
