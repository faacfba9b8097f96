import CollectionTestSupport
import Testing

@testable import CollectionViews

struct SnapCoverageTests {
    @Test("at rest markers reach a window and a half to both sides, and are told once")
    func resting() {
        var coverage = SnapCoverage()
        #expect(coverage.rest(at: 1000, window: 400) == .init(range: 400...1600, prunes: true))
        #expect(coverage.rest(at: 1000, window: 400) == nil)
        #expect(coverage.rest(at: 1150, window: 400) == nil, "a short way off they still reach far enough")
        #expect(coverage.rest(at: 1400, window: 400) == .init(range: 800...2000, prunes: true))
        coverage.invalidate()
        #expect(coverage.covered == nil)
        #expect(coverage.rest(at: 1400, window: 400) == .init(range: 800...2000, prunes: true))
    }

    @Test("a row that moves gets markers ahead of it in either direction, and loses none before it rests")
    func moving() {
        var coverage = SnapCoverage()
        _ = coverage.rest(at: 1000, window: 400)
        #expect(coverage.move(from: 700, to: 710, window: 400) == nil)
        #expect(coverage.move(from: 1000, to: 1100, window: 400) == .init(range: 400...2700, prunes: false))
        #expect(coverage.move(from: 1100, to: 1800, window: 400) == nil)
        #expect(coverage.move(from: 1800, to: 800, window: 400) == .init(range: -800...2700, prunes: false))
        #expect(coverage.rest(at: 800, window: 400) == .init(range: 200...1400, prunes: true))
    }

    @Test("a row that is sent far away gets markers there")
    func aiming() {
        var coverage = SnapCoverage()
        _ = coverage.rest(at: 0, window: 400)
        #expect(coverage.aim(at: 300, window: 400) == nil)
        #expect(coverage.aim(at: 9000, window: 400) == .init(range: 8800...9200, prunes: false))
    }

    @Test("markers are added when they reach less than a window at rest, and less than two ahead of a movement")
    func limits() {
        var resting = SnapCoverage()
        _ = resting.rest(at: 1000, window: 400)
        #expect(resting.rest(at: 800, window: 400) == nil)
        #expect(resting.rest(at: 1200, window: 400) == nil)
        let start = resting
        #expect(resting.rest(at: 1201, window: 400) == .init(range: 601...1801, prunes: true))
        resting = start
        #expect(resting.rest(at: 799, window: 400) == .init(range: 199...1399, prunes: true))
        var moving = start
        #expect(moving.move(from: 700, to: 800, window: 400) == nil)
        #expect(moving.move(from: 800, to: 801, window: 400) == .init(range: 400...2401, prunes: false))
        moving = start
        #expect(moving.move(from: 1300, to: 1200, window: 400) == nil)
        #expect(moving.move(from: 1200, to: 1199, window: 400) == .init(range: -401...1600, prunes: false))
        moving = start
        #expect(moving.move(from: 1000, to: 1000, window: 400) == .init(range: 400...2600, prunes: false))
        var aiming = start
        #expect(aiming.aim(at: 1400, window: 400) == nil)
        #expect(aiming.aim(at: 1401, window: 400) == .init(range: 400...1601, prunes: false))
    }

    @Test("wherever a row is scrolled to, step by step, there are markers around it")
    func walks() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<50 {
            var coverage = SnapCoverage()
            var offset = 0.0
            _ = coverage.rest(at: offset, window: 300)
            for _ in 0..<60 {
                let next = offset + Double(Int.random(in: -250...250, using: &generator))
                _ = coverage.move(from: offset, to: next, window: 300)
                offset = next
                if Int.random(in: 0..<8, using: &generator) == 0 { _ = coverage.rest(at: offset, window: 300) }
                let covered = coverage.covered ?? 0...0
                #expect(covered.lowerBound <= offset)
                #expect(covered.upperBound >= offset)
            }
        }
    }
}
