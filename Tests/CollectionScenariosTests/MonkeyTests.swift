import CollectionTestSupport
import Foundation
import Testing

/// Random events and changes against a naive model of what must be seen. `MONKEY_EVENTS` says how many events, and
/// `MONKEY_SEED` where to begin; a finding names the seed and the last events.
struct MonkeyTests {
    private let environment = ProcessInfo.processInfo.environment

    @Test("whatever is done in whatever order, what is seen is what must be seen")
    func monkey() {
        let events = environment["MONKEY_EVENTS"].flatMap { Int($0) } ?? 2000
        let firstSeed = environment["MONKEY_SEED"].flatMap { UInt64($0) } ?? 1
        var done = 0
        var seed = firstSeed
        while done < events {
            var driver = MonkeyDriver(seed: seed)
            for event in 1...min(500, events - done) {
                done += 1
                guard let complaint = driver.step(isAtRest: event % 10 == 0) else { continue }
                Issue.record(
                    "MONKEY_SEED=\(seed), event \(event): \(complaint)\n\(driver.history.joined(separator: "\n"))")
                return
            }
            seed += 1
        }
        if events > 2000 { print("monkey: \(done) events, seeds \(firstSeed)…\(seed - 1)") }
        #expect(done == events)
    }

    @Test("what longer games have found does not come back", arguments: [(42, 70), (460, 310)])
    func findings(seed: UInt64, events: Int) {
        var driver = MonkeyDriver(seed: seed)
        for event in 1...events {
            #expect(driver.step(isAtRest: event % 10 == 0) == nil, "\(driver.history.joined(separator: "\n"))")
        }
    }
}
