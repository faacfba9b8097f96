/// Why a load failed, in a form that can be shown and compared.
///
/// ```swift
/// guard case .success(let bytes) = response else { return show(LoadError(response)) }
/// messageLabel.text = error.sentence
/// retryButton.isHidden = error.recovery != .retry
/// ```
///
/// It is the one type of failure of loaders, data sources and screens. ``sentence`` is for the user, and ``recovery`` says what can be
/// done; details for developers belong to the log.
public struct LoadError: Error, Equatable, Sendable {
    /// What went wrong.
    public var reason: Reason
    /// A number for programs, such as a status of HTTP; 0 where there is none.
    public var code: Int
    /// A sentence for the user; empty where that of the reason says enough.
    public var message: String

    /// Creates an error.
    public init(reason: Reason = .failed, code: Int = 0, message: String = "") {
        self.reason = reason
        self.code = code
        self.message = message
    }

    /// What went wrong.
    public enum Reason: Hashable, Sendable, CaseIterable {
        /// The loader says so.
        case failed
        /// The loader gave its request up without an answer. This is a mistake of the loader.
        case abandoned
        /// The loader did not answer in time.
        case timedOut
        /// The server could not be reached.
        case unreachable
        /// The server failed, or does not permit it.
        case refused
        /// What the request goes on from has changed meanwhile.
        case outdated
        /// The response is not what was requested.
        case undecodable
        /// There is no such thing.
        case notFound
        /// A limit was exceeded: of the size of the response, or of the number of requests.
        case limit
    }

    /// What can be done about a failure.
    public enum Recovery: Hashable, Sendable {
        /// Load again, when the user wants to.
        case retry
        /// Load again as soon as there is a connection; the user may try earlier.
        case waitForNetwork
        /// Begin anew: what is shown is no longer current.
        case reload
        /// Go back; loading again brings nothing.
        case goBack
    }
}

extension LoadError {
    /// What can be done about it.
    public var recovery: Recovery {
        switch reason {
        case .unreachable: .waitForNetwork
        case .outdated: .reload
        case .notFound: .goBack
        case .failed, .abandoned, .timedOut, .refused, .undecodable, .limit: .retry
        }
    }

    /// The ``message``, or else a sentence in English about the reason and what to do.
    public var sentence: String {
        if !message.utf8.isEmpty { return message }
        return switch reason {
        case .failed, .abandoned, .refused: "Something went wrong on our side. Try again in a moment."
        case .timedOut: "This takes longer than it should. Try again in a moment."
        case .unreachable: "The server cannot be reached. It is tried again when there is a connection."
        case .outdated: "This has changed in the meantime. Load it again."
        case .undecodable: "The response could not be read. Try again in a moment."
        case .notFound: "This does not exist any more."
        case .limit: "There is too much to load at once. Try again later."
        }
    }
}
