import CollectionViewKit

/// The home screen of the property app.
final class HomeViewController: ViewController {
    private let services: HomesServices

    init(_ services: HomesServices) {
        self.services = services
        super.init(view: View(.box, roles: ["screen", "homes-screen"]))
    }

    override var path: String { HomesRoute.start.path }

    override var title: String { "Homes" }

    override func viewDidLoad() {
        services.connect(to: context)
        services.lastSearch.load()
    }
}
