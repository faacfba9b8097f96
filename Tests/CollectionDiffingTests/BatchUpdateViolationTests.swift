import CollectionDiffing
import CollectionGeometry
import Testing

struct BatchUpdateViolationTests {
    @Test("a mismatch of sections is described with the number they should make")
    func sectionCountMismatch() {
        let violation = BatchUpdateViolation.sectionCountMismatch(before: 5, inserted: 2, deleted: 3, actual: 9)
        #expect(
            violation.description
                == "d: 5 sections, 2 inserted and 3 deleted make 4, but the new data has 9."
        )
    }

    @Test("an item out of bounds is described with the number of items of its section")
    func missingItem() {
        let path = IndexPath(item: 2, section: 0)
        #expect(
            BatchUpdateViolation.itemSourceOutOfBounds(path, .delete, count: 2).description
                == "b: A delete names item [0, 2], but section 0 of the old data has 2 items."
        )
    }

    @Test("an item of a section that does not exist is described as such")
    func missingSection() {
        let path = IndexPath(item: 0, section: 1)
        #expect(
            BatchUpdateViolation.itemTargetOutOfBounds(path, .move, count: nil).description
                == "b: A move names item [1, 0], but the new data has no section 1."
        )
    }
}
