package import CollectionViewKit

/// The language of the content. The server has its names, descriptions and the alternative texts of its pictures in English, whatever
/// language the app is in; the strings of the screens are in that of the user.
package enum ContentLanguage {
    /// The language of the content as a tag, where it is not that of the app; `nil` where it is.
    package static var tag: String? { Locale.current.languageCode.utf8.elementsEqual("en".utf8) ? nil : "en" }

    /// Names the language of views that show nothing but content, where it is not that of the app.
    ///
    /// Call it where the views are made: screens are made anew when the language of the app changes.
    ///
    /// - Parameters:
    ///   - views: The views, with all that is inside them.
    ///   - isContent: Whether they show content now, rather than a string of the app.
    package static func mark(_ views: [View], isContent: Bool = true) {
        let language = isContent ? tag : nil
        for view in views { view.accessibilityLanguage = language }
    }

    /// Content as a part of a line that has strings of the app too.
    ///
    /// Where the app is read from right to left, it has a direction of its own (UAX #9, first strong isolate): otherwise the number of
    /// "5 Quay Street" would be taken for a part of the Arabic text before it, and stand behind the name. The direction of the line
    /// is that of the app's strings, also where it begins with content.
    package static func isolated(_ text: String) -> String {
        guard Locale.current.characterDirection == .rightToLeft, !text.isEmpty else { return text }
        return "\u{2068}" + text + "\u{2069}"
    }
}
