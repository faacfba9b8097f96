extension PageWriter {
    mutating func write(_ patch: PagePatch) {
        object { writer in
            writer.json.member("format", Page.format)
            writer.member("page", patch.page)
            writer.member("base", patch.base)
            writer.member("rev", patch.revision)
            writer.json.name("ops")
            writer.array(patch.changes) { writer, change in
                writer.object { writer in writer.write(change) }
            }
        }
    }

    private mutating func write(_ change: PageChange) {
        switch change {
        case .insertSection(let section, let place):
            begin(.insertSection, content: section)
            write(place)
        case .replaceSection(let section):
            begin(.replaceSection, content: section)
        case .removeSection(let id):
            begin(.removeSection, section: id)
        case .moveSection(let id, let place):
            begin(.moveSection, section: id)
            write(place)
        case .setSectionState(let id, let state):
            begin(.setState, section: id)
            member("state", word: state)
        case .insertItems(let items, let id, let place):
            begin(.insertItems, section: id)
            write(place)
            member("items", items) { writer, item in writer.write(item) }
        case .replaceItems(let items, let id):
            begin(.replaceItems, section: id)
            member("items", items) { writer, item in writer.write(item) }
        case .removeItems(let ids, let id):
            begin(.removeItems, section: id)
            json.member("ids", ids.map { identifiers.string(for: $0) })
        case .moveItems(let ids, let id, let place):
            begin(.moveItems, section: id)
            write(place)
            json.member("ids", ids.map { identifiers.string(for: $0) })
        case .setItem(let key, let changes):
            begin(.setItem, section: key.section)
            member("item", key.item)
            member("set", changes) { writer, changes in
                writer.json.member("title", changes.title)
                writer.json.member("subtitle", changes.subtitle)
                writer.json.member("detail", changes.detail)
                writer.write(changes.price)
                writer.write(changes.badge)
                writer.json.member("seen", changes.isSeen)
                writer.json.member("count", changes.count)
            }
        }
    }

    private mutating func begin(_ word: ChangeWord, section: PageIdentifier) {
        member("op", word: word)
        member("section", section)
    }

    private mutating func begin(_ word: ChangeWord, content: PageSection) {
        member("op", word: word)
        json.name("content")
        write(content)
    }

    private mutating func write(_ place: ChangePlace) {
        switch place {
        case .first: json.member("at", "first")
        case .last: json.member("at", "last")
        case .before(let neighbour): member("before", neighbour)
        case .after(let neighbour): member("after", neighbour)
        }
    }
}
