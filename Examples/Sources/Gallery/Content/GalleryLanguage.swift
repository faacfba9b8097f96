import CollectionViewKit

/// A language that the gallery is in.
enum GalleryLanguage: CaseIterable {
    case english, german, arabic
}

extension GalleryLanguage {
    static var current: GalleryLanguage {
        let code = Locale.current.languageCode
        return allCases.first { $0.tag.utf8.elementsEqual(code.utf8) } ?? .english
    }

    var tag: String {
        switch self {
        case .english: "en"
        case .german: "de"
        case .arabic: "ar"
        }
    }

    /// The name in the language itself.
    var name: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .arabic: "العربية"
        }
    }
}
