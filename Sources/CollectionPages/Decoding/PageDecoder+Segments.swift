import CollectionDiagnostics

extension PageDecoder {
    mutating func segments(_ section: JSONValue) -> [PageSegment] {
        var result: [PageSegment] = []
        var ids = UniqueIdentifiers()
        for value in array(section, "segments", limit: PageLimits.segments) {
            guard value.kind == .object, let id = identifier(value, "id"), let title = text(value, "title") else {
                report(
                    .segments, .error, value,
                    diagnosticText(161, "A segment needs an \"id\" and a \"title\"; it is left out.")
                )
                continue
            }
            let sections = array(value, "sections", limit: PageLimits.sections).compactMap { identifier($0) }
            result.append(
                PageSegment(
                    id: unique(id, in: &ids, value, what: "segment"), title: title, badge: text(value, "badge"),
                    sections: sections
                )
            )
        }
        return result
    }

    /// Makes segments and sections agree: each section belongs to the first segment that names it, and what names
    /// nothing is removed.
    ///
    /// - Parameter omitted: The sections of the page that were not decoded, which is reported already.
    mutating func connectSegments(
        _ sections: inout [PageSection], _ values: [JSONValue], omitted: [PageIdentifier]
    ) {
        // Sections with segments of their own cannot be owned: two could otherwise own each other.
        let owned = sections.map { $0.segments.isEmpty ? $0.id : nil }
        var owners: [PageIdentifier?] = Array(repeating: nil, count: sections.count)
        for index in sections.indices where !sections[index].segments.isEmpty {
            let container = sections[index].id
            for segment in sections[index].segments.indices {
                var kept: [PageIdentifier] = []
                for id in sections[index].segments[segment].sections {
                    if let place = owned.firstIndex(of: id), owners[place] == nil {
                        owners[place] = container
                        kept.append(id)
                    } else if !omitted.contains(id) {
                        report(
                            .segments, .warning, values[index]["segments"] ?? values[index],
                            diagnosticText(
                                162,
                                """
                                \(identifiers.string(for: id)) is no section, in another segment, or segmented itself.
                                """)
                        )
                    }
                }
                sections[index].segments[segment].sections = kept
            }
            chooseSegment(&sections[index], values[index])
        }
        for index in sections.indices where sections[index].parent != owners[index] {
            report(
                .segments, .warning, values[index]["in"] ?? values[index],
                diagnosticText(163, "\"in\" and the segments do not agree; the segments count.")
            )
            sections[index].parent = owners[index]
        }
    }

    private mutating func chooseSegment(_ section: inout PageSection, _ value: JSONValue) {
        guard let selected = section.selectedSegment else {
            section.selectedSegment = section.segments.first?.id
            return
        }
        if !section.segments.contains(where: { $0.id == selected }) {
            report(
                .segments, .warning, value["selected"] ?? value,
                diagnosticText(164, "No such segment; the first one is chosen.")
            )
            section.selectedSegment = section.segments.first?.id
        }
    }
}
