import CollectionViewKit
import ScreenContracts
import SharedScreens
import Testing

struct ContentTests {
    private func json(_ text: String) throws -> JSONValue { try JSONDocument(Array(text.utf8)).root }

    /// The picture that a screen shows of an object of the server; `nil` if it cannot be shown.
    private func picture(_ text: String) throws -> ImageSource? {
        guard let contract = PictureContract(try json(text)) else { return nil }
        return ImageSource(contract)
    }

    @Test("a member is a whole number only if it is written as one and fits")
    func numbers() throws {
        let object = try json(#"{"a":7,"b":-3,"c":1.5,"d":"7","e":null,"f":99999999999999999999}"#)
        #expect(object.int("a") == 7)
        #expect(object.int("b") == -3)
        #expect(object.int("c") == nil)
        #expect(object.int("d") == nil)
        #expect(object.int("e") == nil)
        #expect(object.int("f") == nil)
        #expect(object.int("g") == nil)
    }

    @Test("empty facts are left out, and a separator stays with the fact before it")
    func separatedText() {
        #expect(SeparatedText.joined(["A", "", "B", "C"]) == "A\u{A0}· B\u{A0}· C")
        #expect(SeparatedText.joined(["", "B"]) == "B")
        #expect(SeparatedText.joined(["A", ""]) == "A")
        #expect(SeparatedText.joined([]) == "")
        #expect(SeparatedText.list(["A", "", "B"]) == "A, B")
        #expect(SeparatedText.counted("A", "1") == "A (1)")
        #expect(SeparatedText.counted("A", "") == "A")
    }

    @Test("a picture has its size, its alternative text and its colour, and none of them is needed")
    func pictures() throws {
        let room = try picture(
            ##"{"path":"a/1.jpg","w":1066,"h":1600,"alternativeText":"A room","tint":"#23384f"}"##)
        #expect(room?.pixelSize == Size(width: 1066, height: 1600))
        #expect(room?.alternativeText == "A room")
        #expect(room?.tint == 0x23384F)
        #expect(room.map { $0.responsiveImage.url(path: $0.path, width: 320) } == "/img/320/a/1.jpg")
        let bare = try picture(##"{"path":"a/1.jpg","alt":"A door","tint":"23384f#"}"##)
        #expect(bare?.pixelSize == Size(width: 1, height: 1))
        #expect(bare?.alternativeText == "A door")
        #expect(bare?.tint == -1)
    }

    @Test("a colour other than six digits after a number sign is none", arguments: ["#2338", "#+3384f", "#23384g"])
    func defectiveColours(_ color: String) throws {
        #expect(try picture(##"{"path":"a/1.jpg","tint":"\##(color)"}"##)?.tint == -1)
    }

    @Test("what is no path of a picture is no picture", arguments: ["", "/a.jpg", "a.svg", "../a.jpg", "a b.jpg"])
    func defectivePaths(_ path: String) throws {
        #expect(try picture(#"{"path":"\#(path)"}"#) == nil)
        #expect(try picture("{}") == nil)
    }

    @Test("numbers have their thousands apart")
    func numberTexts() {
        #expect(
            [0, 999, 1_000, 12_345, 1_234_567, -1_000].map { NumberText.grouped($0) } == [
                "0", "999", "1,000", "12,345", "1,234,567", "-1,000",
            ])
        #expect(NumberText.grouped(.min) == "-9,223,372,036,854,775,808")
    }

    @Test("days are dates of the calendar, leap days and those before 1970 too")
    func days() {
        let days = [
            0: "Jan 1, 1970", -1: "Dec 31, 1969", 59: "Mar 1, 1970", 11_016: "Feb 29, 2000", 11_017: "Mar 1, 2000",
            20_778: "Nov 21, 2026", 47_540: "Feb 28, 2100", 47_541: "Mar 1, 2100",
        ]
        for (day, text) in days {
            #expect(DayText.text(day, months: .short) == text.replacing(" ", with: "\u{A0}"))
        }
    }

    @Test("no line ends within a short date, nor between the day and the month of a long one")
    func lineEnds() {
        #expect(DayText.text(11_016, months: .short) == "Feb\u{A0}29,\u{A0}2000")
        #expect(DayText.text(11_016, months: .long) == "February\u{A0}29, 2000")
    }

    @Test("rows are as wide as can be read well, and leave a margin in a narrow window")
    func widths() {
        #expect([320.0, 752, 1_000].map { ReadableWidth.insets(in: $0, greatest: 720).leading } == [16, 16, 140])
    }
}
