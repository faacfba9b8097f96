import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that is run to its end.
public struct Command: Sendable {
    /// What a program that has ended left behind.
    public struct Outcome: Sendable {
        /// The exit status, or the number of the signal that ended it.
        public let status: Int32
        /// What it printed, both to the output and to the errors unless these were shown.
        public let output: String

        /// Whether it succeeded.
        public var isSuccess: Bool { status == 0 }
    }

    private let words: [String]
    private let directory: String?
    private let environment: [String: String]

    /// Describes a run of a program.
    ///
    /// - Parameters:
    ///   - words: The name of the program, which is looked up in `PATH`, and its arguments.
    ///   - directory: The working directory; `nil` for that of the tool.
    ///   - environment: What is added to the environment of the tool.
    public init(_ words: [String], in directory: String? = nil, environment: [String: String] = [:]) {
        self.words = words
        self.directory = directory
        self.environment = environment
    }
}

extension Command {
    /// Runs the program and keeps what it prints.
    ///
    /// - Parameter keepsErrors: Whether what it prints to the standard error is kept as well; it is shown otherwise.
    /// - Throws: `ToolError` if the program cannot be started.
    public func capture(keepsErrors: Bool = true) async throws -> Outcome {
        let process = makeProcess()
        let pipe = Pipe()
        process.standardOutput = pipe
        if keepsErrors { process.standardError = pipe }
        return try await run(process) {
            String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
    }

    /// Runs the program and shows what it prints.
    ///
    /// - Throws: `ToolError` if the program cannot be started.
    public func show() async throws -> Outcome {
        try await run(makeProcess()) { "" }
    }

    /// Whether a program of a name is in `PATH`.
    public static func isInstalled(_ name: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    private func makeProcess() -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        if let directory { process.currentDirectoryURL = URL(filePath: directory) }
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Waits on a thread of its own: reading and waiting block.
    private func run(_ process: Process, reading read: @escaping @Sendable () -> String) async throws -> Outcome {
        // `waitUntilExit` of Linux polls and keeps a core busy, which a build needs.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            throw ToolError("\(words[0]) could not be started: \(error.localizedDescription)")
        }
        let running = RunningProcess(process)
        RunningProcesses.insert(process.processIdentifier)
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let output = read()
                end.wait()
                RunningProcesses.remove(running.process.processIdentifier)
                continuation.resume(returning: Outcome(status: running.process.terminationStatus, output: output))
            }
        }
    }
}

/// A process that has been started and is only waited for from then on, by one thread.
private struct RunningProcess: @unchecked Sendable {
    let process: Process

    init(_ process: Process) {
        self.process = process
    }
}

/// The programs that are run, each the head of a process group of its own: the terminal interrupts the tool alone.
enum RunningProcesses {
    private static let identifiers = Mutex<Set<Int32>>([])

    /// When the tool is interrupted or ordered to end, they interrupt the programs, which a build passes on to its compilers, and
    /// end the tool. Made once, and never changed.
    nonisolated(unsafe) private static let signals: [any DispatchSourceSignal] = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            identifiers.withLock { for identifier in $0 { kill(-identifier, SIGINT) } }
            exit(128 + number)
        }
        source.resume()
        return source
    }

    /// Notes a process that has been started.
    static func insert(_ identifier: Int32) {
        _ = signals
        identifiers.withLock { _ = $0.insert(identifier) }
    }

    /// Notes that a process has ended.
    static func remove(_ identifier: Int32) {
        identifiers.withLock { _ = $0.remove(identifier) }
    }
}
