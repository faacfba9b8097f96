import CollectionViewKit
import SharedScreens
import Testing

struct ContentTests {
    private func json(_ text: String) throws -> JSONValue { try JSONDocument(Array(text.utf8)).root }

    @Test("a member is a whole number only if it is written as one and fits")
    func numbers() throws {
        let object = try json(#"{"a":7,"b":-3,"c":1.5,"d":"7","e":null,"f":99999999999999999999}"#)
        #expect(object.int("a") == 7)
        #expect(object.int("b") == -3)
        #expect(object.int("c") == nil && object.int("d") == nil && object.int("e") == nil)
        #expect(object.int("f") == nil && object.int("g") == nil)
    }

    @Test("a picture has its size, its words and its colour, and none of them is needed")
    func pictures() throws {
        let picture = try ImageSource(
            json(##"{"path":"a/1.jpg","w":1066,"h":1600,"alternativeText":"A room","tint":"#23384f"}"##))
        #expect(picture?.pixelSize == Size(width: 1066, height: 1600))
        #expect(picture?.alternativeText == "A room")
        #expect(picture?.tint == 0x23384F)
        #expect(picture.map { $0.ladder.url(path: $0.path, width: 320) } == "/img/320/a/1.jpg")
        let bare = try ImageSource(json(##"{"path":"a/1.jpg","alt":"A door","tint":"23384f#"}"##))
        #expect(bare?.pixelSize == Size(width: 1, height: 1))
        #expect(bare?.alternativeText == "A door" && bare?.tint == -1)
    }

    @Test("what is no path of a picture is no picture", arguments: ["", "/a.jpg", "a.svg", "../a.jpg", "a b.jpg"])
    func defectivePaths(_ path: String) throws {
        #expect(try ImageSource(json(#"{"path":"\#(path)"}"#)) == nil)
        #expect(try ImageSource(json("{}")) == nil)
    }

    @Test("numbers have their thousands apart, and things their word")
    func numberTexts() {
        #expect(
            [0, 999, 1_000, 12_345, 1_234_567, -1_000].map { NumberText.grouped($0) } == [
                "0", "999", "1,000", "12,345", "1,234,567", "−1,000",
            ])
        #expect(NumberText.grouped(.min).hasPrefix("−"))
        #expect(
            [0, 1, 1_200].map { NumberText.count($0, "play", "plays") } == ["0 plays", "1 play", "1,200 plays"])
    }

    @Test("days are dates of the calendar, leap days and those before 1970 too")
    func days() {
        let days = [
            0: "1 Jan 1970", -1: "31 Dec 1969", 59: "1 Mar 1970", 11_016: "29 Feb 2000", 11_017: "1 Mar 2000",
            20_778: "21 Nov 2026", 47_540: "28 Feb 2100", 47_541: "1 Mar 2100",
        ]
        for (day, text) in days { #expect(DayText.text(day, months: .short) == text) }
        #expect(DayText.text(11_016, months: .long) == "29 February 2000")
        #expect(DayText.date(-719_469) == (year: 0, month: 2, day: 28 + 1))
        #expect(DayText.date(-719_469 - 366) == (year: -1, month: 2, day: 28))
    }

    @Test("each day is the one after the day before")
    func successiveDays() {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var (year, month, day) = DayText.date(-800_001)
        for number in -800_000...800_000 {
            let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            day += 1
            if day > lengths[month - 1] + (month == 2 && isLeapYear ? 1 : 0) { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
            guard DayText.date(number) == (year: year, month: month, day: day) else {
                Issue.record("day \(number) is not \(year)-\(month)-\(day)")
                return
            }
        }
    }

    @Test("days beyond every calendar are its last ones")
    func farDays() {
        // The first and the last time of ECMAScript.
        #expect(DayText.date(.min) == (year: -271_821, month: 4, day: 20))
        #expect(DayText.date(.max) == (year: 275_760, month: 9, day: 13))
        #expect(DayText.date(Int(Int32.max)) == DayText.date(.max))
    }

    @Test("rows are as wide as can be read well, and leave a margin in a narrow window")
    func widths() {
        #expect([320.0, 752, 1_000].map { ReadableWidth.insets(in: $0, greatest: 720).leading } == [16, 16, 140])
    }
}
