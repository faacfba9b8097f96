extension PageDecoder {
    mutating func sectionResponse(_ root: JSONValue, kinds: ItemKinds) throws(PageError) -> SectionResponse {
        try checkFormat(root)
        guard let section = identifier(root, "section") else { throw .missingMember("/section") }
        guard let list = root["items"], list.kind == .array else { throw .missingMember("/items") }
        var response = SectionResponse(section: section)
        response.after = text(root, "after", limit: PageLimits.cursor)
        var limit = PageLimits.itemsPerSection
        response.items = items(root, "items", kinds: kinds, limit: &limit)
        response.next = next(root)
        response.previous = previous(root)
        response.revision = identifier(root, "rev")
        return response
    }

    mutating func patch(_ root: JSONValue) throws(PageError) -> PagePatch {
        try checkFormat(root)
        guard let page = identifier(root, "page") else { throw .missingMember("/page") }
        guard let base = identifier(root, "base") else { throw .missingMember("/base") }
        guard let revision = identifier(root, "rev") else { throw .missingMember("/rev") }
        guard let list = root["ops"], list.kind == .array, list.count <= PageLimits.changes else {
            throw .missingMember("/ops")
        }
        var changes: [PageChange] = []
        for value in list.elements {
            guard let change = change(value) else { throw .invalidChange(value.pointer) }
            changes.append(change)
        }
        return PagePatch(page: page, base: base, revision: revision, changes: changes)
    }

    private mutating func change(_ value: JSONValue) -> PageChange? {
        guard let word = value["op"].flatMap({ ChangeWord($0) }) else { return nil }
        switch word {
        case .insertSection, .replaceSection:
            var limit = PageLimits.itemsPerPage
            guard let content = object(value, "content"), let section = section(content, itemsLeft: &limit) else {
                return nil
            }
            if word == .replaceSection { return .replaceSection(section) }
            return place(value).map { .insertSection(section, $0) }
        case .setItem:
            guard let section = identifier(value, "section"), let item = identifier(value, "item"),
                let changes = object(value, "set")
            else { return nil }
            return .setItem(PageItemKey(section: section, item: item), itemChanges(changes))
        default:
            return identifier(value, "section").flatMap { change(word, value, section: $0) }
        }
    }

    private mutating func change(
        _ word: ChangeWord, _ value: JSONValue, section: PageIdentifier
    ) -> PageChange? {
        switch word {
        case .removeSection:
            return .removeSection(section)
        case .moveSection:
            return place(value).map { .moveSection(section, $0) }
        case .setState:
            return self.word(value, "state", SectionState.self).map { .setSectionState(section, $0) }
        case .insertItems, .replaceItems:
            var limit = PageLimits.itemsPerSection
            let items = items(value, "items", kinds: .all, limit: &limit)
            guard !items.isEmpty else { return nil }
            if word == .replaceItems { return .replaceItems(items, section: section) }
            return place(value).map { .insertItems(items, section: section, $0) }
        case .removeItems, .moveItems:
            let ids = array(value, "ids", limit: PageLimits.itemsPerSection).compactMap { identifier($0) }
            guard !ids.isEmpty else { return nil }
            if word == .removeItems { return .removeItems(ids, section: section) }
            return place(value).map { .moveItems(ids, section: section, $0) }
        case .insertSection, .replaceSection, .setItem:
            return nil
        }
    }

    /// Where something is inserted: `before` or `after` a neighbour, else `at` the `first` or `last` place, which is the
    /// default.
    private mutating func place(_ value: JSONValue) -> ChangePlace? {
        if let neighbour = value["before"] { return identifier(neighbour).map { .before($0) } }
        if let neighbour = value["after"] { return identifier(neighbour).map { .after($0) } }
        guard let edge = value["at"] else { return .last }
        if edge.isString("first") { return .first }
        return edge.isString("last") ? .last : nil
    }

    private mutating func itemChanges(_ value: JSONValue) -> ItemChanges {
        ItemChanges(
            title: text(value, "title"), subtitle: text(value, "subtitle"), detail: text(value, "detail"),
            price: price(value), badge: badge(value), isSeen: flag(value, "seen"),
            count: count(value, "count", in: 0...1_000_000)
        )
    }
}
