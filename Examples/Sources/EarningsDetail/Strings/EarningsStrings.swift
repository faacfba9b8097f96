import CollectionViewKit

/// What the screens of earnings say in a language.
final class EarningsStrings: Sendable {
    let list: List
    let transaction: Transaction
    let celebration: Celebration
    let facts: Facts
    let sections: Sections
    let help: Help
    let feedback: Feedback
    let receipts: Receipts
    let loading: Loading
    /// The status of a receipt that is still being looked through.
    let pending: String

    init(
        list: List, transaction: Transaction, celebration: Celebration, facts: Facts, sections: Sections, help: Help,
        feedback: Feedback, receipts: Receipts, loading: Loading, pending: String
    ) {
        self.list = list
        self.transaction = transaction
        self.celebration = celebration
        self.facts = facts
        self.sections = sections
        self.help = help
        self.feedback = feedback
        self.receipts = receipts
        self.loading = loading
        self.pending = pending
    }
}

extension EarningsStrings {
    /// The languages of the screens.
    static let catalog = StringCatalog<EarningsStrings>("en") { .english }
        .adding("de") { .german }
        .adding("ar") { .arabic }

    /// The strings in the language of the app.
    static var current: EarningsStrings { catalog.current }
}

extension EarningsStrings {
    /// The list of transactions.
    struct List: Sendable {
        let title, transactions, empty, advice, failure: String
        /// What stands below the sum, with the number of receipts that have earned it.
        let earnedWith: PluralText
    }

    /// The screen of a transaction while there is nothing else to show.
    struct Transaction: Sendable {
        let title, reading, missing, failure: String
        let reloadFailed: @Sendable (_ reason: String) -> String
    }

    /// The head of a transaction.
    struct Celebration: Sendable {
        let pendingTitle, pendingMessage, title, message, messageWithExtras: String
    }

    /// The names of what is known of a purchase.
    struct Facts: Sendable {
        let store, purchaseDate, paid, cashBack: String
    }

    /// The sections of a transaction.
    struct Sections: Sendable {
        let earned, details, offers, extras, feedback, receipts, help: String
        /// The rows that show and hide earnings, with the number of these.
        let offersMatched, extraEarnings: PluralText
    }

    /// What users ask about a transaction.
    struct Help: Sendable {
        let missingOffer, missingOfferAnswer, wrongAmount, wrongAmountAnswer, payment, paymentAnswer: String
        let writeToUs: String
    }

    /// What the user thinks of a transaction.
    struct Feedback: Sendable {
        let question, field, placeholder, send, clear, up, down: String
        /// The names of steps that can be undone.
        let upGiven, downGiven, ratingRemoved, noteSent, noteCleared: String
        /// What is said of the result.
        let stored, removed, refused: String
    }

    /// The receipts, in small and in large.
    struct Receipts: Sendable {
        let receipt, close, zoomOut, zoomIn, previous, next, picture, hint: String
        let receiptOf: @Sendable (_ store: String) -> String
        let part: @Sendable (_ store: String, _ part: String, _ count: String) -> String
        let view: @Sendable (_ receipt: String) -> String
    }

    /// Loading, and why it failed.
    struct Loading: Sendable {
        let loadAgain, tryAgain, notFound, outdated: String
    }
}
