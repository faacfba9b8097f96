import CollectionViewKit

/// Tells the server what was seen and opened, in batches. What could not be told is told with the next batch.
final class FeedTracker {
    /// The connection to the host; nothing is told before there is one.
    var context: HostContext?

    private var pending: [(name: String, position: Int)] = []
    private var positions: [CellIdentity: Int] = [:]
    private var state = State.idle
    private static var delay: Int { 2_000 }
    private static var maximumEventCount: Int { 200 }

    private enum State {
        /// Nothing is under way.
        case idle
        /// More is waited for.
        case collecting(HostContext.Ticket)
        /// The server is being told.
        case telling
    }
}

extension FeedTracker {
    /// Takes note of where models stand.
    func place(_ models: [FeedModel]) {
        for model in models { positions[model.identity] = model.position }
    }

    /// Notes that something happened to an item.
    func note(_ name: String, _ identity: CellIdentity) {
        guard let position = positions[identity] else { return }
        pending.append((name, position))
        if case .idle = state, let context {
            state = .collecting(context.after(milliseconds: Self.delay) { [self] in tell() })
        }
    }

    /// Tells at once what there is to tell: the screen goes away.
    func flush() {
        guard case .collecting(let timer) = state else { return }
        context?.cancel(timer: timer)
        tell()
    }

    private func tell() {
        guard let context, !pending.isEmpty else {
            state = .idle
            return
        }
        let batch = Array(pending.prefix(Self.maximumEventCount))
        pending.removeFirst(batch.count)
        state = .telling
        var body = JSONWriter()
        body.object { body in
            body.name("events")
            body.array(batch) { writer, event in
                writer.object { writer in
                    writer.member("name", event.name)
                    writer.member("position", event.position)
                }
            }
        }
        context.request(HostRequest("/v1/people/events", method: .post, body: body.bytes)) { [self] response in
            state = .idle
            switch response {
            case .success: if !pending.isEmpty { tell() }
            case .failure(let status) where status < 500: if !pending.isEmpty { tell() }
            case .failure, .unreachable: pending = batch + pending
            }
        }
    }
}
