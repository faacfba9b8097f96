import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct StackTests {
    @Test("what is given at the beginning is part of the template")
    func template() {
        let stack = Stack(.horizontal, spacing: .small, alignment: .center, distribution: .fillEqually, roles: ["bar"])
        #expect(stack.roles == ["stack-horizontal", "gap-small", "align-center", "distribute-equally", "bar"])
        #expect(stateCommands(stack) == [])
        #expect(Stack(.vertical).roles == ["stack-vertical"])
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
                .setRole(node, "stack-horizontal", false), .setRole(node, "stack-vertical", true),
                .setRole(node, "gap-small", false),
                .setRole(node, "align-trailing", true),
                .setRole(node, "distribute-spacing", true),
                .setRole(node, "inset-large", true),
                .setRole(node, "is-wrapping", true),
                .setRole(node, "stack-vertical", false), .setRole(node, "stack-horizontal", true),
            ]
        )
    }

    @Test("each step of the spacing scale has roles of its own")
    func spacing() {
        let gaps = Set(Spacing.allCases.map { Stack(.vertical, spacing: $0).roles.map(\.rawValue) })
        #expect(gaps.count == Spacing.allCases.count)
        let insets = Set(Spacing.allCases.map { Stack(.vertical, layoutMargins: $0).roles.map(\.rawValue) })
        #expect(insets.count == Spacing.allCases.count)
        let fixed = Set(Spacing.allCases.map { Spacer(fixed: $0).roles.map(\.rawValue) })
        #expect(fixed.count == Spacing.allCases.count)
        #expect(Spacer().roles == ["spacer"] && Spacer(minimum: .medium).roles == ["spacer", "space-medium"])
    }

    @Test("a separator runs along its axis and may be inset")
    func separator() {
        #expect(Separator().roles == ["separator", "separator-horizontal"])
        let line = Separator(.vertical)
        #expect(line.roles == ["separator", "separator-vertical"])
        let stage = Stage(line)
        #expect(
            stage.commands { for _ in 0..<2 { line.isInset = true } } == [.setRole(line.node, "is-inset", true)]
        )
    }
}
