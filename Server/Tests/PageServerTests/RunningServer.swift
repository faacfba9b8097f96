import Foundation
import Testing

/// Runs something that waits on a thread of its own: all tests share a few threads, and none of them may stand still.
func blocking<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
}

/// A server in a process of its own, as it is deployed.
final class RunningServer: Sendable {
    private let process: Process
    /// The port it listens on.
    let port: UInt16

    /// The program of a name, which is built into the same directory as the tests.
    static func program(_ name: String) -> URL {
        var directory = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: directory.appending(path: name).path()), directory.path() != "/" {
            directory.deleteLastPathComponent()
        }
        return directory.appending(path: name)
    }

    /// Starts a program and waits until it says where it listens.
    ///
    /// - Parameter launcher: A program and its arguments, to which the command is added: it prepares something and is then replaced by
    ///   the command.
    init(_ name: String, _ arguments: [String], launcher: [String] = []) async throws {
        let process = Process()
        let command = launcher + [Self.program(name).path(percentEncoded: false)] + arguments
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle(forWritingAtPath: "/dev/null")
        try process.run()
        let handle = output.fileHandleForReading
        let line = try await blocking {
            var line = Data()
            while line.last != UInt8(ascii: "\n") {
                let data = handle.availableData
                guard !data.isEmpty else { break }
                line += data
            }
            return String(decoding: line, as: UTF8.self)
        }
        let match = try #require(line.firstMatch(of: /^Listening on http:\/\/127\.0\.0\.1:(\d+)\n$/))
        port = try #require(UInt16(match.output.1))
        self.process = process
    }

    /// Opens a connection.
    func connect() throws -> Connection { try Connection(port: port) }

    /// Sends bytes and returns everything that is sent back until the connection is closed.
    func exchange(_ text: String) async throws -> String {
        let connection = try connect()
        connection.send(text)
        return try await connection.receive()
    }

    /// The number of the process.
    var processID: Int32 { process.processIdentifier }

    /// Whether the process has not ended.
    var isRunning: Bool { process.isRunning }

    /// Tells the server to stop.
    func terminate() { process.terminate() }

    /// The status with which the process ended, or the negative number of the signal that ended it.
    func waitForStatus() async throws -> Int32 {
        try await blocking { [process] in
            process.waitUntilExit()
            return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        }
    }

    /// Ends the process if it still runs.
    func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// A connection over TCP.
    final class Connection: Sendable {
        private let descriptor: Int32

        init(port: UInt16) throws {
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let status = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
        }

        deinit { close(descriptor) }

        /// Sends bytes; whether they arrive is seen from what comes back.
        func send(_ text: String) {
            let bytes = Array(text.utf8)
            _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        }

        /// Says that nothing more is sent.
        func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

        /// Everything that arrives until the other end closes.
        func receive() async throws -> String {
            try await blocking { [self] in
                var text: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 65_536)
                while true {
                    let count = recv(descriptor, &buffer, buffer.count, 0)
                    guard count > 0 else { return String(decoding: text, as: UTF8.self) }
                    text += buffer.prefix(count)
                }
            }
        }
    }
}
