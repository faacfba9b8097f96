import CollectionGeometry
public import CollectionViews

/// A screen on a host, in which a test plays the server and the user.
///
/// What tests of every screen do is here; a screen's own host adds what only that screen shows.
///
/// ```swift
/// struct ShopHost: HostedScreen { let host: ModelHost }
/// shop.respond(to: "/v1/products", with: .success(products))
/// shop.press("Try again")
/// #expect(shop.openRequests == ["get /v1/products"])
/// ```
public protocol HostedScreen {
    /// The host that the screen is on.
    var host: ModelHost { get }
}

extension HostedScreen {
    /// Draws the frames that are requested, and lets the time pass until the animations under way have ended.
    public func settle() {
        host.runFrames()
        while let end = host.clock.animationEnds.map(\.time).max() {
            host.advance(by: max(0, end - host.time))
            host.runFrames()
        }
    }

    /// Lets time pass, in milliseconds, and the animations end that are under way then.
    public func elapse(_ milliseconds: Int) {
        host.advance(by: Double(milliseconds))
        settle()
    }

    /// Responds to the oldest request for a path and lets everything come to rest. Returns whether there was one.
    @discardableResult
    public func respond(to path: String, with response: HostResponse) -> Bool {
        defer { settle() }
        return host.respond(to: path, with: response)
    }

    /// The requests to the server that wait, oldest first: method and path, with the body.
    public var openRequests: [String] { host.openRequests.map { $0.text } }

    /// Presses the button that is called so for assistive technology, or else what shows the text. Returns whether there
    /// was something to press.
    @discardableResult
    public func press(_ name: String) -> Bool {
        defer { settle() }
        let named = host.nodes { $0.element == .button && $0.attributes[.accessibilityLabel] == name }
        guard let button = named.first(where: { host.frameInWindow($0) != nil }) else { return host.tap(name) }
        host.send(.focused(button))
        host.send(.activated(button))
        return true
    }

    /// The nodes that have a place in the window, from the top down, and in a row from left to right.
    public func fromTop(_ nodes: [NodeID]) -> [NodeID] {
        nodes.compactMap { node in host.frameInWindow(node).map { (node: node, frame: $0) } }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .map { $0.node }
    }
}

extension ModelHost.OpenRequest {
    /// The method and the path, with the body.
    public var text: String {
        let body = String(decoding: request.body, as: UTF8.self)
        return "\(request.method) \(request.path)\(body.isEmpty ? "" : " " + body)"
    }
}
