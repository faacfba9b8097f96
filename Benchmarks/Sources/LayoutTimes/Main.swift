import LayoutWorkloads

/// Times each piece of work many times over and prints the times as a table, then what the layouts take of memory.
@main
struct Main {
    static func main() {
        Host.print("| work | least, µs | median, µs | target, µs |")
        Host.print("|---|--:|--:|--:|")
        for work in LayoutWork.all() where Host.isWanted(work.name) { time(work) }
        Host.print("")
        Host.print("| memory | bytes an item |")
        Host.print("|---|--:|")
        for sample in MemorySample.all() where Host.isWanted(sample.name) {
            guard let before = Host.bytesInUse() else { break }
            let layout = sample.make()
            let used = (Host.bytesInUse() ?? before) - before
            Host.print("| " + sample.name + " | " + decimal(Double(used) / Double(sample.count)) + " |")
            withExtendedLifetime(layout) {}
        }
    }

    private static func time(_ work: LayoutWork) {
        let run = work.prepare()
        var times: [Double] = []
        var checksum = run()
        let end = Host.now() + 0.3
        while times.count < 5 || (Host.now() < end && times.count < 2_000) {
            let start = Host.now()
            checksum &+= run()
            times.append((Host.now() - start) * 1e6 / Double(work.operations))
        }
        times.sort()
        var line = "| " + work.name + " | " + decimal(times[0]) + " | " + decimal(times[times.count / 2]) + " | "
        if let target = work.target { line += "≤ " + decimal(target) + (times[0] <= target ? " ✓" : " missed") }
        // The checksum keeps the work from being optimised away.
        Host.print(checksum == 0 ? line + " (no work)" : line + " |")
    }

    /// A number with two decimals.
    private static func decimal(_ value: Double) -> String {
        let hundredths = Int(value * 100 + 0.5)
        let rest = hundredths % 100
        return "\(hundredths / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
    }
}

#if arch(wasm32)
@_expose(wasm, "run")
@c
func run() {
    Main.main()
}
#endif
