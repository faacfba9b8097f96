import CollectionDiagnostics

extension PageDecoder {
    mutating func page(_ root: JSONValue) throws(PageError) -> Page {
        try checkFormat(root)
        let fallback = fallback(root)
        let requiredFeatures = names(root, "requires")
        guard configuration.catalogue.supports(requiredFeatures) else {
            throw .missingFeatures(requiredFeatures, fallback: fallback)
        }
        guard let header = root["page"], header.kind == .object else { throw .missingMember("/page") }
        guard let list = root["sections"], list.kind == .array else { throw .missingMember("/sections") }

        var page = Page(id: pageIdentifier(header))
        page.kind = name(header, "kind")
        page.revision = identifier(header, "rev")
        page.title = text(header, "title")
        page.locale = name(header, "locale")
        page.direction = word(header, "dir", TextDirection.self)
        page.builtAt = integer(header, "builtAt", in: 0...JSONNumber.greatest)
        page.timeToLive = count(header, "ttl", in: 0...86_400)
        page.staleTime = count(header, "staleFor", in: 0...2_592_000)
        page.experiments = experiments(header)
        page.trace = text(header, "trace")
        page.media = media(root)
        page.requiredFeatures = requiredFeatures
        page.fallback = fallback
        page.sections = sections(root)
        return page
    }

    /// Refuses versions that are not known; a missing version is taken for the first.
    mutating func checkFormat(_ root: JSONValue) throws(PageError) {
        guard root.kind == .object else { throw .missingMember("") }
        guard let value = root["format"], let format = value.integer else {
            report(
                .missingMember, .error, root["format"] ?? root,
                diagnosticText(131, "\"format\" is missing or not an integer; version \(Page.format) is assumed.")
            )
            return
        }
        guard format == Page.format else { throw .unsupportedFormat(format, fallback: fallback(root)) }
    }

    private mutating func pageIdentifier(_ header: JSONValue) -> PageIdentifier {
        if let id = identifier(header, "id") { return id }
        if header["id"] == nil {
            report(.missingMember, .error, header, diagnosticText(132, "The page has no \"id\"."))
        }
        return identifiers.intern("~page")
    }

    private mutating func fallback(_ root: JSONValue) -> PageFallback? {
        guard let value = object(root, "fallback") else { return nil }
        return PageFallback(
            title: text(value, "title"), text: text(value, "text", limit: PageLimits.text), actions: actions(value)
        )
    }

    private mutating func experiments(_ header: JSONValue) -> [PageExperiment] {
        guard let value = object(header, "experiments") else { return [] }
        var result: [PageExperiment] = []
        for (nameValue, armValue) in value.members.prefix(PageLimits.names) {
            if let id = name(nameValue), let arm = name(armValue) { result.append(PageExperiment(id: id, arm: arm)) }
        }
        return result
    }

    private mutating func media(_ root: JSONValue) -> PageMedia? {
        guard let value = object(root, "media") else { return nil }
        guard let template = text(value, "template", limit: 1_024) else {
            report(
                .missingMember, .error, value, diagnosticText(133, "\"template\" is missing; no pictures are shown.")
            )
            return nil
        }
        if let defect = LinkPolicy.defect(ofTemplate: template) {
            report(
                .invalidPath, .error, value["template"] ?? value,
                diagnosticText(134, "No pictures are shown: \(defect).")
            )
            return nil
        }
        var widths: [Int] = []
        for element in array(value, "widths", limit: PageLimits.widths) {
            guard let width = integer(element, in: 1...Int64(PageLimits.pixels)) else { continue }
            if Int(width) > widths.last ?? 0 {
                widths.append(Int(width))
            } else {
                report(.outOfRange, .warning, element, diagnosticText(135, "Widths must ascend; this one is ignored."))
            }
        }
        return PageMedia(template: template, widths: widths, formats: names(value, "formats"))
    }
}
