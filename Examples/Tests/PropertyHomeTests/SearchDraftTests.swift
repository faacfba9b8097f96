import CollectionViewKit
import ScreenContracts
import Testing

@testable import PropertyHome

/// What is written into the form, and what is wrong with it.
struct SearchDraftTests {
    @Test(
        "whole numbers are read in the ways they are written, and nothing else is",
        arguments: [
            ("", WrittenNumber.none), ("   ", .none), ("250000", .number(250_000)), ("250,000", .number(250_000)),
            ("250.000", .number(250_000)), ("1 250 000", .number(1_250_000)), (" 60 ", .number(60)), ("0", .number(0)),
            ("1'000", .number(1_000)), ("99999999999999999999", .number(2_147_483_647)), ("3.5", .unreadable),
            ("-5", .unreadable), ("many", .unreadable), ("12,34", .unreadable), (",", .unreadable),
            ("1234,567", .unreadable), ("1e5", .unreadable), ("٣", .number(3)), ("۲۵۰", .number(250)),
            ("٢٥٠٬٠٠٠", .number(250_000)), ("٢٥٠،٠٠٠", .number(250_000)), ("٣٫٥", .unreadable),
            ("\u{200f}٦٠\u{200f}", .number(60)), ("250’000", .number(250_000)), ("\u{a0}1\u{202f}000 ", .number(1_000)),
        ])
    func numbers(text: String, expected: WrittenNumber) {
        #expect(WrittenNumber(text) == expected)
    }

    @Test(
        "numbers are read as each language writes them",
        arguments: ["en-US", "de-DE", "fr-FR", "es-ES", "ar", "ar-EG"])
    func languages(tag: String) {
        let style = NumberFormatStyle(locale: Locale(identifier: tag))
        for number in [0, 60, 1_000, 250_000, 1_250_000] {
            #expect(WrittenNumber(style.format(number)) == .number(number))
        }
    }

    @Test("a form is its search again, as long as nothing in it is wrong")
    func roundTrip() {
        for search in [
            HomeSearch(), HomeSearch(placeID: "a", kind: .house, minimumRooms: 2.5),
            HomeSearch(minimumPrice: 0, maximumPrice: 300_000, minimumArea: 45),
        ] {
            #expect(SearchDraft(search).search == search)
        }
        var draft = SearchDraft()
        draft[.minimumPrice] = "cheap"
        draft[.minimumArea] = "999999"
        #expect(draft.search == nil)
        #expect(
            draft.errors == [
                .minimumPrice: "Enter whole euros, such as 250,000.", .minimumArea: "No home is that large.",
            ])
        draft[.minimumPrice] = "300,000"
        draft[.maximumPrice] = "200000"
        draft[.minimumArea] = ""
        #expect(draft.errors == [.maximumPrice: "This is less than the price under “From”."])
        #expect(draft.search == nil)
    }

    @Test("a price that is still being written is not called too low")
    func writing() {
        let editor = SearchEditor(HomeSearch(minimumPrice: 100_000))
        editor.write("2", in: .maximumPrice)
        #expect(editor.shownErrors == [:])
        #expect(editor.draft.search == nil)
        #expect(editor.takeAction() == .write)
        editor.leave(.maximumPrice)
        #expect(editor.shownErrors == [.maximumPrice: "This is less than the price under “From”."])
        editor.write("2x", in: .maximumPrice)
        #expect(editor.shownErrors == [.maximumPrice: "Enter whole euros, such as 250,000."])
    }
}
