import CollectionViewKit

extension JSONValue {
    /// A whole number in a member of an object; `nil` if there is none that fits.
    func int(_ name: StaticString) -> Int? { self[name]?.integer.flatMap { Int(exactly: $0) } }

    /// A number of rooms in a member of an object: at least none, and not more than any home has.
    func rooms(_ name: StaticString) -> Double? { self[name]?.number.map { max(0, min($0, 1_000)) } }

    /// A place in the members of an object; `nil` if there is none on the earth.
    var coordinate: Coordinate? {
        guard let latitude = self["latitude"]?.number, let longitude = self["longitude"]?.number,
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}

extension ImageSource {
    /// Reads a picture of the server; `nil` where the path is missing or is not one of a picture.
    init?(_ json: JSONValue) {
        guard let path = json["path"]?.string, LinkPolicy.defect(ofImagePath: path) == nil,
            let ladder = ImageLadder(template: "/img/{w}/{path}", widths: [160, 320, 480, 640, 960, 1280])
        else { return nil }
        let size = Size(width: Double(json.int("w") ?? 1), height: Double(json.int("h") ?? 1))
        self.init(
            ladder: ladder, path: path, pixelSize: size,
            alternativeText: json["alternativeText"]?.string ?? json["alt"]?.string ?? "",
            tint: json["tint"]?.string.flatMap { Self.tint($0) } ?? -1)
    }

    private static func tint(_ text: String) -> Int32? {
        guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#") else { return nil }
        return Int32(text.dropFirst(), radix: 16)
    }
}
