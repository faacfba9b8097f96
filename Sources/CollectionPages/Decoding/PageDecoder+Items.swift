import CollectionDiagnostics

extension PageDecoder {
    /// The items of a list, without those that cannot be shown.
    ///
    /// - Parameter limit: How many more items the page may have; lowered by the number of items read.
    mutating func items(
        _ object: JSONValue, _ name: StaticString, kinds: ItemKinds, limit: inout Int
    ) -> [PageItem] {
        var ids = UniqueIdentifiers()
        let values = array(object, name, limit: min(PageLimits.itemsPerSection, limit))
        limit -= values.count
        return items(values, kinds: kinds, ids: &ids, areChildren: false)
    }

    private mutating func items(
        _ values: [JSONValue], kinds: ItemKinds, ids: inout UniqueIdentifiers, areChildren: Bool
    ) -> [PageItem] {
        var result: [PageItem] = []
        result.reserveCapacity(values.count)
        for value in values {
            guard var item = item(value, kinds: kinds) else { continue }
            item.id = unique(item.id, in: &ids, value, what: "item")
            if item.kind == .group {
                guard !areChildren else {
                    report(
                        .groups, .error, value, diagnosticText(171, "A group cannot stand in a group; it is left out.")
                    )
                    continue
                }
                let children = array(value, "children", limit: PageLimits.children)
                item.children = items(children, kinds: kinds, ids: &ids, areChildren: true)
            }
            result.append(PageItem(item))
        }
        return result
    }

    private mutating func item(_ value: JSONValue, kinds: ItemKinds) -> PageItem.Members? {
        guard value.kind == .object else {
            report(.wrongType, .error, value, diagnosticText(172, "An item is an object; this is left out."))
            return nil
        }
        guard let id = identifier(value, "id") else {
            report(.invalidIdentifier, .error, value, diagnosticText(173, "An item needs an \"id\"; it is left out."))
            return nil
        }
        let fallback = text(value, "fallback")
        guard let kind = kind(value, among: kinds, hasText: fallback != nil || value["title"] != nil) else {
            return nil
        }
        var item = PageItem.Members(id: id, kind: kind.kind, title: text(value, "title"))
        item.fallback = fallback
        if kind.isReplaced { item.title = fallback ?? item.title }
        readTexts(value, &item)
        readLook(value, &item)
        item.actions = actions(value)
        item.accessibilityLabel = accessibilityLabel(value)
        return complete(item, value)
    }

    /// The kind of an item, or a row in its place if the layout shows rows and the item has text, or nothing.
    private mutating func kind(
        _ value: JSONValue, among kinds: ItemKinds, hasText: Bool
    ) -> (kind: ItemKind, isReplaced: Bool)? {
        let known = value["kind"].flatMap { ItemKind($0) }
        if let known, kinds.contains(known) { return (known, false) }
        let isShown = hasText && kinds.contains(.row)
        let consequence =
            isShown ? diagnosticText(179, "It is shown as a row.") : diagnosticText(180, "The item is left out.")
        if let member = value["kind"] {
            if known == nil {
                reportUnknownWord(
                    member, among: ItemKind.texts, code: .unknownKind,
                    severity: isShown ? .warning : .error, consequence
                )
            } else {
                report(
                    .unsuitableKind, isShown ? .warning : .error, member,
                    diagnosticText(174, "The section's layout has no place for \(Self.quoted(member)). \(consequence)")
                )
            }
        } else {
            report(
                .missingMember, isShown ? .warning : .error, value,
                diagnosticText(175, "The item has no \"kind\". \(consequence)")
            )
        }
        return isShown ? (.row, true) : nil
    }

    private mutating func readTexts(_ value: JSONValue, _ item: inout PageItem.Members) {
        item.subtitle = text(value, "subtitle")
        item.detail = text(value, "detail")
        item.text = spans(value)
        item.lineLimit = count(value, "lines", in: 1...1_000)
        item.facts = array(value, "facts", limit: PageLimits.facts).compactMap { text($0, limit: PageLimits.line) }
        item.price = price(value)
        item.badge = badge(value)
        item.advertisementLabel = text(value, "adLabel")
    }

    private mutating func readLook(_ value: JSONValue, _ item: inout PageItem.Members) {
        item.image = image(value)
        item.images = images(value)
        item.isSeen = flag(value, "seen")
        item.style = word(value, "style", ItemStyle.self) ?? .plain
        item.count = count(value, "count", in: 0...1_000_000)
        item.isExpanded = flag(value, "expanded") ?? false
        if let latitude = value["latE7"].flatMap({ latitude($0) }),
            let longitude = value["lonE7"].flatMap({ longitude($0) })
        {
            item.coordinate = MapCoordinate(latitudeE7: latitude, longitudeE7: longitude)
        }
    }

    /// The item, unless it lacks what is required.
    private mutating func complete(_ item: PageItem.Members, _ value: JSONValue) -> PageItem.Members? {
        switch item.kind {
        case .advertisement where item.advertisementLabel == nil:
            report(
                .advertisement, .error, value,
                diagnosticText(176, "An advertisement needs an \"adLabel\"; it is left out.")
            )
            return nil
        case .pin where item.coordinate == nil:
            report(
                .missingMember, .error, value,
                diagnosticText(177, "A pin needs \"latE7\" and \"lonE7\"; it is left out.")
            )
            return nil
        case .series:
            return item
        default:
            if item.title == nil && item.text.isEmpty && item.image == nil && item.facts.isEmpty {
                report(
                    .missingMember, .error, value,
                    diagnosticText(178, "The item has no title, text or picture; it is left out.")
                )
                return nil
            }
            return item
        }
    }
}
