import CollectionDiagnostics

extension PageDecoder {
    /// What an element does, in the order of the triggers' names in ``ActionTrigger``.
    mutating func actions(_ element: JSONValue) -> [PageAction] {
        guard let value = object(element, "on") else { return [] }
        var found: [PageAction] = []
        for (name, list) in value.members {
            guard let trigger = ActionTrigger(name) else {
                reportUnknownWord(
                    name, among: ActionTrigger.texts, code: .unknownWord,
                    diagnosticText(219, "The trigger is ignored.")
                )
                continue
            }
            if found.count == PageLimits.triggers {
                report(
                    .outOfRange, .warning, value, diagnosticText(211, "Only \(PageLimits.triggers) triggers are used.")
                )
                break
            }
            if found.contains(where: { $0.trigger == trigger }) { continue }
            let commands = commands(value, list, trigger)
            if !commands.isEmpty { found.append(PageAction(trigger, commands)) }
        }
        var result: [PageAction] = []
        for trigger in ActionTrigger.allCases {
            for action in found where action.trigger == trigger { result.append(action) }
        }
        return result
    }

    /// The commands of a trigger. The first one that does more than report is what the trigger is for: without it the
    /// others would be left over, and the element does nothing.
    private mutating func commands(_ on: JSONValue, _ list: JSONValue, _ trigger: ActionTrigger) -> [PageCommand] {
        guard list.kind == .array else {
            if list.kind != .null {
                report(.wrongType, .error, list, diagnosticText(212, "A list of commands is expected here."))
            }
            return []
        }
        if list.count > PageLimits.commands {
            report(
                .outOfRange, .warning, list,
                diagnosticText(213, "Only the first \(PageLimits.commands) commands are run.")
            )
        }
        var result: [PageCommand] = []
        var hasPurpose = false
        for value in list.elements.prefix(PageLimits.commands) {
            let isTracking = value["do"]?.isString(CommandWord.track.word) ?? false
            if trigger == .appear && !isTracking {
                report(
                    .command, .error, value,
                    diagnosticText(214, "When it appears, an element may only track; the command is left out.")
                )
                continue
            }
            guard let command = command(value) else {
                if !isTracking && !hasPurpose {
                    report(
                        .command, .error, list,
                        diagnosticText(215, "The command that this is for cannot be run, so nothing is.")
                    )
                    return []
                }
                continue
            }
            if !isTracking { hasPurpose = true }
            result.append(command)
        }
        return result
    }

    private mutating func command(_ value: JSONValue) -> PageCommand? {
        guard value.kind == .object, let word = value["do"] else {
            report(.command, .error, value, diagnosticText(216, "A command is an object with \"do\"; it is left out."))
            return nil
        }
        guard let command = CommandWord(word) else {
            reportUnknownWord(
                word, among: CommandWord.texts, code: .unknownCommand, severity: .error,
                diagnosticText(217, "The command is left out.")
            )
            return nil
        }
        guard let result = self.command(command, value) else {
            report(
                .command, .error, value,
                diagnosticText(218, "\"\(command.text)\" lacks what it needs; the command is left out.")
            )
            return nil
        }
        return result
    }

    private mutating func command(_ word: CommandWord, _ value: JSONValue) -> PageCommand? {
        switch word {
        case .push: name(value, "page").map { .push(page: $0, arguments: arguments(value)) }
        case .open: link(value, "url").map { .open(url: $0) }
        case .scroll: .scroll(target(value))
        case .expand: .expand(target(value))
        case .collapse: .collapse(target(value))
        case .toggle: .toggle(target(value))
        case .segment:
            identifier(value, "segment").map { .selectSegment(section: identifier(value, "section"), segment: $0) }
        case .load: .load(target(value))
        case .reload: .reload(target(value))
        case .submit:
            name(value, "endpoint").map {
                .submit(endpoint: $0, arguments: arguments(value), canUndo: flag(value, "undo") ?? false)
            }
        case .remove: .remove(target(value), canUndo: flag(value, "undo") ?? false)
        case .restore: .restore(target(value))
        case .copy: text(value, "text", limit: PageLimits.text).map { .copy(text: $0) }
        case .share: link(value, "url").map { .share(title: text(value, "title"), url: $0) }
        case .permit: name(value, "name").map { .requestPermission(name: $0) }
        case .track: name(value, "event").map { .track(event: $0, once: flag(value, "once") ?? false) }
        }
    }

    private mutating func target(_ value: JSONValue) -> CommandTarget {
        CommandTarget(section: identifier(value, "section"), item: identifier(value, "item"))
    }

    private mutating func arguments(_ value: JSONValue) -> [PageArgument] {
        guard let object = object(value, "args") else { return [] }
        var result: [PageArgument] = []
        for (nameValue, argument) in object.members.prefix(PageLimits.names) {
            guard let name = name(nameValue), let text = text(argument, limit: PageLimits.line) else { continue }
            if result[name] == nil { result.append(PageArgument(name, text)) }
        }
        return result
    }
}
