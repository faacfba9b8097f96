/// Something that happened to a command: what analytics and tests look at.
public struct CellCommandEvent: Equatable, Sendable {
    /// The number of the run, counted from 1; a run that was refused has one too.
    public let run: Int
    /// The number of the run of which this one is a part; `nil` for none.
    public let parent: Int?
    /// The occasion.
    public let key: CellCommandKey
    /// The item.
    public let identity: CellIdentity
    /// The name of the command.
    public let command: String
    /// What happened.
    public let kind: Kind

    /// What can happen to a command.
    public enum Kind: Equatable, Sendable {
        /// It was not performed.
        case refused(CellCommandRefusal)
        /// It was about to be performed.
        case began
        /// It is this far; from 0 to 1, never less than before.
        case progressed(Double)
        /// It is over. Nothing follows.
        case ended(CellCommandOutcome)
    }
}

/// Why a command was not performed.
public enum CellCommandRefusal: Equatable, Sendable {
    /// The command, or its key, is disabled.
    case disabled
    /// The command can do nothing here: it needs a cell and there is none, or one of another class.
    case unsuitable
    /// The same command is still under way for the same item.
    case underWay
}

/// What became of a command.
public enum CellCommandOutcome: Equatable, Sendable {
    /// It did what it is for.
    case finished
    /// It could not.
    case failed(CellCommandFailure)
    /// It was called off.
    case cancelled
}

/// Why a command could not do what it is for.
public enum CellCommandFailure: Error, Equatable, Sendable {
    /// The server answered with a status that is no success.
    case refusedByServer(status: Int)
    /// No answer came: the network is away, or the time ran out.
    case unreachable
    /// Something else, in a sentence for developers.
    case other(String)
}

extension CellCommandFailure: CustomStringConvertible {
    /// What went wrong, as a sentence.
    public var description: String {
        switch self {
        case .refusedByServer(let status): "The server answered with status \(status); look there for the reason."
        case .unreachable: "No answer came; try again when the network is back."
        case .other(let sentence): sentence
        }
    }
}
