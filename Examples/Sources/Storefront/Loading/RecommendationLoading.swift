/// Where the loading of what is recommended to the user stands. It decides and performs no effect.
///
/// The newest request counts. What it brings is outdated as soon as the server knows of another product that the user has looked
/// at; a request that fails is not repeated before that.
struct RecommendationLoading: Equatable {
    /// The number of the newest request.
    private var number = 0
    /// How many looks the server had been told of when it was sent.
    private var lookCount = 0
}

extension RecommendationLoading {
    /// Begins a request and returns its number.
    ///
    /// - Parameter lookCount: How many looks the server has been told of.
    mutating func begin(lookCount: Int) -> Int {
        number += 1
        self.lookCount = lookCount
        return number
    }

    /// Whether no newer request was sent than one.
    func isNewest(_ number: Int) -> Bool { number == self.number }

    /// Whether the user has looked at a product since the newest request.
    func isOutdated(_ lookCount: Int) -> Bool { lookCount != self.lookCount }
}
