public import CollectionPages

/// The request that tells the server what was seen and opened in the feed.
public struct FeedEventsContract: Equatable, Sendable {
    /// Why the body of a request does not tell of events.
    public enum Defect: Error, Equatable {
        /// The list is missing, or longer than ``FeedEventsContract/maximumEventCount``. Send a list, in parts if need be.
        case list
        /// An event has no name that is known, or no place. Send events as ``FeedEventContract`` writes them.
        case event
    }

    /// The events, oldest first; at most ``maximumEventCount``.
    public var events: [FeedEventContract]

    /// Creates the request.
    ///
    /// - Parameter events: The events, oldest first; at most ``maximumEventCount``.
    public init(events: [FeedEventContract]) {
        self.events = events
    }
}

extension FeedEventsContract {
    /// The greatest number of events in a request.
    public static var maximumEventCount: Int { 200 }

    /// Reads the request.
    ///
    /// - Throws: A ``Defect`` where the list, or an event in it, cannot be read.
    /// - Complexity: O(*n*) in the number of events.
    public init(_ json: JSONValue) throws(Defect) {
        guard let list = json["events"], list.kind == .array, list.count <= Self.maximumEventCount else {
            throw Defect.list
        }
        var events: [FeedEventContract] = []
        for element in list.elements {
            guard let event = FeedEventContract(element) else { throw Defect.event }
            events.append(event)
        }
        self.init(events: events)
    }

    /// Writes the members of the request.
    ///
    /// - Complexity: O(*n*) in the number of events.
    public func write(to writer: inout JSONWriter) {
        writer.name("events")
        writer.array(events) { writer, event in writer.object { event.write(to: &$0) } }
    }
}
