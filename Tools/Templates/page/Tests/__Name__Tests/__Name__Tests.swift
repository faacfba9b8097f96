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

    @Test("the products of the server are shown")
    func products() {
        #expect(host.texts.contains("Loading …"))
        #expect(host.respond(to: "/api/products.json", with: .success(Array(response.utf8))))
        host.runFrames()
        #expect(host.texts.contains("1 product"))
        #expect(host.texts.contains("Wool coat"))
        #expect(host.violations == [])
    }

    @Test("a failure is said, and can be tried again")
    func failure() {
        #expect(host.respond(to: "/api/products.json", with: .failure(status: 500)))
        #expect(host.texts.contains("Something went wrong on our side. Try again in a moment."))
        #expect(host.tap("Try again"))
        #expect(host.respond(to: "/api/products.json", with: .success(Array("{}".utf8))))
        #expect(host.texts.contains("The answer could not be read. Try again in a moment."))
        #expect(host.tap("Try again"))
        #expect(host.respond(to: "/api/products.json", with: .success(Array(response.utf8))))
        host.runFrames()
        #expect(host.texts.contains("Wool coat"))
    }
}
