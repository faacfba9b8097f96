public import CollectionGeometry

/// A value of a file of layout vectors: any JSON.
public enum VectorValue: Sendable {
    /// Nothing.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
    /// Values in order.
    case list([VectorValue])
    /// Values by name.
    case object([String: VectorValue])
}

extension VectorValue {
    /// The value of a name, or `nil` if there is none or it is null.
    public subscript(key: String) -> VectorValue? {
        guard case .object(let object) = self, let value = object[key] else { return nil }
        if case .null = value { return nil }
        return value
    }

    /// The value as a number.
    public var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The value as a whole number.
    public var int: Int? { number.flatMap { Int(exactly: $0) } }

    /// The value as a text.
    public var text: String? {
        if case .text(let value) = self { value } else { nil }
    }

    /// The value as a truth value.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The value as a list.
    public var list: [VectorValue]? {
        if case .list(let value) = self { value } else { nil }
    }

    /// The value as an object.
    public var object: [String: VectorValue]? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The numbers of a list.
    public var numbers: [Double]? { list?.compactMap { $0.number } }

    /// A rectangle, from its corner, width and height.
    public var rect: Rect? {
        guard let numbers, numbers.count >= 4 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// A size, from two numbers or from names.
    public var size: Size? {
        if let width = self["width"]?.number, let height = self["height"]?.number {
            return Size(width: width, height: height)
        }
        guard let numbers, numbers.count == 2 else { return nil }
        return Size(width: numbers[0], height: numbers[1])
    }

    /// A point, from two numbers.
    public var point: Point? {
        guard let numbers, numbers.count == 2 else { return nil }
        return Point(x: numbers[0], y: numbers[1])
    }

    /// Insets in the order top, leading, bottom, trailing.
    public var insets: DirectionalEdgeInsets? {
        guard let numbers, numbers.count == 4 else { return nil }
        return DirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// A path of the form "section.item".
    public static func path(_ text: String) -> IndexPath? {
        let parts = text.parts(separatedBy: ".").compactMap { Int($0) }
        return parts.count == 2 ? IndexPath(item: parts[1], section: parts[0]) : nil
    }
}

/// Why a vector could not be run or had another result than expected.
public struct VectorFailure: Error, CustomStringConvertible {
    /// The difference, as a sentence.
    public var description: String

    /// Creates a failure from a difference, as a sentence.
    public init(_ description: String) {
        self.description = description
    }
}

extension [VectorValue] {
    /// The values turned into something else.
    func turned<Result>(
        _ turn: (VectorValue) throws(VectorFailure) -> Result
    ) throws(VectorFailure) -> [Result] {
        var results: [Result] = []
        for value in self { results.append(try turn(value)) }
        return results
    }
}
