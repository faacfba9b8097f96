import CollectionViewKit

// The code of the article "Localizing".

struct GuestbookStrings {
    let title, write, language: String
    let entries: PluralText
    let from: (_ name: String) -> String
}

extension GuestbookStrings {
    static let catalog = StringCatalog<GuestbookStrings>("en") {
        GuestbookStrings(
            title: "Guestbook", write: "Write", language: "Language",
            entries: PluralText(one: "# entry", other: "# entries"), from: { "From \($0)" })
    }
    .adding("de") {
        GuestbookStrings(
            title: "Gästebuch", write: "Schreiben", language: "Sprache",
            entries: PluralText(one: "# Eintrag", other: "# Einträge"), from: { "Von \($0)" })
    }
}

final class GuestbookScreen: ViewController {
    private let titleLabel = Label(.title1)
    private let countLabel = Label(.body)
    private let languageButton = Button("")
    private let count: Int
    private(set) var shownLanguage = ""

    init(count: Int) {
        self.count = count
        super.init()
    }

    override func viewDidLoad() {
        view.addSubview(Stack(.vertical, spacing: .medium, [titleLabel, countLabel, languageButton]))
        languageButton.addTarget(self) { $0.chooseOtherLanguage() }
        localize(context?.storage.string(for: "language"))
    }

    private func localize(_ language: String?) {
        guard let localization = context?.localize(GuestbookStrings.catalog, language: language) else { return }
        let strings = localization.strings
        titleLabel.text = strings.title
        countLabel.text = strings.entries.text(for: count, locale: localization.locale)
        languageButton.title = strings.language
        shownLanguage = localization.locale.languageCode
    }

    private func chooseOtherLanguage() {
        let language = shownLanguage == "de" ? "en" : "de"
        try? context?.storage.set(language, for: "language")
        localize(language)
    }
}
