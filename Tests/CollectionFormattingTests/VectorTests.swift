import CollectionFormatting
import Testing

@Suite("Formatted values are those of Intl")
struct VectorTests {
    @Test(
        "every vector has the text of Intl in every locale",
        arguments: [
            ("number", 480), ("percent", 140), ("currency", 480), ("compact", 380), ("plural", 260), ("list", 60),
            ("relative", 300), ("date", 230), ("fields", 160), ("duration", 100), ("sort", 2000),
        ])
    func vectors(style: String, minimumCount: Int) throws {
        let vectors = try Vectors()
        let rows = vectors.rows.filter { $0.vector.style == style }
        #expect(rows.count >= minimumCount)
        #expect(vectors.locales.count == 8)
        let locales = vectors.locales.map { Locale(identifier: $0) }
        var differences: [String] = []
        for row in rows {
            #expect(row.texts.count == vectors.locales.count)
            for (locale, expected) in zip(locales, row.texts) {
                let text = row.vector.text(locale)
                if !text.utf8.elementsEqual(expected.utf8) {
                    differences.append(
                        "\(locale.identifier) \(row.description): \(text.debugDescription), not \(expected.debugDescription)"
                    )
                }
            }
        }
        #expect(differences.isEmpty, "\(differences.count) differ: \(differences.prefix(40).joined(separator: "\n"))")
    }
}
