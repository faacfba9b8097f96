import Synchronization

/// The page shell in the two forms in which it is sent with a screen, taken apart again when its files change.
///
/// A browser that has been here has the style sheet. One that has not would wait for it after the page, so it gets the page with
/// the style sheet in it, and shows the screen after one response.
final class PageShells: Sendable {
    /// A form of the shell.
    struct Form: Sendable {
        /// The shell as it is in its file.
        let original: Representation
        let shell: PageShell
        /// Other than that of every other form.
        let tag: String
        /// The content security policy of its pages.
        let policy: String
        fileprivate let styleTags: [String: String]
    }

    private let files: StaticFiles
    private let policy: ContentSecurityPolicy
    private let forms = Mutex<[Bool: Form]>([:])

    /// Creates the forms of a shell.
    ///
    /// - Parameters:
    ///   - files: The style sheets of the shell are among them.
    ///   - policy: What pages may run, load and request.
    init(files: StaticFiles, policy: ContentSecurityPolicy) {
        self.files = files
        self.policy = policy
    }
}

extension PageShells {
    /// A form of a shell; `nil` if the shell has no place for a screen.
    ///
    /// - Parameter hasStyles: Whether the style sheets are in the page.
    func form(of shell: Representation, hasStyles: Bool) -> Form? {
        if let form = forms.withLock({ $0[hasStyles] }), form.original.tag == shell.tag,
            form.styleTags.allSatisfy({ styles(at: $0.key)?.tag == $0.value })
        {
            return form
        }
        var tags: [String: String] = [:]
        let parts = PageShell(String(decoding: shell.bytes, as: UTF8.self)) { path in
            guard hasStyles, let styles = styles(at: path) else { return nil }
            tags[path] = styles.tag
            return String(decoding: styles.bytes, as: UTF8.self)
        }
        guard let parts else { return nil }
        let form = Form(
            original: shell, shell: parts, tag: ([shell.tag] + tags.values.sorted()).joined(separator: " "),
            policy: policy.textOfRenderedScreens(styles: parts.styleHashes), styleTags: tags)
        forms.withLock { $0[hasStyles] = form }
        return form
    }

    private func styles(at path: String) -> Representation? { try? files.representation(of: path) }
}
