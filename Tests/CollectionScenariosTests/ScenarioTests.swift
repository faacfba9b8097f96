import CollectionGeometry
import CollectionScenarios
@testable import CollectionServerRendering
@testable import CollectionTestSupport
import Foundation
import Testing

/// Every scenario, step by step, against what was recorded. The browser tests compare real documents with the same
/// recordings. `RECORD_SCENARIOS=1` records anew; look at the difference before you keep it.
struct ScenarioTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Recordings")
    private static let remedy =
        "If this is to be so, run RECORD_SCENARIOS=1 swift test --filter ScenarioTests, and look at the difference."

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
            Issue.record("\(scenario.name), \(step)\nrecorded: \(line)\nseen:     \(lines[index])\n\(Self.remedy)")
            return
        }
        #expect(recorded.count == lines.count, "\(Self.remedy)")
    }

    /// `Tests/Browser/test_rendering.py` compares the recordings with the documents that the browser half has made by then.
    @Test("after all steps a scenario is written as HTML as recorded", arguments: Scenario.allCases)
    func document(_ scenario: Scenario) throws {
        var runner = ScriptRunner(scenario)
        for step in scenario.script { _ = try runner.run(step) }
        var writer = DocumentWriter(
            runner.host.tree, windowSize: Size(width: 390, height: 844), maximumBytes: 1_000_000)
        let text = String(decoding: try writer.write(), as: UTF8.self).replacingOccurrences(of: "><", with: ">\n<")
        let file = Self.folder.appendingPathComponent("\(scenario.name).html")
        if ProcessInfo.processInfo.environment["RECORD_SCENARIOS"] != nil {
            try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text + "\n", "\(Self.remedy)")
    }
}
