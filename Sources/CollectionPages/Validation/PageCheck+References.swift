extension PageCheck {
    /// Rule 9: what a command refers to exists.
    mutating func checkTargets(of word: CommandWord, _ command: JSONValue) {
        if word == .push, let routes = configuration.routes, let page = command["page"], let name = page.string,
            !routes.containsBytes(of: name)
        {
            error(
                .missingTarget, page, "There is no page \(PageDecoder.quoted(page)).",
                suggestion: NearestWord.find(name, among: routes)
            )
        }
        if word == .submit, let endpoints = configuration.endpoints, let endpoint = command["endpoint"],
            let name = endpoint.string, !endpoints.containsBytes(of: name)
        {
            error(
                .missingTarget, endpoint, "There is no endpoint \(PageDecoder.quoted(endpoint)).",
                suggestion: NearestWord.find(name, among: endpoints)
            )
        }
        guard document.root["sections"] != nil else { return }
        guard let target = command["section"], let id = target.utf8 else { return }
        guard let section = sectionValue(id) else {
            error(.missingTarget, target, "There is no section \(PageDecoder.quoted(target)) on this page.")
            return
        }
        // A section with a source may have the item later.
        if let item = command["item"], let name = item.utf8, section["source"] == nil, section["next"] == nil,
            !hasItem(section, name)
        {
            error(.missingTarget, item, "The section has no item \(PageDecoder.quoted(item)).")
        }
        if let segment = command["segment"], let name = segment.utf8,
            !(section["segments"]?.elements.contains { $0["id"]?.utf8 == name } ?? false)
        {
            error(.missingTarget, segment, "The section has no segment \(PageDecoder.quoted(segment)).")
        }
    }

    private func sectionValue(_ id: [UInt8]) -> JSONValue? {
        document.root.list("sections").first { $0["id"]?.utf8 == id }
    }

    private func hasItem(_ section: JSONValue, _ id: [UInt8]) -> Bool {
        for item in section.list("items") {
            if item["id"]?.utf8 == id { return true }
            for child in item.list("children") where child["id"]?.utf8 == id { return true }
        }
        return false
    }

    /// Rule 7: segments name sections, each is owned once, and both sides agree.
    mutating func checkSegments() {
        var owners = [[UInt8]: [UInt8]]()
        for (id, section) in sections {
            guard let segments = section["segments"] else { continue }
            if segments.count == 0 { error(.segments, segments, "There must be at least one segment.") }
            checkUnique(segments.elements.compactMap { $0["id"] }, "segment")
            if let selected = section["selected"], let name = selected.utf8,
                !segments.elements.contains(where: { $0["id"]?.utf8 == name })
            {
                error(.segments, selected, "There is no segment \(PageDecoder.quoted(selected)).")
            }
            for reference in segments.elements.flatMap({ $0.list("sections") }) {
                guard let name = reference.utf8 else { continue }
                guard let target = sectionValue(name) else {
                    error(.segments, reference, "There is no section \(PageDecoder.quoted(reference)).")
                    continue
                }
                if target["segments"] != nil { error(.segments, reference, "Segmented sections cannot be nested.") }
                if owners.updateValue(Array(id.utf8), forKey: name) != nil {
                    error(.segments, reference, "The section \(PageDecoder.quoted(reference)) is in two segments.")
                }
            }
        }
        for (id, section) in sections where section["in"]?.utf8 != owners[Array(id.utf8)] {
            error(.segments, section["in"] ?? section, "\"in\" must name the section whose segments list this one.")
        }
    }
}
