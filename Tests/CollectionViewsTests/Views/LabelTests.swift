import CollectionTestSupport
import CollectionViews
import Testing

struct LabelTests {
    @Test("parts that look different are sent as one text, and only when they changed")
    func attributedText() {
        let label = Label(.body)
        let stage = Stage(label)
        var price = AttributedText("€90 ", "is-strong")
        price.append("€120", "is-struck", "is-secondary")
        #expect(
            stage.commands { for _ in 0..<2 { label.attributedText = price } } == [
                .setAttributedText(label.node, price)
            ])
        #expect(label.text == "€90 €120")
        price.append("!")
        #expect(stage.commands { label.attributedText = price } == [.setAttributedText(label.node, price)])
    }

    @Test("a plain text takes the looks away, even if the characters are the same")
    func plainAgain() {
        let label = Label(.body)
        label.attributedText = AttributedText("Coat", "is-strong")
        let stage = Stage(label)
        #expect(stage.commands { label.text = "Coat" } == [.setText(label.node, "Coat")])
        #expect(label.attributedText == nil)
        #expect(stage.commands { label.attributedText = nil } == [])
        #expect(label.text == "Coat")
        label.attributedText = AttributedText("Hat", "is-strong")
        _ = stage.context.takeCommands()
        #expect(stage.commands { label.attributedText = nil } == [.setText(label.node, "")])
    }

    @Test("lines, sides and headings are roles, numbers and attributes")
    func lines() {
        let label = Label(.body)
        let stage = Stage(label)
        let node = label.node
        #expect(
            stage.commands {
                label.numberOfLines = 3
                label.numberOfLines = 3
                label.numberOfLines = 0
                label.numberOfLines = 1
            } == [
                .setStyleClass(node, "is-multiline", true), .setStyleClass(node, "is-clamped", true),
                .setVariable(node, "lines", 3),
                .setStyleClass(node, "is-clamped", false),
                .setStyleClass(node, "is-multiline", false),
            ]
        )
        #expect(
            stage.commands {
                label.textAlignment = .center
                label.textAlignment = .trailing
                label.textAlignment = .natural
            } == [
                .setStyleClass(node, "is-centered", true),
                .setStyleClass(node, "is-centered", false), .setStyleClass(node, "is-trailing", true),
                .setStyleClass(node, "is-trailing", false),
            ]
        )
        #expect(
            stage.commands {
                label.headingLevel = 2
                label.headingLevel = 9
                label.headingLevel = nil
            } == [
                .setAttribute(node, .accessibilityRole, "heading"), .setAttribute(node, .headingLevel, "2"),
                .setAttribute(node, .headingLevel, "6"),
                .setAttribute(node, .accessibilityRole, nil), .setAttribute(node, .headingLevel, nil),
            ]
        )
    }

    @Test("a label that begins with many lines can be brought to one")
    func lastingStyleClass() {
        let label = Label(.body, styleClasses: ["is-multiline"])
        #expect(label.numberOfLines == 0)
        let stage = Stage(label)
        let node = label.node
        #expect(stage.commands { label.numberOfLines = 1 } == [.setStyleClass(node, "is-multiline", false)])
        label.discard()
        #expect(stateCommands(label) == [.setStyleClass(label.node, "is-multiline", false)])
        #expect(stage.commands { label.numberOfLines = 0 } == [.destroy(node, count: 1)])
    }

    @Test("a model host shows the characters of all parts and cuts after the last line")
    func model() {
        let label = Label(.body)
        label.attributedText = AttributedText(runs: [.init("a"), .init("b", styleClasses: ["is-strong"])])
        let host = makeHost(label)
        #expect(host.texts == ["ab"])
        #expect(host.node(label.node)?.runs == [.init("a"), .init("b", styleClasses: ["is-strong"])])
    }
}
