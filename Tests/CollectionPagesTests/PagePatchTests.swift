import Testing

@testable import CollectionPages

struct PagePatchTests {
    private func fixture() throws -> [UInt8] { try Fixture.bytes("patch-every-operation.json") }

    @Test("the fixture of the patch has each operation once")
    func operations() throws {
        let changes = try #require(try JSONDocument(fixture()).root["ops"])
        let names = changes.elements.compactMap { $0["op"]?.string }
        #expect(names.sorted() == ChangeWord.texts.sorted())
    }

    @Test("a patch with every operation is read as a whole and has no problems")
    func everyOperation() throws {
        let bytes = try fixture()
        var decoder = PageDecoder()
        let decoded = try decoder.decodePatch(bytes)
        #expect(decoded.diagnostics == [])
        #expect(decoded.content.changes.count == ChangeWord.allCases.count)
        #expect(PageValidator().validate(bytes) == [])
    }
}
