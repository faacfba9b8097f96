public import CollectionPages

/// A place in the feed with what stands there.
public struct FeedEntryContract: Equatable, Sendable {
    /// The kinds of entries. The raw values are the strings of responses.
    public enum Kind: String, CaseIterable, Sendable {
        /// A person.
        case person
        /// A person whom the service features.
        case featured
        /// An advertisement.
        case advertisement
    }

    /// What stands at a place.
    public enum Content: Equatable, Sendable {
        /// A person.
        case person(PersonContract)
        /// A person whom the service features.
        case featured(PersonContract)
        /// An advertisement.
        case advertisement(AdvertisementContract)
    }

    /// The permanent position in the feed, from 1; the newest entry has the highest.
    public var position: Int
    /// What stands there.
    public var content: Content

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - position: The permanent position in the feed, from 1.
    ///   - content: What stands there.
    public init(position: Int, content: Content) {
        self.position = position
        self.content = content
    }
}

extension FeedEntryContract {
    /// The kind of what stands there.
    public var kind: Kind {
        switch content {
        case .person: .person
        case .featured: .featured
        case .advertisement: .advertisement
        }
    }

    /// Reads an entry; `nil` where its kind is not known or what stands there cannot be read.
    public init?(_ json: JSONValue) {
        guard let kind = json.text("kind").flatMap({ Kind(rawValue: $0) }) else { return nil }
        let found: Content? =
            switch kind {
            case .person: PersonContract(json).map { Content.person($0) }
            case .featured: PersonContract(json).map { Content.featured($0) }
            case .advertisement: AdvertisementContract(json).map { Content.advertisement($0) }
            }
        guard let content = found else { return nil }
        self.init(position: json.intOrZero("position"), content: content)
    }

    /// Writes the members of the entry's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("kind", kind.rawValue)
        writer.member("position", position)
        switch content {
        case .person(let person), .featured(let person): person.write(to: &writer)
        case .advertisement(let advertisement): advertisement.write(to: &writer)
        }
    }
}
