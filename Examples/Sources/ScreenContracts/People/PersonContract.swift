public import CollectionPages

/// A person, as entries of the feed and profiles hold them.
public struct PersonContract: Equatable, Sendable {
    /// The number, from 1.
    public var id: Int
    /// The name.
    public var name: String
    /// The age, in years; 0 if it is not known.
    public var age: Int
    /// The town; may be empty.
    public var place: String
    /// The trade; may be empty.
    public var work: String
    /// What they say of themselves; may be empty.
    public var about: String
    /// What the user thinks of the person.
    public var decision: Decision
    /// What the user wrote down; may be empty.
    public var note: String
    /// The portrait.
    public var portrait: PictureContract?
    /// The picture behind the portrait.
    public var background: PictureContract?
    /// What they like to do. Only profiles have it.
    public var interests: [String]

    /// Creates a person.
    ///
    /// - Parameters:
    ///   - id: The number, from 1.
    ///   - name: The name.
    ///   - age: The age, in years; 0 if it is not known.
    ///   - place: The town.
    ///   - work: The trade.
    ///   - about: What they say of themselves.
    ///   - decision: What the user thinks of the person.
    ///   - note: What the user wrote down.
    ///   - portrait: The portrait.
    ///   - background: The picture behind the portrait.
    ///   - interests: What they like to do.
    public init(
        id: Int, name: String, age: Int = 0, place: String = "", work: String = "", about: String = "",
        decision: Decision = .none, note: String = "", portrait: PictureContract? = nil,
        background: PictureContract? = nil, interests: [String] = []
    ) {
        self.id = id
        self.name = name
        self.age = age
        self.place = place
        self.work = work
        self.about = about
        self.decision = decision
        self.note = note
        self.portrait = portrait
        self.background = background
        self.interests = interests
    }
}

extension PersonContract {
    /// Reads a person; `nil` where the number or the name is missing. A decision that is not known counts as none.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id"), let name = json.text("name") else { return nil }
        self.init(
            id: id, name: name, age: json.intOrZero("age"), place: json.textOrEmpty("place"),
            work: json.textOrEmpty("work"), about: json.textOrEmpty("about"),
            decision: json.text("decision").flatMap { Decision(rawValue: $0) } ?? Decision.none,
            note: json.textOrEmpty("note"), portrait: json.picture("portrait"),
            background: json.picture("background"),
            interests: json.texts("interests"))
    }

    /// Writes the members of the person's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("name", name)
        writer.member("age", age)
        writer.member("place", place)
        writer.member("work", work)
        writer.member("about", about)
        writer.member("decision", decision.rawValue)
        writer.member("note", note)
        if let portrait {
            writer.name("portrait")
            writer.object { portrait.write(to: &$0) }
        }
        if let background {
            writer.name("background")
            writer.object { background.write(to: &$0) }
        }
        writer.member("interests", interests)
    }
}
