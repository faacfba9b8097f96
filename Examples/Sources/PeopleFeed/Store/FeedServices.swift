import CollectionViewKit

/// What commands act upon. It holds no screen: where the user is to go is taken by the screen at the end of the event.
final class FeedServices {
    let people = PeopleStore()
    let tracker = FeedTracker()
    /// Which links may be opened.
    let links = LinkPolicy()
    /// Where to go, as soon as the event ends.
    private var destination: String?

    /// Gives everything its connection to the host.
    func connect(to context: HostContext?) {
        people.context = context
        tracker.context = context
    }

    /// Goes to a screen when the event ends.
    func open(_ path: String) { destination = path }

    /// Hands over where to go.
    func takeDestination() -> String? {
        defer { destination = nil }
        return destination
    }
}
