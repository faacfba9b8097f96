extension VectorValue: Decodable {
    /// Decodes any value.
    public init(from decoder: any Decoder) throws {
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
