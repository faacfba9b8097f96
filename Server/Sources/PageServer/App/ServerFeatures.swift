/// Every feature of the server. A new screen is one more line here.
enum ServerFeatures {
    /// The features, in the order in which they are asked.
    static let all: [any ServerFeature] = [
        StorefrontFeature(), PortalFeature(),
        EarningsFeature(), PeopleFeature(),
    ]
}
