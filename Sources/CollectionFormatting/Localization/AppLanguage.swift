/// The language that an app is shown in, and the texts that it has in that language.
///
/// A window has one. It is the ``current`` one while the window handles an event, in which all views are made and changed; that is how
/// ``StringCatalog/current`` knows the language. Several windows may be at work at once, each on a thread of its own, as on a server that
/// renders pages.
public final class AppLanguage {
    /// The locale of the language, by which numbers and dates among its texts are written; `nil` until the app has named its language,
    /// when everything is in English.
    public private(set) var locale: Locale?
    private(set) var libraryLanguage = LibraryLanguage.english
    private var texts: [AnyCatalogTexts] = []

    /// Creates a language that is not named yet.
    package init() {}
}

extension AppLanguage {
    /// Names the language, and forgets the texts of another one. Returns whether it has changed.
    package func change(to locale: Locale) -> Bool {
        guard self.locale != locale else { return false }
        self.locale = locale
        libraryLanguage = LibraryLanguage(locale)
        texts = []
        return true
    }

    /// The texts of a catalog, which are made once.
    package func strings<Strings>(of catalog: StringCatalog<Strings>) -> Strings {
        for known in texts where known.identity === catalog.identity {
            return unsafeDowncast(known, to: CatalogTexts<Strings>.self).strings
        }
        let strings = locale.map { catalog.localization(for: $0).strings } ?? catalog.developmentStrings
        texts.append(CatalogTexts(catalog.identity, strings))
        return strings
    }
}

extension AppLanguage {
    #if hasFeature(Embedded)
    nonisolated(unsafe) private static var inUse: AppLanguage?

    /// The language of the window that handles an event; `nil` outside of events.
    public static var current: AppLanguage? { inUse }

    /// Calls a closure while this is the ``current`` language.
    package func whileCurrent<Result>(_ body: () -> Result) -> Result {
        let previous = Self.inUse
        Self.inUse = self
        defer { Self.inUse = previous }
        return body()
    }
    #else
    /// A window stays on the thread that handles its event.
    private struct Reference: @unchecked Sendable {
        let language: AppLanguage
    }

    @TaskLocal private static var inUse: Reference?

    /// The language of the window that handles an event; `nil` outside of events.
    public static var current: AppLanguage? { inUse?.language }

    /// Calls a closure while this is the ``current`` language.
    package func whileCurrent<Result>(_ body: () -> Result) -> Result {
        Self.$inUse.withValue(Reference(language: self), operation: body)
    }
    #endif
}

extension Locale {
    /// The locale of the app whose event is handled, by which texts, numbers and dates are written: see ``AppLanguage/locale``. Outside of
    /// events, and in an app that has not named its language, it is American English.
    ///
    /// As the default of a style it is read when the style is made: make styles where they are used, not once for the life of
    /// the app, so that they follow a change of the language.
    public static var current: Locale { AppLanguage.current?.locale ?? englishUS }
}

/// Identifies a catalog.
final class CatalogIdentity: Sendable {}

/// The texts of some catalog.
private class AnyCatalogTexts {
    let identity: CatalogIdentity

    init(_ identity: CatalogIdentity) { self.identity = identity }
}

private final class CatalogTexts<Strings>: AnyCatalogTexts {
    let strings: Strings

    init(_ identity: CatalogIdentity, _ strings: Strings) {
        self.strings = strings
        super.init(identity)
    }
}
