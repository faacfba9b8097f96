import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import ProductPortal

/// The screens of the portal on a host, with the server's part to be played.
private struct EpisodeHost: HostedScreen {
    let host: ModelHost

    init(_ path: String, height: Double = 1_600) {
        let navigation = NavigationController(
            router: { path in
                if let route = EpisodeRoute(path: path) { return EpisodeViewController(route: route) }
                return ShowRoute(path: path).map { ShowViewController(route: $0) }
            },
            notFound: { _ in ShowListViewController() })
        host = ModelHost(navigation, windowSize: Size(width: 390, height: height))
        host.start(path: path)
        host.runFrames()
    }

    /// The player that is seen, with the paths of its files.
    var sounds: [[String?]] {
        host.nodes { $0.element == .audio }.filter { host.frameInWindow($0) != nil }.map { node in
            [host.node(node)?.attributes[.mediaSource], host.node(node)?.attributes[.captions]]
        }
    }

    /// What is being requested.
    var openRequests: [String] { host.openRequests.map { $0.request.path } }
}

/// The screen of one episode.
struct EpisodeScreenTests {
    @Test("an episode of the list leads to its screen, and going back leads to the list")
    func opening() {
        let portal = EpisodeHost("/shows/1/episodes")
        portal.respond(to: "/v1/shows/1", with: PortalResponses.show())
        portal.respond(to: "/v1/shows/1/episodes", with: PortalResponses.episodes([1, 2, 3], count: 3))
        #expect(portal.host.tap("Episode 2"))
        portal.settle()
        #expect(portal.host.history == ["/shows/1/episodes", "/shows/1/episodes/2"])
        #expect(portal.openRequests == ["/v1/shows/1/episodes/2"])
        portal.respond(to: "/v1/shows/1/episodes/2", with: PortalResponses.episode(2))
        #expect(portal.host.title == "Episode 2")
        portal.host.pressBack()
        portal.settle()
        #expect(portal.host.title == "Tidewater")
    }

    @Test("the rows of the list are links to episodes, and none while the list is edited")
    func links() {
        let portal = PortalHost.episodes([1, 2])
        func destinations() -> [String] {
            portal.host.nodes(withStyleClass: "cell-link").compactMap {
                portal.host.node($0)?.attributes[.destination]
            }
        }
        #expect(Set(destinations()) == ["/shows/1/episodes/1", "/shows/1/episodes/2"])
        portal.press("Edit episodes")
        portal.settle()
        #expect(destinations() == [])
        portal.press("Done editing episodes")
        portal.settle()
        #expect(destinations().count == 2)
    }

    @Test("an episode has a cover, what is known of it, its sound with captions, and what is said in it")
    func content() {
        let portal = EpisodeHost("/shows/1/episodes/2")
        portal.respond(to: "/v1/shows/1/episodes/2", with: PortalResponses.episode(2))
        for text in [
            "Tidewater\u{A0}· Episode 2", "About this episode", "The water is back.", "Guests",
            "Ada Moor, Bram Okafor", "Transcript", "[theme music]", "Ada Moor", "Who opened it?", "Next episode",
            "Episode 3", "Previous episode", "Episode 1",
        ] {
            #expect(portal.host.node(showing: text) != nil, "\(text)")
        }
        let selectable = portal.host.nodes(withStyleClass: "is-selectable").flatMap { portal.host.texts(in: $0) }
        #expect(Set(["The water is back.", "Who opened it?"]).isSubset(of: selectable), "\(selectable)")
        #expect(portal.sounds == [["/v1/media/shows/1/2.wav", "/v1/media/shows/1/2.wav.vtt"]])
        #expect(portal.host.violations.isEmpty)
    }

    @Test("the name of a person is on the first of the lines that the person says in a row")
    func turns() {
        let portal = EpisodeHost("/shows/1/episodes/2")
        portal.respond(to: "/v1/shows/1/episodes/2", with: PortalResponses.episode(2))
        let lines = portal.fromTop(portal.host.nodes(withStyleClass: "transcript-cell"))
        #expect(
            lines.map { portal.host.texts(in: $0) } == [
                ["[theme music]"], ["Ada Moor", "Who opened it?"], ["And why?"],
            ])
    }

    @Test("the links at the end show another episode in place of this one, so that going back leads to the list")
    func neighbours() {
        let portal = EpisodeHost("/shows/1/episodes")
        portal.respond(to: "/v1/shows/1", with: PortalResponses.show())
        portal.respond(to: "/v1/shows/1/episodes", with: PortalResponses.episodes([1, 2, 3], count: 3))
        portal.host.tap("Episode 2")
        portal.settle()
        portal.respond(to: "/v1/shows/1/episodes/2", with: PortalResponses.episode(2))
        #expect(portal.host.tap("Next episode"))
        portal.settle()
        #expect(portal.host.history == ["/shows/1/episodes", "/shows/1/episodes/3"])
        #expect(portal.openRequests == ["/v1/shows/1/episodes/3"])
        #expect(portal.sounds == [], "the sound of the other one is gone")
        portal.respond(to: "/v1/shows/1/episodes/3", with: PortalResponses.episode(3))
        #expect(portal.host.title == "Episode 3")
        #expect(portal.host.announcements.last == "Episode 3")
        #expect(portal.sounds == [["/v1/media/shows/1/3.wav", "/v1/media/shows/1/3.wav.vtt"]])
        portal.host.pressBack()
        portal.settle()
        #expect(portal.host.title == "Tidewater")
    }

    @Test("an episode that cannot be loaded says why, and comes when it is requested again")
    func failure() {
        let portal = EpisodeHost("/shows/1/episodes/2")
        portal.respond(to: "/v1/shows/1/episodes/2", with: .failure(status: 404))
        #expect(portal.host.node(showing: "This episode does not exist") != nil)
        #expect(portal.host.tap("Try again"))
        portal.respond(to: "/v1/shows/1/episodes/2", with: .failure(status: 500))
        #expect(portal.host.node(showing: "The episode could not be loaded") != nil)
        #expect(portal.host.tap("Try again"))
        portal.respond(to: "/v1/shows/1/episodes/2", with: PortalResponses.episode(2))
        #expect(portal.host.node(showing: "The water is back.") != nil)
    }

    @Test("a sound of another origin is not played")
    func foreignSound() {
        let portal = EpisodeHost("/shows/1/episodes/2")
        portal.respond(to: "/v1/shows/1/episodes/2", with: PortalResponses.episode(2, soundPath: "//example.com/a.wav"))
        #expect(portal.host.node(showing: "The water is back.") != nil)
        #expect(portal.sounds == [])
    }
}
