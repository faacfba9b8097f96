public import CollectionServerRendering
public import CollectionViews
import Foundation
public import PageStore

/// The screens of an app, rendered as HTML for the first response.
///
/// ```swift
/// var configuration = ServerConfiguration(web: "Web", pictures: "pictures")
/// configuration.screens = ScreenRendering { makeGallery() }
/// ```
///
/// For an address of a screen the server creates the root view controller, gives it the environment of the client, responds
/// to its requests by its own routes without a connection, and writes what is on the screen into the page shell. Timers
/// stand. The picture is sent when nothing is outstanding, or when the budget is used up.
public struct ScreenRendering: Sendable {
    /// Creates the app, which shows the screens of all addresses. Each rendering has one of its own.
    public var makeRootViewController: @Sendable () -> ViewController
    /// Creates what measures strings in an environment. Each rendering has one of its own.
    public var makeTextMeasure: @Sendable (HostEnvironment) -> any TextMeasuring = { _ in UniformTextMeasure() }
    /// The height of one line of each text style, in points, in the order of `TextStyle.allCases`: what the style sheet
    /// makes of it in an environment.
    public var lineHeights: @Sendable (ScreenEnvironment) -> [Double] = { environment in
        HostEnvironment.usualLineHeights.map { $0 * Double(environment.textPercent) / 100 }
    }
    /// The time in seconds since 1970 that screens are told.
    public var now: @Sendable () -> Double = { currentTime() }
    /// The style sheet of the screens, which decides how large boxes are; `nil` for boxes without padding and gaps.
    public var styleSheet: StyleSheet?
    /// What a document says about a screen besides what the screen shows.
    public var metadata: @Sendable (ScreenSummary) -> DocumentMetadata = { DocumentMetadata(title: $0.title) }
    /// The addresses for `sitemap.xml`, as paths of this origin.
    public var addresses: @Sendable (any StoreTransaction) throws -> [String] = { _ in ["/"] }
    /// The limits.
    public var limits = Limits()

    /// Creates the rendering of an app. What has no parameter is set afterwards.
    ///
    /// - Parameter makeRootViewController: Creates the app.
    public init(_ makeRootViewController: @escaping @Sendable () -> ViewController) {
        self.makeRootViewController = makeRootViewController
    }
}

/// The clock of the computer.
private func currentTime() -> Double { Date().timeIntervalSince1970 }

extension ScreenRendering {
    /// How long rendering may take, and how much it may make.
    public struct Limits: Sendable {
        /// The time in seconds after which the picture is sent although requests are outstanding.
        public var budgetSeconds: Double
        /// The time in seconds after which the page shell is sent instead, as when one event takes too long.
        public var patienceSeconds: Double
        /// The number of screens that are rendered at a time. Each takes a thread.
        public var concurrentRenderings: Int
        /// The number of screens that wait to be rendered; beyond that the page shell is sent at once.
        public var queueLimit: Int
        /// The longest HTML of a screen, in bytes.
        public var documentBytes: Int
        /// The limit of the size of all responses that are sent along with a picture, in bytes.
        public var responseBytes: Int
        /// The height that is rendered, as a multiple of the height of the window.
        public var renderedScreens: Double
        /// The age in seconds at which a kept page is rendered again although nothing has changed in the store, since
        /// what is shown may depend on the time.
        public var maximumAge: Double

        /// Creates limits.
        public init(
            budgetSeconds: Double = 0.05, patienceSeconds: Double = 0.5, concurrentRenderings: Int = 2,
            queueLimit: Int = 64, documentBytes: Int = 2_000_000, responseBytes: Int = 256_000,
            renderedScreens: Double = 2, maximumAge: Double = 60
        ) {
            self.budgetSeconds = budgetSeconds
            self.patienceSeconds = patienceSeconds
            self.concurrentRenderings = concurrentRenderings
            self.queueLimit = queueLimit
            self.documentBytes = documentBytes
            self.responseBytes = responseBytes
            self.renderedScreens = renderedScreens
            self.maximumAge = maximumAge
        }
    }
}

/// What is known of a rendered screen: its address, its title and the responses that it shows.
public struct ScreenSummary: Sendable {
    /// The path and query of the screen.
    public let path: String
    /// The title of the screen.
    public let title: String
    /// The responses, in the order of their requests.
    public let responses: [ScreenResponse]

    /// The body of the first successful response of a path; `nil` if there is none.
    ///
    /// - Parameter path: The path without a query. One that ends in a slash stands for all paths below it.
    public func body(of path: String) -> [UInt8]? {
        responses.first { response in
            let address = response.path.prefix { $0 != "?" }
            let isMatch = path.hasSuffix("/") ? address.hasPrefix(path) : address == path
            return isMatch && (200...299).contains(response.status)
        }?.body
    }
}
