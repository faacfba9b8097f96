import CollectionFormatting
import Testing

@Suite struct LocalizationTests {
    private let catalog = StringCatalog<String>("en") { "English" }
        .adding("de") { "German" }
        .adding("pt-BR") { "Portuguese of Brazil" }
        .adding("zh") { "Chinese" }
        .adding("zh-Hant") { "Traditional Chinese" }

    @Test(
        "the language is found by shortening the tag",
        arguments: [
            ("de", "German"), ("de-AT", "German"), ("de_DE.UTF-8", "German"), ("DE-ch", "German"),
            ("pt-BR", "Portuguese of Brazil"), ("pt-PT", "Portuguese of Brazil"), ("zh-Hant-TW", "Traditional Chinese"),
            ("zh-Hans-CN", "Chinese"), ("zh-TW", "Chinese"), ("fr", "English"), ("", "English"), ("en-GB", "English"),
            ("de-Latn-DE", "German"), ("de-DE-u-nu-latn", "German"),
        ])
    func languages(tag: String, language: String) {
        #expect(catalog.localization(for: Locale(identifier: tag)).strings == language)
    }

    @Test(
        "numbers are written for the user's region, if the texts are in the user's language",
        arguments: [("de-AT", "de-AT"), ("en-GB", "en-GB"), ("fr-FR", "en"), ("pt-PT", "pt-PT"), ("zh-TW", "zh-TW")])
    func locales(tag: String, identifier: String) {
        #expect(catalog.localization(for: Locale(identifier: tag)).locale.identifier == identifier)
    }

    @Test("a language is replaced by other texts, and keeps its place")
    func replacing() {
        let other = catalog.adding("de") { "Deutsch" }
        #expect(other.localization(for: Locale(identifier: "de")).strings == "Deutsch")
        #expect(other.locales.map(\.identifier) == ["en", "de", "pt-BR", "zh", "zh-Hant"])
    }

    @Test("only the texts that are requested are made")
    func laziness() {
        nonisolated(unsafe) var made: [String] = []
        let catalog = StringCatalog<Int>("en") {
            made.append("en")
            return 1
        }
        .adding("de") {
            made.append("de")
            return 2
        }
        #expect(catalog.localization(for: Locale(identifier: "de-DE")).strings == 2)
        #expect(made == ["de"])
    }

    @Test("a text has the form and the digits of its number")
    func plurals() {
        let english = Locale(identifier: "en-US")
        let photos = PluralText(one: "# photo", other: "# photos")
        let counts = [0, 1, 2, 1200].map { photos.text(for: $0, locale: english) }
        #expect(counts == ["0 photos", "1 photo", "2 photos", "1,200 photos"])
        let arabic = Locale(identifier: "ar-EG")
        let days = PluralText(zero: "z", one: "o", two: "t #", few: "f #", many: "m #", other: "x #")
        let texts = [0, 1, 2, 5, 11, 100].map { days.text(for: $0, locale: arabic) }
        #expect(texts == ["z", "o", "t ٢", "f ٥", "m ١١", "x ١٠٠"])
        #expect(PluralText(one: "one #", other: "#, #").text(for: 2, locale: english) == "2, 2")
        #expect(PluralText(other: "none").text(for: 7, locale: arabic) == "none")
    }
}
