import Foundation
import PageServer
import PageStore

/// The words that products are searched for.
///
/// Each word is the start of a word of the product: of its name, brand, shelf or colour. Case, accents and width are folded
/// here and not by the database, so that all stores find the same: `creme` finds `Crème`.
struct ProductSearch: Equatable, Sendable {
    /// The limit of the characters of a query.
    static let maximumLength = 80
    /// The maximum length of the folded words with a space between them, in bytes of UTF-8.
    private static let maximumByteCount = 240

    /// The folded words, each once, in the order in which they were written.
    let words: [String]

    /// Reads what a user has written.
    ///
    /// - Throws: A ``Problem`` with status 400 if it is longer than ``maximumLength``, or has neither a letter nor a digit.
    init(_ query: String) throws {
        guard query.count <= Self.maximumLength else { throw Self.tooLong }
        var words: [String] = []
        for word in Self.foldedWords(of: query) where !words.contains(word) { words.append(word) }
        self.words = words
        guard !words.isEmpty else {
            throw Problem.badRequest("\"query\" must have at least one letter or digit.")
        }
        // A letter may be folded into two.
        guard text.count <= Self.maximumLength, text.utf8.count <= Self.maximumByteCount else { throw Self.tooLong }
    }
}

extension ProductSearch {
    private static var tooLong: Problem { .badRequest("\"query\" has at most \(maximumLength) characters.") }

    /// The folded words with a space between them.
    var text: String { words.joined(separator: " ") }

    /// The section of what is found.
    var section: SectionDefinition {
        SectionDefinition(
            id: "search", content: ProductContent().name, arguments: ["query": text], batch: 24,
            endpoint: "/v1/storefront/search?query=\(Self.escaped(text))"
        )
    }

    /// The conditions on a row of the table `productSearch`. A word has no character that `LIKE` takes for a wildcard.
    var conditions: [StoreQuery] {
        words.map { word -> StoreQuery in
            let pattern = "% \(word)%"
            return "productSearch.text LIKE \(pattern)"
        }
    }

    /// How many products are found.
    ///
    /// - Throws: An error of the store.
    func count(in store: any StoreTransaction) throws -> Int64 {
        try store.integer("SELECT count(*) FROM productSearch WHERE \(conditions.joined(separator: " AND "))") ?? 0
    }

    /// Makes the table of the words of every product.
    ///
    /// - Throws: An error of the store.
    static func createTable(in store: any StoreTransaction) throws {
        try store.execute(
            """
            CREATE TABLE productSearch (productId \(store.dialect.integerKey) REFERENCES product (id) ON DELETE CASCADE,
                text TEXT NOT NULL)
            """
        )
        try storeWords(in: store)
    }

    /// Stores the words of every product anew.
    ///
    /// - Throws: An error of the store.
    static func storeWords(in store: any StoreTransaction) throws {
        let products = try store.rows("\(ProductRow.selection) ORDER BY product.id").map { try ProductRow($0) }
        try store.execute("DELETE FROM productSearch")
        try store.insert(
            into: "productSearch", "productId, text", products.map { [$0.product.id, storedText(of: $0)] })
    }

    /// The folded words of a product, each with a space before it.
    private static func storedText(of row: ProductRow) -> String {
        let product = row.product
        return foldedWords(of: "\(row.brand) \(product.name) \(product.category.title) \(product.dyeName)")
            .map { " \($0)" }.joined()
    }

    private static func foldedWords(of text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !($0.isLetter || $0.isNumber) }.map { String($0) }
    }

    /// A text as a value of a query: all bytes but the letters and digits of ASCII are escaped.
    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            if character.isASCII, character.isLetter || character.isNumber { return String(character) }
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }
}
