extension ShopStrings {
    static var english: ShopStrings {
        ShopStrings(
            title: "Storefront", pageContent: "Page content", tryAgain: "Try again",
            partFailed: "This part could not be loaded", empty: "Nothing here yet",
            emptyAdvice: "New things arrive every day. Check back soon.", separator: ", ", search: .english,
            failures: .english)
    }
}

extension ShopStrings.Failures {
    fileprivate static var english: Self {
        Self(
            offline: "You are offline", offlineAdvice: "The page will load as soon as there is a connection.",
            unreachable: "The shop is not responding",
            unreachableAdvice: "Check your connection, then try again.", notFound: "This page does not exist",
            notFoundAdvice: "The address may be wrong, or the product may no longer be available.",
            cannotBeShown: "This page cannot be shown",
            unreadableAdvice: "The page could not be read. Try again in a moment.",
            offlineNotice: "You are offline. This is the version that was loaded last.",
            notRenewedNotice: "This page could not be updated. This is the version that was loaded last.")
    }
}
