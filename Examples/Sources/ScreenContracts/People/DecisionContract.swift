public import CollectionPages

/// The request that says what the user thinks of a person.
public struct DecisionContract: Equatable, Sendable {
    /// What the user thinks.
    public var decision: Decision

    /// Creates the request.
    ///
    /// - Parameter decision: What the user thinks.
    public init(_ decision: Decision) {
        self.decision = decision
    }
}

extension DecisionContract {
    /// Reads the request; `nil` where the decision is missing or not known.
    public init?(_ json: JSONValue) {
        guard let decision = json.text("decision").flatMap({ Decision(rawValue: $0) }) else { return nil }
        self.init(decision)
    }

    /// Writes the members of the request.
    public func write(to writer: inout JSONWriter) {
        writer.member("decision", decision.rawValue)
    }
}
