public import CollectionPages

/// The response of `/v1/homes/ground`: what a map of the city shows.
public struct GroundContract: Equatable, Sendable {
    /// What there is, in drawing order.
    public var features: [GroundFeatureContract]

    /// Creates a ground.
    ///
    /// - Parameter features: What there is, in drawing order.
    public init(features: [GroundFeatureContract]) {
        self.features = features
    }
}

extension GroundContract {
    /// Reads a ground; `nil` where it has no list of features. Those of a kind that is not known are left out.
    ///
    /// - Complexity: O(*n*) in the number of corners.
    public init?(_ json: JSONValue) {
        guard let features = json["features"] else { return nil }
        self.init(features: features.elements.compactMap { GroundFeatureContract($0) })
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of corners.
    public func write(to writer: inout JSONWriter) {
        writer.name("features")
        writer.array(features) { writer, feature in writer.object { feature.write(to: &$0) } }
    }
}

/// Something on the ground of the city: an area or a line.
public struct GroundFeatureContract: Equatable, Sendable {
    /// The kind.
    public var kind: GroundKindContract
    /// The rings of an area or the pieces of a line, each as the latitudes and longitudes of its corners in turn, in
    /// degrees.
    public var parts: [[Double]]

    /// Creates a feature.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - parts: The rings of an area or the pieces of a line, each as the latitudes and longitudes of its corners in
    ///     turn, in degrees.
    public init(kind: GroundKindContract, parts: [[Double]] = []) {
        self.kind = kind
        self.parts = parts
    }
}

extension GroundFeatureContract {
    /// Reads a feature; `nil` where the kind is missing or not known. What is not a number is left out.
    public init?(_ json: JSONValue) {
        guard let kind = json.text("kind").flatMap({ GroundKindContract(rawValue: $0) }) else { return nil }
        self.init(kind: kind, parts: json["parts"].map { $0.elements.map { Self.numbers($0) } } ?? [])
    }

    /// Writes the members of the feature's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("kind", kind.rawValue)
        writer.name("parts")
        writer.array(parts) { writer, part in
            writer.array(part) { writer, number in writer.number(number, places: 5) }
        }
    }

    private static func numbers(_ json: JSONValue) -> [Double] {
        var numbers: [Double] = []
        numbers.reserveCapacity(json.count)
        for element in json.elements {
            if let number = element.number { numbers.append(number) }
        }
        return numbers
    }
}
