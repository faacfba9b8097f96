import CollectionFormatting
import Testing

@Suite("Locale")
struct LocaleTests {
    @Test(
        "identifiers of browsers, Foundation and POSIX are read",
        arguments: [
            ("de-DE", "de-DE", "de", "DE"), ("de_DE", "de-DE", "de", "DE"), ("DE_de.UTF-8", "de-DE", "de", "DE"),
            ("zh-Hant-TW", "zh-Hant-TW", "zh", "TW"), ("es-419", "es-419", "es", "419"), ("fr", "fr", "fr", ""),
            ("en-US-u-hc-h23", "en-US-u-hc-h23", "en", "US"), ("de-DE-1996-u-co-phonebk", "de-DE", "de", "DE"),
            ("ar-EG-u-ca-islamic-nu-latn", "ar-EG-u-nu-latn", "ar", "EG"),
            ("de-t-en-us-u-fw-sun", "de-u-fw-sun", "de", ""),
            ("en-x-u-hc-h23", "en", "en", ""), ("fr@euro", "fr", "fr", ""),
        ])
    func identifiers(identifier: String, expected: String, language: String, region: String) {
        let locale = Locale(identifier: identifier)
        #expect(locale.identifier == expected)
        #expect(locale.languageCode == language)
        #expect(locale.region ?? "" == region)
        #expect(Locale(identifier: locale.identifier) == locale)
    }

    @Test(
        "what is no identifier is the language und, written as American English",
        arguments: [
            "", "-", "_", "C", "POSIX", "1", "e", "english-language", "日本語", "de DE", "\u{0}", "../../etc/passwd",
            "--------",
            "u-hc-h23", "<script>", "\u{202E}ar", "é", "🇩🇪",
        ])
    func hostile(identifier: String) {
        let locale = Locale(identifier: identifier)
        #expect(locale.languageCode == "und")
        #expect(locale.identifier == "und")
        #expect(NumberFormatStyle(locale: locale).format(1234.5) == "1,234.5")
        #expect(locale.characterDirection == .leftToRight)
    }

    @Test("an identifier of any length is read to a limit")
    func long() {
        let locale = Locale(identifier: "de-DE-" + String(repeating: "abcdefgh-", count: 100_000) + "u-hc-h12")
        #expect(locale.identifier == "de-DE")
        #expect(locale.hourCycle == .zeroToTwentyThree)
        #expect(Locale(identifier: String(repeating: "a", count: 1_000_000)).identifier == "und")
    }

    @Test("every pair and triple of subtags is read without a trap, and its identifier is read as the same")
    func combinations() {
        let subtags = [
            "", "a", "u", "x", "de", "ar", "nu", "hc", "fw", "latn", "arab", "h12", "sun", "419", "Arab",
            "toolongsubtag", "é",
        ]
        for first in subtags {
            for second in subtags {
                for third in subtags {
                    for fourth in ["", "-nu-arab", "-u-hc-h12"] {
                        let locale = Locale(identifier: "\(first)-\(second)-\(third)\(fourth)")
                        #expect(Locale(identifier: locale.identifier) == locale)
                        #expect((1...7).contains(locale.firstWeekday))
                    }
                }
            }
        }
    }

    @Test(
        "a locale without a table uses that of its language, else that of English",
        arguments: [
            ("de-AT", "de-DE"), ("de", "de-DE"), ("fr-CA", "fr-FR"), ("es-MX", "es-ES"), ("ja", "ja-JP"),
            ("en", "en-US"),
            ("en-AU", "en-GB"), ("en-PH", "en-US"), ("ar-SA", "ar-EG"), ("ar-AE", "ar"), ("ar-MA", "ar"),
            ("it-IT", "en-US"),
            ("ar-EG-u-nu-latn", "ar"), ("ar-AE-u-nu-arab", "ar-EG"),
        ])
    func fallback(identifier: String, other: String) {
        let locale = Locale(identifier: identifier)
        let expected = Locale(identifier: other)
        #expect(
            CurrencyFormatStyle(code: "USD", locale: locale).format(-1234.5)
                == CurrencyFormatStyle(code: "USD", locale: expected).format(-1234.5))
        #expect(
            DateFormatStyle(date: .complete, time: .omitted, locale: locale).format(0)
                == DateFormatStyle(date: .complete, time: .omitted, locale: expected).format(0))
    }

    @Test(
        "weeks, clocks, digits and direction follow region, extensions and language",
        arguments: [
            ("en-US", 1, Locale.HourCycle.oneToTwelve, Locale.LanguageDirection.leftToRight),
            ("en-GB", 2, .zeroToTwentyThree, .leftToRight), ("de-DE", 2, .zeroToTwentyThree, .leftToRight),
            ("ja-JP", 1, .zeroToTwentyThree, .leftToRight), ("ar-EG", 7, .oneToTwelve, .rightToLeft),
            ("en", 1, .oneToTwelve, .leftToRight), ("de", 2, .zeroToTwentyThree, .leftToRight),
            ("en-US-u-fw-mon-hc-h23", 2, .zeroToTwentyThree, .leftToRight),
            ("he-IL", 1, .zeroToTwentyThree, .rightToLeft),
            ("az-Arab-IR", 7, .zeroToTwentyThree, .rightToLeft), ("ar-Latn", 7, .oneToTwelve, .leftToRight),
        ])
    func customs(
        identifier: String, firstWeekday: Int, hourCycle: Locale.HourCycle, direction: Locale.LanguageDirection
    ) {
        let locale = Locale(identifier: identifier)
        #expect(locale.firstWeekday == firstWeekday)
        #expect(locale.hourCycle == hourCycle)
        #expect(locale.characterDirection == direction)
    }

    @Test("Arabic has the digits of its region or of the extension")
    func numberingSystems() {
        #expect(Locale(identifier: "ar-EG").numberingSystem == .arabic)
        #expect(Locale(identifier: "ar-EG-u-nu-latn").numberingSystem == .latin)
        #expect(Locale(identifier: "ar").numberingSystem == .latin)
        #expect(Locale(identifier: "de-u-nu-arab").numberingSystem == .latin)
    }
}
