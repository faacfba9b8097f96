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

    static var current: GuestbookStrings { catalog.current }
}

final class GuestbookScreen: ViewController {
    private let titleLabel = Label(.title1)
    private let countLabel = Label(.body)
    private let languageButton = Button("")
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init()
    }

    override func viewDidLoad() {
        view.addSubview(Stack(.vertical, spacing: .medium, [titleLabel, countLabel, languageButton]))
        languageButton.addTarget(self) { $0.chooseOtherLanguage() }
        showTexts()
    }

    override func environmentDidChange() { showTexts() }

    private func showTexts() {
        context?.localize(GuestbookStrings.catalog)
        let strings = GuestbookStrings.current
        titleLabel.text = strings.title
        countLabel.text = strings.entries.text(for: count)
        languageButton.title = strings.language
    }

    private func chooseOtherLanguage() {
        context?.chooseLanguage(Locale.current.languageCode == "de" ? "en" : "de")
    }
}
