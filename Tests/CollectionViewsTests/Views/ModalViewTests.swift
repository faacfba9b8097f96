import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct ModalViewTests {
    /// A dialog with one button.
    private final class Dialog: ModalView {
        let button = Button("Yes")
        private(set) var dismissals = 0

        init() {
            super.init("Really?", styleClasses: ["question"])
            addSubview(button)
        }

        override var preferredFocus: View { button }

        override func didDismiss() { dismissals += 1 }
    }

    /// A screen with a button that presents an alert.
    private final class Screen: ViewController {
        let button = Button("Ask")
        let dialog = Dialog()

        init() {
            super.init()
            view.addSubview(button)
            button.addTarget(self) { $0.present($0.dialog, from: $0.button) }
        }
    }

    private func isInert(_ node: NodeID, _ host: ModelHost) -> Bool { host.node(node)?.attributes[.isInert] == "true" }

    @Test(
        "the rest is out of reach while a dialog is there, and the focus goes into it and back",
        arguments: [true, false])
    func focus(usesEscape: Bool) {
        let screen = Screen()
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        for round in 1...2 {
            host.send(.focused(screen.button.node))
            #expect(host.tap("Ask"))
            #expect(screen.dialog.isPresented)
            #expect(host.isAttached(screen.dialog.node))
            #expect(host.focusedNode == screen.dialog.button.node)
            #expect(isInert(screen.view.node, host))
            #expect(!isInert(screen.dialog.node, host))
            #expect(host.node(screen.dialog.node)?.attributes[.isModal] == "true")
            if usesEscape {
                #expect(host.press(.escape, on: host.focusedNode))
            } else {
                screen.dialog.dismiss()
                host.send(.frame(0))
            }
            #expect(!screen.dialog.isPresented)
            #expect(host.nodes(withStyleClass: "question").isEmpty)
            #expect(host.focusedNode == screen.button.node)
            #expect(!isInert(screen.view.node, host))
            #expect(screen.dialog.dismissals == round)
        }
        #expect(!host.press(.escape, on: screen.button.node))
    }

    @Test("a dialog over a dialog leaves the one beneath out of reach until it has gone")
    func nesting() throws {
        let screen = Screen()
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        host.tap("Ask")
        let second = Dialog()
        second.present(in: try #require(screen.context), from: screen.dialog.button)
        host.send(.frame(0))
        #expect(isInert(screen.dialog.node, host))
        #expect(isInert(screen.view.node, host))
        second.dismiss()
        host.send(.frame(0))
        #expect(!isInert(screen.dialog.node, host))
        #expect(isInert(screen.view.node, host))
        #expect(host.focusedNode == screen.dialog.button.node)
    }
}
