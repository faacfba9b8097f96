import CollectionViewKit

/// What of Unicode and of numbers in texts is linked from the toolchain's tables and from CRuntime.
func unicodeChecks(_ checker: Checker) {
    caseChecks(checker)
    characterChecks(checker)
    numberChecks(checker)
    searchChecks(checker)
}

private func searchChecks(_ checker: Checker) {
    let text = "Café au lait, café noir"
    checker.check("a text contains its parts", text.contains("au") && text.contains("é n") && text.contains(""))
    checker.check("a text contains nothing else", !text.contains("the") && !text.contains("café noire"))
    checker.check("a part that begins like another is found", "aaab".contains("aab") && "ababac".contains("abac"))
    checker.check("the case is ignored in lower case", text.lowercased().contains("CAFÉ NOIR".lowercased()))
    let rest = text.firstRange(of: "caf").map { String(text[$0.upperBound...]) }
    checker.check("a place is the first one", rest == "é noir")
    checker.check("all places are replaced", "a-b--c".replacing("-", with: "––") == "a––b––––c")
    checker.check("what is replaced is not looked at again", "aaa".replacing("aa", with: "a") == "aa")
    checker.check("an empty text replaces nothing", "abc".replacing("", with: "x") == "abc")
    checker.check("a part of a text is searched too", "abc-d".split(separator: "-")[0].contains("bc"))
}

private func caseChecks(_ checker: Checker) {
    checker.check("letters of all scripts have a lower case", "ÄÉÎ ΑΒΓ ЖЩ Ǆ".lowercased() == "äéî αβγ жщ ǆ")
    checker.check("letters of all scripts have an upper case", "äéî αβγ жщ".uppercased() == "ÄÉÎ ΑΒΓ ЖЩ")
    checker.check("an upper case of two letters", "straße".uppercased() == "STRASSE")
    checker.check("a lower case with a combining dot", "İ".lowercased() == "i\u{307}")
}

private func characterChecks(_ checker: Checker) {
    checker.check("a family is one character", "👨‍👩‍👧!".count == 2)
    checker.check("a letter and its accent are one character", "e\u{301}t".count == 2)
    checker.check("a flag is one character", "🇩🇪🇫🇷".count == 2)
    checker.check("a syllable of Hangul is one character", "\u{1112}\u{1161}\u{11ab}".count == 1)
    let kinds = "é٣ \u{2003}Ж".map { ($0.isLetter, $0.isNumber, $0.isWhitespace, $0.isUppercase) }
    let expected = [
        (true, false, false, false), (false, true, false, false), (false, false, true, false),
        (false, false, true, false), (true, false, false, true),
    ]
    checker.check("characters have their properties", kinds.elementsEqual(expected, by: ==))
    checker.check("strings are compared by their bytes", "\u{e9}" != "e\u{301}")
    checker.check("words end at spaces", "ein  Wort".split(separator: " ").count == 2)
}

private func numberChecks(_ checker: Checker) {
    let texts: [(String, Double?)] = [
        ("0", 0), ("-1.5", -1.5), ("+2e3", 2000), (".5", 0.5), ("1.", 1), ("0x1.8p1", 3), ("1e400", .infinity),
        ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", .leastNonzeroMagnitude),
        ("1.7976931348623157e308", .greatestFiniteMagnitude), ("9007199254740993", 9_007_199_254_740_992),
        ("1.00000000000000011102230246251565404236316680908203125", 1),
        ("1.00000000000000011102230246251565404236316680908203126", 1.0000000000000002),
        ("", nil), (" 1", nil), ("1 ", nil), ("1e", nil), ("1,5", nil), ("1_000", nil), ("0x", nil), ("-", nil),
    ]
    for (text, number) in texts where Double(text) != number {
        Checker.log("\(text) was not read")
        checker.check("texts of numbers are read", false)
    }
    checker.check("names of what is no number are read", Double("nan")?.isNaN == true && Double("-inf") == -.infinity)
    var bits: UInt64 = 0x9e37_79b9_7f4a_7c15
    var differing = 0
    for _ in 0..<2000 {
        bits ^= bits << 13
        bits ^= bits >> 7
        bits ^= bits << 17
        let number = Double(bitPattern: bits)
        if number.isFinite, Double("\(number)") != number { differing += 1 }
    }
    checker.check("numbers are read as they were written", differing == 0)
}
