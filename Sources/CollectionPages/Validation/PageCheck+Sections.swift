import CollectionGeometry

extension PageCheck {
    /// What the members of the page's header say about each other.
    mutating func checkHeader(_ root: JSONValue) {
        checkFeatures(root)
        guard let header = root["page"] else { return }
        if let locale = header["locale"]?.utf8, let direction = header["dir"], let stated = TextDirection(direction) {
            let language = LinkPolicy.smallLetters(Array(locale.prefix { $0 != UInt8(ascii: "-") }))
            let isRightToLeft = ["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]
                .containsBytes(of: String(decoding: language, as: UTF8.self))
            if isRightToLeft != (stated == .rightToLeft) {
                error(.locale, direction, "This is not the direction in which the locale is read.")
            }
        }
        var last: Int64 = 0
        for width in root["media"]?.list("widths") ?? [] {
            let number = width.integer ?? 0
            if number <= last { error(.outOfRange, width, "Widths must ascend.") }
            last = number
        }
    }

    mutating func checkSection(_ section: JSONValue) {
        checkFeatures(section)
        let layout = checkLayout(section)
        checkFallback(section)
        checkContent(section, layout)
        checkMetrics(section, layout)
        checkItems(of: section, layout: layout)
        checkMap(section)
        let isNamed = hasText(section["title"]) || hasText(section["a11y"]?["label"])
        if !isNamed && section["in"] == nil {
            error(.accessibility, section, "A section needs a \"title\" or, for screen readers, an \"a11y\" label.")
        }
        if let interval = section["track"], let seen = interval["pct"]?.integer, let gone = interval["outPct"]?.integer,
            gone > seen
        {
            error(
                .outOfRange, interval,
                "A section must be gone before it can be seen again: \"outPct\" is above \"pct\".")
        }
    }

    /// Rule 4: features exist.
    private mutating func checkFeatures(_ value: JSONValue) {
        for feature in value.list("requires") {
            guard let name = feature.string else { continue }
            let features = configuration.features
            if !features.containsBytes(of: name) {
                error(
                    .missingFeature, feature, "There is no feature \(PageDecoder.quoted(feature)).",
                    suggestion: NearestWord.find(name, among: features)
                )
            }
        }
    }

    /// Rule 4: the layout exists. A name that belongs to a known family is only a warning: every client has something
    /// to show for it.
    private mutating func checkLayout(_ section: JSONValue) -> LayoutCatalogue.Entry? {
        guard let value = section["layout"], let name = value.string else { return nil }
        let catalogue = configuration.catalogue
        if let entry = catalogue.entry(named: name) { return entry }
        let standIn = catalogue.family(of: name).flatMap { catalogue.entry(named: $0.defaultLayout) }
        let consequence = standIn.map { " Clients show \($0.name)." } ?? ""
        list.report(
            .unknownLayout, standIn == nil ? .error : .warning, value,
            "There is no layout \(PageDecoder.quoted(value)).\(consequence)",
            suggestion: NearestWord.find(name, among: catalogue.entries.map { $0.name })
        )
        return standIn
    }

    /// Rule 5: the chain of fallbacks, continued by those of the catalogue, ends in something that every client has.
    private mutating func checkFallback(_ section: JSONValue) {
        let catalogue = configuration.catalogue
        guard let layout = section["layout"], let name = layout.string else { return }
        guard let member = section["fallback"], member.kind != .array || member.count > 0 else {
            if let entry = catalogue.entry(named: name), !entry.isCore {
                error(
                    .fallback, section, "Older clients do not know \(entry.name); give a \"fallback\".",
                    suggestion: entry.fallback)
            }
            return
        }
        let links = member.kind == .array ? Array(member.elements) : [member]
        var seen = [name]
        for link in links {
            guard let word = link.string else { continue }
            if seen.containsBytes(of: word) {
                error(.fallback, link, "The chain comes back to \(PageDecoder.quoted(link)).")
            }
            if seen.last?.hasSameBytes(as: LayoutCatalogue.dropWord) ?? false {
                error(.fallback, link, "Nothing is used behind \"drop\".")
            }
            seen.append(word)
            if !isKnownFallback(word) {
                let names = catalogue.entries.map { $0.name } + [LayoutCatalogue.dropWord]
                error(
                    .unknownLayout, link, "There is no layout \(PageDecoder.quoted(link)).",
                    suggestion: NearestWord.find(word, among: names)
                )
            }
        }
        if let last = seen.last, isKnownFallback(last), !endsSafely(last) {
            error(.fallback, member, "The chain must end in a layout that every client has, or in \"drop\".")
        }
    }

    private func isKnownFallback(_ word: String) -> Bool {
        word.hasSameBytes(as: LayoutCatalogue.dropWord) || configuration.catalogue.entry(named: word) != nil
    }

    /// Whether the catalogue leads from a layout to one that every client has.
    private func endsSafely(_ word: String) -> Bool {
        var word = word
        // A chain longer than the catalogue turns in a circle.
        for _ in 0...configuration.catalogue.entries.count {
            if word.hasSameBytes(as: LayoutCatalogue.dropWord) { return true }
            guard let entry = configuration.catalogue.entry(named: word) else { return false }
            if entry.isCore { return true }
            guard let next = entry.fallback else { return false }
            word = next
        }
        return false
    }

    /// Rule 6: a section has exactly one sort of content.
    private mutating func checkContent(_ section: JSONValue, _ layout: LayoutCatalogue.Entry?) {
        let (items, source, segments) = (section["items"], section["source"], section["segments"])
        if items == nil && source == nil && segments == nil {
            error(.content, section, "A section needs \"items\", a \"source\" or \"segments\".")
        }
        if let layout, layout.family == .segmented, segments == nil {
            error(.content, section, "\(layout.name) shows segments; the section has none.")
        }
        if let segments, items != nil || source != nil {
            error(.content, segments, "A section with segments has no items and no source of its own.")
        }
        if let next = section["next"], items == nil && source == nil {
            error(.content, next, "There is nothing that \"next\" could continue.")
        }
    }

    private mutating func checkMetrics(_ section: JSONValue, _ layout: LayoutCatalogue.Entry?) {
        guard let metrics = section["metrics"], let layout else { return }
        let ranges = [
            ("rows", layout.adjustable.rows), ("columns", layout.adjustable.columns), ("gap", layout.adjustable.gap),
            ("inset", layout.adjustable.inset), ("wideVisible", layout.adjustable.wideVisibleTenths),
        ]
        for (name, value) in metrics.members {
            guard let range = ranges.first(where: { name.string?.hasSameBytes(as: $0.0) ?? false }) else { continue }
            guard let allowed = range.1 else {
                error(.unsuitableMetric, value, "\(layout.name) does not let \(range.0) be changed.")
                continue
            }
            if let number = value.integer, !allowed.contains(Int(clamping: number)) {
                error(
                    .unsuitableMetric, value,
                    "\(range.0) of \(layout.name) is \(allowed.lowerBound) to \(allowed.upperBound).")
            }
        }
    }

    /// Rule 13: a map has an area.
    private mutating func checkMap(_ section: JSONValue) {
        guard let bounds = section["map"]?["boundsE7"] else { return }
        let numbers = bounds.elements.map { $0.integer ?? 0 }
        guard numbers.count == 4 else { return }  // what is no list of four has an error already
        if numbers[0] >= numbers[2] || numbers[1] >= numbers[3] || numbers[0].magnitude > 900_000_000
            || numbers[2].magnitude > 900_000_000
        {
            error(
                .locale, bounds,
                "The bounds are south, west, north and east, with south below north and west before east.")
        }
    }
}
