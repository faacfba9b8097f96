import CollectionPages
import ScreenContracts
import Testing

struct TransactionContractTests {
    private static let credited = TransactionContract(
        id: 7, store: "Larkfield", branch: "14 Mill Lane", status: .credited, day: 20_700, minute: 545, cashBack: 150,
        mark: PictureContract(path: "shop/1.r1.jpg", pixelWidth: 320, pixelHeight: 320, tint: "#2F6B4F"))
    private static let pending = TransactionContract(id: 8, store: "Quay", status: .pending)
    private static let details = TransactionDetailsContract(
        transaction: credited, total: 123_456,
        offers: [
            EarningContract(
                id: 1, title: "Tea", detail: "Any size", cashBack: 50,
                picture: PictureContract(path: "grocery/8.r1.jpg", pixelWidth: 320, pixelHeight: 320))
        ],
        extras: [EarningContract(id: 2, title: "Bonus")],
        receipts: [
            PictureContract(path: "receipt/7.1.r1.jpg", pixelWidth: 1_280, pixelHeight: 1_920, tint: "#6F5B4B")
        ], feedback: FeedbackContract(rating: .up, text: "Quick"))
    private static let creditedText =
        #""id":7,"store":"Larkfield","branch":"14 Mill Lane","status":"credited","day":20700,"minute":545,"cashBack":150,"#
        + ##""mark":{"path":"shop/1.r1.jpg","w":320,"h":320,"tint":"#2F6B4F"}"##
    private static let pendingText =
        #""id":8,"store":"Quay","branch":"","status":"pending","day":0,"minute":0,"cashBack":0"#

    @Test("the list is written as responses hold it, and read back")
    func list() throws {
        let list = TransactionListContract(
            count: 42, pendingCount: 1, earned: 1_234, transactions: [Self.credited, Self.pending], next: "c1.x")
        let text = WrittenContract.text { list.write(to: &$0) }
        #expect(
            text == #"{"count":42,"pending":1,"earned":1234,"#
                + #""transactions":[{\#(Self.creditedText)},{\#(Self.pendingText)}],"next":"c1.x"}"#)
        #expect(try TransactionListContract(WrittenContract.json(text)) == list)
        let empty = TransactionListContract(count: 0)
        let emptyText = WrittenContract.text { empty.write(to: &$0) }
        #expect(emptyText == #"{"count":0,"pending":0,"earned":0,"transactions":[]}"#)
        #expect(try TransactionListContract(WrittenContract.json(emptyText)) == empty)
        #expect(try TransactionListContract(WrittenContract.json("{}")) == TransactionListContract())
    }

    @Test("transactions that cannot be read are left out of the list")
    func defectiveList() throws {
        let text = #"{"transactions":[{"id":1},{\#(Self.pendingText)},7]}"#
        let list = TransactionListContract(transactions: [Self.pending])
        #expect(try TransactionListContract(WrittenContract.json(text)) == list)
    }

    @Test("a transaction with its parts is written as responses hold it")
    func bytes() {
        let full = WrittenContract.text { Self.details.write(to: &$0) }
        let members = [
            Self.creditedText, #""total":123456"#,
            #""offers":[{"id":1,"title":"Tea","detail":"Any size","cashBack":50,"#
                + #""picture":{"path":"grocery/8.r1.jpg","w":320,"h":320}}]"#,
            #""extras":[{"id":2,"title":"Bonus","detail":"","cashBack":0}]"#,
            ##""receipts":[{"path":"receipt/7.1.r1.jpg","w":1280,"h":1920,"tint":"#6F5B4B"}]"##,
            #""feedback":{"rating":"up","text":"Quick"}"#,
        ]
        #expect(full == "{" + members.joined(separator: ",") + "}")
        let bare = WrittenContract.text { TransactionDetailsContract(transaction: Self.pending).write(to: &$0) }
        #expect(bare == #"{\#(Self.pendingText),"total":0,"offers":[],"extras":[],"receipts":[]}"#)
    }

    @Test("what is written is read back")
    func roundTrip() throws {
        for details in [Self.details, TransactionDetailsContract(transaction: Self.pending)] {
            let text = WrittenContract.text { details.write(to: &$0) }
            #expect(try TransactionDetailsContract(WrittenContract.json(text)) == details)
        }
    }

    @Test("parts that cannot be read are left out")
    func defectiveParts() throws {
        let text = #"""
            {\#(Self.pendingText),"offers":[{"id":1}],"extras":[{"title":"a"}],"feedback":{"rating":"sideways"},
            "receipts":[{"path":"a.jpg"},{"path":"a.jpg","w":0,"h":1},{"path":"a.svg","w":1,"h":1}]}
            """#
        let bare = TransactionDetailsContract(transaction: Self.pending)
        #expect(try TransactionDetailsContract(WrittenContract.json(text)) == bare)
    }

    @Test(
        "marks and pictures that cannot be read are left out",
        arguments: [#"{"path":"a.svg"}"#, #"{"w":1,"h":1}"#, "7"])
    func defectivePictures(text: String) throws {
        let transaction = #"{\#(Self.pendingText),"mark":\#(text)}"#
        #expect(try TransactionContract(WrittenContract.json(transaction)) == Self.pending)
        let earning = #"{"id":1,"title":"Tea","picture":\#(text)}"#
        #expect(try EarningContract(WrittenContract.json(earning)) == EarningContract(id: 1, title: "Tea"))
    }

    @Test(
        "a transaction has a number, a shop and a status that is known",
        arguments: [
            #"{"store":"Quay","status":"pending"}"#, #"{"id":1,"status":"pending"}"#, #"{"id":1,"store":"Quay"}"#,
            #"{"id":1,"store":"Quay","status":"lost"}"#,
        ])
    func required(text: String) throws {
        #expect(try TransactionContract(WrittenContract.json(text)) == nil)
        #expect(try TransactionDetailsContract(WrittenContract.json(text)) == nil)
    }
}
