import CollectionGeometry

// Rule 2: only known members, required ones present, right types. An explicit stack instead of recursion, since the
// depth is decided by the document.
extension PageCheck {
    mutating func checkShapes(_ root: JSONValue, _ shape: PageShape) {
        var pending: [(value: JSONValue, shape: PageShape)] = [(root, shape)]
        while let (value, shape) = pending.popLast() {
            guard value.kind == .object else {
                error(.wrongType, value, "An object is expected here.")
                continue
            }
            let fields = shape.fields
            var parts: [(value: JSONValue, shape: PageShape)] = []
            for (name, member) in value.members where member.kind != .null {
                guard let field = fields.first(where: { name.string?.hasSameBytes(as: $0.name) ?? false }) else {
                    error(
                        .unknownMember, name, "\(PageDecoder.quoted(name)) is not known here.",
                        suggestion: NearestWord.find(name.string ?? "", among: fields.map { $0.name })
                    )
                    continue
                }
                checkMember(member, field.kind, &parts)
            }
            for field in fields where field.isRequired {
                let isPresent = value.members.contains { name, member in
                    member.kind != .null && name.string?.hasSameBytes(as: field.name) ?? false
                }
                if !isPresent { error(.missingMember, value, "\"\(field.name)\" is missing.") }
            }
            // The stack returns the last first, so what stands first is pushed last.
            pending += parts.reversed()
        }
    }

    private mutating func checkMember(
        _ value: JSONValue, _ kind: PageField.Kind, _ parts: inout [(value: JSONValue, shape: PageShape)]
    ) {
        switch kind {
        case .object(let shape):
            parts.append((value, shape))
        case .objects(let shape, let limit):
            guard checkList(value, limit: limit) else { return }
            parts += value.elements.map { ($0, shape) }
        case .actions:
            checkActions(value, &parts)
        default:
            checkValue(value, kind)
        }
    }

    mutating func checkList(_ value: JSONValue, limit: Int) -> Bool {
        guard value.kind == .array else {
            error(.wrongType, value, "A list is expected here.")
            return false
        }
        if value.count > limit {
            error(.outOfRange, value, "There are \(value.count) elements; the greatest number is \(limit).")
        }
        return true
    }

    /// Rule 9, as far as one command can be wrong by itself.
    private mutating func checkActions(_ value: JSONValue, _ parts: inout [(value: JSONValue, shape: PageShape)]) {
        guard value.kind == .object else {
            error(.wrongType, value, "Triggers with lists of commands are expected here.")
            return
        }
        if value.count > PageLimits.triggers {
            error(
                .outOfRange, value, "There are \(value.count) triggers; the greatest number is \(PageLimits.triggers).")
        }
        for (name, commands) in value.members {
            let trigger = ActionTrigger(name)
            if trigger == nil {
                error(
                    .unknownWord, name, "\(PageDecoder.quoted(name)) is no trigger.",
                    suggestion: NearestWord.find(name.string ?? "", among: ActionTrigger.texts)
                )
            }
            guard checkList(commands, limit: PageLimits.commands) else { continue }
            for command in commands.elements { checkCommand(command, trigger, &parts) }
        }
    }

    private mutating func checkCommand(
        _ command: JSONValue, _ trigger: ActionTrigger?, _ parts: inout [(value: JSONValue, shape: PageShape)]
    ) {
        guard let word = command["do"] else {
            error(.command, command, "A command is an object with \"do\".")
            return
        }
        guard let known = CommandWord(word) else {
            error(
                .unknownCommand, word, "\(PageDecoder.quoted(word)) is no command.",
                suggestion: NearestWord.find(word.string ?? "", among: CommandWord.texts)
            )
            return
        }
        if trigger == .appear && known != .track {
            error(.command, command, "When it appears, an element may only track: a page must not act by itself.")
        }
        parts.append((command, .command(known)))
        checkTargets(of: known, command)
    }
}
