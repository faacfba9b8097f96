public import CollectionGeometry

/// A view that scrolls its subviews, which are a column: a form, a long text, the details of an item.
///
/// ```swift
/// let scrollView = ScrollView()
/// scrollView.addSubview(Stack(.vertical, spacing: .medium, [titleLabel, textLabel, saveButton]))
/// view.addSubview(scrollView)
/// ```
///
/// The host scrolls it. In a screen it fills the room beside the bars and other views. Content of many similar items belongs in a
/// ``CollectionView``, which has views only for the visible ones; here all subviews exist.
public class ScrollView: View {
    /// The events of a scroll view.
    public enum Event: Hashable, Sendable {
        /// The content has another offset.
        case scrolled
        /// The content has stopped scrolling.
        case scrollEnded
    }

    /// The offset of the content, in points, as the host reports it: its coordinate at the top left of the view. `x` is 0; that
    /// of a ``CarouselView`` grows to the right in both reading directions, from 0 at the start, so that it is negative in
    /// right-to-left layouts.
    public private(set) final var contentOffset = Point.zero
    /// The size of the view, in points; zero before the host has laid it out.
    public private(set) final var visibleSize = Size.zero
    private final var eventActions: [(event: Event, action: (Point) -> Void)] = []

    /// Creates a scroll view at the start of its content.
    public init(styleClasses: [StyleClass] = []) {
        super.init(.scroller, styleClasses: ["scroll-view"] + styleClasses)
        // Content without a control must scroll by keyboard, too.
        setAttribute(.tabIndex, "0")
    }

    /// Creates a row that scrolls horizontally.
    init(carousel styleClasses: [StyleClass]) {
        super.init(.carousel, styleClasses: ["carousel"] + styleClasses)
    }

    public override func didRealize() {
        super.didRealize()
        if contentOffset != .zero { send(HostCommand.scroll(node, to: contentOffset, animated: false)) }
    }

    package override func respond(to event: HostEvent) -> Bool {
        switch event {
        case .resized(_, let size): visibleSize = size
        case .scrolled(_, let offset):
            contentOffset = offset
            send(.scrolled)
        case .scrollEnded: send(.scrollEnded)
        case .scrollReleased: break
        default: return super.respond(to: event)
        }
        return true
    }

    private final func send(_ event: Event) {
        for entry in eventActions where entry.event == event { entry.action(contentOffset) }
    }
}

extension ScrollView {
    /// Scrolls to an offset of the content, in points, with the sign of ``contentOffset``. Actions are called when the host has
    /// scrolled, which it does within the content.
    public func setContentOffset(_ offset: Point, animated: Bool) {
        contentOffset = offset
        send(HostCommand.scroll(node, to: offset, animated: animated))
    }

    /// Adds a closure that is called with the offset of the content, in points, when an event happens. The view holds the
    /// closure strongly.
    public func addAction(for event: Event, _ action: @escaping (_ contentOffset: Point) -> Void) {
        eventActions.append((event, action))
    }

    /// Calls a target with the offset of the content, in points, when an event happens. The target is held weakly.
    public func addTarget<Target: WeaklyReferenceable>(
        _ target: Target, for event: Event, _ action: @escaping (Target, _ contentOffset: Point) -> Void
    ) {
        addAction(for: event, Weak(target).performing(action))
    }
}
