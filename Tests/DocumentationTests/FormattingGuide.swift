import CollectionViewKit
import Testing

// The code of the article "Formatting".

struct Listing {
    var cents: Int64
    var area: Double
    var change: Double
    var published: Double
}

final class ListingView {
    let priceLabel = Label(.body)
    let areaLabel = Label(.body)
    let shareLabel = Label(.body)
    let dateLabel = Label(.body)
    let monthLabel = Label(.body)
    let ageLabel = Label(.body)

    func show(_ listing: Listing, now: Double) {
        let locale = Locale(identifier: "de-DE")
        priceLabel.text = CurrencyFormatStyle(code: "EUR", locale: locale).format(minorUnits: listing.cents)
        areaLabel.text = NumberFormatStyle(locale: locale).precision(.fractionLength(0...1)).format(listing.area)
        shareLabel.text = PercentFormatStyle(locale: locale).sign(strategy: .always()).format(listing.change)

        let berlin = TimeZone(
            secondsFromGMT: 3600,
            transitions: [
                .init(secondsSince1970: 1_743_296_400, secondsFromGMT: 7200),
                .init(secondsSince1970: 1_761_440_400, secondsFromGMT: 3600),
            ])
        let published = DateFormatStyle(date: .long, time: .shortened, timeZone: berlin, locale: locale)
        dateLabel.text = published.format(listing.published)
        let month = DateFormatStyle(fields: .yearMonth, timeZone: berlin, locale: locale)
        monthLabel.text = month.format(listing.published)
        let age = RelativeFormatStyle(presentation: .named, locale: locale)
        ageLabel.text = age.format(listing.published, relativeTo: now)
    }

    func photos(_ count: Int, _ locale: Locale) -> String {
        let number = NumberFormatStyle(locale: locale).format(count)
        return switch PluralRules(locale: locale).category(for: count) {
        case .one: "\(number) Foto"
        default: "\(number) Fotos"
        }
    }

    func ordered(_ people: [(name: String, city: String)], _ locale: Locale) -> (cities: [String], pages: [String]) {
        let names = StringComparator(locale: locale)
        let sorted = people.sorted(using: names) { $0.name }
        let files = StringComparator(locale: locale, options: [.caseInsensitive, .numeric])
        let pages = ["Page 10", "page 9"].sorted(using: files)  // page 9, Page 10
        return (sorted.map { $0.city }, pages)
    }
}

@Suite("The article \"Formatting\"")
struct FormattingGuideTests {
    @Test("values are written in German")
    func texts() {
        let view = ListingView()
        view.show(
            Listing(cents: 24_500_000, area: 84.25, change: 0.034, published: 1_750_000_000), now: 1_750_100_000)
        #expect(view.priceLabel.text == "245.000,00\u{A0}€")
        #expect(view.areaLabel.text == "84,3")
        #expect(view.shareLabel.text == "+3\u{A0}%")
        #expect(view.dateLabel.text == "15. Juni 2025 um 17:06")
        #expect(view.monthLabel.text == "Juni 2025")
        #expect(view.ageLabel.text == "gestern")
        #expect(view.photos(1, Locale(identifier: "de-DE")) == "1 Foto")
        #expect(view.photos(1200, Locale(identifier: "de-DE")) == "1.200 Fotos")
    }

    @Test("texts are sorted in German")
    func sorting() {
        let people = [(name: "Zander", city: "Köln"), (name: "Özil", city: "Bonn"), (name: "Otto", city: "Ulm")]
        let sorted = ListingView().ordered(people, Locale(identifier: "de-DE"))
        #expect(sorted.cities == ["Ulm", "Bonn", "Köln"])
        #expect(sorted.pages == ["page 9", "Page 10"])
    }
}
