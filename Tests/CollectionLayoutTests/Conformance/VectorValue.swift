import CollectionGeometry
import CollectionLayout

/// A value of a vectors file.
enum VectorValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([VectorValue])
    case object([String: VectorValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([VectorValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: VectorValue].self))
        }
    }
}

extension VectorValue {
    subscript(key: String) -> VectorValue? {
        guard case .object(let object) = self, let value = object[key] else { return nil }
        if case .null = value { return nil }
        return value
    }

    var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    var int: Int? { number.map { Int($0) } }

    var text: String? {
        if case .text(let value) = self { value } else { nil }
    }

    var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    var list: [VectorValue]? {
        if case .list(let value) = self { value } else { nil }
    }

    var object: [String: VectorValue]? {
        if case .object(let value) = self { value } else { nil }
    }

    var numbers: [Double]? { list?.compactMap { $0.number } }

    var rect: Rect? {
        guard let numbers, numbers.count >= 4 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    var size: Size? {
        if let width = self["width"]?.number, let height = self["height"]?.number {
            return Size(width: width, height: height)
        }
        guard let numbers, numbers.count == 2 else { return nil }
        return Size(width: numbers[0], height: numbers[1])
    }

    var point: Point? {
        guard let numbers, numbers.count == 2 else { return nil }
        return Point(x: numbers[0], y: numbers[1])
    }

    /// Insets in the order top, leading, bottom, trailing.
    var insets: DirectionalEdgeInsets? {
        guard let numbers, numbers.count == 4 else { return nil }
        return DirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// A path of the form "section.item".
    static func path(_ text: String) -> IndexPath? {
        let parts = text.split(separator: ".").compactMap { Int($0) }
        return parts.count == 2 ? IndexPath(item: parts[1], section: parts[0]) : nil
    }
}

/// Why a vector could not be run or did not come out as expected.
struct VectorFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
