// As in CollectionGeometry, whose property is for the modules of the library: `package` does not reach the package of the examples,
// and a public property would be one of every optional of every app.
extension Optional {
    /// Whether there is no value.
    ///
    /// Where a structure with many properties is `Equatable`, `value == nil` is compiled to two copies of it and a comparison of all
    /// its properties. This looks at nothing but whether there is a value.
    package var isNil: Bool {
        if case .none = self { true } else { false }
    }
}
