import CollectionGeometry
import CollectionLayout

/// The movements of an update: the one that is still to be started, the views that are on their way out, and where views
/// stood before sizes came in.
///
/// It keeps what the movements need to know; which commands they are, its caller decides.
final class UpdateAnimator {
    /// The update whose movements are still to be started.
    private(set) var transition: UpdateTransition?
    /// Views whose elements are gone, or off the screen, and that are still on their way.
    private(set) var departing: [Departing] = []
    /// Counts departures: a view may come back and depart again before its first departure would have ended.
    private var departureCount = 0
    /// Whether movements were started whose ends are still to be measured.
    private var hasJustAnimated = false
    /// Where views stood on the screen before sizes came in, while an update moves them.
    private var rememberedPlaces = LinearMap<NodeID, Point>()

    /// A view that is on its way off the screen, with the element it shows if that still exists.
    struct Departing {
        let view: CollectionReusableView
        fileprivate let number: Int
        /// Whether the element has got other content since.
        fileprivate(set) var isOutdated: Bool

        /// The element, by its path in the data that is shown; `nil` if it is gone.
        var element: LayoutElement? { view.elementHandle?.element }
    }
}

extension UpdateAnimator {
    /// Keeps what an update needs to know until its movements are started.
    func begin(_ transition: UpdateTransition) {
        for index in departing.indices where transition.changes(departing[index].element) {
            departing[index].isOutdated = true
        }
        self.transition = transition
    }

    /// Hands over the update whose movements are to be started.
    func takeTransition() -> UpdateTransition? {
        defer { transition = nil }
        return transition
    }

    /// Remembers a view whose element leaves the screen during an update. Returns whether it is to be seen leaving.
    func release(_ view: CollectionReusableView, to element: LayoutElement?) -> Bool {
        guard transition != nil else { return false }
        return transition?.release(view, to: element) == true
    }

    /// Notes that a view is on its way out. Its element follows its handle. Returns the number of the departure.
    func depart(_ view: CollectionReusableView, isOutdated: Bool) -> Int {
        departureCount += 1
        departing.append(Departing(view: view, number: departureCount, isOutdated: isOutdated))
        return departureCount
    }

    /// Hands out the view that is on its way off the screen with an element, now that the element is wanted again.
    func takeDeparting(_ element: LayoutElement) -> CollectionReusableView? {
        guard let index = departing.firstIndex(where: { $0.element == element && !$0.isOutdated }) else { return nil }
        return departing.remove(at: index).view
    }

    /// A departure has come to its end. Returns the view, which is available again; `nil` when it has come back meanwhile, or
    /// after all views were discarded.
    func finishDeparture(_ number: Int) -> CollectionReusableView? {
        guard let index = departing.firstIndex(where: { $0.number == number }) else { return nil }
        return departing.remove(at: index).view
    }

    /// Forgets all, as when the host forgets the views. Returns the views that were on their way out, or about to be.
    func reset() -> [CollectionReusableView] {
        let views = departing.map { $0.view } + (transition?.leaving.map { $0.view } ?? [])
        departing = []
        transition = nil
        rememberedPlaces = LinearMap()
        return views
    }
}

// An animated update starts its movements towards places that are partly estimates. The sizes come in before the frame is
// drawn and move the places. What is seen has to start where it was all the same: the distance is added as one more
// difference that shrinks to nothing.
extension UpdateAnimator {
    /// Whether sizes have moved views that an update moves.
    var hasRememberedPlaces: Bool { !rememberedPlaces.isEmpty }

    /// Notes that movements were started towards places that may still change.
    func noteAnimated() { hasJustAnimated = true }

    /// Notes that the places are what they will be.
    func settle() { hasJustAnimated = false }

    /// Remembers where views stand whose movements have just begun, before sizes move them.
    func rememberPlaces(_ places: () -> LinearMap<NodeID, Point>) {
        guard hasJustAnimated else { return }
        hasJustAnimated = false
        rememberedPlaces = places()
    }

    /// Hands over where views stood.
    func takeRememberedPlaces() -> LinearMap<NodeID, Point> {
        defer { rememberedPlaces = LinearMap() }
        return rememberedPlaces
    }
}
