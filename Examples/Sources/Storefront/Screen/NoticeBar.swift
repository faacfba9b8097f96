import CollectionViewKit

/// A line above a page that could not be renewed, with a way to try again.
final class NoticeBar: View {
    let textLabel = Label(.footnote)
    let retryButton = Button("Try again", style: .footnote)

    init() {
        super.init(.box, roles: ["banner"])
        setAttribute(.accessibilityRole, "status")
        isHidden = true
        addSubview(textLabel)
        addSubview(retryButton)
    }

    func show(_ failure: PageFailure?) {
        isHidden = failure == nil
        guard let failure else { return }
        textLabel.text =
            switch failure {
            case .offline: "You are offline. This is what we had before."
            default: "This page could not be renewed. This is what we had before."
            }
        retryButton.isHidden = !failure.canRetry
    }
}
