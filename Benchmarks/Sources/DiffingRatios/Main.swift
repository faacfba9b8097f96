import BenchmarkHost
import DiffingWorkloads

/// Measures each work and its baseline in turn, many times over, and prints how they compare as a table.
///
/// Rounds alternate, so that whatever else the machine does slows both. Two ratios are given: the median of the ratios of
/// rounds, and that of the shortest times. On a busy machine the first flatters the work that touches less memory, so a
/// target is met only when both meet it.
@main
struct Main {
    static func main() {
        let rounds = 31
        BenchmarkHost.print(
            "| work | least, µs | median, µs | hashing, least, µs | ratio of least | ratio in rounds | target |")
        BenchmarkHost.print("|---|--:|--:|--:|--:|--:|--:|")
        for comparison in Comparison.all() where BenchmarkHost.isWanted(comparison.name) {
            var works: [Double] = []
            var baselines: [Double] = []
            var ratios: [Double] = []
            var checksum = comparison.work() &+ comparison.baseline()
            for _ in 0..<rounds {
                let start = BenchmarkHost.now()
                checksum &+= comparison.baseline()
                let middle = BenchmarkHost.now()
                checksum &+= comparison.work()
                let end = BenchmarkHost.now()
                baselines.append(middle - start)
                works.append(end - middle)
                ratios.append((end - middle) / Swift.max(middle - start, 1e-9))
            }
            works.sort()
            baselines.sort()
            ratios.sort()
            let ratio = tenThousandths(ratios[rounds / 2])
            let ratioOfLeast = tenThousandths(works[0] / Swift.max(baselines[0], 1e-9))
            var line = "| " + comparison.name + " | " + micros(works[0]) + " | " + micros(works[rounds / 2]) + " | "
            line += micros(baselines[0]) + " | " + decimal(ratioOfLeast) + " | " + decimal(ratio) + " | "
            if let target = comparison.target {
                line += "≤ " + decimal(target) + (Swift.max(ratio, ratioOfLeast) <= target ? " ✓" : " missed")
            }
            // The checksum keeps the work from being optimised away.
            BenchmarkHost.print(checksum == 0 ? line + " (no work)" : line + " |")
        }
    }

    /// A time in seconds as whole microseconds.
    private static func micros(_ seconds: Double) -> String { "\(Int(seconds * 1e6 + 0.5))" }

    /// A ratio as a number of ten-thousandths.
    private static func tenThousandths(_ ratio: Double) -> Int { Int(ratio * 10_000 + 0.5) }

    /// A number of ten-thousandths as a decimal fraction.
    private static func decimal(_ value: Int) -> String {
        let digits = "\(value % 10_000)"
        var padded = ""
        for _ in digits.utf8.count..<4 { padded += "0" }
        return "\(value / 10_000)." + padded + digits
    }
}

#if arch(wasm32)
@_expose(wasm, "run")
@c
func run() {
    Main.main()
}
#endif
