import CoreMetrics
import HTTPTypes
import Logging
import NIOCore
import NIOHTTPTypes

/// Refuses requests on the event loop of their connection, before the framework makes a task of them.
///
/// A response of the framework changes threads twice, which costs a server that is overloaded more than anything else about a refusal.
/// Only requests that ``OverloadGate`` names are refused here, and only where the connection waits for no other response.
final class EarlyRefusalHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let refusal: EarlyRefusal
    /// How many requests have been passed on and have no response yet.
    private var openRequests = 0
    /// Whether the parts that come belong to a request that was refused.
    private var isDropping = false
    /// When the framework had a request of the connection last. It closes one that it takes to be idle.
    private var lastPassed = NIODeadline.now()

    /// Creates the handler of one connection.
    init(_ refusal: EarlyRefusal) {
        self.refusal = refusal
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let request):
            isDropping = openRequests == 0 && refusal.applies(to: request, after: lastPassed)
            guard !isDropping else { return refuse(request, context) }
            openRequests += 1
            lastPassed = .now()
        case .body: break
        case .end:
            guard !isDropping else {
                isDropping = false
                return
            }
        }
        if !isDropping { context.fireChannelRead(data) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { openRequests -= 1 }
        context.write(data, promise: promise)
    }

    private func refuse(_ request: HTTPRequest, _ context: ChannelHandlerContext) {
        context.write(wrapOutboundOut(.head(refusal.head(for: request, from: context.remoteAddress))), promise: nil)
        context.write(wrapOutboundOut(.body(refusal.body)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}

/// The response of all connections to requests that are refused early.
struct EarlyRefusal: Sendable {
    let body: ByteBuffer

    private let gate: OverloadGate
    private let clients: ClientMiddleware
    private let fields: HTTPFields
    private let logger: Logger?
    private let count: Counter?
    /// How long a connection is kept from the framework at most.
    private let patience: TimeAmount

    /// Creates the response.
    ///
    /// - Parameters:
    ///   - gate: Names the requests.
    ///   - configuration: What the server logs and counts, its proxies, and its policy.
    ///   - logger: Gets a line for each refusal if the server logs requests.
    init(_ gate: OverloadGate, _ configuration: ServerConfiguration, logger: Logger) {
        self.gate = gate
        clients = ClientMiddleware(trustedProxies: configuration.trustedProxies)
        let problem = Problem.overloaded
        body = ByteBuffer(bytes: problem.json)
        var fields = problem.responseHeaders
        fields[.contentLength] = "\(body.readableBytes)"
        SecurityHeadersMiddleware(policy: configuration.contentSecurityPolicy).add(to: &fields)
        self.fields = fields
        self.logger = configuration.logsRequests ? logger : nil
        patience = .seconds(max(1, configuration.limits.idleSeconds / 2))
        count = configuration.metrics.map { Counter(label: "page_early_refusals", factory: $0) }
    }

    /// Whether a request is refused. The framework responds to those that have a body, close the connection or change its protocol.
    ///
    /// - Parameter lastPassed: When the framework had a request of the connection last.
    func applies(to request: HTTPRequest, after lastPassed: NIODeadline) -> Bool {
        guard gate.refuses(request), .now() - lastPassed < patience else { return false }
        let fields = request.headerFields
        guard fields[.contentLength] == nil, fields[.transferEncoding] == nil else { return false }
        guard let option = fields[.connection] else { return true }
        return option.lowercased() == "keep-alive"
    }

    /// The head of the response to a request.
    func head(for request: HTTPRequest, from peer: SocketAddress?) -> HTTPResponse {
        var fields = fields
        let (client, id) = clients.identify(request.headerFields, from: peer)
        if let name = ClientMiddleware.requestID { fields[name] = id }
        count?.increment()
        logger?.info(
            "refused",
            metadata: [
                "method": "\(request.method.rawValue)", "path": "\(LogText.plain(request.path ?? ""))", "status": "503",
                "client": "\(client?.countingKey ?? "local")", "request": "\(id)",
            ])
        return HTTPResponse(status: .serviceUnavailable, headerFields: fields)
    }
}
