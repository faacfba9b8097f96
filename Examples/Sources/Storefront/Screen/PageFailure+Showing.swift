import CollectionViewKit

extension PageFailure {
    /// What stands in place of the page.
    var message: ContentUnavailableConfiguration {
        .failure(title, secondaryText: advice, buttonTitle: canRetry ? ShopStrings.current.tryAgain : "")
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
        empty(ShopStrings.current.empty, secondaryText: ShopStrings.current.emptyAdvice)
    }
}
