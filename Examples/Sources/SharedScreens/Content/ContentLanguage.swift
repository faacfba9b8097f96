package import CollectionViewKit

/// The language of the content. The server has its names, descriptions and the alternative texts of its pictures in English, whatever
/// language the app is in; the strings of the screens are in that of the user.
package enum ContentLanguage {
    /// Names the language of views that show nothing but content, where it is not that of the app.
    ///
    /// Call it where the views are made: screens are made anew when the language of the app changes.
    ///
    /// - Parameters:
    ///   - views: The views, with all that is inside them.
    ///   - isContent: Whether they show content now, rather than a string of the app.
    package static func mark(_ views: [View], isContent: Bool = true) {
        let isDifferent = isContent && !Locale.current.languageCode.utf8.elementsEqual("en".utf8)
        for view in views { view.accessibilityLanguage = isDifferent ? "en" : nil }
    }
}
