import CollectionViewKit
import SharedScreens
import Testing

struct NoticeViewTests {
    @Test("a notice is new once, and again after it was gone")
    func notices() {
        let view = NoticeView()
        #expect(view.isHidden)
        #expect(["a", "a", "b", nil, "b"].map { view.show($0) } == [true, false, true, false, true])
        #expect(!view.isHidden)
        #expect(!view.show(nil) && view.isHidden)
    }
}
