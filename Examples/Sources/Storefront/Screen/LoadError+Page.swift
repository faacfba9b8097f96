import CollectionViewKit

extension LoadError {
    /// Why a response is not a page, with what is said to the user; `nil` for a success.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - isOnline: Whether the device says that it has a network.
    ///   - isSearch: Whether it responds to a search.
    static func ofPage(_ response: HostResponse, isOnline: Bool, isSearch: Bool) -> LoadError? {
        let strings = ShopStrings.current
        return switch response {
        case .success: nil
        case .unreachable where isOnline:
            LoadError(
                reason: .unreachable, message: strings.failures.unreachableAdvice, title: strings.failures.unreachable)
        case .unreachable:
            LoadError(
                reason: .unreachable, message: strings.failures.offlineAdvice, title: strings.failures.offline)
        case .failure(status: 404):
            LoadError(
                reason: .notFound, code: 404, message: strings.failures.notFoundAdvice,
                title: strings.failures.notFound)
        // The address of a long query is too long before its text is read.
        case .failure(let status) where isSearch && (status == 400 || status == 414):
            LoadError(
                reason: .invalid, code: status, message: strings.search.notSearchableAdvice,
                title: strings.search.notSearchable)
        case .failure(let status):
            LoadError(
                reason: .refused, code: status, message: LoadError.refused.sentence,
                title: strings.failures.cannotBeShown)
        }
    }

    /// Why a response cannot be shown as a page: the page says it where it needs a newer version of this program.
    static func ofPage(_ error: PageError) -> LoadError {
        guard let fallback = error.fallback else {
            let strings = ShopStrings.current.failures
            return LoadError(
                reason: .undecodable, message: strings.unreadableAdvice, title: strings.cannotBeShown)
        }
        return LoadError(reason: .outdated, message: fallback.text ?? "", title: fallback.title ?? "")
    }

    /// What stands in place of the page.
    var page: ContentUnavailableConfiguration {
        .failure(title, secondaryText: message, buttonTitle: canRetry ? ShopStrings.current.tryAgain : "")
    }

    /// What stands above a page that could not be renewed.
    ///
    /// - Parameter isOnline: Whether the device says that it has a network.
    func notice(isOnline: Bool) -> Notice {
        let strings = ShopStrings.current
        let isOffline = reason == .unreachable && !isOnline
        return Notice(
            isOffline ? strings.failures.offlineNotice : strings.failures.notRenewedNotice, kind: .failure,
            actionTitle: canRetry ? strings.tryAgain : "", canBeDismissed: false)
    }

    /// Whether trying again can help.
    private var canRetry: Bool { recovery != .goBack && recovery != .correct }
}

extension ContentUnavailableConfiguration {
    /// What stands in place of a page without sections.
    static var emptyPage: Self {
        empty(ShopStrings.current.empty, secondaryText: ShopStrings.current.emptyAdvice)
    }
}
