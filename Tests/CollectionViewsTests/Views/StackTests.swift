import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct StackTests {
    @Test("what is given at the beginning is part of the template")
    func template() {
        let stack = Stack(
            .horizontal, spacing: .small, alignment: .center, distribution: .fillEqually, styleClasses: ["bar"])
        #expect(stack.styleClasses == ["stack-horizontal", "gap-small", "align-center", "distribute-equally", "bar"])
        #expect(stateCommands(stack) == [])
        #expect(Stack(.vertical).styleClasses == ["stack-vertical"])
    }

    @Test("what changes later is exchanged, and back again")
    func changes() {
        let stack = Stack(.horizontal, spacing: .small)
        let stage = Stage(stack)
        let node = stack.node
        #expect(
            stage.commands {
                stack.axis = .vertical
                stack.spacing = .none
                stack.alignment = .trailing
                stack.distribution = .equalSpacing
                stack.layoutMargins = .large
                stack.wraps = true
                stack.wraps = true
                stack.axis = .horizontal
            } == [
                .setStyleClass(node, "stack-horizontal", false), .setStyleClass(node, "stack-vertical", true),
                .setStyleClass(node, "gap-small", false),
                .setStyleClass(node, "align-trailing", true),
                .setStyleClass(node, "distribute-spacing", true),
                .setStyleClass(node, "inset-large", true),
                .setStyleClass(node, "is-wrapping", true),
                .setStyleClass(node, "stack-vertical", false), .setStyleClass(node, "stack-horizontal", true),
            ]
        )
    }

    @Test("each step of the spacing scale has roles of its own")
    func spacing() {
        let gaps = Set(Spacing.allCases.map { Stack(.vertical, spacing: $0).styleClasses.map(\.rawValue) })
        #expect(gaps.count == Spacing.allCases.count)
        let insets = Set(Spacing.allCases.map { Stack(.vertical, layoutMargins: $0).styleClasses.map(\.rawValue) })
        #expect(insets.count == Spacing.allCases.count)
        let fixed = Set(Spacing.allCases.map { Spacer(fixed: $0).styleClasses.map(\.rawValue) })
        #expect(fixed.count == Spacing.allCases.count)
        #expect(Spacer().styleClasses == ["spacer"])
        #expect(Spacer(minimum: .medium).styleClasses == ["spacer", "space-medium"])
    }

    @Test("a separator runs along its axis and may be inset")
    func separator() {
        #expect(Separator().styleClasses == ["separator", "separator-horizontal"])
        let line = Separator(.vertical)
        #expect(line.styleClasses == ["separator", "separator-vertical"])
        let stage = Stage(line)
        #expect(
            stage.commands { for _ in 0..<2 { line.isInset = true } } == [.setStyleClass(line.node, "is-inset", true)]
        )
    }
}
