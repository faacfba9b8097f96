import CollectionViewKit

/// What a client tells the server of a page it could not show as asked.
struct DiagnosticReport {
    /// The path the page came from.
    let page: String
    /// What was found.
    let diagnostics: [PageDiagnostic]

    /// The most that is told at once; a page that is wrong in more places is wrong in the same way.
    private static var most: Int { 20 }
}

extension DiagnosticReport {
    /// The report as the body of a request.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("page", page)
            writer.name("diagnostics")
            writer.array(diagnostics.prefix(Self.most)) { writer, diagnostic in
                writer.object { writer in
                    writer.member("code", diagnostic.code.name)
                    writer.member("pointer", diagnostic.pointer)
                    writer.member("message", diagnostic.message)
                }
            }
        }
        return writer.bytes
    }
}
