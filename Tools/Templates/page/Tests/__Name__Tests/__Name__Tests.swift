import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import {{Name}}

@Suite struct {{Name}}Tests {
    private let host: ModelHost = {
        let host = ModelHost({{Name}}ViewController(), windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        return host
    }()

    private let response = #"{"products": [{"id": 1, "name": "Wool coat", "price": "€ 240"}]}"#

    private func respond(_ body: String) {
        #expect(host.respond(to: "/api/products.json", with: .success(Array(body.utf8))))
        host.runFrames()
    }

    @Test("the products of the server are shown")
    func products() {
        respond(response)
        #expect(host.texts.contains("Wool coat"))
        #expect(host.texts.contains("€ 240"))
    }

    @Test("a failure is said, and can be tried again")
    func failure() {
        #expect(host.respond(to: "/api/products.json", with: .failure(status: 500)))
        #expect(host.texts.contains("Something went wrong on our side. Try again in a moment."))
        #expect(host.tap("Try again"))
        respond("{}")
        #expect(host.texts.contains("The response could not be read. Try again in a moment."))
        #expect(host.tap("Try again"))
        respond(response)
        #expect(host.texts.contains("Wool coat"))
        #expect(!host.texts.contains("The products could not be loaded"))
    }

    @Test("a product that is sent twice is a failure")
    func duplicates() {
        respond(#"{"products": [{"id": 1, "name": "A", "price": ""}, {"id": 1, "name": "B", "price": ""}]}"#)
        #expect(host.texts.contains("The server sent a product twice."))
    }
}
