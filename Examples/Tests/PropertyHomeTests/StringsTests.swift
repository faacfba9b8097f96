import CollectionViewKit
import Testing

@testable import PropertyHome

@Suite("The languages of the property app")
struct StringsTests {
    private func strings(_ tag: String) -> HomesStrings {
        HomesStrings.catalog.localization(for: Locale(identifier: tag)).strings
    }

    @Test("sentences are those of the language, and of English where there is no other")
    func sentences() {
        let tags = ["en-GB", "de-AT", "ar-EG", "ja"]
        #expect(tags.map { strings($0).start.title } == ["Homes", "Immobilien", "عقارات", "Homes"])
        #expect(
            tags.map { strings($0).phrases.kindIn(strings($0).kinds.flats, "Old Market") } == [
                "Flats in Old Market", "Wohnungen in Old Market", "شقق في Old Market", "Flats in Old Market",
            ])
    }

    @Test("prices on pins are short in every language")
    func shortPrices() {
        let tags = ["en-GB", "de-AT", "ar-EG"]
        #expect(
            tags.map { strings($0).map.thousands } == [
                "€{number}k", "{number}\u{A0}Tsd.\u{A0}€", "{number}\u{A0}ألف\u{A0}€",
            ])
    }

    @Test("a list that holds only some of the homes has both numbers, in every language")
    func cappedCounts() {
        func texts(_ tag: String) -> [String] {
            let (results, locale) = (strings(tag).results, Locale(identifier: tag))
            return [results.newestShown, results.firstShown].map {
                $0.text(for: 20_000, locale: locale) + " " + results.ofCount.text(for: 100_000, locale: locale)
            }
        }
        #expect(texts("en") == ["The newest 20,000 of 100,000", "The first 20,000 of 100,000"])
        #expect(texts("de") == ["Die neuesten 20.000 von 100.000", "Die ersten 20.000 von 100.000"])
        #expect(texts("ar-EG") == ["أحدث ٢٠٬٠٠٠ من أصل ١٠٠٬٠٠٠", "أول ٢٠٬٠٠٠ من أصل ١٠٠٬٠٠٠"])
    }

    @Test("numbers of things have the form of the language")
    func plurals() {
        func texts(_ tag: String) -> [String] {
            [0, 1, 2, 5, 11, 100].map { strings(tag).units.homes.text(for: $0, locale: Locale(identifier: tag)) }
        }
        #expect(texts("en") == ["0 homes", "1 home", "2 homes", "5 homes", "11 homes", "100 homes"])
        #expect(texts("de").prefix(3) == ["0 Immobilien", "1 Immobilie", "2 Immobilien"])
        #expect(
            texts("ar-EG") == ["لا توجد عقارات", "عقار واحد", "عقاران", "٥ عقارات", "١١ عقارًا", "١٠٠ عقار"])
    }
}
