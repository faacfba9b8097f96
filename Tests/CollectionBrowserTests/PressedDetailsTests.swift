import CollectionViews
import Testing

@testable import CollectionBrowser

struct PressedDetailsTests {
    @Test("the pointer, the button and the keys of a press share a word")
    func values() {
        let details = PressedDetails(rawValue: 2 | 1 << 2 | 5 << 4)
        #expect(details.pointer == .pen)
        #expect(details.button == .middle)
        #expect(details.modifiers == [.shift, .command])
        #expect(PressedDetails(rawValue: 3).pointer == nil)
    }
}
