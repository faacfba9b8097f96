extension Optional {
    /// Whether there is no value.
    ///
    /// Of a structure with many properties, `value == nil` makes two copies and compares them property by property, where the structure
    /// is `Equatable`. This looks at nothing else.
    package var isNil: Bool {
        if case .none = self { true } else { false }
    }
}
