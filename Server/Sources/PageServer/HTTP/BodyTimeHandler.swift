import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// The body of a request did not arrive in time. Reading the body throws this error, and ``ProblemMiddleware`` responds with status 408.
struct BodyTimeExceeded: Error {}

/// Limits the time in which the body of a request has to arrive, whether a route reads the body or not.
///
/// It is a handler of the connection and not a middleware, because the framework reads the rest of a body that a route has not read after the
/// response, without a limit: a client that sends single bytes could keep the connection open forever. Reading a late body throws
/// ``BodyTimeExceeded``, and the connection is closed after the response.
///
/// If the server takes no bytes when the time is over, because the reader of the body is slow, the time starts again: the client
/// cannot send more.
final class BodyTimeHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private enum State {
        /// No body is outstanding.
        case idle
        /// A body is arriving; the task runs when its time is over.
        case receiving(Scheduled<Void>)
        /// A body was late. All that arrives later on the connection is dropped.
        case expired
    }

    /// The longest time, in seconds: some eleven days. It keeps the number of nanoseconds within `Int64`.
    private static let maximumSeconds = 1e6

    private let limit: TimeAmount
    private var state = State.idle
    /// How many requests have no complete response yet.
    private var openRequests = 0
    /// Whether the server takes bytes from the connection.
    private var isReading = false

    /// Creates the handler of one connection.
    ///
    /// - Parameter seconds: The time for each body, from the head of its request, in seconds.
    init(seconds: Double) {
        limit = .nanoseconds(Int64(min(max(seconds, 0), Self.maximumSeconds) * 1e9))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .expired = state { return }
        switch unwrapInboundIn(data) {
        case .head(let request):
            openRequests += 1
            if Self.hasBody(request) { start(context) }
        case .body: break
        case .end: stop()
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        context.fireChannelReadComplete()
    }

    func read(context: ChannelHandlerContext) {
        isReading = true
        context.read()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { openRequests -= 1 }
        guard case .expired = state, openRequests == 0 else { return context.write(data, promise: promise) }
        context.writeAndFlush(data, promise: promise)
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { stop() }

    private func start(_ context: ChannelHandlerContext) {
        let task = context.eventLoop.assumeIsolated().scheduleTask(in: limit) { self.expire(context) }
        state = .receiving(task)
    }

    private func stop() {
        guard case .receiving(let task) = state else { return }
        task.cancel()
        state = .idle
    }

    private func expire(_ context: ChannelHandlerContext) {
        guard case .receiving = state else { return }
        guard isReading else { return start(context) }
        state = .expired
        if openRequests == 0 {
            context.close(promise: nil)
        } else {
            context.fireErrorCaught(BodyTimeExceeded())
        }
    }

    /// Whether a request of HTTP/1.1 has a body (RFC 9112, section 6.3).
    private static func hasBody(_ request: HTTPRequest) -> Bool {
        let fields = request.headerFields
        if let length = fields[.contentLength] { return length != "0" }
        return fields[.transferEncoding] != nil
    }
}
