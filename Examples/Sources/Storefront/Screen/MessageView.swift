import CollectionViewKit

/// A message in place of a page, with a way to try again.
final class MessageView: View {
    let titleLabel = Label(.title2)
    let textLabel = Label(.body, roles: ["is-secondary"])
    let retryButton = Button("Try again", roles: ["button-primary"])

    init() {
        super.init(.box, roles: ["message"])
        setAttribute(.accessibilityRole, "alert")
        addSubview(titleLabel)
        addSubview(textLabel)
        addSubview(retryButton)
    }

    func show(_ failure: PageFailure) {
        titleLabel.text = failure.title
        textLabel.text = failure.advice
        retryButton.isHidden = !failure.canRetry
    }

    func showEmpty() {
        titleLabel.text = "Nothing here yet"
        textLabel.text = "New things arrive every day. Look in again soon."
        retryButton.isHidden = true
    }
}
