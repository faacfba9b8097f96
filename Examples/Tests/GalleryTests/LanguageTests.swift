import CollectionTestSupport
import CollectionViewKit
import Foundation
import Testing

@testable import Gallery

/// The gallery's screens in their languages, with the responses of a server.
struct LanguageTests {
    private static let responses = readResponses()
    /// Without the catalogue, whose names of views are English in every language.
    private static let paths =
        GalleryScreen.allCases.filter { $0 != .catalogue }.map { $0.path } + [
            "/storefront/bag", "/storefront/wishlist", "/product/1001", "/shows/1", "/shows/1/episodes",
            "/shows/1/reviews", "/shows/1/trends", "/shows/1/episodes/1", "/people/1", "/earnings/1", "/homes/1",
            "/homes/results", "/homes/0", "/catalogue/split", "/catalogue/split/1", "/nowhere/at/all",
        ]

    /// Every string of the responses, and each of their numbers and paths as it is written.
    private static let content = responses.values.flatMap { strings(in: $0) }.joined(separator: "\n")

    private static func readResponses() -> [String: String] {
        struct Response: Decodable {
            let path, body: String
        }
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Responses.json")
        let list = (try? JSONDecoder().decode([Response].self, from: Data(contentsOf: url))) ?? []
        return Dictionary(list.map { ($0.path, $0.body) }, uniquingKeysWith: { first, _ in first })
    }

    private static func strings(in body: String) -> [String] {
        func strings(_ value: Any) -> [String] {
            switch value {
            case let text as String: [text]
            case let list as [Any]: list.flatMap { strings($0) }
            case let object as [String: Any]: object.values.flatMap { strings($0) }
            default: []
            }
        }
        return (try? JSONSerialization.jsonObject(with: Data(body.utf8))).map { strings($0) } ?? []
    }

    /// A screen with the responses of its server, or without a server.
    private func start(_ path: String, in locale: String, isOnline: Bool = true) -> ModelHost {
        let host = ModelHost(makeGallery(), windowSize: Size(width: 390, height: 2_600))
        host.changeRegion { $0.localeIdentifier = locale }
        host.start(path: path)
        for _ in 0..<40 {
            host.runFrames()
            guard let request = host.openRequests.first?.request else { break }
            let body = isOnline ? Self.responses[request.path] : nil
            host.respond(to: request.path, with: body.map { .success(Array($0.utf8)) } ?? .failure(status: 404))
        }
        return host
    }

    /// What can be read or heard on a screen.
    private func texts(of host: ModelHost) -> [String] {
        var texts = [host.title] + host.announcements
        _ = host.nodes { node in
            guard !node.styleClasses.contains("card-code"), !node.styleClasses.contains("is-code") else { return false }
            texts.append(node.text)
            for attribute in [HostAttribute.accessibilityLabel, .placeholder, .accessibilityRoleDescription] {
                if let text = node.attributes[attribute] { texts.append(text) }
            }
            return false
        }
        return texts
    }

