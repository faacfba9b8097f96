package import CollectionViewKit

/// The name of a button for assistive technology, which says what the button does and names the content that it is about.
///
/// An attribute has one language for all of its text. Where the content is in another language than the app, the name is made of two
/// elements in the button, which the style sheet does not draw, and each has its language.
///
/// ```swift
/// nextName = ContentName(of: nextButton)
/// nextName.show("Next picture", home.title)
/// ```
package final class ContentName {
    private let button: Button
    /// What the button does, and the content; `nil` where both are in one language.
    private let parts: (action: Label, content: Label)?

    /// Creates the name of a button that has none, and whose title is not drawn.
    package init(of button: Button) {
        self.button = button
        guard ContentLanguage.tag != nil else {
            parts = nil
            return
        }
        let labels = (action: Label(.caption1), content: Label(.caption1))
        ContentLanguage.mark([labels.content])
        let view = View(.box, styleClasses: ["content-name", "is-visually-hidden"])
        view.addSubview(labels.action)
        view.addSubview(labels.content)
        button.addSubview(view)
        parts = labels
    }
}

extension ContentName {
    /// Names the button.
    ///
    /// - Parameters:
    ///   - action: What the button does, in the language of the app.
    ///   - content: The name of what it is about.
    ///   - sentence: The whole name where both are in one language; `nil` for the two with a colon between them.
    package func show(_ action: String, _ content: String, sentence: String? = nil) {
        let start = action + ": "
        if let parts {
            parts.action.text = start
            parts.content.text = content
        } else {
            button.accessibilityLabel = sentence ?? start + content
        }
    }
}
