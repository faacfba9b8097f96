import Foundation

/// What `Intl` writes, in the file that `Scripts/build-locales` makes.
///
/// It does not import the library, some of whose types have the names of Foundation's.
struct Vectors {
    /// What is written, and the text for each locale.
    struct Row {
        let vector: FormattingVector
        let texts: [String]
        /// The row as it is in the file.
        let description: String
    }

    let locales: [String]
    let rows: [Row]

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/vectors.json")
        let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        locales = content?["locales"] as? [String] ?? []
        rows = (content?["rows"] as? [[Any]] ?? []).map { row in
            let key = row[0] as? [Any] ?? []
            let vector = FormattingVector(
                style: key[0] as? String ?? "", number: Double(key[1] as? String ?? "") ?? .nan,
                list: key[1] as? [String] ?? [],
                options: key.dropFirst(2).map { $0 as? String ?? ($0 as? NSNumber)?.stringValue ?? "" })
            return Row(vector: vector, texts: row[1] as? [String] ?? [], description: "\(key)")
        }
    }
}
