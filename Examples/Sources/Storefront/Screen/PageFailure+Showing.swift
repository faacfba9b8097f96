import CollectionViewKit

extension PageFailure {
    /// What stands in place of the page.
    var message: ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration.failure()
        configuration.text = title
        configuration.secondaryText = advice
        configuration.buttonTitle = canRetry ? ShopStrings.current.tryAgain : ""
        return configuration
    }

    /// What stands above a page that could not be renewed.
    var notice: Notice {
        let strings = ShopStrings.current
        let text =
            switch self {
            case .offline: strings.failures.offlineNotice
            default: strings.failures.notRenewedNotice
            }
        return Notice(text, kind: .failure, actionTitle: canRetry ? strings.tryAgain : "", canBeDismissed: false)
    }
}

extension ContentUnavailableConfiguration {
    /// What stands in place of a page without sections.
    static var emptyPage: Self {
        var configuration = empty()
        configuration.text = ShopStrings.current.empty
        configuration.secondaryText = ShopStrings.current.emptyAdvice
        return configuration
    }
}
