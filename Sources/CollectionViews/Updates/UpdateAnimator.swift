import CollectionGeometry
import CollectionLayout

/// The animations of an update: the transition that has not been started, the departing views, and the places of views
/// before their sizes were measured.
///
/// It keeps the state of the animations; its caller decides which commands they are.
final class UpdateAnimator {
    /// The maximum number of operations of an update that is animated.
    var maximumOperations = 5_000
    /// The update whose animations have not been started.
    private(set) var transition: UpdateTransition?
    /// Views whose elements were removed, or are off the screen, and that are still animated.
    private(set) var departing: [Departing] = []
    /// Numbers departures: a view may return and depart again before its first departure would have ended.
    private var departureCount = 0
    /// Whether animations were started towards frames that have not been measured.
    private var hasJustAnimated = false
    /// The places of views on the screen before their sizes were measured, while an update animates them.
    private var rememberedPlaces = LinearMap<NodeID, Point>()

    /// A view that is animated off the screen, with the element it shows if that still exists.
    struct Departing {
        let view: CollectionReusableView
        fileprivate let number: Int
        /// Whether the content of the element has changed since.
        fileprivate(set) var isOutdated: Bool

        /// The element, by its path in the displayed data; `nil` if it was removed.
        var element: LayoutElement? { view.elementHandle?.element }
    }
}

extension UpdateAnimator {
    /// Keeps the state of an update until its animations are started.
    func begin(_ transition: UpdateTransition) {
        for index in departing.indices where transition.changes(departing[index].element) {
            departing[index].isOutdated = true
        }
        self.transition = transition
    }

    /// Returns the update whose animations are to be started, once.
    func takeTransition() -> UpdateTransition? {
        defer { transition = nil }
        return transition
    }

    /// Takes a view whose element stops being displayed during an update. Returns whether it is to be animated.
    func release(_ view: CollectionReusableView, to element: LayoutElement?) -> Bool {
        guard transition != nil else { return false }
        return transition?.release(view, to: element) == true
    }

    /// Adds a departing view, whose element follows its handle. Returns the number of the departure.
    func depart(_ view: CollectionReusableView, isOutdated: Bool) -> Int {
        departureCount += 1
        departing.append(Departing(view: view, number: departureCount, isOutdated: isOutdated))
        return departureCount
    }

    /// Removes and returns the departing view of an element that has to be displayed again.
    func takeDeparting(_ element: LayoutElement) -> CollectionReusableView? {
        guard let index = departing.firstIndex(where: { $0.element == element && !$0.isOutdated }) else { return nil }
        return departing.remove(at: index).view
    }

    /// Ends a departure. Returns the view, which can be reused; `nil` if it has returned meanwhile, or all views were
    /// discarded.
    func finishDeparture(_ number: Int) -> CollectionReusableView? {
        guard let index = departing.firstIndex(where: { $0.number == number }) else { return nil }
        return departing.remove(at: index).view
    }

    /// Forgets all, as when the host forgets the views. Returns the views that were disappearing, or about to disappear.
    func reset() -> [CollectionReusableView] {
        let views = departing.map { $0.view } + (transition?.leaving.map { $0.view } ?? [])
        departing = []
        transition = nil
        rememberedPlaces = LinearMap()
        return views
    }
}

// An animated update starts its animations towards frames that are partly estimates. The sizes are measured before the
// frame is drawn and move the views. The visible start must not move: the distance is added as one more difference that
// shrinks to zero.
extension UpdateAnimator {
    /// Whether measured sizes have moved views that an update animates.
    var hasRememberedPlaces: Bool { !rememberedPlaces.isEmpty }

    /// Notes that animations were started towards frames that may still change.
    func noteAnimated() { hasJustAnimated = true }

    /// Notes that the frames are final.
    func settle() { hasJustAnimated = false }

    /// Remembers the places of views whose animations have just started, before measured sizes move them.
    func rememberPlaces(_ places: () -> LinearMap<NodeID, Point>) {
        guard hasJustAnimated else { return }
        hasJustAnimated = false
        rememberedPlaces = places()
    }

    /// Returns the remembered places, once.
    func takeRememberedPlaces() -> LinearMap<NodeID, Point> {
        defer { rememberedPlaces = LinearMap() }
        return rememberedPlaces
    }
}
