package import CollectionViewKit

/// What is said about something that failed. It stays until the reader has dealt with it.
package final class NoticeView: View {
    /// The button that does away with it. The screen tells whoever has the notice.
    package let dismissButton = Button("Dismiss", style: .footnote)
    private let label = Label(.footnote, roles: ["is-multiline"])

    /// Creates a view that is hidden until there is something to say.
    package init() {
        super.init(.box, roles: ["banner", "notice"])
        isHidden = true
        addSubview(label)
        addSubview(dismissButton)
    }
}

extension NoticeView {
    /// Shows a notice, or goes. Returns whether it is a new one.
    package func show(_ text: String?) -> Bool {
        defer {
            isHidden = text == nil
            label.text = text ?? ""
        }
        return text != nil && (isHidden || label.text != text)
    }
}
