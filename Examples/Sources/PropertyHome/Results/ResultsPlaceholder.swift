import CollectionViewKit
import SharedScreens

/// What stands in place of the list: rows to come, why none came, or that none match.
final class ResultsPlaceholder: View {
    let retryButton = Button("Try again", kind: .tinted)
    let clearButton = Button("Clear the search", kind: .tinted)
    private let titleLabel = Label(.headline, roles: ["is-multiline", "is-centered"])
    private let messageLabel = Label(.subheadline, roles: ["is-secondary", "is-multiline", "is-centered"])
    private let message: Stack
    private let skeleton = View(.box, roles: ["results-skeleton"])

    init() {
        message = Stack(
            .vertical, spacing: .small, alignment: .center, roles: ["results-message"],
            [titleLabel, messageLabel, retryButton, clearButton])
        super.init(.box, roles: ["results-placeholder"])
        skeleton.setAttribute(.isHiddenFromAccessibility, "true")
        for _ in 0..<8 {
            let row = View(.box, roles: ["skeleton-row"])
            for _ in 0..<4 { row.addSubview(View(.box, roles: ["skeleton-bar"])) }
            skeleton.addSubview(row)
        }
        addSubview(skeleton)
        addSubview(message)
    }
}

extension ResultsPlaceholder {
    /// Shows where the results stand; is hidden while there are homes.
    func show(_ model: ResultsModel) {
        isHidden = !model.objects.isEmpty
        skeleton.isHidden = model.state.phase != .loading && model.state.phase != .changing
        message.isHidden = !skeleton.isHidden
        var sentence: String?
        if case .failed(let text) = model.state.phase { sentence = text }
        titleLabel.text = sentence == nil ? "No homes match" : "The homes could not be loaded"
        messageLabel.text = sentence ?? "Widen the price, ask for fewer rooms, or look in the whole city."
        // Asking again for what cannot be understood does not help.
        let isInvalid = sentence == LoadError.invalid.ofHomes.sentence && model.search != HomeSearch()
        retryButton.isHidden = sentence == nil || isInvalid
        clearButton.isHidden = !isInvalid && (sentence != nil || model.search == HomeSearch())
    }
}
