/// The languages of a ``StringCatalog``: what is the same for catalogs of all types, so that a program contains it once.
struct CatalogLanguages: Sendable {
    /// The locales of the languages, the one of the development language first.
    private(set) var locales: [Locale]

    /// Creates the languages of a catalog that has one.
    @inline(never)  // Each catalog would make its locale with a copy of it, and `insert` likewise.
    init(_ developmentLanguage: StaticString) {
        locales = [Locale(identifier: "\(developmentLanguage)")]
    }
}

extension CatalogLanguages {
    /// Adds a language unless it is there; returns its index.
    @inline(never)
    mutating func insert(_ language: StaticString) -> Int {
        let locale = Locale(identifier: "\(language)")
        if let index = index(tagged: locale.identifier) { return index }
        locales.append(locale)
        return locales.count - 1
    }

    /// The index of the language to show for a locale, as ``StringCatalog/localization(for:)`` says.
    @inline(never)
    func index(for locale: Locale) -> Int {
        let language = locale.languageCode
        for tag in locale.script.map({ ["\(language)-\($0)", language] }) ?? [language] {
            if let region = locale.region, let index = index(tagged: "\(tag)-\(region)") { return index }
            if let index = index(tagged: tag) { return index }
        }
        let found = locales.firstIndex { other in
            other.languageCode.isEqual(to: language) && (other.script ?? "").isEqual(to: locale.script ?? "")
        }
        return found ?? 0
    }

    /// The locale that numbers and dates among the texts of a language are written for.
    @inline(never)
    func localizedLocale(at index: Int, for locale: Locale) -> Locale {
        locales[index].languageCode.isEqual(to: locale.languageCode) ? locale : locales[index]
    }

    private func index(tagged tag: String) -> Int? { locales.firstIndex { $0.identifier.isEqual(to: tag) } }
}

extension String {
    fileprivate func isEqual(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
