import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Shows a program in pages while it runs natively, and builds it again when its sources change.
///
/// Each page has a process of its own. Its events go to the process over a socket, and the commands of the process come
/// back in the bytes of the wire, which the browser half carries out as it does those of a WebAssembly program.
public struct LiveHost: Sendable {
    /// How a live host is run.
    public struct Configuration: Sendable {
        /// The port to listen on; 0 for any that is free.
        public var port = 8081
        /// The address of the server that gets the requests of the app; `nil` for none.
        public var server: String?
        /// The style sheet of the app in place of the kit's and `Web/styles.css`; `nil` for these.
        public var styles: String?

        /// Creates a configuration with a port of its own choice, no server and the usual style sheets.
        public init() {}
    }

    private let build: NativeBuild
    private let executable: String
    private let hub = LiveHub()
    private let files: PageFiles
    private let forwarder: RequestForwarder?
    private let server: DevelopmentServer
    private let token: String

    /// Prepares a live host and begins to listen.
    ///
    /// - Throws: `ToolError` if the port is taken, the address of the server is none, or the package has no description.
    public init(_ program: WebProgram, configuration: Configuration) async throws {
        build = NativeBuild(program)
        files = PageFiles(app: "\(program.package.path)/Web", styles: configuration.styles)
        forwarder = try configuration.server.map(RequestForwarder.init)
        token = (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined()
        server = try await DevelopmentServer(port: configuration.port, token: token)
        executable = try await build.executable()
    }
}

extension LiveHost {
    /// The address of the page.
    public var address: String { "http://127.0.0.1:\(server.port)/" }

    /// Serves pages and builds the program again whenever its sources change, until the task is cancelled.
    ///
    /// - Parameter report: Gets a sentence about each build.
    public func run(report: @escaping @Sendable (String) -> Void) async throws {
        try await withThrowingTaskGroup { group in
            group.addTask { try await server.run(respond: respond, handleSocket: handleSocket) }
            group.addTask { try await buildAgainAndAgain(report: report) }
            try await group.next()
            group.cancelAll()
        }
    }

    private func buildAgainAndAgain(report: @Sendable (String) -> Void) async throws {
        var watcher = SourceWatcher(packages: build.program.package.sourceFolders)
        try await buildOnce(report: report)
        while true {
            let changes = try await watcher.nextChanges()
            if let file = changes.first {
                report("\(file.split(separator: "/").last ?? "") changed\(changes.count > 1 ? ", and others" : "").")
            }
            if changes.allSatisfy({ $0.hasSuffix(".css") }) {
                await hub.reloadStyles()
            } else {
                try await buildOnce(report: report)
            }
        }
    }

    private func buildOnce(report: @Sendable (String) -> Void) async throws {
        await hub.beginBuild()
        let outcome = try await build.run()
        await hub.endBuild(outcome, executable: executable)
        switch outcome {
        case .built(let seconds): report("Built in \(seconds.formatted(.number.precision(.fractionLength(1)))) s.")
        case .failed(let errors, let log):
            report(errors.isEmpty ? log : errors.map(\.description).joined(separator: "\n"))
        }
    }
}

// MARK: - Requests

extension LiveHost {
    private func respond(to request: ServerRequest) async -> ServerResponse {
        if request.path == "/live/call" { return await call(request) }
        if request.isNavigation { return files.page(title: build.program.package.name, token: token) }
        if let response = files.response(to: request.path) { return response }
        if let forwarder { return await forwarder.response(to: request) }
        return ServerResponse(
            .notFound, text: "\(request.path) is no file of the app. --server names a server that gets such requests.")
    }

    /// An event whose result decides what the browser does next.
    private func call(_ request: ServerRequest) async -> ServerResponse {
        guard request.head.method == .POST, request.parameter("token") == token else {
            return ServerResponse(.forbidden, text: "The page is that of another run: load it again.")
        }
        guard let name = request.parameter("session"), let count = request.parameter("after").flatMap(Int.init),
            let session = await hub.session(named: name)
        else { return ServerResponse(.notFound, text: "There is no such session.") }
        return ServerResponse(text: "\(await session.call(Array(buffer: request.body), after: count))")
    }
}

// MARK: - Sockets

extension LiveHost {
    private func handleSocket(
        _ request: ServerRequest, _ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
    ) async throws {
        guard let name = request.parameter("session") else { return }
        let (page, messages) = await hub.addPage()
        var session: LiveSession?
        var refusal: PageMessage?
        if let executable = await hub.executable {
            do {
                session = try await hub.startSession(named: name, executable: executable)
                if session == nil { refusal = .ended("Too many pages are open. Close one and load this one again.") }
            } catch {
                refusal = .ended("\(error)")
            }
        }
        let result = await Result {
            try await channel.executeThenClose { inbound, outbound in
                try await withThrowingTaskGroup { [session, refusal] group in
                    if let refusal { try await outbound.write(.text(refusal)) }
                    group.addTask { for await message in messages { try await outbound.write(.text(message)) } }
                    if let session { group.addTask { try await Self.pass(session, to: outbound) } }
                    for try await frame in inbound {
                        switch frame.opcode {
                        case .binary: await session?.receive(Array(buffer: frame.unmaskedData))
                        case .ping: try await outbound.write(WebSocketFrame(opcode: .pong, data: frame.unmaskedData))
                        case .connectionClose:
                            group.cancelAll()
                            return
                        default: break
                        }
                    }
                    group.cancelAll()
                }
            }
        }
        await hub.removePage(page)
        if session != nil { await hub.endSession(named: name) }
        try result.get()
    }

    /// Passes on what a program does.
    private static func pass(
        _ session: LiveSession, to outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    ) async throws {
        for await event in session.program.events {
            switch await session.handle(event) {
            case .commands(let bytes):
                try await outbound.write(WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: bytes)))
            case .line(let line): try await outbound.write(.text(.line(line)))
            case .ended(let reason): try await outbound.write(.text(.ended(reason)))
            case .result, nil: break
            }
        }
    }
}

extension WebSocketFrame {
    fileprivate static func text(_ message: PageMessage) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: message.json))
    }
}

extension Result where Failure == any Error {
    /// What an operation returns or throws.
    fileprivate init(_ operation: () async throws -> Success) async {
        do { self = .success(try await operation()) } catch { self = .failure(error) }
    }
}

extension BuildDiagnostic: CustomStringConvertible {
    /// The diagnostic as compilers print it.
    public var description: String { "\(file):\(line):\(column): \(severity): \(message)" }
}
