import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `POST /v1/people/events` with `{"events": [{"name": "impression", "position": 12}]}`: what was seen and opened in the
/// feed. Events of places that there are not are left out; the response says how many were counted. A request with an
/// ``IdempotencyKey`` counts once, however often it is sent.
struct FeedEventController {
    /// The response.
    private struct CountedEvents: Encodable {
        let counted: Int
    }

    let responder: JSONResponder

    func addRoutes(to router: Router<AppRequestContext>) {
        router.post("v1/people/events", use: count)
    }

    @Sendable private func count(request: Request, context: AppRequestContext) async throws -> Response {
        let body = try await responder.body(of: request, limit: 16_384)
        // Requests that count the same events lock their rows in one order, so that none waits for one that waits for it.
        let events = try Self.events(in: body).sorted {
            ($0.position, $0.name.rawValue) < ($1.position, $1.name.rawValue)
        }
        let key = try IdempotencyKey(request, body: body)
        return try await responder.writeValue(.activity, once: key) { store in
            var counted = 0
            for event in events {
                counted += try store.execute(
                    """
                    INSERT INTO feedEvent (name, position, count)
                    SELECT CAST(\(event.name.rawValue) AS TEXT), position, 1 FROM feedEntry WHERE position = \(event.position)
                    ON CONFLICT (name, position) DO UPDATE SET count = feedEvent.count + 1
                    """
                )
            }
            return CountedEvents(counted: counted)
        }
    }

    private static func events(in body: JSONValue) throws -> [FeedEventContract] {
        do throws(FeedEventsContract.Defect) {
            return try FeedEventsContract(body).events
        } catch {
            switch error {
            case .list:
                let limit = FeedEventsContract.maximumEventCount
                throw Problem.badRequest("\"events\" must be a list of at most \(limit) events.")
            case .event:
                let names = FeedEventContract.Name.allCases.map(\.rawValue).joined(separator: ", ")
                throw Problem.badRequest("An event has a \"name\", one of \(names), and a \"position\".")
            }
        }
    }
}
