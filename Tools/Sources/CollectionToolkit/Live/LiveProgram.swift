import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A running native program that a page shows.
///
/// Messages and responses are preceded by their length as a 32-bit integer, see `LiveConnection` in
/// `CollectionBrowser`.
final class LiveProgram: Sendable {
    /// What a program does.
    enum Event: Sendable {
        /// It sent commands to the page, in the bytes of the wire.
        case commands([UInt8])
        /// It responded to a call: the number of the call and the result.
        case result(UInt32, Int32)
        /// It printed a line.
        case line(String)
        /// It ended, with a sentence that says how.
        case ended(String)
    }

    /// What the program does, in order; the last event is that it ended.
    let events: AsyncStream<Event>
    private let process: SendableProcess
    private let input: FileHandle
    /// Writes to the input, which blocks while a program that is busy reads nothing.
    private let writing = DispatchQueue(label: "input of a program")

    /// Starts a program.
    ///
    /// - Parameter path: The path of its executable.
    /// - Throws: `ToolError` if it cannot be started.
    init(path: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: path)
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        // With it the runtime would take a second to print the stack of a program that traps.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        do {
            try process.run()
        } catch {
            throw ToolError("\(path) could not be started: \(error.localizedDescription)")
        }
        RunningProcesses.insert(process.processIdentifier)
        self.process = SendableProcess(process)
        self.input = input.fileHandleForWriting
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        events = stream
        Self.read(output.fileHandleForReading, errors.fileHandleForReading, of: self.process, to: continuation)
    }

    deinit { stop() }
}

extension LiveProgram {
    /// Passes a message of the page on. Does not wait for the program.
    func send(_ message: [UInt8]) {
        let bytes = withUnsafeBytes(of: UInt32(message.count).littleEndian, Array.init) + message
        // A program that has ended reads nothing any more, which its last event says.
        writing.async { [input] in try? input.write(contentsOf: bytes) }
    }

    /// Ends the program. It is not waited for.
    func stop() {
        // A write that waits for the program ends with it.
        if process.value.isRunning { process.value.terminate() }
        writing.async { [input] in try? input.close() }
    }

    /// Reads what the program sends and prints on threads of its own.
    private static func read(
        _ output: FileHandle,
        _ errors: FileHandle,
        of process: SendableProcess,
        to continuation: AsyncStream<Event>.Continuation
    ) {
        let printed = PrintedLines()
        let errorsAreRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            var rest: [UInt8] = []
            func show(_ bytes: some Sequence<UInt8>) {
                let line = String(decoding: Array(bytes), as: UTF8.self)
                printed.append(line)
                continuation.yield(.line(line))
            }
            // Whatever there is: `read(upToCount:)` waits until there is as much as is requested.
            while case let data = errors.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    show(rest[..<end])
                    rest.removeSubrange(...end)
                }
            }
            if !rest.isEmpty { show(rest) }
            errorsAreRead.signal()
        }
        Thread.detachNewThread {
            while let event = nextEvent(of: output) { continuation.yield(event) }
            process.value.waitUntilExit()
            RunningProcesses.remove(process.value.processIdentifier)
            errorsAreRead.wait()
            continuation.yield(.ended(printed.reason(status: process.value.terminationStatus)))
            continuation.finish()
        }
    }

    private static func nextEvent(of output: FileHandle) -> Event? {
        guard let head = read(4, of: output) else { return nil }
        let count = head.withUnsafeBytes { Int(UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self))) }
        guard count > 0, let frame = read(count, of: output) else { return nil }
        guard frame[0] == 1, count == 9 else { return .commands(frame) }
        return frame.withUnsafeBytes {
            .result(
                UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: 1, as: UInt32.self)),
                Int32(littleEndian: $0.loadUnaligned(fromByteOffset: 5, as: Int32.self))
            )
        }
    }

    private static func read(_ count: Int, of file: FileHandle) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard let data = try? file.read(upToCount: count - bytes.count), !data.isEmpty else { return nil }
            bytes += data
        }
        return bytes
    }
}

/// A process, which is started once and whose state is read from several threads.
private struct SendableProcess: @unchecked Sendable {
    let value: Process

    init(_ value: Process) {
        self.value = value
    }
}

/// The last lines that a program printed, as many as a trap prints with its stack and more.
private final class PrintedLines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func append(_ line: String) {
        lock.withLock {
            lines.append(line)
            if lines.count > 500 { lines.removeFirst() }
        }
    }

    /// Why the program ended: the sentence of the trap, if it printed one.
    func reason(status: Int32) -> String {
        let sentence = lock.withLock { lines.last { $0.contains("Fatal error") } }
        return sentence ?? "The program ended with the status \(status)."
    }
}
