import Testing

@testable import CollectionDataSources

struct LoadRunTests {
    @Test("a repetition requests a load when it is due, and once")
    func retry() {
        var run = LoadRun()
        run.setRetryTime(100)
        var needed: [Bool] = []
        for time in [99, 100, 101] {
            run.setNeededIfDue(at: time)
            needed.append(run.isNeeded)
            run.clearNeeded()
        }
        #expect(needed == [false, true, false])
    }

    @Test("the changes that wait for the end of a load are returned in order")
    func updates() {
        var run = LoadRun()
        var order: [Int] = []
        for number in 0..<3 { run.addUpdate { order.append(number) } }
        for update in run.end(hasFailedItself: false) { update() }
        #expect(order == [0, 1, 2])
    }

    @Test("the changes that wait for the end of a load are returned once")
    func updatesOnce() {
        var run = LoadRun()
        run.addUpdate {}
        let counts = (0..<2).map { _ in run.end(hasFailedItself: false).count }
        #expect(counts == [1, 0])
    }

    @Test("giving up returns the changes that are forgotten, once")
    func forgottenUpdates() {
        var run = LoadRun()
        run.addUpdate {}
        let counts = (0..<2).map { _ in run.giveUp().updates.count }
        #expect(counts == [1, 0])
    }

    @Test("a reset keeps handlers and the numbers of requests, and forgets changes and failures")
    func reset() {
        var run = LoadRun()
        _ = run.nextNumber()
        _ = run.countFailure()
        run.addUpdate {}
        run.addHandler { _ in }
        run.reset()
        let kept = [run.takeHandlers().count, run.nextNumber()]
        let forgotten = [run.end(hasFailedItself: false).count, run.countFailure()]
        #expect(kept == [1, 2])
        #expect(forgotten == [0, 1])
    }
}
