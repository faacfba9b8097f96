import HTTPTypes

/// The conditions of a write on what it replaces.
struct WriteConditions: Sendable {
    /// `If-Match`; `nil` if the request has none.
    let match: EntityTagCondition?
    /// `If-None-Match`; `nil` if the request has none.
    let noneMatch: EntityTagCondition?

    /// Reads the headers of a request.
    ///
    /// - Throws: A ``Problem`` with status 400 if one of them is malformed.
    init(_ headers: HTTPFields) throws {
        match = try Self.condition(.ifMatch, headers)
        noneMatch = try Self.condition(.ifNoneMatch, headers)
    }
}

extension WriteConditions {
    /// Whether all conditions are met.
    ///
    /// - Parameter tag: The strong tag of what is stored, without quotes; `nil` if nothing is.
    func areMet(by tag: String?) -> Bool {
        if let match, !match.isMatched(by: tag) { return false }
        if let noneMatch, noneMatch.names(tag) { return false }
        return true
    }

    /// The condition in a header; `nil` if the request does not have it.
    ///
    /// - Throws: A ``Problem`` with status 400 if it is malformed.
    static func condition(_ name: HTTPField.Name, _ headers: HTTPFields) throws -> EntityTagCondition? {
        guard let header = headers[name] else { return nil }
        guard let condition = EntityTagCondition(header) else {
            throw Problem.badRequest("\"\(name.rawName)\" must be * or a list of entity tags, each in double quotes.")
        }
        return condition
    }
}
