public import CollectionPages

/// What a user looks for: the body and the response of `/v1/homes/search`, and a part of the newest homes. What is `nil` is
/// no limit.
///
/// The values are as they were sent: whether there is such a place or kind, and whether the numbers make sense, is for
/// the side that reads them.
public struct HomeSearchContract: Equatable, Sendable {
    /// The id of the district.
    public var place: String?
    /// The word of a ``HomeKindContract``, or one that is not known.
    public var kind: String?
    /// The minimum price, in euros.
    public var minimumPrice: Double?
    /// The greatest price, in euros.
    public var maximumPrice: Double?
    /// The minimum number of rooms, in steps of a half.
    public var minimumRooms: Double?
    /// The minimum floor area, in square metres.
    public var minimumArea: Double?

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - place: The id of the district.
    ///   - kind: The word of a ``HomeKindContract``.
    ///   - minimumPrice: The minimum price, in euros.
    ///   - maximumPrice: The greatest price, in euros.
    ///   - minimumRooms: The minimum number of rooms, in steps of a half.
    ///   - minimumArea: The minimum floor area, in square metres.
    public init(
        place: String? = nil, kind: String? = nil, minimumPrice: Double? = nil, maximumPrice: Double? = nil,
        minimumRooms: Double? = nil, minimumArea: Double? = nil
    ) {
        self.place = place
        self.kind = kind
        self.minimumPrice = minimumPrice
        self.maximumPrice = maximumPrice
        self.minimumRooms = minimumRooms
        self.minimumArea = minimumArea
    }
}

extension HomeSearchContract {
    /// Why a member is not one of a search.
    public enum Defect: Equatable, Sendable {
        /// The member of this name is neither a text nor `null`.
        case notText(String)
        /// The member of this name is neither a number nor `null`.
        case notNumber(String)
    }

    /// Reads a search; what is missing or of another type is no limit.
    public init(_ json: JSONValue) {
        self.init(
            place: json.text("place"), kind: json.text("kind"), minimumPrice: json.double("minimumPrice"),
            maximumPrice: json.double("maximumPrice"), minimumRooms: json.double("minimumRooms"),
            minimumArea: json.double("minimumArea"))
    }

    /// The first member that is there, but is of another type than that of a search; `nil` if there is none. A server
    /// refuses such a body rather than find homes that were not looked for.
    public static func defect(in json: JSONValue) -> Defect? {
        let texts: [(name: String, value: JSONValue?)] = [("place", json["place"]), ("kind", json["kind"])]
        for (name, value) in texts {
            if let value, value.string == nil { return .notText(name) }
        }
        let numbers: [(name: String, value: JSONValue?)] = [
            ("minimumPrice", json["minimumPrice"]), ("maximumPrice", json["maximumPrice"]),
            ("minimumRooms", json["minimumRooms"]), ("minimumArea", json["minimumArea"]),
        ]
        for (name, value) in numbers {
            if let value, value.number == nil { return .notNumber(name) }
        }
        return nil
    }

    /// Writes the members of the search's object, all of them: what is no limit is `null`.
    public func write(to writer: inout JSONWriter) {
        Self.write("place", place, to: &writer)
        Self.write("kind", kind, to: &writer)
        Self.write("minimumPrice", minimumPrice, to: &writer)
        Self.write("maximumPrice", maximumPrice, to: &writer)
        Self.write("minimumRooms", minimumRooms, to: &writer)
        Self.write("minimumArea", minimumArea, to: &writer)
    }

    private static func write(_ name: String, _ text: String?, to writer: inout JSONWriter) {
        writer.name(name)
        if let text { writer.string(text) } else { writer.null() }
    }

    private static func write(_ name: String, _ number: Double?, to writer: inout JSONWriter) {
        writer.name(name)
        if let number { writer.number(number, places: 1) } else { writer.null() }
    }
}
