import ScreenContracts

/// What the server has of a show, each by itself.
enum PortalEndpoint: Int, CaseIterable {
    case show, status, information, description, episodes, ratings, reviews, trends
    /// What the user changes.
    case changes

    /// The name in the panel of faults.
    var title: String {
        let strings = PortalStrings.current
        return switch self {
        case .show: strings.faults.header
        case .status: strings.parts.status.title
        case .information: strings.parts.information.title
        case .description: strings.parts.description.title
        case .episodes: strings.parts.episodes.title
        case .ratings: strings.parts.ratings.title
        case .reviews: strings.parts.reviews.title
        case .trends: strings.parts.trends.title
        case .changes: strings.faults.changes
        }
    }

    /// Where the server has it, below the path of the show.
    var suffix: String {
        switch self {
        case .show, .changes: ""
        case .status: "/status"
        case .information: "/information"
        case .description: "/description"
        case .episodes: "/episodes"
        case .ratings: "/ratings"
        case .reviews: "/reviews"
        case .trends: "/trends?range=" + TrendRangeContract.year.rawValue
        }
    }
}

/// What goes wrong with an endpoint on purpose, so that every state of the screen can be seen.
enum PortalFault: Int, CaseIterable {
    /// Nothing goes wrong.
    case none
    /// The response takes some seconds.
    case slow
    /// The server fails.
    case failing
    /// There is nothing.
    case empty
    /// The response comes late and cannot be called off, so that it may come after one that was requested later.
    case stale

    /// The name in the panel of faults.
    var title: String {
        let strings = PortalStrings.current
        return switch self {
        case .none: strings.faults.none
        case .slow: strings.faults.slow
        case .failing: strings.faults.failing
        case .empty: strings.faults.empty
        case .stale: strings.faults.stale
        }
    }
}
