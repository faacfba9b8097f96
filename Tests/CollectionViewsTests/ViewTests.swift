import CollectionGeometry
import Testing

@testable import CollectionViews

struct ViewTests {
    private func realized(_ view: View) -> HostContext {
        let context = HostContext()
        view.realize(in: context)
        _ = context.takeCommands()
        return context
    }

    @Test("two trees of one structure share a template")
    func templates() {
        let context = HostContext()
        let first = Stack(.vertical, [Label(.body), ImageView(styleClasses: ["picture"])])
        let second = Stack(.vertical, [Label(.body), ImageView(styleClasses: ["picture"])])
        let other = Stack(.vertical, [Label(.body)])
        for view in [first, second, other] { view.realize(in: context) }
        let structure = ViewTemplate(nodes: [
            .init(element: .box, styleClasses: ["stack-vertical"], childCount: 2),
            .init(element: .text, styleClasses: ["text-body"], childCount: 0),
            .init(element: .image, styleClasses: ["picture"], childCount: 0),
        ])
        #expect(
            context.takeCommands() == [
                .defineTemplate(0, structure),
                .instantiate(template: 0, first: NodeID(rawValue: 1)),
                .instantiate(template: 0, first: NodeID(rawValue: 4)),
                .defineTemplate(1, ViewTemplate(nodes: Array(structure.nodes[..<2]).withChildCount(1))),
                .instantiate(template: 1, first: NodeID(rawValue: 7)),
            ]
        )
    }

    @Test("a view that gets the number of a focused view after that was removed does not have its focus")
    func focusOfReusedNumber() throws {
        let root = View(.box)
        let context = realized(root)
        let removed = View(.box)
        root.addSubview(removed)
        let number = removed.node
        context.noteFocus(number)
        #expect(removed.containsFocus)
        root.removeSubview(removed)
        let added = View(.box)
        root.addSubview(added)
        try #require(added.node == number)
        #expect(!added.containsFocus)
    }

    @Test("what was set before there was a host is sent once there is one")
    func stateBeforeRealization() {
        let label = Label(.headline)
        label.text = "Coat"
        label.isHidden = true
        label.setStyleClass("is-strong", true)
        label.accessibilityLabel = "A coat"
        label.setVariable("lines", 2)
        let context = HostContext()
        label.realize(in: context)
        let node = label.node
        #expect(
            context.takeCommands().dropFirst(2) == [
                .setHidden(node, true),
                .setStyleClass(node, "is-strong", true),
                .setAttribute(node, .accessibilityLabel, "A coat"),
                .setVariable(node, "lines", 2),
                .setText(node, "Coat"),
            ]
        )
    }

    @Test("the language of a text is an attribute, and is taken away where it is that of the app again")
    func language() {
        let label = Label(.body)
        let context = realized(label)
        #expect(label.accessibilityLanguage == nil)
        for language in ["en", "en", nil] as [String?] { label.accessibilityLanguage = language }
        #expect(label.accessibilityLanguage == nil)
        #expect(
            context.takeCommands() == [
                .setAttribute(label.node, .accessibilityLanguage, "en"),
                .setAttribute(label.node, .accessibilityLanguage, nil),
            ])
    }

    @Test("setters send changes and only changes")
    func changes() {
        let label = Label(.body)
        let context = realized(label)
        for _ in 0..<2 {
            label.text = "Café"
            label.setStyleClass("is-strong", true)
            label.setAttribute(.positionInSet, "1")
            label.setVariable("lines", 1)
            label.isHidden = false
        }
        label.setStyleClass("is-strong", false)
        label.setStyleClass("is-strong", false)
        label.setAttribute(.positionInSet, nil)
        label.setAttribute(.positionInSet, nil)
        let node = label.node
        #expect(
            context.takeCommands() == [
                .setText(node, "Café"),
                .setStyleClass(node, "is-strong", true),
                .setAttribute(node, .positionInSet, "1"),
                .setVariable(node, "lines", 1),
                .setStyleClass(node, "is-strong", false),
                .setAttribute(node, .positionInSet, nil),
            ]
        )
    }

    @Test("a discarded tree gives its numbers back, also those of views added later")
    func discard() {
        let box = Stack(.vertical, [Label(.body)])
        let context = realized(box)
        let late = Label(.body)
        box.addSubview(late)
        let numbers = (box.node, late.node)
        _ = context.takeCommands()
        box.discard()
        #expect(
            context.takeCommands() == [.destroy(numbers.1, count: 1), .destroy(numbers.0, count: 2)]
        )
        #expect(box.node == .none)
        #expect(late.node == .none)
        let again = Stack(.vertical, [Label(.body)])
        again.realize(in: context)
        #expect(again.node == numbers.0)
    }

    @Test("a discarded tree does not give back the numbers of views that were removed from it")
    func discardAfterRemoval() {
        let removed = Label(.body)
        let box = Stack(.vertical, [removed, Label(.body)])
        let context = realized(box)
        let (first, number) = (box.node, removed.node)
        box.removeSubview(removed)
        let other = Label(.body)
        other.realize(in: context)
        #expect(other.node == number)
        _ = context.takeCommands()
        box.discard()
        #expect(
            context.takeCommands() == [.destroy(first, count: 1), .destroy(first.advanced(by: 2), count: 1)])
        #expect(other.node == number)
    }

    @Test("a view that is added elsewhere is removed where it was, and one that is added again moves to the front")
    func oneParent() {
        let (first, second) = (Label(.body), Label(.body))
        let old = Stack(.vertical, [first, second])
        let context = realized(old)
        let number = first.node
        let new = Stack(.vertical)
        new.addSubview(first)
        #expect(context.takeCommands() == [.destroy(number, count: 1)])
        #expect(old.subviews.map { $0 === second } == [true])
        #expect(new.subviews.map { $0 === first } == [true])
        #expect(first.node == .none)
        old.insertSubview(first, at: 0)
        #expect(new.subviews.isEmpty)
        #expect(first.node != .none)
        old.addSubview(first)
        #expect(old.subviews.map { $0 === first } == [false, true])
        old.insertSubview(first, at: 0)
        #expect(old.subviews.map { $0 === first } == [true, false])
    }

    @Test("a view outlives the view that it was a subview of, and can be added elsewhere")
    func outlivedParent() {
        let label = Label(.body)
        var parents = [Stack(.vertical, [label])]
        parents.removeAll()
        parents.append(Stack(.vertical))
        parents[0].addSubview(label)
        #expect(parents[0].subviews.count == 1)
        parents[0].removeSubview(label)
        #expect(parents[0].subviews.isEmpty)
    }

    @Test("a disabled button does nothing")
    func disabledButton() {
        var taps = 0
        let button = Button("Retry")
        button.addAction { taps += 1 }
        button.activated()
        button.isEnabled = false
        button.activated()
        #expect(taps == 1)
    }

    @Test("a receiver takes commands as they are sent, in order also when a trace begins and ends in between")
    func commandReceiver() {
        let context = HostContext()
        var received: [HostCommand] = []
        context.commandReceiver = { received.append($0) }
        context.send(.setTitle("a"))
        #expect(received == [.setTitle("a")])
        #expect(context.commands == [])
        context.tracer = HostTracer()
        context.send(.setTitle("b"))
        #expect(received.count == 1)
        #expect(context.commands == [.setTitle("b")])
        context.tracer = nil
        context.send(.setTitle("c"))
        #expect(received == [.setTitle("a"), .setTitle("b"), .setTitle("c")])
        #expect(context.commands == [])
    }
}

extension [ViewTemplate.Node] {
    fileprivate func withChildCount(_ count: Int) -> [ViewTemplate.Node] {
        var nodes = self
        nodes[0].childCount = count
        return nodes
    }
}
