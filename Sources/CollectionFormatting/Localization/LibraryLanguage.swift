/// The languages of the library's own strings: names of buttons, announcements and sentences about failures. An app in another
/// language provides its own strings.
enum LibraryLanguage {
    case english
    case german
    case arabic
}

extension LibraryLanguage {
    init(_ locale: Locale) {
        let code = locale.languageCode.utf8
        self = code.elementsEqual("de".utf8) ? .german : code.elementsEqual("ar".utf8) ? .arabic : .english
    }

    static var current: LibraryLanguage { AppLanguage.current?.libraryLanguage ?? .english }
}

/// A text of the library in the language of the app whose event is handled.
package func libraryText(_ english: String, german: String, arabic: String) -> String {
    switch LibraryLanguage.current {
    case .english: english
    case .german: german
    case .arabic: arabic
    }
}
