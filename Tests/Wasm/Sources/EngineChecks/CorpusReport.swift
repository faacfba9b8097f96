import CollectionPages

/// What becomes of a document of the malformed corpus, as lines to be compared with those that were recorded: what is
/// reported when it is read, what is shown of it, where that leads, and what the validator says.
///
/// The same file is compiled for the native tests and for WebAssembly, so that both are held to the same record.
enum CorpusReport {
    static func lines(name: String, bytes: [UInt8]) -> [String] {
        var report: [String] = []
        var decoder = PageDecoder()
        var shown = Shown()
        let kind = Array(name.utf8.prefix { $0 != UInt8(ascii: "-") })
        do throws(PageError) {
            if kind.elementsEqual("response".utf8) {
                let decoded = try decoder.decodeSectionResponse(bytes)
                report += decoded.diagnostics.map { "  read: " + $0.description }
                shown.add(decoded.content.items)
                shown.add(decoded.content.next?.href)
            } else if kind.elementsEqual("patch".utf8) {
                let decoded = try decoder.decodePatch(bytes)
                report += decoded.diagnostics.map { "  read: " + $0.description }
            } else {
                let decoded = try decoder.decodePage(bytes)
                report += decoded.diagnostics.map { "  read: " + $0.description }
                for section in decoded.content.sections { shown.add(section, decoder.identifiers) }
                shown.add(decoded.content.media?.template)
            }
        } catch {
            report.append("  refused: " + error.diagnostic.description)
            shown.add(error.fallback?.actions ?? [])
        }
        report += shown.sections.map { "  shows: " + $0 }
        report += shown.links.map { "  leads to: " + $0 }
        report += PageValidator().validate(bytes).map { "  validate: " + $0.description }
        return report
    }
}

extension CorpusReport {
    /// What a user of the page would see, and everything that could be fetched or opened.
    private struct Shown {
        var sections: [String] = []
        var links: [String] = []

        mutating func add(_ section: PageSection, _ identifiers: PageIdentifierTable) {
            let items = section.items.map { identifiers.string(for: $0.id) }.joined(separator: " ")
            let rows = section.layout.parameters.rows
            let title = section.title.map { "\"\($0)\" " } ?? ""
            sections.append(
                "\(title)\(identifiers.string(for: section.id)) as \(section.layout.name) ×\(rows) [\(items)]"
            )
            add(section.items)
            add(section.source?.href)
            add(section.next?.href)
        }

        mutating func add(_ items: [PageItem]) {
            for item in items {
                add(item.actions)
                add(item.image?.path)
                add(item.image?.dark?.path)
                for span in item.text { add(span.link) }
                add(item.children)
            }
        }

        mutating func add(_ actions: [PageAction]) {
            for action in actions {
                for command in action.commands {
                    switch command {
                    case .open(let url), .share(_, let url): links.append(url)
                    case .push(let page, _): links.append("page " + page)
                    default: break
                    }
                }
            }
        }

        mutating func add(_ link: String?) {
            if let link { links.append(link) }
        }
    }
}
