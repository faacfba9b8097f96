public import CollectionPages

/// The response of `/v1/homes/{id}`: all there is to say of one home.
public struct HomeDetailsContract: Equatable, Sendable {
    /// The home.
    public var home: HomeContract
    /// Some sentences about it.
    public var description: String
    /// What it has, in a word or two each.
    public var features: [String]
    /// The class of its energy certificate, a letter; empty if that is not known.
    public var energy: String
    /// Whether the user has written to who offers it.
    public var isContacted: Bool
    /// Homes like it, the most alike first.
    public var similar: [HomeContract]

    /// Creates details.
    ///
    /// - Parameters:
    ///   - home: The home.
    ///   - description: Some sentences about it.
    ///   - features: What it has, in a word or two each.
    ///   - energy: The class of its energy certificate, a letter.
    ///   - isContacted: Whether the user has written to who offers it.
    ///   - similar: Homes like it, the most alike first.
    public init(
        home: HomeContract, description: String = "", features: [String] = [], energy: String = "",
        isContacted: Bool = false, similar: [HomeContract] = []
    ) {
        self.home = home
        self.description = description
        self.features = features
        self.energy = energy
        self.isContacted = isContacted
        self.similar = similar
    }
}

extension HomeDetailsContract {
    /// Reads details; `nil` where the home is missing. Similar homes that cannot be read are left out.
    public init?(_ json: JSONValue) {
        guard let home = json["home"].flatMap({ HomeContract($0) }) else { return nil }
        self.init(
            home: home, description: json.textOrEmpty("description"),
            features: json.texts("features"),
            energy: json.textOrEmpty("energy"), isContacted: json.flag("isContacted"),
            similar: json.array("similar").compactMap { HomeContract($0) })
    }

    /// Writes the members of the response.
    public func write(to writer: inout JSONWriter) {
        writer.name("home")
        writer.object { home.write(to: &$0) }
        writer.member("description", description)
        writer.member("features", features)
        writer.member("energy", energy)
        writer.member("isContacted", isContacted)
        writer.name("similar")
        writer.array(similar) { writer, home in writer.object { home.write(to: &$0) } }
    }
}
