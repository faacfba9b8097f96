import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import {{Name}}

@Suite struct {{Name}}Tests {
    private let screen = {{Name}}ViewController(store: MessageStore(Message.samples))

    @Test("the list shows the messages, and a deleted one no more")
    func messages() {
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        #expect(host.texts.contains("The engine is ready"))
        screen.delete(1)
        host.send(.frame(16))
        host.runFrames()
        host.finishAnimations()
        #expect(!host.texts.contains("The engine is ready"))
        #expect(host.texts.contains("Plans for the mill"))
        #expect(host.violations == [])
    }
}
