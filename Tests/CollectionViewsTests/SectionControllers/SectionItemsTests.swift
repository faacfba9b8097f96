import Testing

@testable import CollectionViews

/// The items of a section controller, without a controller.
struct SectionItemsTests {
    private let numbers = UpdateScheduler()

    private func items(_ count: Int) -> SectionItems {
        var items = SectionItems()
        items.match(count: count, configuringAgain: false, numbers: numbers)
        return items
    }

    @Test func `items stay by their index when their number changes`() {
        var items = items(3)
        let before = items.items
        items.match(count: 4, configuringAgain: true, numbers: numbers)
        #expect(items.items.map { $0.id }.dropLast() == before.map { $0.id }[...])
        #expect(items.items.map { $0.version } == [1, 1, 1, 0])
        items.match(count: 1, configuringAgain: false, numbers: numbers)
        #expect(items.items.map { $0.id } == [before[0].id])
    }

    @Test func `a section of many items is reloaded as a whole`() {
        var items = items(SectionItems.maximumReconfiguredItems + 1)
        items.configureAllAgain()
        #expect(items.items.allSatisfy { $0.version == 0 })
        items.advance(by: items.takeChanges())
        #expect(items.version == 1)
        #expect(items.supplementaryVersion == 1)
        items.advance(by: items.takeChanges())
        #expect(items.version == 1)
        #expect(items.supplementaryVersion == 1)
    }

    @Test func `a batch moves, replaces and configures items, and one that does not fit changes nothing`() {
        var items = items(4)
        let before = items.items.map { $0.id }
        var batch = SectionBatch()
        batch.deleteItems(at: [1])
        batch.moveItem(at: 3, to: 0)
        batch.insertItems(at: [1])
        batch.reloadItems(at: [0])
        batch.reconfigureItems(at: [2])
        #expect(items.apply(batch, count: 9, numbers: numbers) != nil)
        #expect(items.items.map { $0.id } == before)
        #expect(items.apply(batch, count: 4, numbers: numbers) == nil)
        #expect([0, 2, 3].map { items.items[$0].id } == [before[3], before[0], before[2]])
        #expect(!before.contains(items.items[1].id))
        #expect(items.items.map { $0.version } == [0, 0, 1, 1])
        #expect(items.takeReloaded() == [before[0]])
        #expect(items.takeReloaded() == [])
    }
}
