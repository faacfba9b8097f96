import CollectionPages
import PageStore

/// Reads the documents that operators edit, strictly: a member that is not known is an error, since it is more likely
/// misspelt than meant for another program.
struct DocumentReader {
    /// What is wrong with the document.
    private(set) var diagnostics: [PageDiagnostic] = []

    private static let pageMembers = ["id", "kind", "title", "locale", "ttl", "staleFor"]
    private static let sectionMembers = [
        "id", "layout", "fallback", "title", "subtitle", "rows", "wideVisible", "load", "content", "arguments",
        "batch",
    ]
}

extension DocumentReader {
    /// Whether a document is one of these, and not a page as clients get it.
    static func recognises(_ root: JSONValue) -> Bool { root["composition"] != nil || root["homeWidgets"] != nil }

    /// The document, as far as it could be read; see ``diagnostics`` for whether it may be stored.
    ///
    /// - Parameter id: The id of the page, for documents that do not hold one.
    mutating func read(_ root: JSONValue, id: String?) -> PageDocument? {
        if root["homeWidgets"] != nil { return readWidgets(root, id: id ?? "home") }
        guard root["composition"]?.integer == PageDocument.version else {
            error(
                .unsupportedFormat, root["composition"] ?? root,
                "A composition must have version \(PageDocument.version).")
            return nil
        }
        checkMembers(root, ["composition", "page", "sections"])
        guard let page = root["page"], page.kind == .object, let list = root["sections"], list.kind == .array else {
            error(.missingMember, root, "A composition needs a \"page\" and \"sections\".")
            return nil
        }
        checkMembers(page, Self.pageMembers)
        var document = PageDocument(
            id: text(page, "id") ?? id ?? "", kind: text(page, "kind") ?? "page", title: text(page, "title") ?? "",
            sections: []
        )
        document.locale = text(page, "locale") ?? document.locale
        document.timeToLive = integer(page, "ttl", in: 0...86_400) ?? document.timeToLive
        document.staleTime = integer(page, "staleFor", in: 0...2_592_000) ?? document.staleTime
        if let id, document.id != id {
            error(.invalidIdentifier, page["id"] ?? page, "The document is of the page \(document.id), not of \(id).")
        }
        for value in list.elements { if let section = section(value) { document.sections.append(section) } }
        return document
    }
}

extension DocumentReader {
    private mutating func section(_ value: JSONValue) -> PageDocument.Section? {
        checkMembers(value, Self.sectionMembers)
        guard let id = text(value, "id"), let layout = text(value, "layout"), let content = text(value, "content")
        else {
            error(.missingMember, value, "A section needs an \"id\", a \"layout\" and a \"content\".")
            return nil
        }
        var section = PageDocument.Section(id: id, layout: layout, content: content)
        section.fallback = fallback(value)
        section.title = text(value, "title")
        section.subtitle = text(value, "subtitle")
        section.rows = integer(value, "rows", in: 1...100)
        section.wideVisibleTenths = integer(value, "wideVisible", in: 1...1_000)
        section.batch = integer(value, "batch", in: 1...Int64(PageLimits.itemsPerSection)) ?? section.batch
        if let load = text(value, "load") {
            section.load = load
            if load != "now", StoredPageProvider.load(load) == nil {
                error(
                    .unknownWord, value["load"] ?? value, "\"load\" must be one of now, near, shown and tap.",
                    suggestion: NearestWord.find(load, among: ["now", "near", "shown", "tap"])
                )
            }
        }
        section.arguments = arguments(value)
        return section
    }

    private mutating func fallback(_ value: JSONValue) -> [String] {
        guard let member = value["fallback"] else { return [] }
        let links = member.kind == .array ? Array(member.elements) : [member]
        return links.compactMap { link in
            if link.string == nil { error(.wrongType, link, "A fallback is the name of a layout.") }
            return link.string
        }
    }

    private mutating func arguments(_ value: JSONValue) -> [String: String] {
        guard let member = value["arguments"] else { return [:] }
        guard member.kind == .object else {
            error(.wrongType, member, "Arguments are an object of texts.")
            return [:]
        }
        var result: [String: String] = [:]
        for (name, argument) in member.members {
            guard let text = argument.string, let name = name.string,
                !(name + text).contains(where: { $0.isNewline || $0 == "\0" })
            else {
                error(.wrongType, argument, "An argument is a text of one line.")
                continue
            }
            result[name] = text
        }
        return result
    }

    /// The payload of the article in which this way of building a home page was first described: an ordered list of
    /// titles and layouts, and nothing else. What each is made of is chosen for it.
    private mutating func readWidgets(_ root: JSONValue, id: String) -> PageDocument? {
        guard let list = root["homeWidgets"], list.kind == .array else {
            error(.wrongType, root["homeWidgets"] ?? root, "\"homeWidgets\" must be a list.")
            return nil
        }
        var document = PageDocument(id: id, kind: "home", title: "Today", sections: [])
        for (index, value) in list.elements.enumerated() {
            guard let title = text(value, "title"), let layout = text(value, "layout") else {
                error(.missingMember, value, "A widget needs a \"title\" and a \"layout\".")
                continue
            }
            let isBrands = layout == "HomeWidgetBrand"
            let isKnown = LayoutCatalogue.standard.entry(named: layout) != nil
            // Ids of sections are unique among all pages, so those of other pages carry the page's name.
            let slug = Slug.text(of: title)
            let name = id == "home" || slug.isEmpty ? slug : "\(id)-\(slug)"
            let isTaken = document.sections.contains { $0.id == name }
            document.sections.append(
                PageDocument.Section(
                    id: name.isEmpty || isTaken ? "\(id)-widget-\(index + 1)" : name, layout: layout,
                    fallback: isKnown ? [isBrands ? "list.text" : "carousel"] : [], title: title,
                    load: index < 3 ? "now" : "near", content: isBrands ? "brands" : "products",
                    batch: isBrands ? 7 : 20
                )
            )
        }
        return document
    }
}

extension DocumentReader {
    private mutating func checkMembers(_ value: JSONValue, _ names: [String]) {
        guard value.kind == .object else {
            error(.wrongType, value, "An object is expected here.")
            return
        }
        var seen: [String] = []
        for (name, _) in value.members {
            let text = name.string ?? ""
            if !names.contains(text) {
                error(
                    .unknownMember, name, "\"\(text)\" is not known here.",
                    suggestion: NearestWord.find(text, among: names))
            }
            if seen.contains(text) { error(.duplicateName, name, "This member occurs twice.") }
            seen.append(text)
        }
    }

    private mutating func text(_ object: JSONValue, _ name: StaticString) -> String? {
        guard let value = object[name] else { return nil }
        guard let text = value.string else {
            error(.wrongType, value, "A text in quotes is expected here.")
            return nil
        }
        // PostgreSQL takes it in no text.
        if text.utf8.contains(0) { error(.text, value, "The text holds the character U+0000, which cannot be stored.") }
        return text
    }

    private mutating func integer(_ object: JSONValue, _ name: StaticString, in range: ClosedRange<Int64>) -> Int? {
        guard let value = object[name] else { return nil }
        guard let integer = value.integer, range.contains(integer) else {
            error(.outOfRange, value, "An integer from \(range.lowerBound) to \(range.upperBound) is expected here.")
            return nil
        }
        return Int(integer)
    }

    private mutating func error(
        _ code: PageDiagnostic.Code, _ value: JSONValue, _ message: String, suggestion: String? = nil
    ) {
        diagnostics.append(PageDiagnostic(code, .error, at: value.pointer, message, suggestion: suggestion))
    }
}
