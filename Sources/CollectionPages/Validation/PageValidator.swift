/// Checks documents strictly, before they are stored or sent: everything that ``PageDecoder`` would tolerate is reported
/// here, with its place and what to do.
///
/// The validator is strict so that the decoder can be lenient. A document without errors is shown by every client
/// as intended; warnings report what is probably not intended.
///
/// ```swift
/// for diagnostic in PageValidator().validate(bytes) { print(diagnostic) }
/// // E3 duplicate-id /sections/4/id: Another section has the same id.
/// ```
///
/// ### Members that a kind of item needs
///
/// | kind | members |
/// |---|---|
/// | `brand`, `row`, `episode` | `title` |
/// | `product`, `user`, `user.featured`, `property` | `title` and, but for `property`, `image` |
/// | `ad` | `adLabel` and `image` or `title` |
/// | `group` | `title` and `children` |
/// | `text` | `text` |
/// | `fact`, `rating`, `review` | `title` or `text` |
/// | `pin` | `title`, `latE7` and `lonE7` |
/// | `series` | none |
public struct PageValidator: Sendable {
    /// The names and addresses that documents may refer to.
    public struct Configuration: Sendable {
        /// The layouts that exist.
        public var catalogue: LayoutCatalogue
        /// The features that exist.
        public var features: [String]
        /// The catalogues of clients that are still in use, each with a name for messages.
        public var clients: [Client]
        /// The links that may be opened.
        public var linkPolicy: LinkPolicy
        /// The names of the pages that can be pushed; `nil` if they are not known here.
        public var routes: [String]?
        /// The ids of the endpoints that can be submitted to; `nil` if they are not known here.
        public var endpoints: [String]?
        /// The starts of the paths that are served; `nil` if they are not known here.
        public var paths: [String]?
        /// The hosts that advertisements may lead to; `nil` for any.
        public var advertisementHosts: [String]?

        /// Creates a configuration. By default nothing that a document refers to outside itself is checked.
        public init(
            catalogue: LayoutCatalogue = .standard,
            features: [String] = ["outline", "segmented", "map", "chart"], clients: [Client] = [],
            linkPolicy: LinkPolicy = LinkPolicy(), routes: [String]? = nil, endpoints: [String]? = nil,
            paths: [String]? = nil, advertisementHosts: [String]? = nil
        ) {
            self.catalogue = catalogue
            self.features = features
            self.clients = clients
            self.linkPolicy = linkPolicy
            self.routes = routes
            self.endpoints = endpoints
            self.paths = paths
            self.advertisementHosts = advertisementHosts
        }
    }

    /// A client that is still in use.
    public struct Client: Sendable {
        /// Its name, such as a version.
        public var name: String
        /// The layouts and features it knows.
        public var catalogue: LayoutCatalogue

        /// Creates a client.
        public init(name: String, catalogue: LayoutCatalogue) {
            self.name = name
            self.catalogue = catalogue
        }
    }

    /// The names and addresses that documents may refer to.
    public let configuration: Configuration

    /// Creates a validator.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }
}

extension PageValidator {
    /// Checks a page, section response or patch; its members say which one it is.
    ///
    /// - Returns: The diagnostics in the order of checking; empty for a valid document.
    /// - Complexity: O(n) in bytes, but for messages, of which there are at most ``PageLimits/diagnostics``
    public func validate(_ bytes: [UInt8]) -> [PageDiagnostic] {
        let document: JSONDocument
        do {
            document = try JSONDocument(bytes)
        } catch {
            return [error.diagnostic]
        }
        var check = PageCheck(configuration: configuration, document: document)
        check.run(byteCount: bytes.count)
        return check.list.finished()
    }
}
