import CollectionViewKit

extension PortalStrings {
    static var english: PortalStrings {
        PortalStrings(
            list: List(
                title: "Shows", empty: "No shows yet", advice: "Add the first one.",
                failure: "The shows could not be loaded"),
            header: Header(
                show: "Show", missing: "This show does not exist", failure: "The show could not be loaded",
                segments: "Parts of the show", since: { "since \($0)" }),
            segments: Segments(details: "Details", episodes: "Episodes", reviews: "Reviews", trends: "Trends"),
            parts: englishParts,
            statuses: Statuses(
                live: "Live", inReview: "In review", changesRequested: "Changes requested", draft: "Draft"),
            facts: Facts(
                studio: "Studio", genre: "Genre", language: "Language", season: "Season", episodes: "Episodes",
                length: "Total length", firstEpisode: "First episode", latestEpisode: "Latest episode",
                english: "English", french: "French"),
            episodes: englishEpisodes,
            episode: englishEpisode,
            feedback: Feedback(
                ratings: PluralText(one: "# rating", other: "# ratings"),
                stars: PluralText(one: "# star", other: "# stars"),
                ratingsByStars: "Ratings by stars", more: "More",
                rated: { "Rated \($0) out of \($1)" }, moreOf: { "Read more of “\($0)”" }),
            trends: Trends(
                plays: "Plays per day", minutes: "Minutes watched per day", table: "Show as a table",
                period: "Period", weeks: PluralText(other: "#W"), months: PluralText(other: "#M"),
                years: PluralText(other: "#Y"),
                lastWeeks: PluralText(one: "The last week", other: "The last # weeks"),
                lastMonths: PluralText(one: "The last month", other: "The last # months"),
                lastYears: PluralText(one: "The last year", other: "The last # years")),
            faults: Faults(
                title: "Faults", hint: "Your choice applies to the next load. Load again to see it.",
                header: "Header", changes: "Changes", none: "None", slow: "Slow", failing: "Failing", empty: "Empty",
                stale: "Stale", faultOf: { "Fault: \($0)" }),
            loading: Loading(
                loadAgain: "Load again", tryAgain: "Try again", notFound: "It may have been removed.",
                outdated: "The list has changed in the meantime. Load it again."))
    }

    private static var englishParts: Parts {
        Parts(
            status: Part(
                title: "Status", empty: "No status yet", advice: "It appears once the show is sent for review.",
                failure: "The status could not be loaded"),
            information: Part(
                title: "Information", empty: "No information yet", advice: "Add what viewers should know.",
                failure: "The information could not be loaded"),
            description: Part(
                title: "Description", empty: "No description yet",
                advice: "Say in a few sentences what it is about.", failure: "The description could not be loaded"),
            episodes: Part(
                title: "Episodes", empty: "No episodes yet",
                advice: "Upload the first one to send the show for review.",
                failure: "The episodes could not be loaded"),
            ratings: Part(
                title: "Ratings", empty: "No ratings yet", advice: "Viewers can rate a show once it is live.",
                failure: "The ratings could not be loaded"),
            reviews: Part(
                title: "Reviews", empty: "No reviews yet", advice: "They appear here as soon as a viewer writes one.",
                failure: "The reviews could not be loaded"),
            trends: Part(
                title: "Trends", empty: "No plays yet",
                advice: "Numbers appear a day after the first episode is out.",
                failure: "The trends could not be loaded"),
            feedbackAdvice: "They appear here once the show is live and a viewer writes one.")
    }

    private static var englishEpisode: EpisodePage {
        EpisodePage(
            title: "Episode", missing: "This episode does not exist", failure: "The episode could not be loaded",
            about: "About this episode", guests: "Guests",
            soundNote: "This preview replaces speech with tones, one pitch for each speaker. "
                + "Read what is said in the transcript.",
            transcript: "Transcript", previous: "Previous episode", next: "Next episode",
            numbered: { "Episode \($0)" })
    }

    private static var englishEpisodes: Episodes {
        Episodes(
            count: PluralText(one: "# episode", other: "# episodes"),
            plays: PluralText(one: "# play", other: "# plays"),
            edit: "Edit", done: "Done", editEpisodes: "Edit episodes", doneEditing: "Done editing episodes",
            remove: "Remove", moveUp: "Move up", moveDown: "Move down", undo: "Undo", undone: "Undone.",
            removeEpisode: { "Remove: \($0)" }, reorderEpisode: { "Reorder: \($0)" },
            place: { "Position \($0) of \($1)." },
            removed: { "“\($0)” was removed." },
            removalFailed: { "“\($0)” could not be removed. It is back in the list." },
            restorationFailed: { "“\($0)” could not be restored. It is still removed." },
            moveFailed: { "“\($0)” could not be moved. It is back in its place." },
            moveUnconfirmed: { "The new place of “\($0)” may not be saved. Load again to check." },
            severalRemoved: PluralText(one: "# episode was removed.", other: "# episodes were removed."))
    }
}
