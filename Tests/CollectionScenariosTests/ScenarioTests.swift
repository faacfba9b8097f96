import CollectionScenarios
import CollectionTestSupport
import Foundation
import Testing

/// Every scenario, step by step, against what was recorded. The browser tests compare real documents with the same
/// recordings. `RECORD_SCENARIOS=1` records anew; look at the difference before you keep it.
struct ScenarioTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Recordings")

    @Test("a scenario shows what was recorded after every step", arguments: Scenario.allCases)
    func replay(_ scenario: Scenario) throws {
        var runner = ScriptRunner(scenario)
        var lines = ["= start"] + runner.seen()
        for step in scenario.script {
            lines.append("= \(step)")
            lines += try runner.run(step)
        }
        let file = Self.folder.appendingPathComponent("\(scenario.name).txt")
        if ProcessInfo.processInfo.environment["RECORD_SCENARIOS"] != nil {
            try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }
        var step = ""
        for (index, line) in recorded.enumerated() where index < lines.count {
            if line.hasPrefix("= ") { step = line }
            guard line != lines[index] else { continue }
            Issue.record("\(scenario.name), \(step)\nrecorded: \(line)\nseen:     \(lines[index])")
            return
        }
        #expect(recorded.count == lines.count)
    }
}
