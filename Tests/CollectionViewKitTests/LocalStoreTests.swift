import CollectionTestSupport
import CollectionViewKit
import Testing

private struct Errand: LocalStoreElement, Equatable {
    let id: Int
    var title: String

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }

    init(_ json: JSONValue) throws(JSONDecodingError) {
        id = try json.decode("id")
        title = try json.decode("title")
    }

    func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("title", title)
    }
}

@Suite struct LocalStoreTests {
    private let screen = ViewController()
    private let host: ModelHost
    private let store = LocalStore<Errand>(keyPrefix: "errand-")

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
    }

    /// Opens the store in a storage that has values already.
    private func open(_ values: [String: String] = [:]) throws {
        host.storage.values = values
        host.start(path: "/")
        try store.open(in: #require(screen.context?.storage))
    }

    @Test("elements are read in the order of their ids, and what is no element is left as it is")
    func reading() throws {
        try open([
            "theme": "dark", "errand-3": "{broken", "errand-4": #"{"id":5,"title":"Of another key"}"#,
            "errand-10": #"{"id":10,"title":"Milk"}"#, "errand-2": #"{"id":2,"title":"Tea"}"#,
        ])
        #expect(store.elements == [Errand(id: 2, title: "Tea"), Errand(id: 10, title: "Milk")])
        #expect(store[id: 10]?.title == "Milk")
        #expect(store[id: 5] == nil)
        #expect(store.nextID == 11)
        #expect(host.storage.values.count == 5)
    }

    @Test("an element is saved, changed and removed, and can be saved again")
    func saving() throws {
        try open()
        #expect(store.nextID == 1)
        try store.save(Errand(id: 1, title: "Milk"))
        #expect(host.storage.values == ["errand-1": #"{"id":1,"title":"Milk"}"#])
        try store.save(Errand(id: 1, title: "Bread"))
        #expect(store.elements == [Errand(id: 1, title: "Bread")])
        store.remove(1)
        #expect(store.elements.isEmpty)
        #expect(host.storage.values.isEmpty)
        #expect(store.nextID == 2)
        try store.save(Errand(id: 1, title: "Bread"))
        #expect(host.storage.values == ["errand-1": #"{"id":1,"title":"Bread"}"#])
    }

    @Test("an element for which there is no room is an error, and is there until the page is closed")
    func fullStorage() throws {
        try open()
        host.storage.outcome = .full
        #expect(throws: HostStorageError.full) { try store.save(Errand(id: 1, title: "Milk")) }
        #expect(store[id: 1]?.title == "Milk")
        #expect(host.storage.values.isEmpty)
    }

    @Test("what another page saves and removes is taken in")
    func otherPages() throws {
        try open(["errand-1": #"{"id":1,"title":"Milk"}"#])
        host.storeElsewhere(#"{"id":2,"title":"Tea"}"#, for: "errand-2")
        host.storeElsewhere(#"{"id":1,"title":"Bread"}"#, for: "errand-1")
        #expect(store.elements == [Errand(id: 1, title: "Bread"), Errand(id: 2, title: "Tea")])
        host.storeElsewhere(nil, for: "errand-1")
        #expect(store.elements == [Errand(id: 2, title: "Tea")])
        #expect(store.nextID == 3)
    }

    @Test("the largest number as an id leaves others")
    func largestID() throws {
        try open()
        try store.save(Errand(id: .max, title: "Milk"))
        try store.save(Errand(id: 1, title: "Tea"))
        #expect(store.nextID == 2)
    }
}
