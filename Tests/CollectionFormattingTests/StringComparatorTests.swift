import CollectionFormatting
import Testing

@Suite("Texts are sorted by the language")
struct StringComparatorTests {
    private func sorted(
        _ texts: [String], _ identifier: String = "en-US", _ options: StringComparator.Options = []
    ) -> [String] {
        texts.sorted(using: StringComparator(locale: Locale(identifier: identifier), options: options))
    }

    @Test("letters count before accents, and accents before case")
    func levels() {
        #expect(
            sorted(["Zebra", "côté", "apple", "Cote", "cote", "Élan", "coté", "elan"])
                == ["apple", "cote", "Cote", "coté", "côté", "elan", "Élan", "Zebra"])
    }

    @Test("punctuation and digits are before letters, and are not ignored")
    func punctuation() {
        #expect(sorted(["a", "1", "$", "-b", " c", "🏠"]) == [" c", "-b", "🏠", "$", "1", "a"])
    }

    @Test("a language has the order that is its own")
    func languages() {
        #expect(sorted(["oso", "ñu", "nube"], "es-ES") == ["nube", "ñu", "oso"])
        #expect(sorted(["oso", "ñu", "nube"], "es-MX") == ["nube", "ñu", "oso"])
        #expect(sorted(["oso", "ñu", "nube"]) == ["ñu", "nube", "oso"])
        #expect(sorted(["abc", "علم"], "ar-EG") == ["علم", "abc"])
        #expect(sorted(["абв", "かな"], "ja-JP") == ["かな", "абв"])
    }

    @Test("in Japanese the mark of a long vowel counts as the vowel")
    func longVowels() {
        let japanese = StringComparator(locale: Locale(identifier: "ja"), options: .caseInsensitive)
        #expect(japanese.compare("サーバー", "さあばあ") == .orderedSame)
        #expect(sorted(["サイト", "サーバー"], "ja") == ["サーバー", "サイト"])
    }

    @Test(
        "canonically equivalent texts compare equal",
        arguments: [
            ("é", "e\u{301}"), ("ệ", "e\u{302}\u{323}"), ("ệ", "ê\u{323}"), ("й", "и\u{306}"), ("が", "か\u{3099}"),
            ("أ", "ا\u{654}"), ("한", "\u{1112}\u{1161}\u{11AB}"), ("\u{212B}", "Å"),
        ])
    func equivalence(first: String, second: String) {
        for identifier in ["en-US", "de-DE", "es-ES", "ja-JP", "ar-EG"] {
            let comparator = StringComparator(locale: Locale(identifier: identifier))
            #expect(comparator.compare(first + "x", second + "x") == .orderedSame)
            #expect(comparator.sortKey(for: first) == comparator.sortKey(for: second))
        }
    }

    @Test("options leave differences out")
    func options() {
        let texts = ["resume", "Resume", "résumé", "RÉSUMÉ"]
        func equal(_ options: StringComparator.Options) -> [Bool] {
            let comparator = StringComparator(locale: .englishUS, options: options)
            return texts.map { comparator.compare("resume", $0) == .orderedSame }
        }
        #expect(equal([]) == [true, false, false, false])
        #expect(equal(.caseInsensitive) == [true, true, false, false])
        #expect(equal(.diacriticInsensitive) == [true, false, true, false])
        #expect(equal([.caseInsensitive, .diacriticInsensitive]) == [true, true, true, true])
    }

    @Test("numbers of any length are compared by their values")
    func numbers() {
        #expect(sorted(["p10", "p9", "p0100", "p"], "en-US", .numeric) == ["p", "p9", "p10", "p0100"])
        let numeric = StringComparator(locale: .englishUS, options: .numeric)
        let nines = String(repeating: "9", count: 300)
        #expect(numeric.compare(nines, "1" + String(repeating: "0", count: 300)) == .orderedAscending)
        #expect(numeric.compare(nines + "1", nines + "2") == .orderedAscending)
        #expect(numeric.compare("007", "7") == .orderedSame)
        #expect(numeric.compare("٣", "3") == .orderedSame)
        #expect(numeric.compare("", "0") == .orderedAscending)
    }

    @Test("elements with equal texts stay in their order, and each text is read once")
    func stability() {
        let comparator = StringComparator(locale: .englishUS, options: .caseInsensitive)
        let names = (0..<100).map { ["b", "A", "B", "a", "c"][$0 % 5] }
        var count = 0
        let order = names.indices.sorted(using: comparator) { index in
            count += 1
            return names[index]
        }
        let expected = ["a", "b", "c"].flatMap { letter in names.indices.filter { names[$0].lowercased() == letter } }
        #expect(order == expected)
        #expect(count == 100)
        #expect([String]().sorted(using: comparator).isEmpty)
    }

    @Test("keys compare as the texts do")
    func keys() {
        let comparator = StringComparator(locale: .englishUS)
        let texts = ["", " ", "a", "A", "á", "ab", "aB", "b", "中", "\u{AD}"]
        for first in texts {
            for second in texts {
                let keys = (comparator.sortKey(for: first), comparator.sortKey(for: second))
                switch comparator.compare(first, second) {
                case .orderedAscending: #expect(keys.0 < keys.1)
                case .orderedSame: #expect(keys.0 == keys.1)
                case .orderedDescending: #expect(keys.0 > keys.1)
                }
            }
        }
    }
}
