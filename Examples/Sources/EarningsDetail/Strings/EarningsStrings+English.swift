import CollectionViewKit

extension EarningsStrings {
    static var english: EarningsStrings {
        EarningsStrings(
            list: List(
                title: "Earnings", transactions: "Transactions", empty: "No receipts yet",
                advice: "Send in the first one and see what it earns.", failure: "The transactions could not be loaded",
                earnedWith: PluralText(one: "earned with one receipt", other: "earned with # receipts")),
            transaction: Transaction(
                title: "Transaction", reading: "Loading the transaction…", missing: "This transaction does not exist",
                failure: "The transaction could not be loaded",
                reloadFailed: { "This could not be loaded again. \($0)" }),
            celebration: Celebration(
                pendingTitle: "We are reading your receipt",
                pendingMessage: "It takes a day at most. Offers and extras are added as soon as we are done.",
                title: "You earned cash back!", message: "It is in your account already.",
                messageWithExtras: "Offers and extras are in your account already."),
            facts: Facts(store: "Store", purchaseDate: "Purchase date", paid: "Paid", cashBack: "Cash back"),
            sections: Sections(
                earned: "What you earned", details: "Transaction details", offers: "Offers matched",
                extras: "Extra earnings", feedback: "Feedback", receipts: "Receipts", help: "Help",
                offersMatched: PluralText(other: "Offers matched (#)"),
                extraEarnings: PluralText(other: "Extra earnings (#)")),
            help: englishHelp,
            feedback: Feedback(
                question: "How did we do?", field: "Anything to add?",
                placeholder: "What went well, or what did not", send: "Send note", clear: "Clear", up: "Thumbs up",
                down: "Thumbs down", upGiven: "Thumbs up given", downGiven: "Thumbs down given",
                ratingRemoved: "Feedback withdrawn", noteSent: "Note sent", noteCleared: "Note cleared",
                stored: "Thank you for your feedback.", removed: "Your feedback was withdrawn.",
                refused: "Your feedback could not be saved. It is as it was before."),
            receipts: Receipts(
                receipt: "Receipt", close: "Close", zoomOut: "Zoom out", zoomIn: "Zoom in",
                previous: "Previous part", next: "Next part", picture: "zoomable picture",
                hint: "Press plus or minus to zoom, 0 to see all of it, and the arrow keys to move it.",
                receiptOf: { "Receipt of \($0)" }, part: { "Receipt of \($0), part \($1) of \($2)" },
                view: { "View \($0)" }),
            loading: Loading(
                loadAgain: "Load again", tryAgain: "Try again",
                notFound: "The address may be wrong.",
                outdated: "The list has changed in the meantime. Load it again."),
            pending: "Pending")
    }

    private static var englishHelp: Help {
        Help(
            missingOffer: "An offer is missing",
            missingOfferAnswer: """
                First compare the name and the size on the receipt with the offer. If they match, write to us with the \
                line from the receipt, and we will check it again.
                """,
            wrongAmount: "The amount is wrong",
            wrongAmountAnswer:
                "Cash back is calculated from what you paid, after coupons. Extra earnings are paid once per receipt.",
            payment: "When is it paid?",
            paymentAnswer:
                "It is in your account as soon as we have checked the receipt, which takes a day at most.",
            writeToUs: "Write to us")
    }
}
