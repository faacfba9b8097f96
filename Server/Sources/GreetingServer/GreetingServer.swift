import CollectionPages
import PageServer
import PageStore

/// Fills sections with greetings.
struct Greetings: SectionContent {
    let name = "greetings"

    func slice(_ query: ContentQuery, _ composer: inout PageComposer, in store: any StoreTransaction) -> ContentSlice {
        let items = ["Hello", "Moin", "Servus"].map { PageItem(id: composer.id($0), kind: .row, title: $0) }
        return ContentSlice(items: items)
    }
}

/// A server of one page with one section.
@main
struct GreetingServer: ServerFeature {
    let contents: [any SectionContent] = [Greetings()]

    func samplePages() -> [PageDocument] {
        let section = PageDocument.Section(id: "hello", layout: "list.text", title: "Hello", content: "greetings")
        return [PageDocument(id: "home", kind: "home", title: "Greetings", sections: [section])]
    }

    static func main() async throws {
        let configuration = ServerConfiguration(port: 0, pictures: "pictures")
        let store = try SQLiteStore.inMemory()
        let server = PageApplication(store: store, features: [GreetingServer()], configuration: configuration)
        try await server.seed(1)
        try await server.run()
    }
}
