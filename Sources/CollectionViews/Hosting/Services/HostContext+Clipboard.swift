/// The outcome of ``HostContext/copy(_:then:)``.
public enum CopyOutcome: Hashable, Sendable {
    /// The text is on the clipboard.
    case copied
    /// The browser does not let the page write to the clipboard, as it does without a press of the user.
    case notPermitted
}

extension HostContext {
    /// Puts a text on the clipboard.
    ///
    /// Call it while a press, a click or a key is handled: browsers refuse it otherwise, at once or after some seconds.
    ///
    /// ```swift
    /// context.copy(link) { [screen = Weak(self)] outcome in
    ///     screen.object?.show(outcome == .copied ? "Copied" : "The browser does not allow copying.")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - handler: Called once, after the event that is being handled.
    public func copy(_ text: String, then handler: @escaping (CopyOutcome) -> Void) {
        use(.copy, text) { handler($0.status == 200 ? .copied : .notPermitted) }
    }

    /// Puts a text on the clipboard and calls a target with the outcome. The target is held weakly: nothing is called once it
    /// was deallocated.
    public func copy<Target: WeaklyReferenceable>(
        _ text: String, target: Target, then action: @escaping (Target, CopyOutcome) -> Void
    ) {
        copy(text, then: Weak(target).performing(action))
    }

    /// Reads the text on the clipboard.
    ///
    /// Call it while a press, a click or a key is handled. Browsers ask the user first, and some show a button *Paste* that the user
    /// has to press as well.
    ///
    /// - Parameters:
    ///   - maximumBytes: The largest text that is accepted, in bytes of UTF-8. The default is 1 MiB.
    ///   - handler: Called once, after the event that is being handled: with `nil` if the browser or the user does not permit
    ///     it, or if the text is larger, which the host logs as an error. The text is empty if the clipboard has none.
    public func paste(maximumBytes: Int = 1 << 20, then handler: @escaping (String?) -> Void) {
        use(.paste, "\(maximumBytes)") { reply in
            handler(reply.status == 200 ? String(decoding: reply.body, as: UTF8.self) : nil)
        }
    }

    /// Reads the text on the clipboard and calls a target with it. The target is held weakly: nothing is called once it was
    /// deallocated.
    public func paste<Target: WeaklyReferenceable>(
        maximumBytes: Int = 1 << 20, target: Target, then action: @escaping (Target, String?) -> Void
    ) {
        paste(maximumBytes: maximumBytes, then: Weak(target).performing(action))
    }
}
