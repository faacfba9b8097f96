import SharedScreens

extension ServerFailure {
    /// What to do, as a sentence.
    var sentence: String {
        sentence(
            missing: "There is nobody of this number any more.",
            outdated: "The feed has changed meanwhile. Load it again.")
    }
}