    /// The runs of Latin words in a text.
    private func latinPhrases(in text: String) -> [String] {
        text.matches(of: /[A-Za-z][A-Za-z’'&\-]*[A-Za-z](?: [A-Za-z&][A-Za-z’'&\-]*)*/).map { String($0.output) }
    }

    @Test("no text of a screen is left in English, with a server and without one", arguments: paths, [true, false])
    func nothingIsMissing(path: String, isOnline: Bool) {
        let host = start(path, in: "ar-EG", isOnline: isOnline)
        #expect(host.language == "ar-EG")
        #expect(host.environment.layoutDirection == .rightToLeft)
        // Names and content that no response has.
        let names: Set<String> = [
            "CollectionViewKit", "Deutsch", "English", "Swift", "WebAssembly", "help", "example", "com", "Sennet",
        ]
        #expect(!Self.content.isEmpty)
        for text in texts(of: host) {
            for phrase in latinPhrases(in: text) where !names.contains(phrase) && !Self.content.contains(phrase) {
                Issue.record("\(path): “\(phrase)” in “\(text)”: translate it, or add it to `names` if it is content")
            }
        }
    }

    @Test(
        "the alternative text of a picture is in the language of the user, or content that names its own",
        arguments: paths)
    func alternativeTexts(path: String) {
        let host = start(path, in: "ar-EG")
        for id in host.nodes(where: { !$0.image.alternativeText.isEmpty }) {
            guard let text = host.node(id)?.image.alternativeText, !latinPhrases(in: text).isEmpty else { continue }
            #expect(Self.content.contains(text), "\(path): \(text)")
            #expect(language(of: id, on: host) == "en", "\(path): \(text)")
        }
    }

    /// The language that a node names, or one of those around it.
    private func language(of id: NodeID, on host: ModelHost) -> String? {
        var current = id
        while let node = host.node(current) {
            if let language = node.attributes[.accessibilityLanguage] { return language }
            current = node.parent
        }
        return nil
    }

    @Test("each screen is in the language of the user", arguments: ["de-AT", "ar-EG", "en-GB"])
    func languages(locale: String) {
        for path in Self.paths {
            let host = start(path, in: locale)
            #expect(host.language == locale)
            #expect(host.violations.isEmpty, "\(path)")
        }
    }

    @Test("a screen has the title that its card has", arguments: ["de-AT", "ar-EG", "en-GB"])
    func titles(locale: String) {
        let titles = start("/", in: locale).texts
        for screen in GalleryScreen.cards {
            let title = start(screen.path, in: locale).title
            #expect(titles.contains(title), "\(screen.path): \(title)")
        }
    }

    @Test(
        "texts and pictures of a home name their language where the screen is in another",
        arguments: [("ar-EG", true), ("de-AT", true), ("en-GB", false)])
    func contentLanguage(locale: String, isMarked: Bool) {
        let host = start("/homes/1001", in: locale)
        let language = isMarked ? "en" : nil
        let marked = host.nodes { $0.attributes[.accessibilityLanguage] != nil }
        let pictures = host.nodes(withStyleClass: "gallery-page")
        let features = host.nodes(withStyleClass: "feature-list")
        #expect(!pictures.isEmpty)
        #expect(!features.isEmpty)
        for node in pictures + features { #expect(host.node(node)?.attributes[.accessibilityLanguage] == language) }
        #expect(marked.flatMap { host.texts(in: $0) }.isEmpty != isMarked)
    }

    @Test("content in a line of the app has a direction of its own where the screen is read from right to left")
    func isolatedContent() {
        func lines(_ locale: String) -> [String] {
            let host = start("/earnings", in: locale)
            return host.nodes(withStyleClass: "transaction-texts").flatMap { host.texts(in: $0).suffix(1) }
        }
        let (arabic, german) = (lines("ar-EG"), lines("de-AT"))
        #expect(!arabic.isEmpty)
        for line in arabic {
            let parts = line.components(separatedBy: "، ")
            #expect(parts.count == 2)
            #expect(parts.last?.unicodeScalars.first == "\u{2068}")
            #expect(parts.last?.unicodeScalars.last == "\u{2069}")
        }
        #expect(!german.isEmpty)
        #expect(!german.contains { $0.unicodeScalars.contains("\u{2068}") })
        #expect(!arabic.contains { $0.contains("·") })
        #expect(german.allSatisfy { $0.contains("\u{A0}· ") })
    }

    @Test("a home has no name of content and of strings of the app in one")
    func separateNames() {
        let host = start("/homes", in: "de-AT")
        for styleClass in ["recommendation-cell", "home-card-cell"] as [StyleClass] {
            let cells = host.nodes(withStyleClass: styleClass)
            #expect(!cells.isEmpty)
            for cell in cells {
                let link = host.node(cell)?.children.first.flatMap { host.node($0) }
                #expect(host.node(cell)?.attributes[.accessibilityLabel] == nil)
                #expect(link?.attributes[.accessibilityLabel] == nil)
            }
        }
        let titles = host.nodes(withStyleClass: "home-card-title").compactMap { host.node($0) }
        #expect(!titles.isEmpty)
        for title in titles { #expect(title.attributes[.accessibilityLanguage] == "en") }
    }

    @Test(
        "hearts and the buttons of galleries are named by a string of the app and by content, each in its language",
        arguments: ["/homes", "/homes/1001"])
    func buttonNames(path: String) {
        let host = start(path, in: "de-AT")
        let names = host.nodes(withStyleClass: "content-name").compactMap { host.node($0) }
        #expect(!names.isEmpty)
        for name in names {
            let labels = name.children.compactMap { host.node($0) }
            #expect(labels.map { $0.attributes[.accessibilityLanguage] } == [nil, "en"])
            #expect(host.node(name.parent)?.attributes[.accessibilityLabel] == nil)
        }
        for window in host.nodes(withStyleClass: "gallery-window").compactMap({ host.node($0) }) {
            #expect(window.attributes[.accessibilityLabel]?.hasPrefix("Bild 1 von ") != false)
        }
        #expect(start(path, in: "en-GB").nodes(withStyleClass: "content-name").isEmpty)
    }

    @Test("what names another language than the screen is content, and there is none in English", arguments: paths)
    func markedTexts(path: String) {
        let host = start(path, in: "de-AT")
        for node in host.nodes(where: { $0.attributes[.accessibilityLanguage] != nil }) {
            let phrases = host.texts(in: node).flatMap { latinPhrases(in: $0) }
            for phrase in phrases where !Self.content.contains(phrase) {
                Issue.record("\(path): “\(phrase)” is no content")
            }
        }
        #expect(start(path, in: "en-GB").nodes { $0.attributes[.accessibilityLanguage] != nil }.isEmpty)
    }

    @Test("the user chooses a language, in which the visible screen and those beneath are made anew")
    func choice() {
        let host = start("/", in: "en-US")
        #expect(host.tap(GalleryScreen.portal.title))
        #expect(host.tap("Gallery menu"))
        #expect(host.tap("Language: English"))
        #expect(host.tap("Deutsch"))
        host.runFrames()
        #expect(host.chosenLanguage == "de")
        #expect(host.language == "de")
        #expect(host.title == "Serien")
        #expect(host.texts.contains("Galeriemenü"))
        host.pressBack()
        host.runFrames()
        #expect(host.texts.contains("Galeriemenü"))
        #expect(!host.texts.contains("Storefront"))
        #expect(host.tap("Galeriemenü"))
        #expect(host.tap("Sprache: Deutsch"))
        #expect(host.tap("العربية"))
        host.runFrames()
        #expect(host.environment.layoutDirection == .rightToLeft)
    }
}
