import Foundation

/// Shows a program in pages while it is developed, and builds it again when its sources change.
///
/// By default the program runs natively, in a process for each page. The events of the page go to the process over a socket, and
/// the commands of the process come back in the bytes of the wire, which the browser half carries out as it does those of a
/// WebAssembly program.
public struct LiveHost: Sendable {
    /// How a live host is run.
    public struct Configuration: Sendable {
        /// The port to listen on, and 0 for any that is free; `nil` for 8081 or the first after it that is free, up to 8099.
        public var port: Int?
        /// Whether pages run the WebAssembly program themselves.
        public var runsWebAssembly = false
        /// The address of the server that gets the requests of the app; `nil` for none.
        public var server: String?
        /// The path of a file. Once it exists, the server gets the requests for pages and files as well; `nil` for never.
        public var handOverFile: String?
        /// The style sheet of the app in place of the kit's and `Web/styles.css`; `nil` for these.
        public var styles: String?
        /// The origins that the app sends requests to besides its own.
        public var origins: [String] = []

        /// Creates a configuration of native programs, with the usual style sheets and no server.
        public init() {}
    }

    let build: any AppBuild
    /// The path of what a build leaves.
    let result: String
    let runsWebAssembly: Bool
    let hub = LiveHub()
    let files: PageFiles
    let forwarder: RequestForwarder?
    let token: String
    private let server: DevelopmentServer
    private let handOverFile: String?
    /// The path of the style sheet in place of the usual ones.
    private let styleSheet: String?

    /// Prepares a live host and begins to listen.
    ///
    /// - Throws: `ToolError` if the port is taken, the address of the server is none, the package has no description, or an
    ///   origin is none.
    public init(_ program: WebProgram, configuration: Configuration) async throws {
        runsWebAssembly = configuration.runsWebAssembly
        build = runsWebAssembly ? ProgramBuild(program, explainsFailures: true) : NativeBuild(program: program)
        files = try PageFiles(
            app: "\(program.package.path)/Web", styles: configuration.styles, origins: configuration.origins)
        forwarder = try configuration.server.map(RequestForwarder.init)
        handOverFile = configuration.handOverFile?.absolutePath
        styleSheet = configuration.styles?.absolutePath
        if handOverFile != nil, forwarder == nil {
            throw ToolError("Pages can be handed over only to a server. Name it with --server.")
        }
        token = (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined()
        server = try await DevelopmentServer(ports: configuration.port.map { $0...$0 } ?? 8081...8099, token: token)
        result = try await build.result()
    }
}

extension LiveHost {
    /// The address of the page.
    public var address: String { "http://127.0.0.1:\(server.port)/" }

    /// Serves pages and builds the program again whenever its sources change, until the task is cancelled.
    ///
    /// - Parameter report: Gets what happens.
    public func run(report: @escaping @Sendable (LiveReport) -> Void) async throws {
        try await withThrowingTaskGroup { group in
            group.addTask { try await server.run(respond: respond, handleSocket: handleSocket) }
            group.addTask { try await buildAgainAndAgain(report: report) }
            if let forwarder { group.addTask { try await watch(forwarder) } }
            if let handOverFile { group.addTask { try await handOver(when: handOverFile, report: report) } }
            // The server and the builds go on until an error or the end of the task.
            while try await group.next() != nil {}
        }
    }

    private func buildAgainAndAgain(report: @Sendable (LiveReport) -> Void) async throws {
        let package = build.program.package
        var watcher = SourceWatcher(
            packages: package.sourceFolders, paths: package.targetFolders + [styleSheet].compactMap { $0 })
        try await buildOnce(report: report)
        while true {
            let changes = try await watcher.nextChanges()
            guard await !hub.isHandedOver else { return }
            if let file = changes.first { report(.changed(file: file, hasOthers: changes.count > 1)) }
            if changes.allSatisfy({ $0.hasSuffix(".css") }) {
                await hub.reloadStyles()
            } else {
                try await buildOnce(report: report)
            }
        }
    }

    private func buildOnce(report: @Sendable (LiveReport) -> Void) async throws {
        await hub.beginBuild()
        let outcome = try await build.run()
        await hub.endBuild(outcome, result: result)
        switch outcome {
        case .built(let seconds, let warnings): report(.built(seconds: seconds, warnings: warnings))
        case .failed(let errors, let log):
            report(.failed(errors.isEmpty ? log : errors.map(\.description).joined(separator: "\n")))
        }
    }

    /// Loads pages again when a server that could not be reached accepts connections, as after it was started.
    private func watch(_ forwarder: RequestForwarder) async throws {
        while true {
            try await Task.sleep(for: .milliseconds(500))
            if await hub.isServerMissing, await forwarder.isReachable() { await hub.serverCame() }
        }
    }

    /// Pages that are open keep their programs.
    private func handOver(when file: String, report: @Sendable (LiveReport) -> Void) async throws {
        while !FileManager.default.fileExists(atPath: file) { try await Task.sleep(for: .milliseconds(500)) }
        await hub.handOver()
        report(.handedOver)
    }
}
