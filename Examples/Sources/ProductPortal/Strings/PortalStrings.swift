import CollectionViewKit

/// What the portal says in a language.
final class PortalStrings: Sendable {
    let list: List
    let header: Header
    let segments: Segments
    let parts: Parts
    let statuses: Statuses
    let facts: Facts
    let episodes: Episodes
    let episode: EpisodePage
    let feedback: Feedback
    let trends: Trends
    let faults: Faults
    let loading: Loading

    init(
        list: List, header: Header, segments: Segments, parts: Parts, statuses: Statuses, facts: Facts,
        episodes: Episodes, episode: EpisodePage, feedback: Feedback, trends: Trends, faults: Faults,
        loading: Loading
    ) {
        self.list = list
        self.header = header
        self.segments = segments
        self.parts = parts
        self.statuses = statuses
        self.facts = facts
        self.episodes = episodes
        self.episode = episode
        self.feedback = feedback
        self.trends = trends
        self.faults = faults
        self.loading = loading
    }
}

extension PortalStrings {
    /// The languages of the portal.
    static let catalog = StringCatalog<PortalStrings>("en") { .english }
        .adding("de") { .german }
        .adding("ar") { .arabic }

    /// The strings in the language of the app.
    static var current: PortalStrings { catalog.current }
}

// MARK: - The list of shows, and what a show's screen is made of

extension PortalStrings {
    /// The list of shows.
    struct List: Sendable {
        let title, empty, advice, failure: String
    }

    /// The header of a show's screen and what stands in its place.
    struct Header: Sendable {
        let show, missing, failure, segments: String
        let since: @Sendable (_ day: String) -> String
    }

    /// The titles of the segments of a show's screen.
    struct Segments: Sendable {
        let details, episodes, reviews, trends: String
    }

    /// The parts of a show's screen that load by themselves.
    struct Parts: Sendable {
        let status, information, description, episodes, ratings, reviews, trends: Part
        /// What is advised where there are neither ratings nor reviews.
        let feedbackAdvice: String
    }

    /// A part of a show's screen: its title, and what is said while there is nothing and when it cannot be loaded.
    struct Part: Sendable {
        let title, empty, advice, failure: String
    }

    /// The names of statuses.
    struct Statuses: Sendable {
        let live, inReview, changesRequested, draft: String
    }

    /// The names of facts, and of languages.
    struct Facts: Sendable {
        let studio, genre, language, season, episodes, length, firstEpisode, latestEpisode: String
        let english, french: String
    }
}

// MARK: - The segments

extension PortalStrings {
    /// The list of episodes and its changes.
    struct Episodes: Sendable {
        let count, plays: PluralText
        let edit, done, editEpisodes, doneEditing: String
        let remove, moveUp, moveDown, undo, undone: String
        let removeEpisode, reorderEpisode: @Sendable (_ title: String) -> String
        let place: @Sendable (_ place: String, _ count: String) -> String
        let removed, removalFailed, restorationFailed, moveFailed: @Sendable (_ title: String) -> String
        let moveUnconfirmed: @Sendable (_ title: String) -> String
        let severalRemoved: PluralText
    }

    /// The screen of one episode.
    struct EpisodePage: Sendable {
        let title, missing, failure: String
        let about, guests, soundNote, transcript, previous, next: String
        let numbered: @Sendable (_ number: String) -> String
    }

    /// Ratings and reviews.
    struct Feedback: Sendable {
        let ratings, stars: PluralText
        let ratingsByStars, more: String
        let rated: @Sendable (_ mean: String, _ maximum: String) -> String
        let moreOf: @Sendable (_ title: String) -> String
    }

    /// The charts.
    struct Trends: Sendable {
        let plays, minutes, table: String
        /// The name of the control that chooses the length of time that a chart shows.
        let period: String
        /// Lengths of time, abbreviated.
        let weeks, months, years: PluralText
        /// The same in words, for assistive technology.
        let lastWeeks, lastMonths, lastYears: PluralText
    }
}

// MARK: - Loading

extension PortalStrings {
    /// The panel of faults.
    struct Faults: Sendable {
        let title, hint, header, changes: String
        let none, slow, failing, empty, stale: String
        let faultOf: @Sendable (_ endpoint: String) -> String
    }

    /// Loading, and why it failed.
    struct Loading: Sendable {
        let loadAgain, tryAgain, notFound, outdated: String
    }
}
