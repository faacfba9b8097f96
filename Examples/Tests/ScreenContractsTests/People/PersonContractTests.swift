import CollectionPages
import ScreenContracts
import Testing

struct PersonContractTests {
    private static let full = PersonContract(
        id: 7, name: "Ada", age: 36, place: "Dunmere", work: "Chemist", about: "I \"know\" moss.", decision: .like,
        note: "ferry", portrait: PictureContract(path: "people/face/1.r1.jpg", pixelWidth: 1_280, pixelHeight: 1_920),
        background: PictureContract(
            path: "people/scene/2.r1.jpg", pixelWidth: 1_280, pixelHeight: 1_920, tint: "#23384F"),
        interests: ["Moss", "Tea"])

    @Test("a person is written as responses hold it")
    func bytes() {
        let text = WrittenContract.text { Self.full.write(to: &$0) }
        let members = [
            #""id":7,"name":"Ada","age":36,"place":"Dunmere","work":"Chemist","about":"I \"know\" moss.""#,
            #""decision":"like","note":"ferry","portrait":{"path":"people/face/1.r1.jpg","w":1280,"h":1920}"#,
            ##""background":{"path":"people/scene/2.r1.jpg","w":1280,"h":1920,"tint":"#23384F"}"##,
            #""interests":["Moss","Tea"]"#,
        ]
        #expect(text == "{" + members.joined(separator: ",") + "}")
    }

    @Test("what is written is read back")
    func roundTrip() throws {
        for person in [Self.full, PersonContract(id: 1, name: "")] {
            let text = WrittenContract.text { person.write(to: &$0) }
            #expect(try PersonContract(WrittenContract.json(text)) == person)
        }
    }

    @Test("every decision is read back")
    func decisions() throws {
        for decision in Decision.allCases {
            let person = PersonContract(id: 1, name: "Ada", decision: decision)
            let text = WrittenContract.text { person.write(to: &$0) }
            #expect(try PersonContract(WrittenContract.json(text)) == person)
        }
    }

    @Test("what is missing or of another type is a default, a decision that is not known is none")
    func defaults() throws {
        let bare = PersonContract(id: 1, name: "Ada")
        #expect(try PersonContract(WrittenContract.json(#"{"id":1,"name":"Ada"}"#)) == bare)
        let text = #"{"id":1,"name":"Ada","age":"x","decision":"love","portrait":{"path":"../a"},"interests":7}"#
        #expect(try PersonContract(WrittenContract.json(text)) == bare)
    }

    @Test(
        "a person has a number and a name",
        arguments: [#"{"name":"Ada"}"#, #"{"id":1}"#, #"{"id":"1","name":"A"}"#, "[]"])
    func required(text: String) throws {
        #expect(try PersonContract(WrittenContract.json(text)) == nil)
    }
}
