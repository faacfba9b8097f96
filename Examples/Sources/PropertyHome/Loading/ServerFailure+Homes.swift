import SharedScreens

extension ServerFailure {
    /// What to do, as a sentence.
    var sentence: String {
        sentence(
            missing: "This home is not on the market any more.",
            outdated: "The homes have changed meanwhile. Load them again.",
            invalid: "The server does not understand this search. Change it, then try again.")
    }
}
