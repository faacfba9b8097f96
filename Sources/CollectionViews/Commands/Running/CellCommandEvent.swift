/// An event of a command, for analytics and tests.
public struct CellCommandEvent: Equatable, Sendable {
    /// The number of the execution, counted from 1; a refused execution has one too.
    public let run: Int
    /// The number of the execution of which this one is a part; `nil` for none.
    public let parent: Int?
    /// The key of the command.
    public let key: CellCommandKey
    /// The item.
    public let identity: CellIdentity
    /// The name of the command.
    public let command: String
    /// The kind of event.
    public let kind: Kind

    /// The kinds of events.
    public enum Kind: Equatable, Sendable {
        /// The command was refused.
        case refused(CellCommandRefusal)
        /// The command is about to be performed.
        case began
        /// The command has made progress, from 0 to 1, increasing.
        case progressed(Double)
        /// The execution is over. It has no further events.
        case ended(CellCommandOutcome)
    }
}

/// The reason for which a command was refused.
public enum CellCommandRefusal: Equatable, Sendable {
    /// The command, or its key, is disabled.
    case disabled
    /// The command cannot be performed: it needs a cell and there is none, or one of another class.
    case unsuitable
    /// The same command is under way for the same item.
    case underWay
}

/// The outcome of an execution.
public enum CellCommandOutcome: Equatable, Sendable {
    /// The command succeeded.
    case finished
    /// The command failed.
    case failed(CellCommandFailure)
    /// The execution was cancelled.
    case cancelled
}

/// The reason for which a command failed.
public enum CellCommandFailure: Error, Equatable, Sendable {
    /// The server responded with a status other than success.
    case refusedByServer(status: Int)
    /// No response: the device is offline, or the request timed out.
    case unreachable
    /// Another reason, as a sentence for developers.
    case other(String)
}

extension CellCommandFailure: CustomStringConvertible {
    /// The failure, as a sentence.
    public var description: String {
        switch self {
        case .refusedByServer(let status): "The server responded with status \(status); its log has the reason."
        case .unreachable: "The server did not respond; try again when the network is available."
        case .other(let sentence): sentence
        }
    }
}
