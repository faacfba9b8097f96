import CollectionPages
import PageServer
import PageStore

/// Fills sections with greetings.
struct Greetings: SectionContent {
    let name = "greetings"

    func slice(_ query: ContentQuery, _ composer: inout PageComposer, in store: any StoreTransaction) -> ContentSlice {
        ContentSlice(items: ["Hello", "Moin", "Servus"].map { PageItem(id: composer.id($0), kind: .row, title: $0) })
    }
}

/// A server of one page with one section.
@main struct GreetingServer: ServerFeature {
    let contents: [any SectionContent] = [Greetings()]
    let hello = PageDocument.Section(id: "hello", layout: "list.text", title: "Hello", content: "greetings")

    func samplePages() -> [PageDocument] { [.init(id: "home", kind: "home", title: "Greetings", sections: [hello])] }

    static func main() async throws {
        let store = try SQLiteStore.inMemory()
        let app = PageApplication(store: store, features: [Self()], configuration: .init(port: 0, pictures: "pictures"))
        try await app.seed(1)
        try await app.run()
    }
}
