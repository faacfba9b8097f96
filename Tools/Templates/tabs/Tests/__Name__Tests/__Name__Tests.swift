import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import {{Name}}

@Suite struct {{Name}}Tests {
    @Test("the first tab is shown, and another one when it is chosen")
    func tabs() {
        let host = ModelHost({{Name}}ViewController(), windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        #expect(host.texts.contains("Quince"))
        #expect(!host.texts.contains("Leek"))
        #expect(host.tap("Vegetables"))
        host.runFrames()
        #expect(host.texts.contains("Leek"))
        #expect(!host.texts.contains("Quince"))
        #expect(host.violations == [])
    }
}
