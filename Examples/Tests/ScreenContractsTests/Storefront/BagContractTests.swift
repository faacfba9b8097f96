import CollectionPages
import ScreenContracts
import Testing

struct BagContractTests {
    private static let coat = ProductContract(
        id: 1_001, name: "Wool coat", brand: "Haar", price: PriceContract(minorUnits: 124_050),
        oldPrice: PriceContract(minorUnits: 150_000),
        picture: PictureContract(path: "p/1001.r1.jpg", pixelWidth: 1_280, pixelHeight: 1_920))
    private static let watch = ProductContract(id: 1_025, name: "Watch", price: PriceContract(minorUnits: 50_000))

    private static let coatText =
        #"{"id":1001,"name":"Wool coat","brand":"Haar","price":{"text":"$1,240.50","minor":124050,"cur":"CAD"},"#
        + #""oldPrice":{"text":"$1,500","minor":150000,"cur":"CAD"},"#
        + #""picture":{"path":"p/1001.r1.jpg","w":1280,"h":1920}}"#
    private static let watchText =
        #"{"id":1025,"name":"Watch","brand":"","price":{"text":"$500","minor":50000,"cur":"CAD"}}"#

    @Test("amounts are written as people write them")
    func prices() {
        let pairs: [(Int64, String)] = [
            (-1, "$0"), (0, "$0"), (5, "$0.05"), (500, "$5"), (505, "$5.05"), (550, "$5.50"), (99_900, "$999"),
            (124_000, "$1,240"), (123_456_789, "$1,234,567.89"), (.max, "$10,000,000,000,000"),
        ]
        for (minorUnits, text) in pairs { #expect(PriceContract(minorUnits: minorUnits).text == text) }
    }

    @Test("a bag is written as responses hold it, with its count and its total, and read back")
    func bags() throws {
        let bag = BagContract(lines: [
            BagLineContract(product: Self.coat, size: "M", quantity: 2),
            BagLineContract(product: Self.watch, quantity: 1),
        ])
        let text = WrittenContract.text { bag.write(to: &$0) }
        #expect(
            text == #"{"lines":[{"product":\#(Self.coatText),"size":"M","quantity":2},"#
                + #"{"product":\#(Self.watchText),"quantity":1}],"#
                + #""count":3,"total":{"text":"$2,981","minor":298100,"cur":"CAD"}}"#)
        #expect(try BagContract(WrittenContract.json(text)) == bag)
        let empty = WrittenContract.text { BagContract().write(to: &$0) }
        #expect(try BagContract(WrittenContract.json(empty)) == BagContract())
    }

    @Test("lines that cannot be read are left out, quantities become possible, and a bag without lines is none")
    func defectiveBags() throws {
        let product = Self.watchText
        let lines = [
            "7", #"{"product":{"id":1},"quantity":1}"#, #"{"product":\#(product)}"#,
            #"{"product":\#(product),"quantity":0}"#, #"{"product":\#(product),"quantity":1000}"#,
        ]
        let bag = try BagContract(WrittenContract.json(#"{"lines":[\#(lines.joined(separator: ","))]}"#))
        #expect(bag?.lines.map(\.quantity) == [1, 99])
        let many = Array(repeating: #"{"product":\#(product),"quantity":1}"#, count: 101).joined(separator: ",")
        #expect(try BagContract(WrittenContract.json(#"{"lines":[\#(many)]}"#))?.lines.count == 100)
        for text in ["{}", "[]", #"{"count":1}"#] {
            #expect(try BagContract(WrittenContract.json(text)) == nil)
        }
    }

    @Test("a change is written as requests hold it, and read back")
    func changes() throws {
        let change = BagChangeContract(product: 1_001, size: "M", quantity: 3)
        let text = WrittenContract.text { change.write(to: &$0) }
        #expect(text == #"{"product":1001,"size":"M","quantity":3}"#)
        #expect(try BagChangeContract(WrittenContract.json(text)) == change)
        let putBack = BagChangeContract(product: 1_025, quantity: 1, position: 0)
        let putBackText = WrittenContract.text { putBack.write(to: &$0) }
        #expect(putBackText == #"{"product":1025,"quantity":1,"position":0}"#)
        #expect(try BagChangeContract(WrittenContract.json(putBackText)) == putBack)
        for body in [#"{"product":1025,"quantity":0}"#, #"{"product":1025,"size":null,"quantity":0}"#] {
            let read = try BagChangeContract(WrittenContract.json(body))
            #expect(read == BagChangeContract(product: 1_025, quantity: 0))
        }
    }

    @Test(
        "a change has a product, a size that is a text if there is one, and a quantity and a position in range",
        arguments: [
            (#"{"quantity":1}"#, BagChangeContract.Defect.product), (#"{"product":"1","quantity":1}"#, .product),
            (#"{"product":1,"size":3,"quantity":1}"#, .size), (#"{"product":1}"#, .quantity),
            (#"{"product":1,"quantity":-1}"#, .quantity), (#"{"product":1,"quantity":100}"#, .quantity),
            (#"{"product":1,"quantity":1.5}"#, .quantity),
            (#"{"product":1,"quantity":1,"position":-1}"#, .position),
            (#"{"product":1,"quantity":1,"position":100}"#, .position),
            (#"{"product":1,"quantity":1,"position":"0"}"#, .position),
        ] as [(String, BagChangeContract.Defect)])
    func defectiveChanges(text: String, defect: BagChangeContract.Defect) throws {
        let value = try WrittenContract.json(text)
        #expect(throws: defect) { try BagChangeContract(value) }
    }

    @Test("a wishlist is written as responses hold it, and read back; products that cannot be read are left out")
    func wishlists() throws {
        let wishlist = WishlistContract(products: [Self.coat, Self.watch])
        let text = WrittenContract.text { wishlist.write(to: &$0) }
        #expect(text == #"{"products":[\#(Self.coatText),\#(Self.watchText)]}"#)
        #expect(try WishlistContract(WrittenContract.json(text)) == wishlist)
        let broken = #"{"products":[\#(Self.watchText),{"id":2},{"id":3,"name":"Hat"},null]}"#
        #expect(try WishlistContract(WrittenContract.json(broken)) == WishlistContract(products: [Self.watch]))
        #expect(try WishlistContract(WrittenContract.json("{}")) == nil)
    }
}
