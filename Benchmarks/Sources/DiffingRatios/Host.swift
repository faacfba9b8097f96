import CRuntime

/// The clock and the output of the machine the program runs on.
enum Host {
    #if arch(wasm32)
    /// The time in seconds since some moment.
    static func now() -> Double { hostNow() / 1_000 }

    /// Prints a line.
    static func print(_ line: String) {
        var line = line
        line.withUTF8 { hostLog(1, $0.baseAddress, Int32($0.count)) }
    }
    #else
    private static let start = ContinuousClock.now

    /// The time in seconds since some moment.
    static func now() -> Double { (ContinuousClock.now - start) / .seconds(1) }

    /// Prints a line.
    static func print(_ line: String) { Swift.print(line) }
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
