import CollectionDiagnostics

extension PageDecoder {
    mutating func sections(_ root: JSONValue) -> [PageSection] {
        var result: [PageSection] = []
        var values: [JSONValue] = []
        var omitted: [PageIdentifier] = []
        var ids = UniqueIdentifiers()
        var itemsLeft = PageLimits.itemsPerPage
        for value in array(root, "sections", limit: PageLimits.sections) {
            guard var section = section(value, itemsLeft: &itemsLeft) else {
                if let bytes = value["id"].flatMap({ nameBytes($0) }) {
                    omitted.append(bytes.withUnsafeBufferPointer { identifiers.intern($0) })
                }
                continue
            }
            section.id = unique(section.id, in: &ids, value, what: "section")
            result.append(section)
            values.append(value)
        }
        connectSegments(&result, values, omitted: omitted)
        return result
    }

    mutating func section(_ value: JSONValue, itemsLeft: inout Int) -> PageSection? {
        guard value.kind == .object else {
            report(.wrongType, .error, value, diagnosticText(141, "A section is an object; this is left out."))
            return nil
        }
        guard let id = identifier(value, "id") else {
            report(.invalidIdentifier, .error, value, diagnosticText(142, "A section needs an \"id\"; it is left out."))
            return nil
        }
        let fallback = fallbackChain(value)
        let required = names(value, "requires")
        let overrides = metrics(value)
        guard let layout = layout(value, fallback: fallback, required: required, overrides: overrides) else {
            return nil
        }
        var section = PageSection(id: id, layout: layout)
        var details = PageSection.Details(fallback: fallback, requiredFeatures: required)
        details.metrics = overrides
        details.neededPermissions = names(value, "needs")
        section.title = text(value, "title")
        details.subtitle = text(value, "subtitle")
        details.header = header(value)
        section.accessibilityLabel = accessibilityLabel(value)
        section.items = items(value, "items", kinds: layout.kinds, limit: &itemsLeft)
        details.source = source(value)
        section.state = word(value, "state", SectionState.self) ?? .ready
        details.placeholderCount = object(value, "placeholder").flatMap { count($0, "count", in: 0...100) }
        details.empty = empty(value)
        details.failure = failure(value)
        details.next = next(value)
        details.previous = previous(value)
        section.revision = identifier(value, "rev")
        section.parent = identifier(value, "in")
        section.segments = segments(value)
        section.selectedSegment = identifier(value, "selected")
        details.sticky = word(value, "sticky", StickyElement.self)
        details.impression = impression(value)
        details.map = map(value)
        section.details = details
        return section
    }

    /// An id that is not yet in a set: the id itself, or a copy with a number that no page can hold.
    mutating func unique(
        _ id: PageIdentifier, in ids: inout UniqueIdentifiers, _ value: JSONValue, what: StaticString
    ) -> PageIdentifier {
        guard let number = ids.insert(id) else { return id }
        report(
            .duplicateIdentifier, .error, value["id"] ?? value,
            diagnosticText(
                143,
                "Another \(what) has the same id; this one is told apart by a number, and nothing can refer to it.")
        )
        return identifiers.intern(identifiers.string(for: id) + "~\(number)")
    }

    private mutating func layout(
        _ value: JSONValue, fallback: [String], required: [String], overrides: MetricOverrides
    ) -> PageLayoutStyle? {
        guard let name = name(value, "layout") else {
            report(
                .missingMember, .error, value,
                diagnosticText(144, "A section needs the name of a \"layout\"; it is left out.")
            )
            return nil
        }
        let catalogue = configuration.catalogue
        let isSupported = catalogue.supports(required)
        let layout = catalogue.resolve(name, fallback: fallback, metrics: overrides, isSupported: isSupported)
        let consequence =
            layout.map { diagnosticText(147, "The section is shown as \($0.name).") }
            ?? diagnosticText(148, "The section is left out.")
        if !isSupported {
            report(
                .missingFeature, layout == nil ? .error : .warning, value["requires"] ?? value,
                diagnosticText(145, "The section needs \(required.joined(separator: ", ")). \(consequence)")
            )
        } else if layout?.substitution != LayoutSubstitution.none {
            reportUnknownWord(
                value["layout"] ?? value, among: catalogue.entries.map { $0.name }, code: .unknownLayout,
                severity: layout == nil ? .error : .warning, consequence
            )
        }
        if let layout { reportMetrics(value, layout, overrides) }
        return layout
    }

    private mutating func fallbackChain(_ value: JSONValue) -> [String] {
        guard let member = value["fallback"] else { return [] }
        if member.kind == .array { return names(value, "fallback", limit: PageLimits.fallbacks) }
        return name(member).map { [$0] } ?? []
    }

    private mutating func metrics(_ value: JSONValue) -> MetricOverrides {
        guard let member = object(value, "metrics") else { return MetricOverrides() }
        let range = Int(Int16.min)...Int(Int16.max)
        return MetricOverrides(
            rows: count(member, "rows", in: range), columns: count(member, "columns", in: range),
            gap: count(member, "gap", in: range), inset: count(member, "inset", in: range),
            wideVisibleTenths: count(member, "wideVisible", in: range)
        )
    }

    private mutating func reportMetrics(_ value: JSONValue, _ layout: PageLayoutStyle, _ overrides: MetricOverrides) {
        guard let member = value["metrics"] else { return }
        let wanted = [
            overrides.rows, overrides.columns, overrides.gap, overrides.inset, overrides.wideVisibleTenths,
        ]
        let parameters = layout.parameters
        let used = [
            parameters.rows, parameters.columns, parameters.gap, parameters.inset, parameters.wideVisibleTenths,
        ]
        for (name, (wanted, used)) in zip(["rows", "columns", "gap", "inset", "wideVisible"], zip(wanted, used)) {
            guard let wanted, wanted != used else { continue }
            report(
                .unsuitableMetric, .warning, member,
                diagnosticText(146, "\(layout.name) shows \(name) \(used) instead of \(wanted).")
            )
        }
    }
}
