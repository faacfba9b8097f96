/// Makes view models for models of one kind.
///
/// ```swift
/// let users = CellFactory<FeedModel>(for: User.self) { user in
///     CellViewModel(CellIdentity("user", user.id), kind: snapshots, commands: [.configuration: ShowUser(user)])
/// }
/// ```
public struct CellFactory<Model> {
    /// Makes a view model; `nil` for a model of another kind.
    public let makeViewModel: (Model) -> CellViewModel?

    /// Creates a factory from a closure that returns `nil` for models of another kind.
    public init(_ makeViewModel: @escaping (Model) -> CellViewModel?) {
        self.makeViewModel = makeViewModel
    }
}

extension CellFactory where Model: AnyObject {
    /// Creates a factory for the models of one class.
    public init<Subject: AnyObject>(for subject: Subject.Type, _ makeViewModel: @escaping (Subject) -> CellViewModel) {
        self.init { model in (model as? Subject).map(makeViewModel) }
    }
}

/// The factories of a list. A new kind of cell is added only to its initializer.
///
/// ```swift
/// let feed = CellFactories<FeedModel>([users, featuredUsers, advertisements])
/// let (viewModels, unknown) = feed.viewModels(for: models)
/// ```
public struct CellFactories<Model> {
    private let factories: [CellFactory<Model>]

    /// Creates a list of factories; the first that accepts a model makes its view model.
    public init(_ factories: [CellFactory<Model>]) {
        self.factories = factories
    }

    /// The view model of a model; `nil` if no factory accepts it.
    ///
    /// - Complexity: O(*f*) in the number of factories.
    public func viewModel(for model: Model) -> CellViewModel? {
        for factory in factories {
            if let viewModel = factory.makeViewModel(model) { return viewModel }
        }
        return nil
    }

    /// The view models of models, in order, and the models that no factory accepts.
    ///
    /// - Complexity: O(*n* *f*) in the numbers of models and of factories.
    public func viewModels(for models: [Model]) -> (viewModels: [CellViewModel], unknown: [Model]) {
        var viewModels: [CellViewModel] = []
        var unknown: [Model] = []
        viewModels.reserveCapacity(models.count)
        for model in models {
            if let viewModel = viewModel(for: model) { viewModels.append(viewModel) } else { unknown.append(model) }
        }
        return (viewModels, unknown)
    }
}
