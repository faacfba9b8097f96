internal import CMemory
internal import CRuntime

/// The clock, the memory and the output of the machine a benchmark runs on: this one, or what embeds a WebAssembly module.
public enum BenchmarkHost {
    #if arch(wasm32)
    /// Whether this is the machine itself; what has been promised holds there.
    public static var isNative: Bool { false }

    /// The time in seconds since some moment.
    public static func now() -> Double { hostNow() / 1_000 }

    /// The memory in use, in bytes; `nil` where it cannot be told.
    public static func bytesInUse() -> Int? { Int(cruntime_bytes_in_use()) }

    /// Whether a piece of work is to be timed: all are.
    public static func isWanted(_ name: String) -> Bool { true }

    /// Prints a line.
    public static func print(_ line: String) {
        var line = line
        line.withUTF8 { hostLog(1, $0.baseAddress, Int32($0.count)) }
    }
    #else
    /// Whether this is the machine itself; what has been promised holds there.
    public static var isNative: Bool { true }

    private static let start = ContinuousClock.now

    /// The time in seconds since some moment.
    public static func now() -> Double { (ContinuousClock.now - start) / .seconds(1) }

    /// The memory in use, in bytes; `nil` where it cannot be told.
    public static func bytesInUse() -> Int? {
        let bytes = cmemory_bytes_in_use()
        return bytes == 0 ? nil : Int(bytes)
    }

    /// Whether a piece of work is to be timed: one whose name contains the argument of the program, or all.
    public static func isWanted(_ name: String) -> Bool {
        guard let wanted = CommandLine.arguments.dropFirst().first else { return true }
        return name.contains(wanted)
    }

    /// Prints a line.
    public static func print(_ line: String) { Swift.print(line) }
    #endif
}

#if arch(wasm32)
@_extern(wasm, module: "host", name: "now")
@_extern(c)
private func hostNow() -> Double

@_extern(wasm, module: "host", name: "log")
@_extern(c)
private func hostLog(_ level: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int32)
#endif
