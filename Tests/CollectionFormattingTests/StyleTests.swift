import CollectionFormatting
import Testing

@Suite("Styles")
struct StyleTests {
    private let german = Locale(identifier: "de-DE")

    @Test("whole numbers keep all of their digits")
    func wholeNumbers() {
        let style = NumberFormatStyle(locale: german)
        #expect(style.format(Int64.max) == "9.223.372.036.854.775.807")
        #expect(style.format(Int64.min) == "-9.223.372.036.854.775.808")
        #expect(style.format(0) == "0")
        #expect(style.format(1_000_000) == "1.000.000")
    }

    @Test("digits beyond the limits are taken for the limits")
    func precision() {
        let style = NumberFormatStyle()
        #expect(style.precision(.fractionLength(-5)).format(1.5) == "2")
        #expect(style.precision(.fractionLength(1000)).format(1).utf8.count == 102)
        #expect(style.precision(.significantDigits(0)).format(1.5) == "2")
        #expect(style.precision(.significantDigits(1000)).format(1).utf8.count == 22)
        #expect(style.precision(.significantDigits(2...3)).format(0) == "0.0")
    }

    @Test("amounts in the smallest unit have the digits of the currency")
    func minorUnits() {
        let euros = CurrencyFormatStyle(code: "EUR", locale: german)
        #expect(euros.format(minorUnits: 123_456) == "1.234,56\u{A0}€")
        #expect(euros.format(minorUnits: -5) == "-0,05\u{A0}€")
        #expect(CurrencyFormatStyle(code: "JPY").format(minorUnits: 500) == "¥500")
        #expect(CurrencyFormatStyle(code: "KWD").format(minorUnits: 1) == "KWD\u{A0}0.001")
        // The CLDR has no fraction here, and ISO 4217 two digits.
        for code in ["COP", "HUF", "IDR", "PKR"] {
            #expect(CurrencyFormatStyle(code: code).presentation(.isoCode).format(minorUnits: 5) == "\(code)\u{A0}5")
        }
        #expect(euros.format(minorUnits: .min) == "-92.233.720.368.547.758,08\u{A0}€")
    }

    @Test(
        "a code that is not known is written as it is",
        arguments: [
            ("xyz", "XYZ\u{A0}1.00"), ("", "1.00"), ("€", "€1.00"), ("EURO", "EURO\u{A0}1.00"),
            ("E~R", "E~R\u{A0}1.00"), ("A|B", "A|B\u{A0}1.00"),
        ])
    func unknownCurrency(code: String, expected: String) {
        #expect(CurrencyFormatStyle(code: code).format(1) == expected)
        #expect(CurrencyFormatStyle(code: code).presentation(.narrow).format(1) == expected)
    }

    @Test("an amount in Arabic keeps its sign on its side by marks of direction")
    func arabicAmounts() {
        let egypt = CurrencyFormatStyle(code: "EGP", locale: Locale(identifier: "ar-EG"))
        #expect(egypt.format(-12.5) == "\u{61C}-\u{200F}١٢٫٥٠\u{A0}ج.م.\u{200F}")
        let emirates = CurrencyFormatStyle(code: "AED", locale: Locale(identifier: "ar-AE"))
        #expect(emirates.format(-12.5) == "\u{200F}\u{200E}-12.50\u{A0}د.إ.\u{200F}")
    }

    @Test("relative times between moments use the largest unit of which there is a whole one")
    func relative() {
        let style = RelativeFormatStyle(presentation: .named)
        let day = 86400.0
        let expected: [(Double, String)] = [
            (0, "now"), (-59.9, "59 seconds ago"), (60, "in 1 minute"), (-3599, "59 minutes ago"),
            (-3600, "1 hour ago"),
            (day, "tomorrow"), (-6 * day, "6 days ago"), (-7 * day, "last week"), (29 * day, "in 4 weeks"),
            (31 * day, "next month"),
            (-364 * day, "11 months ago"), (366 * day, "next year"), (-1e6 * day, "2,737 years ago"),
        ]
        for (difference, text) in expected {
            #expect(style.format(1000 + difference, relativeTo: 1000) == text)
        }
        #expect(style.format(.nan, .day) == "in NaN days")
        #expect(style.format(-.infinity, .day) == "∞ days ago")
    }

    @Test("durations are cut after the largest units, and what is no number is one of seconds")
    func durations() {
        let style = DurationFormatStyle(width: .wide, maximumUnitCount: 2)
        #expect(style.format(90_061) == "1 day, 1 hour")
        #expect(style.format(3601.9) == "1 hour, 1 second")
        #expect(style.format(-0.5) == "0 seconds")
        #expect(DurationFormatStyle(maximumUnitCount: 0, locale: german).format(-7200) == "-2 Std.")
        #expect(style.format(.nan) == "NaN seconds")
        #expect(style.format(-.infinity) == "-∞ seconds")
        #expect(style.format(1e18) == "11,574,074,074,074 days, 1 hour")
    }

    @Test("durations are written in units no larger than one that was chosen")
    func largestUnits() {
        let hours = DurationFormatStyle(largestUnit: .hour, maximumUnitCount: 2)
        #expect([918_000, 5_400, 59].map { hours.format($0) } == ["255 hr", "1 hr, 30 min", "59 sec"])
        #expect(DurationFormatStyle(width: .wide, largestUnit: .minute).format(7_261) == "121 minutes, 1 second")
        #expect(DurationFormatStyle(largestUnit: .second, locale: german).format(-86_400) == "-86.400 Sek.")
    }

    @Test("a style without date and time writes nothing")
    func empty() {
        #expect(DateFormatStyle(date: .omitted, time: .omitted).format(0) == "")
        #expect(ListFormatStyle(type: .and).format([]) == "")
    }

    @Test("lists keep texts as they are, whatever they hold")
    func hostileLists() {
        #expect(ListFormatStyle(type: .and).format(["#", "~|{y}", "\u{0}"]) == "#, ~|{y}, and \u{0}")
        let texts = (0..<10_000).map { "\($0)" }
        #expect(ListFormatStyle(type: .and).format(texts).hasSuffix(", 9998, and 9999"))
    }

    @Test("numbers of every magnitude are written with their own digits")
    func roundTrips() {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        let style = NumberFormatStyle().grouping(.never).precision(.fractionLength(0...100))
        for _ in 0..<20_000 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            let value = Double(bitPattern: state)
            // The digits after the point that there is room for.
            guard value.isFinite, value.magnitude > 1e-80 else { continue }
            #expect(Double(style.format(value)) == value)
        }
    }
}
