import CollectionViewKit

/// What is said about the last change of the episodes, with a way to undo it. It stays until the reader has dealt with it.
final class EpisodeNoticeView: View {
    let undoButton = Button("Undo", kind: .tinted, style: .footnote)
    let dismissButton = Button("Dismiss", style: .footnote)
    private let label = Label(.footnote, roles: ["is-multiline"])
    private var shown: EpisodeNotice?

    init() {
        super.init(.box, roles: ["portal-notice"])
        setAttribute(.accessibilityRole, "group")
        accessibilityLabel = "Last change"
        isHidden = true
        for view in [label, undoButton, dismissButton] as [View] { addSubview(view) }
    }

    /// Shows a notice, or goes. Returns what is to be read out: a failure, which the reader does not expect.
    func show(_ notice: EpisodeNotice?) -> String? {
        guard notice != shown else { return nil }
        shown = notice
        isHidden = notice == nil
        guard let notice else { return nil }
        label.text = notice.text
        undoButton.isHidden = !notice.canUndo
        setRole("is-failure", !notice.canUndo)
        return notice.canUndo ? nil : notice.text
    }
}
