import CollectionTestSupport
import CollectionViews
import Testing

struct ButtonTests {
    @Test("states are roles and attributes, sent once each")
    func states() {
        let button = Button("Follow", kind: .filled)
        let stage = Stage(button)
        let node = button.node
        let commands = stage.commands {
            for _ in 0..<2 {
                button.isEnabled = false
                button.isSelected = true
                button.isDestructive = true
                button.showsActivityIndicator = true
                button.kind = .bordered
                button.title = "Unfollow"
            }
        }
        #expect(
            commands == [
                .setStyleClass(node, "is-disabled", true), .setAttribute(node, .isDisabled, "true"),
                .setStyleClass(node, "is-selected", true), .setAttribute(node, .isPressed, "true"),
                .setStyleClass(node, "is-destructive", true),
                .setStyleClass(node, "is-busy", true), .setAttribute(node, .isBusy, "true"),
                .setStyleClass(node, "button-primary", false), .setStyleClass(node, "button-bordered", true),
                .setText(button.titleLabel.node, "Unfollow"),
            ]
        )
    }

    @Test("a button outside of any collection view is pressed where it is")
    func pressing() {
        var count = 0
        let button = Button("Add")
        button.addAction { count += 1 }
        let host = makeHost(button)
        #expect(host.tap("Add"))
        #expect(count == 1)
        button.isEnabled = false
        host.tap("Add")
        button.isEnabled = true
        button.showsActivityIndicator = true
        host.tap("Add")
        #expect(count == 1)
    }
}
