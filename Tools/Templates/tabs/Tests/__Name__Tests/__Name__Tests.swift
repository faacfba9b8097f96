import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import {{Name}}

@Suite struct {{Name}}Tests {
    private func start(path: String) -> ModelHost {
        let host = ModelHost(make{{Name}}(), windowSize: Size(width: 390, height: 844))
        host.start(path: path)
        return host
    }

    @Test("the first tab is shown, and another one when it is chosen")
    func tabs() {
        let host = start(path: "/")
        #expect(host.texts.contains("Quince"))
        #expect(!host.texts.contains("Leek"))
        #expect(host.tap("Vegetables"))
        host.runFrames()
        #expect(host.texts.contains("Leek"))
        #expect(host.history == ["/", "/vegetables"])
    }

    @Test("a tab is shown at its address")
    func address() {
        let host = start(path: "/vegetables")
        #expect(host.texts.contains("Leek"))
        #expect(!host.texts.contains("Quince"))
    }
}
