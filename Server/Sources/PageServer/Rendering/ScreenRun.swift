import CollectionGeometry
import CollectionServerRendering
import CollectionViews
import HTTPTypes
import Hummingbird
import Logging

/// One rendering of one screen, from its creation to its HTML.
struct ScreenRun: Sendable {
    /// What came of it.
    struct Outcome: Sendable {
        /// The content of the window, as HTML; `nil` if there is too much of it.
        let html: [UInt8]?
        let summary: ScreenSummary
        /// The language that the screen is in, by its identifier; `nil` if the screen does not say so.
        let language: String?
        let isRightToLeft: Bool
        /// Whether the screen says that there is nothing at its address.
        let isNotFound: Bool
        /// Why the picture is not what it would be with more time or without failures; empty if it is.
        let defects: [String]

        /// The status of the response: 404 if the screen says that there is nothing, 404 or 410 if that is all that its
        /// requests got.
        var status: HTTPResponse.Status {
            if isNotFound { return .notFound }
            guard let first = summary.responses.first, summary.responses.allSatisfy({ [404, 410].contains($0.status) })
            else { return .ok }
            return first.status == 410 ? .gone : .notFound
        }

        /// Whether others may see it.
        var isPrivate: Bool { summary.responses.contains { $0.isPrivate && (200...299).contains($0.status) } }
    }

    let rendering: ScreenRendering
    let path: String
    let environment: ScreenEnvironment
    let responder: InternalResponder
    /// The headers of the client that its requests have.
    let headers: HTTPFields
    let logger: Logger

    /// Renders the screen. It takes the budget at most, unless one event of the screen takes longer.
    func run() async -> Outcome {
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: .seconds(rendering.limits.budgetSeconds))
        let now = rendering.now()
        let host = DocumentHost(
            rendering.makeRootViewController(), environment: hostEnvironment,
            textMeasure: rendering.makeTextMeasure(hostEnvironment),
            configuration: DocumentHost.Configuration(
                renderedScreens: rendering.limits.renderedScreens, styleSheet: rendering.styleSheet,
                region: environment.region.hostRegion(at: now), now: now))
        // The screen gets responses in the order of its requests, whatever order they come in: equal content gives equal
        // bytes.
        var responses: [Int: ScreenResponse] = [:]
        var tokens: [Int] = []
        var deliveredCount = 0
        var isLate = false
        await withTaskGroup(of: (token: Int, response: ScreenResponse)?.self) { group in
            group.addTask {
                try? await clock.sleep(until: end)
                return nil
            }
            host.start(path: path) { clock.now >= end }
            while !isLate {
                for open in host.openRequests where isSent(open) && !tokens.contains(open.token) {
                    tokens.append(open.token)
                    group.addTask { [responder, headers, logger] in
                        (
                            open.token,
                            await responder.response(to: open.request.path, headers: headers, logger: logger)
                        )
                    }
                }
                guard host.openRequests.contains(where: isSent) else { break }
                guard let next = await group.next(), let (token, response) = next else {
                    isLate = true
                    break
                }
                responses[token] = response
                while deliveredCount < tokens.count, let response = responses[tokens[deliveredCount]] {
                    host.respond(to: tokens[deliveredCount], with: response.hostResponse) { clock.now >= end }
                    deliveredCount += 1
                }
                isLate = clock.now >= end
            }
            group.cancelAll()
            // What has come although an earlier response has not is better than nothing.
            for token in tokens.dropFirst(deliveredCount) {
                if let response = responses[token] { host.respond(to: token, with: response.hostResponse) }
            }
        }
        return outcome(of: host, tokens.compactMap { responses[$0] }, isLate: isLate)
    }

    /// Whether a request is sent while the screen is rendered: it reads something of this server, with no header fields of the screen,
    /// which the program alone may send.
    private func isSent(_ open: DocumentHost.OpenRequest) -> Bool {
        open.request.method == .get && open.request.headerFields.isEmpty && open.request.path.hasPrefix("/")
    }

    private func outcome(of host: DocumentHost, _ responses: [ScreenResponse], isLate: Bool) -> Outcome {
        var defects: [String] = []
        let open = host.openRequests.filter(isSent).map(\.request.path)
        if isLate, !open.isEmpty { defects.append("no response in time to \(open.joined(separator: ", "))") }
        if host.isUnsettled { defects.append("the screen does not settle") }
        for response in responses where response.status == 0 || response.status >= 500 {
            defects.append("status \(response.status) of \(response.path)")
        }
        if let violation = host.tree.violations.first { defects.append("\(host.tree.violations.count) × \(violation)") }
        for line in host.logLines where line.level == .error { defects.append(line.text) }
        let title = host.title.isEmpty ? host.window.rootViewController.title : host.title
        var html: [UInt8]?
        do throws(DocumentError) {
            html = try host.html(maximumBytes: rendering.limits.documentBytes)
        } catch {
            defects.append(error.description)
        }
        return Outcome(
            html: html, summary: ScreenSummary(path: path, title: title, responses: responses), language: host.language,
            isRightToLeft: host.environment.layoutDirection == .rightToLeft,
            isNotFound: host.window.rootViewController.isNotFound, defects: defects)
    }

    private var hostEnvironment: HostEnvironment {
        var host = HostEnvironment(
            windowSize: Size(width: Double(environment.width), height: Double(environment.height)),
            displayScale: environment.scale)
        host.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
        host.prefersDarkColors = environment.prefersDarkColors
        host.canHover = environment.width >= 600
        host.lineHeights = rendering.lineHeights(environment)
        return host
    }
}
