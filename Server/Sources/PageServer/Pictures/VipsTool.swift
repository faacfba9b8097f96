import Foundation
import Logging
import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// Runs libvips in a process of its own, with limits: a picture that was made to exhaust memory or time ends
/// that process alone.
struct VipsTool: Sendable {
    /// What a process may use.
    struct Limits: Sendable {
        /// Address space, in KiB.
        var memoryKiB = 1_000_000
        /// Processor time, in seconds.
        var processorSeconds = 10
        /// Time on the clock.
        var duration = Duration.seconds(20)
    }

    var limits = Limits()
    /// The program, found through `PATH`.
    var program = "vips"
}

extension VipsTool {
    /// Draws an SVG document into a file.
    func draw(svg: String, to output: String) async throws {
        let input = output + ".svg"
        // Also when the disk is full in the middle of it.
        defer { try? FileManager.default.removeItem(atPath: input) }
        try Data(svg.utf8).write(to: URL(filePath: input))
        // Only documents that this program wrote come here; the loader is not one for strangers' files.
        try await run(["copy", input, output + "[Q=94]"], permitsSVG: true)
    }

    /// Resizes a picture to a width. It is never enlarged.
    func resize(_ input: String, to output: String, width: Int, format: PictureFormat) async throws {
        try await run(
            ["thumbnail", input, output + format.options, "\(width)", "--height", "100000", "--size", "down"],
            permitsSVG: false
        )
    }

    private func run(_ arguments: [String], permitsSVG: Bool) async throws {
        // The shell sets the limits and is then replaced by the program. Values come as arguments, never as script.
        let script =
            "ulimit -v \(limits.memoryKiB) 2>/dev/null; ulimit -t \(limits.processorSeconds); exec \"$0\" \"$@\""
        // What it says is in English, by which a full disk is known.
        var variables: [Environment.Key: String?] = ["VIPS_CONCURRENCY": "1", "LANGUAGE": "C"]
        if !permitsSVG { variables["VIPS_BLOCK_UNTRUSTED"] = "1" }
        let environment = Environment.inherit.updating(variables)
        let program = program
        let duration = limits.duration
        let result = try await withThrowingTaskGroup(of: ExecutionOutcome?.self) { group in
            group.addTask {
                let result = try await Subprocess.run(
                    .path("/bin/sh"), arguments: Arguments(["-c", script, program] + arguments),
                    environment: environment, output: .discarded, error: .string(limit: 4_096)
                )
                return ExecutionOutcome(isSuccess: result.terminationStatus.isSuccess, message: result.standardError)
            }
            group.addTask {
                try await Task.sleep(for: duration)
                return nil
            }
            // Cancelling the first task kills the process.
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        guard let result else { throw PictureError.tookTooLong }
        guard result.isSuccess else { throw PictureError.failed(result.message) }
    }

    private struct ExecutionOutcome: Sendable {
        let isSuccess: Bool
        let message: String
    }
}
