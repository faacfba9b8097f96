import CollectionViewKit
import SharedScreens

extension LoadError {
    /// A failure of the server, in the words of the earnings.
    init(_ failure: ServerFailure) {
        let message = failure.sentence(
            missing: "There is no transaction of this number.", outdated: "The list has changed meanwhile.")
        self.init(code: failure.code, message: message)
    }
}
