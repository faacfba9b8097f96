extension PageWriter {
    mutating func write(_ actions: [PageAction]) {
        guard !actions.isEmpty else { return }
        json.name("on")
        object { writer in
            for action in actions {
                writer.json.name(action.trigger.text)
                writer.array(action.commands) { writer, command in writer.write(command) }
            }
        }
    }

    private mutating func write(_ command: PageCommand) {
        object { writer in
            switch command {
            case .push(let page, let arguments):
                writer.begin(.push)
                writer.json.member("page", page)
                writer.write(arguments)
            case .open(let url):
                writer.begin(.open)
                writer.json.member("url", url)
            case .scroll(let target): writer.write(.scroll, target)
            case .expand(let target): writer.write(.expand, target)
            case .collapse(let target): writer.write(.collapse, target)
            case .toggle(let target): writer.write(.toggle, target)
            case .selectSegment(let section, let segment):
                writer.begin(.segment)
                writer.member("section", section)
                writer.member("segment", segment)
            case .load(let target): writer.write(.load, target)
            case .reload(let target): writer.write(.reload, target)
            case .submit(let endpoint, let arguments, let canUndo):
                writer.begin(.submit)
                writer.json.member("endpoint", endpoint)
                writer.write(arguments)
                if canUndo { writer.json.member("undo", true) }
            case .remove(let target, let canUndo):
                writer.write(.remove, target)
                if canUndo { writer.json.member("undo", true) }
            case .restore(let target): writer.write(.restore, target)
            case .copy(let text):
                writer.begin(.copy)
                writer.json.member("text", text)
            case .share(let title, let url):
                writer.begin(.share)
                writer.json.member("title", title)
                writer.json.member("url", url)
            case .requestPermission(let name):
                writer.begin(.permit)
                writer.json.member("name", name)
            case .track(let event, let once):
                writer.begin(.track)
                writer.json.member("event", event)
                if once { writer.json.member("once", true) }
            }
        }
    }

    private mutating func begin(_ word: CommandWord) {
        member("do", word: word)
    }

    private mutating func write(_ word: CommandWord, _ target: CommandTarget) {
        begin(word)
        member("section", target.section)
        member("item", target.item)
    }

    private mutating func write(_ arguments: [PageArgument]) {
        guard !arguments.isEmpty else { return }
        json.name("args")
        object { writer in
            for argument in arguments { writer.json.member(argument.name, argument.value) }
        }
    }
}
