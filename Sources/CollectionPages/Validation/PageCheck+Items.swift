extension PageCheck {
    /// The rules about items, with those in groups.
    mutating func checkItems(of section: JSONValue, layout: LayoutCatalogue.Entry?) {
        guard let items = section["items"], items.kind == .array else { return }
        var ids: [JSONValue] = []
        for item in items.elements where item.kind == .object {
            if let id = item["id"] { ids.append(id) }
            checkItem(item, layout)
            for child in item.list("children") where child.kind == .object {
                if let id = child["id"] { ids.append(id) }
                checkItem(child, layout)
                if child["children"] != nil || child["kind"]?.isString("group") ?? false {
                    error(.groups, child, "A group cannot stand in a group.")
                }
            }
            checkGroup(item)
        }
        checkUnique(ids, "item of this section")
    }

    private mutating func checkItem(_ item: JSONValue, _ layout: LayoutCatalogue.Entry?) {
        checkImage(item["image"])
        for image in item.list("images") { checkImage(image) }
        guard let word = item["kind"] else { return }
        guard let kind = ItemKind(word) else {
            error(
                .unknownKind, word, "There is no kind \(PageDecoder.quoted(word)).",
                suggestion: NearestWord.find(word.string ?? "", among: ItemKind.texts)
            )
            return
        }
        if let layout, !layout.kinds.contains(kind) {
            error(.unsuitableKind, word, "\(layout.name) has no place for \(PageDecoder.quoted(word)).")
        }
        checkMembers(of: item, kind)
        let isNamed = hasText(item["title"]) || hasText(item["a11y"]?["label"])
        if item["on"]?["select"] != nil, !isNamed, item["image"]?["alt"] == nil {
            warn(.accessibility, item, "The item can be tapped but has no \"title\" and no \"a11y\" label.")
        }
    }

    /// Whether a member says anything.
    func hasText(_ member: JSONValue?) -> Bool {
        member?.utf8?.isEmpty == false
    }

    /// Rule 4: what a kind cannot do without.
    private mutating func checkMembers(of item: JSONValue, _ kind: ItemKind) {
        switch kind {
        case .brand, .row, .episode, .property: require(item, "title")
        case .product, .user, .featuredUser:
            require(item, "title")
            require(item, "image")
        case .advertisement:
            if item["adLabel"] == nil { error(.advertisement, item, "An advertisement needs an \"adLabel\".") }
            if item["image"] == nil { require(item, "title") }
        case .group:
            require(item, "title")
            require(item, "children")
        case .text: require(item, "text")
        case .fact, .rating, .review: if item["text"] == nil { require(item, "title") }
        case .pin:
            require(item, "title")
            require(item, "latE7")
            require(item, "lonE7")
        case .series: break
        }
    }

    private mutating func require(_ item: JSONValue, _ name: StaticString) {
        if item[name] == nil { error(.missingMember, item, "An item of this kind needs \"\(name)\".") }
    }

    /// Rule 8: the count is that of the children.
    private mutating func checkGroup(_ item: JSONValue) {
        if let children = item["children"], !(item["kind"]?.isString("group") ?? false) {
            error(.groups, children, "Only a group has children.")
        }
        if let count = item["count"], let stated = count.integer, let children = item["children"],
            stated != Int64(children.count)
        {
            error(.groups, count, "The group has \(children.count) children.")
        }
    }

    /// Rule 11: a description, and the same ratio in the dark.
    private mutating func checkImage(_ image: JSONValue?) {
        guard let image, image.kind == .object else { return }
        if image["alt"] == nil && image["decorative"]?.boolean != true {
            error(.image, image, "A picture needs \"alt\", or \"decorative\": true if it says nothing.")
        }
        guard let dark = image["dark"], let width = image["w"]?.integer, let height = image["h"]?.integer,
            let darkWidth = dark["w"]?.integer, let darkHeight = dark["h"]?.integer,
            [width, height, darkWidth, darkHeight].allSatisfy({ (1...Int64(PageLimits.pixels)).contains($0) })
        else { return }
        let (first, second) = (width * darkHeight, darkWidth * height)
        if abs(first - second) * 100 > first {
            error(.image, dark, "The dark picture must have the same ratio, within 1 %.")
        }
    }

    /// Rule 14: advertisements are labelled (see above), lead where they may, and keep their distance.
    mutating func checkAdvertisements(_ sections: JSONValue) {
        var isFirst = true
        for section in sections.elements {
            var followsAdvertisement = false
            for item in section.list("items") where item.kind == .object {
                let isAdvertisement = item["kind"]?.isString("ad") ?? false
                if isAdvertisement {
                    if isFirst { warn(.advertisement, item, "The page starts with an advertisement.") }
                    if followsAdvertisement { warn(.advertisement, item, "Two advertisements stand side by side.") }
                    checkAdvertisementHosts(item)
                }
                followsAdvertisement = isAdvertisement
                isFirst = false
            }
        }
    }

    mutating func checkAdvertisementHosts(_ item: JSONValue) {
        guard let allowed = configuration.advertisementHosts else { return }
        guard let on = item["on"] else { return }
        for (_, commands) in on.members {
            for command in commands.elements {
                guard let url = command["url"], let host = url.string.flatMap({ configuration.linkPolicy.host(of: $0) })
                else { continue }
                if !allowed.containsBytes(of: host) {
                    error(.invalidLink, url, "Advertisements may not lead to \(host).")
                }
            }
        }
    }
}
