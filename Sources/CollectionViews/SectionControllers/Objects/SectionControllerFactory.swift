/// Makes the section controller for an object, by the type of its value.
///
/// ```swift
/// var factory = SectionControllerFactory()
/// factory.register { (home: Home) in home.isFeatured ? FeaturedController(home) : HomeController(home) }
/// factory.register { (failure: LoadFailure) in RetryController(failure) }
/// ```
///
/// Each type is registered where it is used; no code has to know all types.
public struct SectionControllerFactory {
    private var makers: [(ListObject) -> SectionController?] = []

    /// Creates a factory without registrations.
    public init() {}
}

extension SectionControllerFactory {
    /// Registers a closure that makes the controllers for values of a type.
    ///
    /// Several closures may be registered for one type; the first that does not return `nil` is used.
    ///
    /// - Parameter make: Makes a controller for a value, or returns `nil` to leave the value to other closures. The
    ///   factory holds the closure strongly: it must not capture the owner of the list.
    public mutating func register<Value: Identifiable & Equatable>(
        _ make: @escaping (_ value: Value) -> SectionController?
    ) {
        makers.append { object in
            guard let value: Value = object.value() else { return nil }
            return make(value)
        }
    }

    /// A controller for an object; `nil` if no closure makes one for its value.
    ///
    /// - Complexity: O(*t*) in the number of registrations.
    func makeController(for object: ListObject) -> SectionController? {
        for make in makers {
            if let controller = make(object) { return controller }
        }
        return nil
    }
}
