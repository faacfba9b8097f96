import CollectionViewKit
import ScreenContracts
import SharedScreens

/// Tells the server what was seen and opened, in batches.
///
/// A batch whose outcome is not known is sent again before the next one, unchanged and with the same idempotency key: the
/// server may have counted it although its response was lost.
final class FeedTracker {
    /// The connection to the host; nothing is told before there is one.
    var context: HostContext?

    /// Events that are in no request yet, oldest first.
    private var pending: [FeedEventContract] = []
    /// The batch that is under way, or that is sent again with the next events.
    private var unconfirmed: HostRequest?
    private var positions = [CellIdentity: Int]()
    private var state = State.idle
    private static var delay: Int { 2_000 }

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
    func note(_ name: FeedEventContract.Name, _ identity: CellIdentity) {
        guard let position = positions[identity] else { return }
        pending.append(FeedEventContract(name: name, position: position))
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
        guard let context, let request = unconfirmed ?? makeRequest() else {
            state = .idle
            return
        }
        unconfirmed = request
        state = .telling
        context.request(request) { [self] response in
            state = .idle
            guard !RetryPolicy().permitsRetry(of: request, after: response, attempts: 1) else { return }
            unconfirmed = nil
            if !pending.isEmpty { tell() }
        }
    }

    /// Makes a request of the oldest events that are pending; `nil` if there are none.
    private func makeRequest() -> HostRequest? {
        guard !pending.isEmpty else { return nil }
        let batch = FeedEventsContract(events: Array(pending.prefix(FeedEventsContract.maximumEventCount)))
        pending.removeFirst(batch.events.count)
        var body = JSONWriter()
        body.object { batch.write(to: &$0) }
        return HostRequest(
            "/v1/people/events", method: .post, headerFields: ["Idempotency-Key": IdempotencyKey.make()],
            body: body.bytes)
    }
}
