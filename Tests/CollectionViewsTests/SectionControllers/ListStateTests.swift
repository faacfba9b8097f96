import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct UpdateCoalescerTests {
    @Test("a turn is requested once, however much is requested until it is given")
    func gathering() {
        var coalescer = UpdateCoalescer()
        #expect(coalescer.request() == .schedule)
        #expect(coalescer.request() == .wait)
        #expect(!coalescer.isDue)
        coalescer.giveTurn()
        #expect(coalescer.isDue)
        #expect(coalescer.request() == .wait)
        coalescer.begin()
        #expect(!coalescer.isDue)
    }

    @Test("what is requested during an update gets a turn of its own, which begins when the update is done")
    func following() {
        var coalescer = UpdateCoalescer()
        _ = coalescer.request()
        coalescer.giveTurn()
        coalescer.begin()
        #expect(coalescer.request() == .schedule)
        coalescer.giveTurn()
        #expect(!coalescer.isDue)
        coalescer.finish()
        #expect(coalescer.isDue)
        coalescer.begin()
        coalescer.finish()
        #expect(!coalescer.isDue)
    }

    @Test("a turn that no request waits for is no turn")
    func stray() {
        var coalescer = UpdateCoalescer()
        coalescer.giveTurn()
        #expect(!coalescer.isDue)
        #expect(coalescer.request() == .schedule)
        #expect(!coalescer.isDue)
    }
}

struct ListObjectTests {
    private struct Home: Identifiable, Equatable {
        var id: Int
        var price = 0
    }

    private enum Advert: Identifiable, Equatable {
        case banner(Int)
        var id: Int { if case .banner(let id) = self { id } else { 0 } }
    }

    @Test("objects are the same by type and id, and equal if they show the same as well")
    func identity() {
        let home = ListObject(Home(id: 1))
        let dearer = ListObject(Home(id: 1, price: 2))
        let advert = ListObject(Advert.banner(1))
        #expect(home.isSame(as: dearer))
        #expect(home != dearer)
        #expect(home == ListObject(Home(id: 1)))
        #expect(!home.isSame(as: advert))
        #expect(!home.isSame(as: ListObject(Home(id: 2))))
        #expect(home != advert)
        #expect(home.value() == Home(id: 1))
        let nothing: Advert? = home.value()
        #expect(nothing == nil)
        #expect(Set([home.identity, dearer.identity, advert.identity]).count == 2)
    }
}

struct SectionControllerFactoryTests {
    private struct Home: Identifiable, Equatable {
        var id: Int
    }

    private final class Named: SectionController {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test("of several closures for one type the first that returns a controller decides")
    func order() {
        var factory = SectionControllerFactory()
        factory.register { (home: Home) in home.id == 1 ? Named("first") : nil }
        factory.register { (_: Home) in Named("second") }
        factory.register { (_: Home) in Named("third") }
        let names = [1, 2].map { (factory.makeController(for: ListObject(Home(id: $0))) as? Named)?.name }
        #expect(names == ["first", "second"])
        #expect(SectionControllerFactory().makeController(for: ListObject(Home(id: 1))) == nil)
    }
}

struct DisplayLedgerTests {
    private func describe(_ events: [DisplayLedger.Event], _ names: [SectionController]) -> [String] {
        func name(_ controller: SectionController) -> String {
            names.firstIndex { $0 === controller }.map { ["outer", "a", "b"][$0] } ?? "?"
        }
        return events.map { event in
            switch event {
            case .itemBegan(let controller, let index): "\(name(controller))\(index)"
            case .began(let controller): "+\(name(controller))"
            case .itemEnded(let controller, let index): "not \(name(controller))\(index)"
            case .ended(let controller): "-\(name(controller))"
            }
        }
    }

    @Test("controllers are counted by their elements, headers included, and those around them with them")
    func counting() {
        let (outer, a, b) = (SectionController(), SectionController(), SectionController())
        func item(_ number: Int, _ controller: SectionController, _ index: Int) -> DisplayLedger.Entry {
            .init(item: number, index: index, owner: .init(ancestors: [outer], controller: controller))
        }
        let header = DisplayLedger.Entry(
            kind: .sectionHeader, index: 0, owner: .init(ancestors: [], controller: outer))
        var ledger = DisplayLedger()
        var log: [[String]] = []
        for next in [
            [item(1, a, 0), item(2, a, 1), header], [item(2, a, 0), item(3, b, 0), header], [header], [], [],
        ] {
            log.append(describe(ledger.update(to: next), [outer, a, b]))
        }
        #expect(
            log == [
                ["a0", "+outer", "+a", "a1"], ["not a0", "b0", "+b"], ["not a0", "-a", "not b0", "-b"], ["-outer"], [],
            ]
        )
        #expect(ledger.counts.isEmpty)
    }

    @Test("an item is told to have gone from where it was last seen, even if nothing came or went when it got there")
    func lastPlace() {
        let a = SectionController()
        func entry(_ index: Int) -> DisplayLedger.Entry {
            .init(item: 1, index: index, owner: .init(ancestors: [], controller: a))
        }
        var ledger = DisplayLedger()
        _ = ledger.update(to: [entry(0)])
        #expect(ledger.update(to: [entry(5)]).isEmpty)
        guard case .itemEnded(_, index: 5) = ledger.update(to: []).first else {
            Issue.record("the last place is not 5")
            return
        }
    }

    @Test("an item that moves to another controller has neither gone nor come, and counts there from now on")
    func movedItems() {
        let (a, b) = (SectionController(), SectionController())
        func item(_ number: Int, _ controller: SectionController, _ index: Int) -> DisplayLedger.Entry {
            .init(item: number, index: index, owner: .init(ancestors: [], controller: controller))
        }
        var ledger = DisplayLedger()
        var log: [[String]] = []
        for next in [
            [item(1, a, 0), item(2, a, 1)], [item(1, a, 0), item(2, b, 0)], [item(2, b, 0)], [item(2, a, 0)],
            [item(2, a, 0), item(3, b, 0)], [item(3, a, 0), item(2, b, 0)], [],
        ] {
            log.append(describe(ledger.update(to: next), [SectionController(), a, b]))
        }
        #expect(
            log == [
                ["a0", "+a", "a1"], ["+b"], ["not a0", "-a"], ["-b", "+a"], ["b0", "+b"], [],
                ["not a0", "-a", "not b0", "-b"],
            ]
        )
    }
}

struct WorkingRangeTests {
    @Test("the range spans what is seen and some sections around it, and never leaves the list")
    func sections() {
        #expect(WorkingRange.sections(around: [4, 2], size: 1, count: 10) == 1..<6)
        #expect(WorkingRange.sections(around: [0], size: 3, count: 2) == 0..<2)
        #expect(WorkingRange.sections(around: [], size: 3, count: 2).isEmpty)
        #expect(WorkingRange.sections(around: [7], size: 0, count: 3).isEmpty)
        #expect(WorkingRange.sections(around: [1], size: .max, count: 3) == 0..<3)
        #expect(WorkingRange.sections(around: [1], size: -5, count: 3) == 1..<2)
    }
}
