import CRuntime

/// Counts what held and what did not, and reports each failure by name to the host's log.
final class Checker {
    private var passed = 0
    private var failed = 0

    /// Records one statement: `name` says, in words, what must hold.
    func check(_ name: StaticString, _ holds: Bool) {
        if holds {
            passed += 1
        } else {
            failed += 1
            Self.log("failed: \(name)")
        }
    }

    /// Prints the totals on the line the driver reads.
    func finish() {
        Self.log("checks: \(passed) passed, \(failed) failed")
    }

    /// Writes a line to the host's log.
    static func log(_ line: String) {
        #if arch(wasm32)
        var line = line
        line.withUTF8 { hostLog(1, $0.baseAddress, Int32($0.count)) }
        #else
        print(line)
        #endif
    }
}

#if arch(wasm32)
@_extern(wasm, module: "host", name: "log")
@_extern(c)
private func hostLog(_ level: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int32)
#endif
