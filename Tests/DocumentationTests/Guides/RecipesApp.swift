import CollectionViewKit

/// The app of the guides "Navigation" and "Loading and errors": a list with a search field, a detail screen, and a request.
enum RecipesApp {
    enum Route: Equatable { case list, recipe(Int), unknown }

    static func makeRoutes() -> Router<Route> {
        Router(
            [
                RoutePattern.root.map(to: .list),
                (.path("recipes") / .parameter(.int)).map(
                    parse: { .recipe($0) },
                    print: { if case .recipe(let id) = $0 { id } else { nil } }),
            ],
            otherwise: { _ in .unknown })
    }

    static func makeApp() -> NavigationController {
        let routes = makeRoutes()
        return NavigationController(
            router: { path in makeScreen(path, routes) },
            notFound: { _ in Step5.NotFoundViewController() }
        )
    }

    static func makeColumns() -> SplitViewController {
        let routes = makeRoutes()
        var nothing = ContentUnavailableConfiguration.empty()
        nothing.text = "No recipe chosen"
        return SplitViewController(
            primaryPath: "/",
            placeholder: nothing,
            router: { path in makeScreen(path, routes) },
            notFound: { _ in Step5.NotFoundViewController() }
        )
    }

    private static func makeScreen(_ path: String, _ routes: Router<Route>) -> ViewController? {
        switch routes.route(for: path) {
        case .list: RecipesViewController(routes)
        case .recipe(let id): RecipeViewController(id)
        case .unknown: nil
        }
    }
}

struct Recipe: JSONDecodable, Equatable {
    let id: Int
    let name: String

    init(_ json: JSONValue) throws(JSONDecodingError) {
        id = try json.decode("id")
        name = try json.decode("name")
    }
}

struct RecipeList: JSONDecodable {
    let recipes: [Recipe]

    init(_ json: JSONValue) throws(JSONDecodingError) { recipes = try json.decode("recipes") }
}

final class RecipesViewController: ViewController, CollectionViewDelegate {
    private let routes: Router<RecipesApp.Route>
    private let loader = ContentLoader<RecipeList>(isEmpty: { $0.recipes.isEmpty })
    private let searchField = SearchField("Search recipes")
    private let refreshControl = RefreshControl()
    private let collectionView = CollectionView(
        layout: CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
    )
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init(_ routes: Router<RecipesApp.Route>) {
        self.routes = routes
        let rows = CellRegistration<CollectionViewListCell, Recipe> { cell, _, recipe in
            var content = cell.defaultContentConfiguration()
            content.text = recipe.name
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { [loader] view, indexPath, id in
            guard let recipe = loader.content?.recipes.first(where: { $0.id == id }) else { return nil }
            return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: recipe)
        }
        super.init()
    }

    override var title: String { "Recipes" }

    override func viewDidLoad() {
        navigationItem.searchField = searchField
        searchField.addTarget(self, for: .editingChanged) { screen, _ in screen.showRecipes() }
        collectionView.delegate = self
        collectionView.isKeyboardNavigable = true
        refreshControl.addTarget(self) { $0.loader.reload() }
        collectionView.refreshControl = refreshControl
        view.addSubview(collectionView)
        contentUnavailableView.button.addTarget(self) { $0.loader.reload() }
        loader.changeHandler = { [screen = Weak(self)] in screen.object?.showRecipes() }
        loader.load(HostRequest("/api/recipes"), in: context)
    }

    private func showRecipes() {
        let wanted = searchField.text.lowercased()
        let recipes = (loader.content?.recipes ?? []).filter { recipe in
            wanted.isEmpty || recipe.name.lowercased().contains(wanted)
        }
        contentUnavailableConfiguration = unavailableContent(recipes)
        if !loader.status.state.isInProgress { refreshControl.endRefreshing() }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        do {
            try snapshot.appendSections([0])
            try snapshot.appendItems(recipes.map { $0.id })
        } catch {
            return  // a recipe was sent twice
        }
        dataSource.apply(snapshot)
    }

    private func unavailableContent(_ recipes: [Recipe]) -> ContentUnavailableConfiguration? {
        switch loader.status.placeholderReason {
        case .loading:
            return .loading()
        case .error:
            var failure = ContentUnavailableConfiguration.failure()
            failure.text = "The recipes could not be loaded"
            failure.secondaryText = loader.error?.sentence ?? ""
            failure.buttonTitle = "Try again"
            return failure
        case .noContent, nil:
            guard recipes.isEmpty else { return nil }
            var none = ContentUnavailableConfiguration.search()
            none.text = searchField.text.isEmpty ? "No recipes yet" : "No recipe contains “\(searchField.text)”"
            return none
        }
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath), let path = routes.path(for: .recipe(id)) else {
            return
        }
        navigate(.push(path: path))
    }
}

final class RecipeViewController: ViewController {
    private let nameLabel = Label(.title1)
    private let favoriteSwitch = Switch()
    private let loader = ContentLoader<Recipe>()
    private let id: Int

    init(_ id: Int) {
        self.id = id
        super.init()
    }

    override var title: String { loader.content?.name ?? "Recipe" }

    override func viewDidLoad() {
        navigationItem.backPath = "/"
        let scrollView = ScrollView()
        scrollView.addSubview(Stack(.vertical, spacing: .medium, [nameLabel, favoriteSwitch]))
        view.addSubview(scrollView)
        favoriteSwitch.accessibilityLabel = "Favourite"
        favoriteSwitch.isOn = context?.storage.string(for: storageKey) != nil
        favoriteSwitch.addTarget(self) { screen, isOn in screen.store(isOn) }
        loader.changeHandler = { [screen = Weak(self)] in
            guard let screen = screen.object else { return }
            screen.nameLabel.text = screen.loader.content?.name ?? screen.loader.error?.sentence ?? ""
        }
        loader.load(HostRequest("/api/recipes/\(id)"), in: context)
    }

    private var storageKey: String { "favorite-\(id)" }

    private func store(_ isFavorite: Bool) {
        guard isFavorite else {
            context?.storage.remove(storageKey)
            return
        }
        do throws(HostStorageError) {
            try context?.storage.set("1", for: storageKey)
        } catch {
            favoriteSwitch.isOn = false  // there is no room on the device
        }
    }
}
