import CollectionPages
import CollectionTestSupport
import Testing

struct IdentifierTableTests {
    @Test(
        "it agrees with a dictionary over thousands of random ids",
        arguments: [0, 1, 0xFFFF_FFFF_FFFF_FFFF] as [UInt64])
    func model(_ seed: UInt64) {
        var table = PageIdentifierTable(seed: seed)
        var model: [String: UInt32] = [:]
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            let id = "p:\(Int.random(in: 0..<6_000, using: &generator))"
            let known = table.identifier(for: id)?.rawValue
            #expect(known == model[id])
            let number = table.intern(id).rawValue
            #expect(number == model[id] ?? UInt32(model.count))
            model[id] = number
        }
        #expect(table.count == model.count)
        for (id, number) in model {
            #expect(table.identifier(for: id).map { table.string(for: $0) } == id)
            #expect(table.identifier(for: id)?.rawValue == number)
        }
    }

    @Test("ids are compared byte by byte: composed and decomposed letters differ")
    func bytes() {
        var table = PageIdentifierTable()
        #expect(table.intern("\u{E9}") != table.intern("e\u{301}"))
        #expect(table.intern("") == table.intern(""))
        #expect(table.identifier(for: "a") == nil)
    }

    @Test("copies are independent")
    func copies() {
        var table = PageIdentifierTable()
        table.intern("a")
        var copy = table
        #expect(copy.intern("b") == table.intern("c"))
        #expect(copy.identifier(for: "c") == nil)
        let foreign = (0..<100).map { copy.intern("x\($0)") }
        #expect(table.string(for: foreign[99]) == "")
    }
}
