/// What pages of a server may run, load and request, as the value of the header `Content-Security-Policy`.
struct ContentSecurityPolicy: Sendable {
    /// The origins that pages may send requests to besides their own.
    let connectOrigins: [ConnectOrigin]
}

extension ContentSecurityPolicy {
    /// The policy of pages.
    ///
    /// - Parameter hashes: The style elements that are permitted, as sources such as `'sha256-…'`.
    func text(styles hashes: [String] = []) -> String {
        [
            "default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'",
            (["style-src 'self'"] + hashes).joined(separator: " "), "img-src 'self'", "media-src 'self'",
            "font-src 'self'",
            (["connect-src 'self'"] + connectOrigins.map { $0.text }).joined(separator: " "), "object-src 'none'",
            "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'", "require-trusted-types-for 'script'",
            "trusted-types service-worker",
        ].joined(separator: "; ")
    }

    /// The policy of rendered screens, whose geometry is in attributes `style`. Only the named style elements are permitted, and
    /// an attribute can neither run code nor load anything of another origin.
    func textOfRenderedScreens(styles hashes: [String] = []) -> String {
        text(styles: hashes) + "; style-src-attr 'unsafe-inline'"
    }
}
