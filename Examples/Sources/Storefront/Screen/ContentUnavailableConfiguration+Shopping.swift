import CollectionViewKit

extension ContentUnavailableConfiguration {
    /// What stands in place of the bag or the wishlist: that it is being loaded, that this failed, or that it is empty.
    ///
    /// - Parameters:
    ///   - status: How the loading stands.
    ///   - symbol: What stands above the text of an empty one.
    ///   - title: What is said of an empty one.
    ///   - text: How something comes into it.
    ///   - failure: That it could not be loaded.
    ///   - action: The title of the button that leads to the storefront.
    static func shopping(
        _ status: LoadStatus, symbol: BezierPath, title: String, text: String, failure: String, action: String
    ) -> Self {
        if status.state == .initial || status.placeholderReason == .loading { return loading() }
        var configuration = status.placeholderReason == .error ? Self.failure() : empty()
        if let error = status.error, status.placeholderReason == .error {
            configuration.text = failure
            configuration.secondaryText = error.sentence
            configuration.buttonTitle = ShopStrings.current.tryAgain
        } else {
            configuration.symbol = symbol
            configuration.text = title
            configuration.secondaryText = text
            configuration.buttonTitle = action
        }
        return configuration
    }
}
