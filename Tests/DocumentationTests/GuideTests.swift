import CollectionTestSupport
import CollectionViewKit
import Testing

/// What the code of the guides shows and does.
@Suite("The code of the guides")
struct GuideTests {
    private func start(_ screen: ViewController, path: String = "/") -> ModelHost {
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: path)
        return host
    }

    /// The frames of items in a section of a layout.
    private func frames(_ layout: CompositionalLayout, count: Int, width: Double = 400) -> [Rect] {
        let view = CollectionView(layout: layout)
        let screen = ItemsViewController(view, count: count)
        let host = ModelHost(screen, windowSize: Size(width: width, height: 800))
        host.start(path: "/")
        return (0..<count).compactMap { screen.frame(ofItem: $0) }
    }

    @Test("what is refused is returned to a test that is about it")
    func refusals() throws {
        let screen = ViewController()
        let title = Label(.body)
        screen.view.addSubview(title)
        let host = start(screen)
        let label = title.node
        let refused = host.expectingViolations { host.send(.activated(label)) }
        #expect(refused == ["activated: refused node 2, which is no link, button or cell"])
    }

    @Test("the grid has two columns on a phone and more on a wider screen")
    func grid() {
        let phone = frames(Grids.makeLayout(), count: 3)
        #expect(phone.map(\.minX) == [16, 206, 16])
        #expect(phone.map(\.width) == [178, 178, 178])
        #expect(phone.map(\.minY) == [16, 16, 188])
        #expect(Set(frames(Grids.makeLayout(), count: 6, width: 1_000).map(\.minX)).count == 5)
    }

    @Test("a report is shared or copied, gets a picture, and is kept as a draft when the page is hidden")
    func report() throws {
        let screen = ReportViewController()
        let host = start(screen)
        #expect(host.write("Broken lamp", intoFieldLabeled: "Report"))
        #expect(host.tap("Share"))
        #expect(host.sharedContent == ShareContent(title: "Report", text: "Broken lamp", url: "/reports/7"))
        host.respondToShare(.unavailable)
        #expect(host.tap("Copy"))
        host.respondToCopy()
        #expect(host.clipboard == "Broken lamp")
        host.clipboard = "!"
        #expect(host.tap("Paste"))
        host.respondToPaste()
        #expect(host.tap("Add a picture"))
        let picture = PickedFile(name: "lamp.png", type: "image/png", bytes: [1, 2])
        #expect(host.pickFiles([picture]))
        #expect(screen.picture == picture)
        #expect(host.texts.contains("lamp.png"))
        host.setVisible(false)
        #expect(host.storage.values == ["draft": "Broken lamp!"])
    }

    /// The roles of the views with a style class that are in the window.
    private func roles(_ styleClass: StyleClass, _ host: ModelHost) -> [[String]] {
        host.nodes(withStyleClass: styleClass).filter { host.frameInWindow($0) != nil }
            .compactMap { host.node($0) }.map { node in
                node.styleClasses.map { $0.rawValue }
                    .filter { $0.hasPrefix("background-") || $0.hasPrefix("separator-") }
            }
    }

    @Test("the library has a title that stays, and shelves with headers, footers, lines and backgrounds")
    func library() {
        let shelves = [
            (title: "Novels", books: [Book(id: 1, title: "Emma"), Book(id: 2, title: "Middlemarch")]),
            (title: "Poems", books: [Book(id: 3, title: "Lyrical Ballads")]),
        ]
        let host = start(LibraryViewController(shelves))
        host.runFrames()
        #expect(
            host.texts.sorted() == [
                "Books: 1", "Books: 2", "Emma", "Library", "Lyrical Ballads", "Middlemarch", "Novels", "Poems",
            ])
        #expect(roles("global-background", host) == [["background-tinted"]])
        #expect(roles("section-background", host) == [["background-filled"], ["background-filled"]])
        #expect(roles("row-separator", host) == [[]])
        #expect(Set(roles("section-separator", host)) == [["separator-strong"]])
        let titles = Set(roles("shelf-title", host))
        #expect(titles == [[], ["background-screen"], ["background-clear"]])
    }

    @Test("the hours have lines and a background of roles of their own")
    func weather() {
        let host = start(ItemsViewController(CollectionView(layout: WeatherLayout.makeLayout()), count: 2))
        host.runFrames()
        #expect(roles("row-separator", host) == [["separator-dawn"]])
        #expect(roles("section-background", host) == [["background-sky"]])
        #expect(roles("global-background", host) == [["background-screen"]])
    }

    @Test("the outline shows the children of the folder that is open")
    func outline() throws {
        let view = CollectionView(layout: CompositionalLayout.list(using: ListConfiguration(appearance: .sidebar)))
        let rows = Outlines.makeRegistration()
        let dataSource = CollectionViewDiffableDataSource<Int, Outlines.Entry>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
        }
        let screen = ViewController()
        screen.view.addSubview(view)
        try Outlines.show(in: dataSource)
        let host = start(screen)
        let names = ["Sources", "Page.swift", "PageStore.swift", "Tests"]
        #expect(host.visibleCells.flatMap { host.texts(in: $0) } == names)
        #expect(dataSource.toggleItem(at: IndexPath(item: 3, section: 0)))
        #expect(dataSource.snapshot(for: 0).visibleItems.map(\.name) == names + ["PageTests.swift"])
    }

    @Test("recipes are loaded, found by their beginning, and opened at their address")
    func recipes() throws {
        let host = start(RecipesApp.makeApp())
        #expect(host.respond(to: "/api/recipes", with: .failure(status: 500)))
        #expect(host.tap("Try again"))
        let list = #"{"recipes": [{"id": 1, "name": "Apple pie"}, {"id": 2, "name": "Quince jelly"}]}"#
        #expect(host.respond(to: "/api/recipes", with: .success(Array(list.utf8))))
        host.finishAnimations()
        #expect(host.visibleCells.flatMap { host.texts(in: $0) } == ["Apple pie", "Quince jelly"])
        #expect(host.write("X", intoFieldLabeled: "Search recipes"))
        host.finishAnimations()
        #expect(host.texts.contains("No recipe contains “X”"))
        #expect(host.write("QUINCE", intoFieldLabeled: "Search recipes"))
        host.finishAnimations()
        #expect(host.visibleCells.flatMap { host.texts(in: $0) } == ["Quince jelly"])
        #expect(host.tap("Quince jelly"))
        #expect(host.history == ["/", "/recipes/2"])
        #expect(host.respond(to: "/api/recipes/2", with: .success(Array(#"{"id": 2, "name": "Quince jelly"}"#.utf8))))
        #expect(host.title == "Quince jelly")
        #expect(host.tap("Favourite"))
        #expect(host.storage.values["favorite-2"] == "1")
        host.pressBack()
        #expect(host.history == ["/"])
        #expect(host.title == "Recipes")
    }

    @Test("the sheets of a recipe are in its address")
    func recipeSheets() {
        func start(_ path: String) -> ModelHost {
            let navigation = NavigationController(
                router: { _ in TimedRecipeViewController() }, notFound: { _ in TimedRecipeViewController() })
            return self.start(navigation, path: path)
        }
        let pressed = start("/recipes/7")
        #expect(pressed.tap("Timer"))
        #expect(pressed.texts.contains("10 minutes"))
        #expect(pressed.history == ["/recipes/7", "/recipes/7?sheet=timer:10"])
        let opened = start("/recipes/7?sheet=share")
        #expect(opened.texts.contains("Share"))
        opened.pressBack()
        #expect(!opened.texts.contains("Share"))
        #expect(opened.history == ["/recipes/7"])
        #expect(start("/recipes/7?sheet=timer:0").history == ["/recipes/7"])
    }

    @Test("recipes are beside their list in a wide window")
    func columns() {
        let split = RecipesApp.makeColumns()
        let host = ModelHost(split, windowSize: Size(width: 1024, height: 768))
        host.start(path: "/")
        #expect(host.node(showing: "No recipe chosen") != nil)
        split.push(path: "/recipes/1")
        host.send(.frame(0))
        #expect(host.history == ["/", "/recipes/1"])
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.viewController(for: .primary) is RecipesViewController)
        #expect(split.viewController(for: .secondary) is RecipeViewController)
    }

    @Test("a guestbook is in the language of the user, or in the one that was chosen")
    func localizing() {
        let host = ModelHost(GuestbookScreen(count: 1200), windowSize: Size(width: 390, height: 844))
        host.changeRegion { $0.localeIdentifier = "de-AT" }
        host.start(path: "/")
        #expect(host.texts == ["Gästebuch", "1.200 Einträge", "Sprache"])
        #expect(host.language == "de-AT")
        #expect(host.tap("Sprache"))
        #expect(host.texts == ["Guestbook", "1,200 entries", "Language"])
        #expect(host.language == "en")
        #expect(host.chosenLanguage == "en")
    }

    @Test("the form refuses an address, and sends one that is complete")
    func form() throws {
        let host = start(SignUpViewController())
        let field = try #require(host.nodes { $0.element == .textField }.first)
        host.write("ada", into: field)
        host.tap("Sign up")
        #expect(host.texts.contains("An address has an @, as in name@example.com."))
        #expect(host.openRequests.isEmpty)
        host.write("ada@example.com", into: field)
        #expect(!host.texts.contains("An address has an @, as in name@example.com."))
        host.tap("Sign up")
        let request = try #require(host.openRequests.first?.request)
        #expect(String(decoding: request.body, as: UTF8.self) == #"{"email":"ada@example.com","newsletter":false}"#)
        host.respond(to: "/api/sign-up", with: .unreachable)
        #expect(host.texts.contains("The server cannot be reached. Try again later."))
    }

    @Test("a backup shows how much of it was sent, until the server has responded")
    func backup() {
        let screen = BackupViewController()
        let host = start(screen)
        host.window.perform { screen.send([0x7B, 0x7D]) }
        host.send(.frame(0))
        #expect(screen.progressView.progress == 0)
        #expect(host.reportProgress(RequestProgress(sentByteCount: 1, expectedSentByteCount: 2), of: "/api/backup"))
        #expect(screen.progressView.progress == 0.5)
        #expect(!screen.progressView.isHidden)
        host.respond(to: "/api/backup", with: .success([]))
        #expect(screen.progressView.isHidden)
        #expect(host.texts == ["The backup is stored"])
    }

    @Test("a picked file is sent as Base64, with the examples of RFC 4648")
    func base64() {
        let texts = ["", "f", "fo", "foo", "foob"].map { text in
            let file = PickedFile(name: "", type: "", bytes: Array(text.utf8))
            return String(decoding: file.base64, as: UTF8.self)
        }
        #expect(texts == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="])
    }

    @Test("a note is saved on another server with its revision, and its failures have the server's words")
    func note() throws {
        let screen = NoteViewController()
        let host = start(screen)
        host.allowedOrigins = ["https://api.example.com"]
        func save() {
            host.window.perform { screen.save([0x7B, 0x7D], revision: screen.revision, token: "abc") }
            host.send(.frame(0))
        }
        let address = "https://api.example.com/v1/notes/7"
        save()
        let request = try #require(host.openRequests.first?.request)
        #expect(request.headerFields == ["Authorization": "Bearer abc", "If-Match": "\"1\""])
        #expect(host.respond(to: address, with: .success([]), headerFields: ["ETag": "\"2\""]))
        #expect(screen.revision == "\"2\"")
        save()
        host.respond(to: address, with: .failure(status: 412))
        #expect(host.texts == ["Another user has changed this note."])
        save()
        host.respond(
            to: address, with: .failure(status: 422), headerFields: ["Content-Type": "application/problem+json"],
            body: Array(#"{"title": "The note is too long."}"#.utf8))
        #expect(host.texts == ["The note is too long."])
    }

    @Test("episodes load in parts, and a failure can be tried again")
    func loading() {
        let host = start(EpisodesViewController())
        host.respond(to: "/api/episodes?after=", with: .failure(status: 500))
        host.finishAnimations()
        #expect(host.texts == ["The episodes could not be loaded", "Try again"])
        host.tap("Try again")
        let part = #"{"episodes": [{"id": 1, "title": "Pilot"}], "next": "1"}"#
        host.respond(to: "/api/episodes?after=", with: .success(Array(part.utf8)))
        host.finishAnimations()
        #expect(host.texts == ["Pilot"])
        let last = #"{"episodes": [{"id": 2, "title": "Finale"}]}"#
        host.respond(to: "/api/episodes?after=1", with: .success(Array(last.utf8)))
        host.finishAnimations()
        #expect(host.texts == ["Pilot", "Finale"])
    }

    @Test("an order, its customer and its parcels are loaded by requests of which the later ones depend on the first")
    func order() {
        let host = start(OrderViewController(7))
        host.respond(to: "/api/orders/7", with: .success(Array(#"{"customer": 3, "parcels": [1, 2]}"#.utf8)))
        #expect(host.openRequests.map(\.request.path) == ["/api/customers/3", "/api/parcels/1", "/api/parcels/2"])
        host.respond(to: "/api/parcels/2", with: .success(Array(#"{"place": "Bremen"}"#.utf8)))
        host.respond(to: "/api/customers/3", with: .success(Array(#"{"name": "Ada"}"#.utf8)))
        host.respond(to: "/api/parcels/1", with: .success(Array(#"{"place": "Hamburg"}"#.utf8)))
        #expect(host.texts == ["Ada: Hamburg, Bremen"])
    }

    @Test("rows are loaded when they come near, and a failure can be tried again")
    func loadingRows() throws {
        let host = start(StationsViewController(Array(1...300)))
        func path() throws -> String {
            let paths = host.openRequests.map { $0.request.path }
            return try #require(paths.first { $0.hasPrefix("/api/stations?ids=1,2,3,") })
        }
        #expect(host.texts.contains("…"))
        host.respond(to: try path(), with: .failure(status: 500))
        host.finishAnimations()
        host.tap("Try again")
        host.respond(to: try path(), with: .success(Array(#"[{"id": 2, "name": "Harbour"}]"#.utf8)))
        host.finishAnimations()
        #expect(host.texts.contains("Harbour"))
        #expect(host.texts.contains("This station was closed"))
    }
}

/// Numbers in a layout.
private final class ItemsViewController: ViewController {
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init(_ collectionView: CollectionView, count: Int) {
        self.collectionView = collectionView
        let cells = CellRegistration<CollectionViewCell, Int> { _, _, _ in }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        super.init()
        view.addSubview(collectionView)
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems(Array(0..<count))
        dataSource.apply(snapshot)
    }

    func frame(ofItem item: Int) -> Rect? {
        collectionView.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
}
