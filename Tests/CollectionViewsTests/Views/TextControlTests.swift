import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct SearchFieldTests {
    @Test("Escape and the button clear the field and say so; an empty field leaves Escape to others")
    func clearing() throws {
        var log: [String] = []
        let field = SearchField("Search notes")
        field.addAction(for: .editingChanged) { log.append($0) }
        let host = makeHost(field)
        let input = try #require(host.nodes { $0.element == .textField }.first)
        #expect(host.node(input)?.attributes[.placeholder] == "Search notes")
        #expect(!host.press(.escape, on: input))
        host.write("milk", into: input)
        #expect(host.press(.escape, on: input))
        #expect(field.text.isEmpty)
        #expect(host.node(input)?.text == "")
        host.write("bread", into: input)
        #expect(host.tap(label: "Clear"))
        #expect(host.focusedNode == input)
        #expect(log == ["milk", "", "bread", ""])
    }
}

struct TextViewTests {
    @Test("an error stands below the text, is read with the field, and goes again")
    func error() throws {
        let view = TextView("Message")
        let host = makeHost(view)
        let input = try #require(host.nodes { $0.element == .textArea }.first)
        view.errorMessage = "Write a message."
        host.send(.frame(0))
        #expect(host.node(showing: "Write a message.") != nil)
        #expect(host.node(view.node)?.styleClasses.contains("is-invalid") == true)
        #expect(host.node(input)?.attributes[.isInvalid] == "true")
        view.errorMessage = nil
        host.send(.frame(1))
        #expect(host.node(showing: "Write a message.") == nil)
        #expect(host.node(view.node)?.styleClasses.contains("is-invalid") == false)
        #expect(host.node(input)?.attributes[.isInvalid] == nil)
    }

    @Test("the text has several lines, and an unseen copy that is as high")
    func lines() throws {
        var log: [String] = []
        let view = TextView("Note", placeholder: "Write")
        view.minimumNumberOfLines = 2
        view.addAction(for: .editingChanged) { log.append($0) }
        view.addAction(for: .editingDidEndOnExit) { _ in log.append("return") }
        let host = makeHost(view)
        let input = try #require(host.nodes { $0.element == .textArea }.first)
        #expect(host.node(view.node)?.variables["minimum-lines"] == 2)
        host.write("one\ntwo", into: input)
        #expect(view.text == "one\ntwo")
        #expect(log == ["one\ntwo"])
        #expect(host.node(showing: "one\ntwo\u{200b}") != nil)
        // The return key begins a new line.
        #expect(!host.press(.enter, on: input))
        #expect(log.count == 1)
        // Only the copy was sent back, so that the caret stays.
        #expect(!host.lastCommands.contains { if case .setText(input, _) = $0 { true } else { false } })
        view.text = "three"
        host.send(.frame(0))
        #expect(host.node(input)?.text == "three")
        #expect(host.node(showing: "three\u{200b}") != nil)
        view.isEnabled = false
        #expect(host.window.context.takeCommands().contains(.setAttribute(input, .isDisabled, "true")))
    }
}
