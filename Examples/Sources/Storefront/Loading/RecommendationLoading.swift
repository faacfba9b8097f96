/// Where the loading of what is recommended to the user stands. It decides and performs no effect.
///
/// What the newest request brings is outdated as soon as the server knows of another product that the user has looked at; a
/// request that fails is not repeated before that.
struct RecommendationLoading: Equatable {
    /// How many looks the server had been told of when the newest request was sent.
    private var lookCount = 0
}

extension RecommendationLoading {
    /// Begins a request, which takes the place of the one before.
    ///
    /// - Parameter lookCount: How many looks the server has been told of.
    mutating func begin(lookCount: Int) { self.lookCount = lookCount }

    /// Whether the user has looked at a product since the newest request.
    func isOutdated(_ lookCount: Int) -> Bool { lookCount != self.lookCount }
}
