/// The content that ``HostContext/share(_:then:)`` passes to another app.
public struct ShareContent: Equatable, Sendable {
    /// The title, which some apps use as a subject; empty for none.
    public var title: String
    /// The text; empty for none.
    public var text: String
    /// A path of the page's origin, as of a screen, or a URL whose scheme is `https`; empty for none. Any other is refused.
    public var url: String

    /// Creates content. At least one of the values must not be empty.
    public init(title: String = "", text: String = "", url: String = "") {
        self.title = title
        self.text = text
        self.url = url
    }
}

/// The outcome of ``HostContext/share(_:then:)``.
public enum ShareOutcome: Hashable, Sendable {
    /// The content was passed to another app.
    case shared
    /// The user has closed the share sheet.
    case cancelled
    /// The browser does not permit it, as without a press of the user, or the content is refused.
    case notPermitted
    /// The browser has no share sheet, as some on desktops: offer to copy the address instead.
    case unavailable
}

extension HostContext {
    /// Shows the share sheet of the device.
    ///
    /// Call it while a press, a click or a key is handled: browsers refuse it otherwise, and so does `ModelHost`.
    ///
    /// ```swift
    /// context.share(ShareContent(title: recipe.name, url: path), target: self) { screen, outcome in
    ///     if outcome == .unavailable { screen.showCopyButton() }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - content: What is shared.
    ///   - handler: Called once, when the share sheet is closed.
    public func share(_ content: ShareContent, then handler: @escaping (ShareOutcome) -> Void) {
        use(.share, content.argument) { handler(ShareOutcome(status: $0.status)) }
    }

    /// Shows the share sheet and calls a target with the outcome. The target is held weakly: nothing is called once it was
    /// deallocated.
    public func share<Target: WeaklyReferenceable>(
        _ content: ShareContent, target: Target, then action: @escaping (Target, ShareOutcome) -> Void
    ) {
        share(content, then: Weak(target).performing(action))
    }
}

extension ShareContent {
    /// The address, the title and the text, as they cross to the page. U+0000 in a title begins the text.
    var argument: String { url + "\0" + title + "\0" + text }
}

extension ShareOutcome {
    /// Creates the outcome of a status.
    fileprivate init(status: Int) {
        switch status {
        case 200: self = .shared
        case 204: self = .cancelled
        case 501: self = .unavailable
        default: self = .notPermitted
        }
    }
}
