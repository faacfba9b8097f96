import CollectionPages
import PageStore

extension PageDocument {
    /// The version of the document's own format.
    static let version: Int64 = 1

    /// The document as JSON with one line for each section, so that sections are reordered by moving lines.
    var text: String {
        var header = JSONWriter()
        header.object { writer in
            writer.member("id", id)
            writer.member("kind", kind)
            writer.member("title", title)
            writer.member("locale", locale)
            writer.member("ttl", timeToLive)
            writer.member("staleFor", staleTime)
        }
        var text = "{\"composition\":\(Self.version),\n \"page\":\(String(decoding: header.bytes, as: UTF8.self)),\n"
        text += " \"sections\":[\n  " + sections.map(\.text).joined(separator: ",\n  ") + "]}\n"
        return text
    }
}

extension PageDocument.Section {
    var text: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("id", id)
            writer.member("layout", layout)
            writer.member("fallback", fallback)
            writer.member("title", title)
            writer.member("subtitle", subtitle)
            writer.member("rows", rows)
            writer.member("wideVisible", wideVisibleTenths)
            if load != "now" { writer.member("load", load) }
            writer.member("content", content)
            if !arguments.isEmpty {
                writer.name("arguments")
                writer.object { writer in
                    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) { writer.member(name, value) }
                }
            }
            writer.member("batch", batch)
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
