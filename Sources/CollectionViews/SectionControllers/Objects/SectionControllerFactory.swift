/// Makes the section controller for an object, chosen by the type of its value.
///
/// ```swift
/// var factory = SectionControllerFactory()
/// factory.register { (home: Home) in home.isFeatured ? FeaturedController(home) : HomeController(home) }
/// factory.register { (failure: LoadFailure) in RetryController(failure) }
/// ```
///
/// No place has to know all types: each is registered where it belongs.
public struct SectionControllerFactory {
    private var makers: [(ListObject) -> SectionController?] = []

    /// Creates a factory that makes nothing.
    public init() {}
}

extension SectionControllerFactory {
    /// Makes the controllers for values of a type.
    ///
    /// Several closures may be registered for one type; the first that does not answer `nil` decides.
    ///
    /// - Parameter make: Makes a controller for a value, or answers `nil` to leave the value to others. The factory
    ///   keeps the closure: it must not hold what owns the list.
    public mutating func register<Value: Identifiable & Equatable>(
        _ make: @escaping (_ value: Value) -> SectionController?
    ) {
        makers.append { object in
            guard let value: Value = object.value() else { return nil }
            return make(value)
        }
    }

    /// A controller for an object; `nil` when nobody makes one for values of its type.
    ///
    /// - Complexity: O(*t*) in the number of registrations.
    func makeController(for object: ListObject) -> SectionController? {
        for make in makers {
            if let controller = make(object) { return controller }
        }
        return nil
    }
}
