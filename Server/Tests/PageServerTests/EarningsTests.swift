import CollectionPages
import Foundation
import FoundationXML
import HTTPTypes
import NIOCore
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct EarningsTests {
    private func get(_ path: String, _ client: any TestClient) async throws -> JSONValue {
        let response = try await client.execute(uri: path, method: .get)
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == EarningsFeature.mediaType)
        return try JSONDocument(response.bytes).root
    }

    private func change(
        _ path: String, _ method: HTTPRequest.Method, _ client: any TestClient, _ body: String? = nil,
        type: String = "application/json"
    ) async throws -> Int {
        try await client.execute(
            uri: path, method: method, headers: body == nil ? [:] : [.contentType: type],
            body: body.map { ByteBuffer(string: $0) }
        ).status.code
    }

    @Test("transactions come newest first and to their end, none twice, and add up to what was earned")
    func list() async throws {
        try await TestServer().run { client in
            var path: String? = "/v1/earnings"
            var seen: [(day: Int64, id: Int64)] = []
            var sum: Int64 = 0
            while let next = path {
                let response = try await get(next, client)
                let batch = Array(try #require(response["transactions"]).elements)
                #expect(!batch.isEmpty)
                #expect(batch.count <= 15)
                seen += try batch.map { (try #require($0["day"]?.integer), try #require($0["id"]?.integer)) }
                sum += batch.compactMap { $0["cashBack"]?.integer }.reduce(0, +)
                #expect(response["count"]?.integer == 42)
                #expect(response["pending"]?.integer == 2)
                path = response["next"]?.string.map { "/v1/earnings?after=\($0)" }
                if path == nil { #expect(response["earned"]?.integer == sum) }
            }
            #expect(seen.count == EarningsFeature.purchaseCount)
            #expect(Set(seen.map(\.id)).count == seen.count)
            for (earlier, later) in zip(seen, seen.dropFirst()) { #expect(earlier > later) }
        }
    }

    @Test("the sample has all three states, and each transaction says the same in the list and by itself")
    func details() async throws {
        try await TestServer().run { client in
            var states: Set<String> = []
            for id in 1...Int64(EarningsFeature.purchaseCount) {
                let response = try await get("/v1/earnings/\(id)", client)
                let offers = Array(try #require(response["offers"]).elements)
                let extras = Array(try #require(response["extras"]).elements)
                let status = try #require(response["status"]?.string)
                #expect(offers.isEmpty == (status == "pending"))
                #expect(response["mark"]?["path"]?.string?.hasPrefix("shop/") == true)
                #expect(offers.allSatisfy { $0["picture"]?["path"]?.string?.hasPrefix("grocery/") == true })
                #expect(extras.allSatisfy { $0["picture"] == nil })
                states.insert(status == "pending" ? status : extras.isEmpty ? "without extras" : "with extras")
                let earned = (offers + extras).compactMap { $0["cashBack"]?.integer }.reduce(0, +)
                #expect(response["cashBack"]?.integer == earned)
                #expect(try #require(response["total"]?.integer) > earned)
                for receipt in try #require(response["receipts"]).elements {
                    let picture = try #require(receipt["path"]?.string)
                    #expect(LinkPolicy.defect(ofImagePath: picture) == nil)
                }
            }
            #expect(states == ["pending", "without extras", "with extras"])
        }
    }

    @Test("feedback is kept, replaced and taken back, as often as one likes")
    func feedback() async throws {
        try await TestServer().run { client in
            let path = "/v1/earnings/10"
            for (rating, text) in [("up", ""), ("down", "One \"offer\" is missing – 😀"), ("down", "")] {
                let body = String(
                    decoding: try JSONEncoder().encode(["rating": rating, "text": text]), as: UTF8.self)
                for _ in 0..<2 { #expect(try await change(path + "/feedback", .put, client, body) == 200) }
                let stored = try #require(try await get(path, client)["feedback"])
                #expect(stored["rating"]?.string == rating)
                #expect(stored["text"]?.string == text)
            }
            for _ in 0..<2 {
                #expect(try await change(path + "/feedback", .delete, client) == 200)
                #expect(try await get(path, client)["feedback"] == nil)
            }
            #expect(try await change(path + "/feedback", .put, client, #"{"rating":"up"}"#) == 200)
        }
    }

    @Test("what does not fit is refused and changes nothing")
    func refusals() async throws {
        try await TestServer().run { client in
            let before = try await get("/v1/earnings/10", client)["feedback"]?["rating"]?.string
            let long = String(repeating: "ä", count: 501)
            for (path, body, status) in [
                ("10", nil, 415), ("10", "[]", 400), ("10", "{}", 400), ("10", #"{"rating":"sideways"}"#, 400),
                ("10", #"{"rating":1}"#, 400), ("10", #"{"rating":"up","text":5}"#, 400),
                ("10", "{\"rating\":\"up\",\"text\":\"\(long)\"}", 400),
                ("10", "{" + String(repeating: " ", count: 5_000) + "}", 413), ("99", #"{"rating":"up"}"#, 404),
                ("x", #"{"rating":"up"}"#, 404), ("%FF", #"{"rating":"up"}"#, 400), ("42", #"{"rating":"up"}"#, 409),
            ] as [(String, String?, Int)] {
                let received = try await change("/v1/earnings/\(path)/feedback", .put, client, body)
                #expect(received == status, "\(path) \(body ?? "")")
            }
            let plain = try await change(
                "/v1/earnings/10/feedback", .put, client, #"{"rating":"up"}"#, type: "text/plain")
            #expect(plain == 415)
            #expect(try await change("/v1/earnings/99/feedback", .delete, client) == 404)
            #expect(try await change("/v1/earnings/10", .delete, client) == 405)
            #expect(try await get("/v1/earnings/10", client)["feedback"]?["rating"]?.string == before)
            for (path, status) in [
                ("/v1/earnings/99", 404), ("/v1/earnings/-1", 404), ("/v1/earnings/x", 404),
                ("/v1/earnings?after=c1.no", 410), ("/v1/earnings/10/receipt", 404),
            ] {
                #expect(try await client.execute(uri: path, method: .get).status.code == status, "\(path)")
            }
        }
    }

    @Test("every receipt has pictures that are drawings, all of them different; no others are drawn")
    func receipts() async throws {
        let server = try await TestServer()
        let purchases = try await server.database.store.read { transaction in
            try transaction.rows("SELECT * FROM purchase").map { try PurchaseRecord($0) }
        }
        var drawings: Set<String> = []
        var pages = 0
        for purchase in purchases {
            let lines = try await server.database.store.read { try purchase.lineCount(in: $0) }
            for page in 1...Receipt.pageCount(ofLines: lines) {
                let path = purchase.picturePath(page)
                let drawing = try #require(try await ReceiptPictureProvider().svg(for: path, in: server.database.store))
                #expect(XMLParser(data: Data(drawing.utf8)).parse())
                drawings.insert(drawing)
                pages += 1
            }
        }
        #expect(drawings.count == pages)
        #expect(pages > purchases.count)
        for name in ["receipt/1.1.r0", "receipt/1.3.r1", "receipt/1.0.r1", "receipt/99.1.r1", "p/1.r1"] {
            let path = name + ".jpg"
            #expect(try await ReceiptPictureProvider().svg(for: path, in: server.database.store) == nil)
        }
    }

    @Test("every shop has a mark and every product a picture, all of them different drawings; no others are drawn")
    func pictures() async throws {
        let server = try await TestServer()
        let marks: [EarningsPicture] = SamplePurchases.stores.indices.map { .mark($0 + 1) }
        let groceries: [EarningsPicture] = SamplePurchases.groceries.indices.map { .grocery($0 + 1) }
        var drawings: Set<String> = []
        for picture in marks + groceries {
            #expect(LinkPolicy.defect(ofImagePath: picture.path) == nil)
            let drawing = try #require(
                try await EarningsPictureProvider().svg(for: picture.path, in: server.database.store))
            #expect(XMLParser(data: Data(drawing.utf8)).parse())
            drawings.insert(drawing)
        }
        #expect(drawings.count == marks.count + groceries.count)
        #expect(Set(SamplePurchases.groceries.map(\.title)).count == groceries.count)
        #expect(Set(SamplePurchases.groceries.map(\.form)).count == Grocery.Form.allCases.count)
        for name in ["shop/0.r2", "shop/7.r2", "shop/1.r1", "shop/1", "grocery/57.r2", "grocery/x.r2", "shop/1/1.r2"] {
            #expect(EarningsPicture(path: name + ".jpg") == nil, "\(name)")
        }
        #expect(EarningsPicture(store: "Quay") == nil)
        #expect(EarningsPicture(product: "Caviar") == nil)
    }

    @Test("marks have a line for each of their letters")
    func marks() {
        let marks = SamplePurchases.stores.map { StoreMark($0) }
        #expect(marks.map { String($0.letters) } == ["L", "P", "GB", "NC", "S", "B"])
        for letter in marks.flatMap(\.letters) { #expect(StoreMark.line(of: letter) != nil, "\(letter)") }
        for store in SamplePurchases.stores { #expect(store.color.brightness < 0.45, "\(store.name)") }
    }

    @Test("the printer has a letter for everything that is printed, in five by seven dots")
    func letters() {
        let texts = SamplePurchases.stores.flatMap { store in
            [store.name] + store.branches + store.shelves.flatMap { $0 }.map(\.title)
        }
        for letter in Set(texts.joined().uppercased()) where letter != " " {
            let dots = PrinterFont.dots(of: "\(letter)")
            #expect(!dots.isEmpty)
            #expect(dots.allSatisfy { (0..<5).contains($0.column) })
            #expect(dots.allSatisfy { (0..<7).contains($0.row) })
        }
        #expect(PrinterFont.dots(of: " ~").isEmpty)
    }
}
