import CollectionPages
import ScreenContracts
import Testing

struct FeedbackContractTests {
    @Test("feedback is written as requests and responses hold it, and read back from both")
    func roundTrip() throws {
        for rating in FeedbackContract.Rating.allCases {
            for remark in ["", "Slow"] {
                let feedback = FeedbackContract(rating: rating, text: remark)
                let text = WrittenContract.text { feedback.write(to: &$0) }
                #expect(text == #"{"rating":"\#(rating.rawValue)","text":"\#(remark)"}"#)
                let value = try WrittenContract.json(text)
                #expect(FeedbackContract(value) == feedback)
                #expect(try FeedbackContract(request: value) == feedback)
            }
        }
    }

    @Test("feedback has a thumb that is known", arguments: ["{}", #"{"rating":"sideways"}"#, #"{"rating":1}"#])
    func ratings(text: String) throws {
        let value = try WrittenContract.json(text)
        #expect(FeedbackContract(value) == nil)
        #expect(throws: FeedbackContract.Defect.rating) { try FeedbackContract(request: value) }
    }

    @Test("a remark may be missing; one that is no text is refused in a request, and none in a response")
    func remarks() throws {
        let bare = FeedbackContract(rating: .up)
        for text in [#"{"rating":"up"}"#, #"{"rating":"up","text":null}"#] {
            let value = try WrittenContract.json(text)
            #expect(FeedbackContract(value) == bare)
            #expect(try FeedbackContract(request: value) == bare)
        }
        let value = try WrittenContract.json(#"{"rating":"up","text":5}"#)
        #expect(FeedbackContract(value) == bare)
        #expect(throws: FeedbackContract.Defect.text) { try FeedbackContract(request: value) }
    }
}
