import CollectionViewKit
import SharedScreens

extension LoadError {
    /// A failure of the server, in the words of the portal.
    init(_ failure: ServerFailure) {
        let message = failure.sentence(
            missing: "It may have been taken away.", outdated: "The list has changed meanwhile.")
        self.init(code: failure.code, message: message)
    }
}
