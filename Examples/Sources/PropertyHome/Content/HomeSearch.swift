import CollectionViewKit
import SharedScreens

/// What the user looks for. What is `nil` is no limit.
struct HomeSearch: Equatable {
    /// The district; `nil` for the whole city.
    var placeID: String?
    var kind: Home.Kind?
    /// In whole euros.
    var minimumPrice: Int?
    /// In whole euros.
    var maximumPrice: Int?
    /// In steps of a half.
    var minimumRooms: Double?
    /// In square metres.
    var minimumArea: Int?
}

extension HomeSearch {
    /// Reads what the server remembers.
    init(_ json: JSONValue) {
        self.init(
            placeID: json["place"]?.string, kind: json["kind"].flatMap { Home.Kind($0) },
            minimumPrice: json.int("minimumPrice"), maximumPrice: json.int("maximumPrice"),
            minimumRooms: json.rooms("minimumRooms"), minimumArea: json.int("minimumArea"))
    }

    /// The document for the server; limits that are not set are `null`.
    var body: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            Self.write("place", placeID, in: &writer)
            Self.write("kind", kind?.word, in: &writer)
            Self.write("minimumPrice", minimumPrice, in: &writer)
            Self.write("maximumPrice", maximumPrice, in: &writer)
            writer.name("minimumRooms")
            if let minimumRooms {
                writer.number(minimumRooms, places: 1)
            } else {
                writer.null()
            }
            Self.write("minimumArea", minimumArea, in: &writer)
        }
        return writer.bytes
    }

    private static func write(_ name: String, _ value: Int?, in writer: inout JSONWriter) {
        writer.name(name)
        if let value { writer.integer(Int64(value)) } else { writer.null() }
    }

    private static func write(_ name: String, _ value: String?, in writer: inout JSONWriter) {
        writer.name(name)
        if let value { writer.string(value) } else { writer.null() }
    }
}

extension HomeSearch {
    /// Reads the query of an address; what is not known or not a number is passed over.
    init(query: String) {
        self.init()
        for pair in query.utf8.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1)
            guard parts.count == 2 else { continue }
            take(parts[0], Self.decoded(parts[1]))
        }
    }

    private mutating func take(_ name: Substring.UTF8View, _ value: String) {
        if name.elementsEqual("place".utf8) {
            if value.utf8.allSatisfy({ Self.isPlain($0) }) { placeID = value }
        } else if name.elementsEqual("kind".utf8) {
            kind = Home.Kind(word: value)
        } else if name.elementsEqual("minimumPrice".utf8) {
            minimumPrice = Self.whole(value)
        } else if name.elementsEqual("maximumPrice".utf8) {
            maximumPrice = Self.whole(value)
        } else if name.elementsEqual("minimumRooms".utf8) {
            minimumRooms = Words.halves(value).map { Double($0) / 2 }
        } else if name.elementsEqual("minimumArea".utf8) {
            minimumArea = Self.whole(value)
        }
    }

    /// The query of an address, without the question mark; empty where nothing is set.
    var query: String {
        var parts: [String] = []
        if let placeID { parts.append("place=" + placeID) }
        if let kind { parts.append("kind=" + kind.word) }
        if let minimumPrice { parts.append("minimumPrice=\(minimumPrice)") }
        if let maximumPrice { parts.append("maximumPrice=\(maximumPrice)") }
        if let minimumRooms { parts.append("minimumRooms=" + Words.halfText(minimumRooms)) }
        if let minimumArea { parts.append("minimumArea=\(minimumArea)") }
        return parts.joined(separator: "&")
    }

    /// Ids of districts are made of small letters, digits and hyphens.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// A whole number of digits alone; one beyond all measure is the largest of 32 bits, with which the form finds fault.
    private static func whole(_ text: String) -> Int? {
        guard !text.isEmpty else { return nil }
        var value: Int64 = 0
        for byte in text.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), Int64(Int32.max))
        }
        return Int(value)
    }

    /// A part of a query with its escapes read: "%6F" is "o". What is no escape stays as it is.
    private static func decoded(_ part: Substring.UTF8View) -> String {
        var bytes: [UInt8] = []
        var rest = part[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.first.flatMap({ digit($0) }),
                let low = rest.dropFirst().first.flatMap({ digit($0) })
            {
                bytes.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value of a hexadecimal digit.
    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
