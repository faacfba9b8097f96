import BenchmarkHost
import LayoutWorkloads
import ListWorkloads

/// Times each piece of work many times over and prints the times as a table, then what the layouts take of memory.
@main
struct Main {
    static func main() {
        BenchmarkHost.print("| work | least, µs | median, µs | target, µs |")
        BenchmarkHost.print("|---|--:|--:|--:|")
        for work in LayoutWork.all() + LayoutWork.lists() where BenchmarkHost.isWanted(work.name) { time(work) }
        BenchmarkHost.print("")
        BenchmarkHost.print("| memory | bytes an item |")
        BenchmarkHost.print("|---|--:|")
        for sample in MemorySample.all() where BenchmarkHost.isWanted(sample.name) {
            guard let before = BenchmarkHost.bytesInUse() else { break }
            let layout = sample.make()
            let used = (BenchmarkHost.bytesInUse() ?? before) - before
            BenchmarkHost.print("| " + sample.name + " | " + decimal(Double(used) / Double(sample.count)) + " |")
            withExtendedLifetime(layout) {}
        }
    }

    private static func time(_ work: LayoutWork) {
        let run = work.prepare()
        var times: [Double] = []
        var checksum = run()
        let end = BenchmarkHost.now() + 0.3
        while times.count < 5 || (BenchmarkHost.now() < end && times.count < 2_000) {
            let start = BenchmarkHost.now()
            checksum &+= run()
            times.append((BenchmarkHost.now() - start) * 1e6 / Double(work.operations))
        }
        times.sort()
        var line = "| " + work.name + " | " + decimal(times[0]) + " | " + decimal(times[times.count / 2]) + " | "
        if BenchmarkHost.isNative, let target = work.target {
            line += "≤ " + decimal(target) + (times[0] <= target ? " ✓" : " missed")
        }
        // The checksum keeps the work from being optimised away.
        BenchmarkHost.print(checksum == 0 ? line + " (no work)" : line + " |")
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
