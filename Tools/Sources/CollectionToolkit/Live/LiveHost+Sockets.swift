import NIOCore
import NIOHTTP1
import NIOWebSocket

extension LiveHost {
    func handleSocket(
        _ request: ServerRequest, _ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
    ) async throws {
        guard let name = request.parameter("session") else {
            // A channel that is not used has to be closed all the same.
            return try await channel.executeThenClose { _, _ in }
        }
        let (page, messages) = await hub.addPage()
        var session: LiveSession?
        var refusal: PageMessage?
        if !runsWebAssembly, let executable = await hub.result {
            do {
                session = try await hub.startSession(named: name, executable: executable)
                if session == nil { refusal = .ended("Too many pages are open. Close one, then load this one again.") }
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
