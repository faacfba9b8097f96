import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct TextFieldTests {
    private func input(_ host: ModelHost) throws -> NodeID {
        try #require(host.nodes { $0.element == .textField }.first)
    }

    @Test("a new field says what it is for and what kind of text it takes")
    func state() {
        let field = TextField("Email", placeholder: "you@example.com", contentType: .email)
        field.setReturnKey(.send)
        let commands = stateCommands(field)
        let input = field.node.advanced(by: 2)
        #expect(
            commands == [
                .setAttribute(field.titleLabel.node, .isHiddenFromAccessibility, "true"),
                .setText(field.titleLabel.node, "Email"),
                .setAttribute(input, .inputType, "email"), .setAttribute(input, .accessibilityLabel, "Email"),
                .setAttribute(input, .placeholder, "you@example.com"),
                .setAttribute(input, .autocomplete, "email"), .setAttribute(input, .returnKey, "send"),
                .setHidden(field.errorLabel.node, true),
            ]
        )
    }

    @Test("a field for the name of the user can be filled in by the device")
    func name() {
        let field = TextField("Name", contentType: .name)
        let commands = stateCommands(field)
        #expect(commands.contains(.setAttribute(field.node.advanced(by: 2), .autocomplete, "name")))
    }

    @Test("what the user writes is reported and not sent back")
    func writing() throws {
        var log: [String] = []
        let field = TextField("Name")
        field.addAction(for: .editingDidBegin) { _ in log.append("begin") }
        field.addAction(for: .editingChanged) { log.append("changed \($0)") }
        field.addAction(for: .editingDidEnd) { log.append("end \($0)") }
        field.addAction(for: .editingDidEndOnExit) { log.append("return \($0)") }
        let host = makeHost(field)
        let input = try input(host)
        host.write("An", into: input)
        #expect(host.lastCommands == [])
        #expect(field.text == "An")
        #expect(field.isEditing)
        host.write("Ann", into: input)
        #expect(host.press(.enter, on: input))
        #expect(!host.press(.escape, on: input))
        host.send(.focused(.none))
        #expect(log == ["begin", "changed An", "changed Ann", "return Ann", "end Ann"])
        #expect(!field.isEditing)
    }

    @Test("a program's text is sent once, and not what the field already has")
    func setting() throws {
        var reports = 0
        let field = TextField("Name")
        field.addAction(for: .editingChanged) { _ in reports += 1 }
        let host = makeHost(field)
        let input = try input(host)
        host.write("Ann", into: input)
        let context = host.window.context
        field.text = "Ann"
        #expect(context.takeCommands() == [])
        field.text = ""
        #expect(context.takeCommands() == [.setText(input, "")])
        #expect(reports == 1)
    }

    @Test("what is wrong is seen and heard")
    func errors() throws {
        let field = TextField("Email")
        let host = makeHost(field)
        let input = try input(host)
        let context = host.window.context
        for _ in 0..<2 { field.errorMessage = "Without an @ it is no address." }
        #expect(
            context.takeCommands() == [
                .setText(field.errorLabel.node, "Without an @ it is no address."),
                .setHidden(field.errorLabel.node, false), .setStyleClass(field.node, "is-invalid", true),
                .setAttribute(input, .isInvalid, "true"),
                .setAttribute(input, .accessibilityHint, "Without an @ it is no address."),
            ]
        )
        field.errorMessage = nil
        #expect(
            context.takeCommands() == [
                .setText(field.errorLabel.node, ""), .setHidden(field.errorLabel.node, true),
                .setStyleClass(field.node, "is-invalid", false), .setAttribute(input, .isInvalid, nil),
                .setAttribute(input, .accessibilityHint, nil),
            ]
        )
    }

    @Test("a field inside a cell is written in, also where the arrows move between cells")
    func inCell() throws {
        let screen = TextScreen.rows(3)
        screen.collectionView.isKeyboardNavigable = true
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        var returned: [String] = []
        let field = TextField("Note")
        field.addAction(for: .editingDidEndOnExit) { returned.append($0) }
        cell.addSubview(field)
        host.send(.frame(0))
        let input = try input(host)
        host.write("Warm", into: input)
        #expect(field.text == "Warm")
        #expect(field.isEditing)
        #expect(host.press(.enter, on: input))
        #expect(returned == ["Warm"])
        host.send(.focused(cell.node))
        #expect(!field.isEditing)
    }
}
