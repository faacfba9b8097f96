import CollectionDataSources
import CollectionFormatting
import CollectionGeometry
import CollectionServerRendering
import CollectionTestSupport
import CollectionViews
import Testing

private struct Words: Sendable {
    let greeting: String
    let guests: PluralText

    static let catalog = StringCatalog<Words>("en") {
        Words(greeting: "Hello", guests: PluralText(one: "# guest", other: "# guests"))
    }
    .adding("de") { Words(greeting: "Hallo", guests: PluralText(one: "# Gast", other: "# Gäste")) }
    .adding("ar") { Words(greeting: "مرحبا", guests: PluralText(other: "# ضيوف")) }

    static var current: Words { catalog.current }
}

/// A screen whose texts are set when it is made.
private final class GreetingScreen: ViewController {
    private let label = Label(.body)
    private let countLabel = Label(.body)

    override init(view: View = View(.box, styleClasses: ["screen"])) {
        super.init(view: view)
        label.text = Words.current.greeting
        countLabel.text = Words.current.guests.text(for: 1234)
        for (name, tag) in [("العربية", "ar"), ("–", nil)] {
            let button = Button(name)
            button.addTarget(self) { $0.context?.chooseLanguage(tag) }
            self.view.addSubview(button)
        }
        let nextButton = Button("→")
        nextButton.addTarget(self) { $0.navigate(.push(path: "/second")) }
        for view in [label, countLabel, Stepper(), nextButton] as [View] { self.view.addSubview(view) }
    }

    override var title: String { Words.current.greeting }
}

/// An app that localizes itself and makes its screens anew in another language.
private final class GreetingApp: ViewController {
    let navigation = NavigationController(router: { _ in GreetingScreen() }, notFound: { _ in GreetingScreen() })

    override init(view: View = View(.box)) {
        super.init(view: view)
        self.view.addSubview(navigation.view)
        addChild(navigation)
    }

    override func viewDidLoad() { environmentDidChange() }

    override func environmentDidChange() {
        if context?.updateLanguage(from: Words.catalog) == true { reloadViewControllers() }
    }
}

struct AppLanguageTests {
    private func start(_ identifier: String) -> (host: ModelHost, app: GreetingApp) {
        let app = GreetingApp()
        let host = ModelHost(app, windowSize: Size(width: 390, height: 844))
        host.changeRegion { $0.localeIdentifier = identifier }
        host.start(path: "/")
        return (host, app)
    }

    @Test("texts, numbers and the library's own words are in the language of the app")
    func language() {
        let (host, app) = start("de-AT")
        #expect(host.texts.contains("Hallo"))
        #expect(host.texts.contains("1.234 Gäste"))
        #expect(host.title == "Hallo")
        #expect(host.language == "de-AT")
        #expect(host.node(labeled: "Verringern") != nil)
        #expect(app.context?.language.locale?.identifier == "de-AT")
        #expect(Words.current.greeting == "Hello", "outside of events")
        #expect(LoadError.notFound.sentence == "This does not exist any more.")
        app.context?.language.whileCurrent { #expect(LoadError.notFound.sentence == "Das gibt es nicht mehr.") }
    }

    @Test("a language that is chosen in the app comes before that of the device, and the screens are made anew in it")
    func choice() {
        let (host, app) = start("de-DE")
        host.tap("→")
        host.tap("العربية")
        #expect(host.texts.contains("مرحبا"))
        #expect(host.texts.contains { $0.contains("ضيوف") })
        #expect(host.chosenLanguage == "ar")
        #expect(host.environment.layoutDirection == .rightToLeft)
        #expect(app.navigation.viewControllers.count == 1)
        #expect(app.navigation.path == "/second")
        host.tap("–")
        #expect(host.texts.contains("Hallo"))
        #expect(host.texts.contains("1.234 Gäste"))
        #expect(host.environment.layoutDirection == .leftToRight)
        host.pressBack()
        #expect(app.navigation.path == "/")
        #expect(host.texts.contains("Hallo"))
    }

    @Test("an app without a language of its own is in English, whatever the user's is")
    func unnamed() {
        let host = ModelHost(GreetingScreen(), windowSize: Size(width: 390, height: 844))
        host.changeRegion { $0.localeIdentifier = "de" }
        host.start(path: "/")
        #expect(host.texts.contains("Hello"))
        #expect(host.texts.contains("1,234 guests"))
    }

    @Test("windows on several threads have each their language")
    func threads() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<60 {
                group.addTask {
                    let (identifier, greeting) = [("en-GB", "Hello"), ("de-DE", "Hallo"), ("ar-EG", "مرحبا")][
                        number % 3]
                    let (host, _) = start(identifier)
                    return host.texts.contains(greeting)
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("catalogs that differ in a language are told apart")
    func catalogs() {
        let other = Words.catalog.adding("de") { Words(greeting: "Grüß Gott", guests: PluralText(other: "#")) }
        let (_, app) = start("de")
        app.context?.language.whileCurrent {
            #expect(Words.current.greeting == "Hallo")
            #expect(other.current.greeting == "Grüß Gott")
            #expect(Words.current.greeting == "Hallo")
        }
    }

    @Test("a page is rendered in the language of the user and its direction")
    func document() throws {
        let host = DocumentHost(
            GreetingApp(), environment: HostEnvironment(windowSize: Size(width: 390, height: 844)),
            textMeasure: UniformTextMeasure(),
            configuration: DocumentHost.Configuration(region: HostRegion(localeIdentifier: "ar-EG")))
        host.start(path: "/")
        #expect(host.language == "ar-EG")
        #expect(host.environment.layoutDirection == .rightToLeft)
        #expect(!host.isUnsettled)
        #expect(String(decoding: try host.html(maximumBytes: 10_000), as: UTF8.self).contains("مرحبا"))
    }
}
