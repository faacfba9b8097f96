extension PageDiagnostic {
    /// The kind of an error. Each code belongs to a numbered rule of the format.
    public enum Code: CaseIterable, Sendable {
        /// Rule 1: it is not JSON in strict UTF-8.
        case notJSON
        /// Rule 1: it is larger or deeper than a decoder accepts.
        case limitExceeded
        /// Rule 1: a member occurs twice.
        case duplicateName
        /// Rule 1: a number has a fraction or exponent, or is too large.
        case notAnInteger
        /// Rule 2: a required member is missing.
        case missingMember
        /// Rule 2: the member is unknown.
        case unknownMember
        /// Rule 2: a value has the wrong type.
        case wrongType
        /// Rule 2: a value is out of its range, or a list has too many elements.
        case outOfRange
        /// Rule 2: this version of the format is unknown.
        case unsupportedFormat
        /// Rule 3: an id is malformed.
        case invalidIdentifier
        /// Rule 3: two things have the same id.
        case duplicateIdentifier
        /// Rule 4: the layout is unknown.
        case unknownLayout
        /// Rule 4: the kind of item is unknown.
        case unknownKind
        /// Rule 4: the command is unknown.
        case unknownCommand
        /// Rule 4: a string is none of the permitted values.
        case unknownWord
        /// Rule 4: a required feature is not supported.
        case missingFeature
        /// Rule 4: the layout cannot show this kind of item.
        case unsuitableKind
        /// Rule 4: the layout does not let this parameter be changed.
        case unsuitableMetric
        /// Rule 5: the chain of fallbacks is missing, is circular, is too long or ends at no layout.
        case fallback
        /// Rule 6: the section has no content, or two kinds of it.
        case content
        /// Rule 6: a path does not lead to this server.
        case invalidPath
        /// Rule 7: segments and sections do not agree.
        case segments
        /// Rule 8: groups are nested, or the number of children is wrong.
        case groups
        /// Rule 9: a command is not permitted here, or lacks an argument.
        case command
        /// Rule 9: the target of a command does not exist.
        case missingTarget
        /// Rule 10: a link is not allowed.
        case invalidLink
        /// Rule 11: a picture's path, size or description is wrong.
        case image
        /// Rule 12: a text is too long, or holds characters that do not belong in it.
        case text
        /// Rule 13: a currency, place or language is malformed.
        case locale
        /// Rule 14: an advertisement is not labelled, or stands where it should not.
        case advertisement
        /// Rule 15: something has no name for people who cannot see it.
        case accessibility
        /// Rule 16: a time or duration is out of range.
        case schedule
        /// Rule 17: it is larger or heavier than it should be.
        case budget
        /// Rule 18: clients still in use will show something else.
        case degradation
        /// More was found than is listed.
        case more
    }
}

extension PageDiagnostic.Code {
    /// The number of the rule, 1 to 18; 0 for ``more``.
    public var rule: Int {
        switch self {
        case .more: 0
        case .notJSON, .limitExceeded, .duplicateName, .notAnInteger: 1
        case .missingMember, .unknownMember, .wrongType, .outOfRange, .unsupportedFormat: 2
        case .invalidIdentifier, .duplicateIdentifier: 3
        case .unknownLayout, .unknownKind, .unknownCommand, .unknownWord: 4
        case .missingFeature, .unsuitableKind, .unsuitableMetric: 4
        case .fallback: 5
        case .content, .invalidPath: 6
        case .segments: 7
        case .groups: 8
        case .command, .missingTarget: 9
        case .invalidLink: 10
        case .image: 11
        case .text: 12
        case .locale: 13
        case .advertisement: 14
        case .accessibility: 15
        case .schedule: 16
        case .budget: 17
        case .degradation: 18
        }
    }

    /// The name, for logs and for looking it up.
    public var name: String {
        switch self {
        case .notJSON: "not-json"
        case .limitExceeded: "limit-exceeded"
        case .duplicateName: "duplicate-name"
        case .notAnInteger: "not-an-integer"
        case .missingMember: "missing-member"
        case .unknownMember: "unknown-member"
        case .wrongType: "wrong-type"
        case .outOfRange: "out-of-range"
        case .unsupportedFormat: "unsupported-format"
        case .invalidIdentifier: "invalid-id"
        case .duplicateIdentifier: "duplicate-id"
        case .unknownLayout: "unknown-layout"
        case .unknownKind: "unknown-kind"
        case .unknownCommand: "unknown-command"
        case .unknownWord: "unknown-word"
        case .missingFeature: "missing-feature"
        case .unsuitableKind: "unsuitable-kind"
        case .unsuitableMetric: "unsuitable-metric"
        case .fallback: "fallback"
        case .content: "content"
        case .invalidPath: "invalid-path"
        case .segments: "segments"
        case .groups: "groups"
        case .command: "command"
        case .missingTarget: "missing-target"
        case .invalidLink: "invalid-link"
        case .image: "image"
        case .text: "text"
        case .locale: "locale"
        case .advertisement: "advertisement"
        case .accessibility: "accessibility"
        case .schedule: "schedule"
        case .budget: "budget"
        case .degradation: "degradation"
        case .more: "more"
        }
    }
}
