import PageServer
import PageStore
import Testing

/// A feature with one content of a name.
private struct NamedFeature: ServerFeature {
    struct Content: SectionContent {
        let name: String

        func slice(
            _ query: ContentQuery, _ composer: inout PageComposer, in store: any StoreTransaction
        ) -> ContentSlice { ContentSlice(items: []) }
    }

    let name: String

    var contents: [any SectionContent] { [Content(name: name)] }
}

struct PageRegistryTests {
    @Test("the contents of all features are found by their names")
    func names() {
        let registry = PageRegistry(features: [NamedFeature(name: "shelf"), NamedFeature(name: "brands")])
        #expect(registry.contentNames == ["brands", "shelf"])
        #expect(registry.content(named: "shelf")?.name == "shelf")
        #expect(registry.content(named: "homes") == nil)
    }

    @Test("two contents of one name stop the program, which says the name")
    func repeatedName() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = PageRegistry(features: [NamedFeature(name: "shelf"), NamedFeature(name: "shelf")])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("\"shelf\""))
    }
}
