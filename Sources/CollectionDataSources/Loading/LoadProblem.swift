/// A mistake that was noticed while content was loaded. Its only effect is a message.
public enum LoadProblem: Equatable, Sendable {
    /// A loader finished one request twice. The second time is ignored.
    case finishedTwice(request: Int)
    /// A loader gave its request up without a response. The load counts as failed.
    case abandoned(request: Int)
    /// A loader did not respond in time. The load counts as failed.
    case timedOut(request: Int)
    /// A server returned a cursor again. The list ends there.
    case repeatedCursor
    /// Two parts of a list in a row brought no new items, and the server named a further one. The list ends there.
    case stalled
    /// This many loaded items had an identity that was there already. They were omitted.
    case repeatedItems(Int)
}

extension LoadProblem {
    /// What happened and what to do about it, as a sentence.
    public var message: String {
        switch self {
        case .finishedTwice:
            "A request was finished twice. Finish each request once; the first response counts."
        case .abandoned:
            "A request was released without a response. Keep it until the response is there, and finish it in every case."
        case .timedOut:
            "A request got no response in time. Finish it in every case, or allow more time with loadTimeout."
        case .repeatedCursor:
            "The server gave out a cursor for the second time. The list ends here rather than being loaded for ever."
        case .stalled:
            "Two parts of a list in a row brought no new items. The list ends here; return no cursor at the end of a list."
        case .repeatedItems:
            "Loaded items have identities that are there already. They are left out; use identities that are unique."
        }
    }
}

/// Where problems are noted until they are requested. Requests outlive loads, so they share it with their source.
final class LoadDiagnostics {
    private var problems: [LoadProblem] = []

    func note(_ problem: LoadProblem) { problems.append(problem) }

    /// Hands over what was noted.
    func take() -> [LoadProblem] {
        defer { problems = [] }
        return problems
    }
}
