import CollectionViewKit

extension PageFailure {
    /// What stands in place of the page.
    var message: ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.failure()
        configuration.text = title
        configuration.secondaryText = advice
        configuration.buttonTitle = canRetry ? "Try again" : ""
        return configuration
    }

    /// What stands above a page that could not be renewed.
    var notice: Notice {
        let text =
            switch self {
            case .offline: "You are offline. This is what we had before."
            default: "This page could not be renewed. This is what we had before."
            }
        return Notice(text, kind: .failure, actionTitle: canRetry ? "Try again" : "", canBeDismissed: false)
    }
}

extension ContentUnavailableConfiguration {
    /// What stands in place of a page without sections.
    static var emptyPage: Self {
        var configuration = empty()
        configuration.text = "Nothing here yet"
        configuration.secondaryText = "New things arrive every day. Look in again soon."
        return configuration
    }
}
