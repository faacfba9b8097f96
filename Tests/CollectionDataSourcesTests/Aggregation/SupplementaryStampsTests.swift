import CollectionGeometry
import Testing

@testable import CollectionDataSources

struct SupplementaryStampsTests {
    private func section(revision: Int) -> SharedAppearance {
        SharedAppearance(
            SectionAppearance(
                id: AggregateSectionID(source: 0, section: 1), localIndex: 0, metrics: SectionMetrics(),
                placeholder: nil, headerOwners: [], footerOwners: [], supplementaryRevision: revision))
    }

    @Test("the revision of a section increases when the section changes")
    func revisions() {
        var stamps = SupplementaryStamps()
        var revisions: [Int] = []
        for revision in [5, 5, 7, 7, 6] {
            var next = SupplementaryStamps()
            revisions.append(next.add(section(revision: revision), after: stamps))
            stamps = next
        }
        #expect(revisions == [0, 0, 1, 1, 2])
    }

    @Test("a section that was not in the update before begins again")
    func returning() {
        var first = SupplementaryStamps()
        _ = first.add(section(revision: 1), after: SupplementaryStamps())
        var second = SupplementaryStamps()
        _ = second.add(section(revision: 2), after: first)
        var third = SupplementaryStamps()
        let revision = third.add(section(revision: 3), after: SupplementaryStamps())
        #expect(revision == 0)
    }
}
