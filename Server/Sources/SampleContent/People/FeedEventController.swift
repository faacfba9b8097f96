import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore

/// `POST /v1/people/events` with `{"events": [{"name": "impression", "position": 12}]}`: what was seen and opened in the
/// feed. Events of places that there are not are left out; the response says how many were counted. A request with an
/// ``IdempotencyKey`` counts once, however often it is sent.
struct FeedEventController {
    /// The names of events.
    static let names = ["impression", "open", "click"]
    /// The most events in a request.
    static let most = 200

    let answer: JSONAnswer

    func addRoutes(to router: Router<AppRequestContext>) {
        router.post("v1/people/events", use: count)
    }

    /// Something that happened to an entry.
    private struct Event: Sendable {
        var name: String
        var position: Int64

        init(_ json: JSONValue) throws {
            guard let name = json["name"]?.string, let position = json["position"]?.integer,
                FeedEventController.names.contains(name)
            else {
                let names = FeedEventController.names.joined(separator: ", ")
                throw Problem.badRequest("An event has a \"name\", one of \(names), and a \"position\".")
            }
            self.name = name
            self.position = position
        }
    }

    @Sendable private func count(request: Request, context: AppRequestContext) async throws -> Response {
        let body = try await answer.body(of: request, limit: 16_384)
        guard let list = body["events"], list.kind == .array, list.count <= Self.most else {
            throw Problem.badRequest("\"events\" is a list of at most \(Self.most) events.")
        }
        // Requests that count the same events lock their rows in one order, so that none waits for one that waits for it.
        let events = try list.elements.map { try Event($0) }.sorted {
            ($0.position, $0.name) < ($1.position, $1.name)
        }
        let key = try IdempotencyKey(request, body: body)
        return try await answer.write(once: key) { store, writer in
            var counted = 0
            for event in events {
                counted += try store.execute(
                    """
                    INSERT INTO feedEvent (name, position, count)
                    SELECT CAST(\(event.name) AS TEXT), position, 1 FROM feedEntry WHERE position = \(event.position)
                    ON CONFLICT (name, position) DO UPDATE SET count = feedEvent.count + 1
                    """
                )
            }
            writer.member("counted", counted)
        }
    }
}
