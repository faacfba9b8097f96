import CollectionViewKit

/// What the storefront says in a language. What is on its pages, the server composes.
final class ShopStrings: Sendable {
    let title, pageContent, tryAgain, partFailed: String
    let empty, emptyAdvice: String
    /// What stands between the parts of a name that is read out.
    let separator: String
    let search: Search
    let failures: Failures

    init(
        title: String, pageContent: String, tryAgain: String, partFailed: String, empty: String, emptyAdvice: String,
        separator: String, search: Search, failures: Failures
    ) {
        self.title = title
        self.pageContent = pageContent
        self.tryAgain = tryAgain
        self.partFailed = partFailed
        self.empty = empty
        self.emptyAdvice = emptyAdvice
        self.separator = separator
        self.search = search
        self.failures = failures
    }

    /// Why a page is not shown, or not the newest.
    struct Failures: Sendable {
        let offline, offlineAdvice: String
        let unreachable, unreachableAdvice: String
        let notFound, notFoundAdvice: String
        let cannotBeShown, unreadableAdvice: String
        let offlineNotice, notRenewedNotice: String
    }
}

extension ShopStrings {
    /// The languages of the screen.
    static let catalog = StringCatalog<ShopStrings>("en") { .english }.adding("de") { .german }
        .adding("ar") { .arabic }

    /// The texts in the language of the app whose event is handled.
    static var current: ShopStrings { catalog.current }
}
