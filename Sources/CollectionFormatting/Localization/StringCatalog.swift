/// The texts of an app in several languages: a value of one type for each of them.
///
/// The type has a property for each text, or a closure where a text has values in it. A language that misses one does not compile.
///
/// ```swift
/// struct InboxStrings {
///     let title, search: String
///     let messages: PluralText
///     let from: (_ sender: String) -> String
/// }
///
/// let catalog = StringCatalog<InboxStrings>("en") {
///     InboxStrings(
///         title: "Inbox", search: "Search", messages: PluralText(one: "# message", other: "# messages"),
///         from: { "From \($0)" })
/// }
/// .adding("de") {
///     InboxStrings(
///         title: "Posteingang", search: "Suchen", messages: PluralText(one: "# Nachricht", other: "# Nachrichten"),
///         from: { "Von \($0)" })
/// }
///
/// let localization = catalog.localization(for: locale)
/// titleLabel.text = localization.strings.title
/// ```
///
/// The texts of a language are made on first use. Views and screens read them from the ``current`` ones, which saves
/// handing them on:
///
/// ```swift
/// extension InboxStrings {
///     static var current: InboxStrings { catalog.current }
/// }
/// searchField.placeholder = InboxStrings.current.search
/// ```
public struct StringCatalog<Strings>: Sendable {
    private struct Table: Sendable {
        let makeStrings: @Sendable () -> Strings
    }

    private(set) var identity = CatalogIdentity()
    private var languages: CatalogLanguages
    /// As many as there are languages.
    private var tables: [Table]

    /// Creates a catalog of one language.
    ///
    /// - Parameters:
    ///   - developmentLanguage: The tag of the language that the app was written in, such as `en`. Its texts are shown where there are
    ///     none in the language of the user.
    ///   - makeStrings: Makes its texts.
    public init(_ developmentLanguage: StaticString, _ makeStrings: @escaping @Sendable () -> Strings) {
        languages = CatalogLanguages(developmentLanguage)
        tables = [Table(makeStrings: makeStrings)]
    }
}

extension StringCatalog {
    /// The catalog with another language, or with other texts of one that it has.
    ///
    /// - Parameters:
    ///   - language: The tag of the language, such as `de`, `pt-BR` or `zh-Hant`.
    ///   - makeStrings: Makes its texts.
    /// - Complexity: O(*n*) in the number of languages.
    public func adding(_ language: StaticString, _ makeStrings: @escaping @Sendable () -> Strings) -> StringCatalog {
        let table = Table(makeStrings: makeStrings)
        var catalog = self
        catalog.identity = CatalogIdentity()
        let index = catalog.languages.insert(language)
        if index < tables.count {
            catalog.tables[index] = table
        } else {
            catalog.tables.append(table)
        }
        return catalog
    }

    /// The texts in the language of the app whose event is handled, as they are wherever views are made and changed. Outside of events, and
    /// in an app that has not named its language, they are those of the development language.
    ///
    /// - Complexity: O(*n*) in the number of catalogs in use, but for the first time in a language, when the texts are made.
    public var current: Strings { AppLanguage.current?.strings(of: self) ?? developmentStrings }

    var developmentStrings: Strings { tables[0].makeStrings() }

    /// The locales of the languages, the one of the development language first.
    ///
    /// - Complexity: O(*n*) in the number of languages.
    public var locales: [Locale] { languages.locales }

    /// The texts for a locale, and the locale that numbers and dates among them are written for.
    ///
    /// The tag is shortened from its end until there is such a language (RFC 4647, section 3.4): `de-AT` shows `de`, and `zh-Hant-TW`
    /// shows `zh-Hant` or `zh`. Next comes the language of another region, as `pt-BR` for `pt-PT`, and then the development language.
    /// Numbers and dates are written as the user's region has them, if the texts are in the user's language.
    ///
    /// - Complexity: O(*n*) in the number of languages, and what making the texts takes.
    public func localization(for locale: Locale) -> Localization<Strings> {
        let index = languages.index(for: locale)
        return Localization(
            strings: tables[index].makeStrings(), locale: languages.localizedLocale(at: index, for: locale))
    }

    /// The locale of the ``localization(for:)``, whose texts are not made.
    package func localizedLocale(for locale: Locale) -> Locale {
        languages.localizedLocale(at: languages.index(for: locale), for: locale)
    }
}

/// The texts of an app in one language.
public struct Localization<Strings> {
    /// The texts.
    public let strings: Strings
    /// The locale that numbers and dates among them are written for.
    public let locale: Locale

    package init(strings: Strings, locale: Locale) {
        self.strings = strings
        self.locale = locale
    }
}
