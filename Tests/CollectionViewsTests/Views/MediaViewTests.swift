import CollectionTestSupport
import Testing

@testable import CollectionViews

struct MediaViewTests {
    private let clip = MediaSource(
        path: "/media/clip.mp4", title: "A harbour", posterPath: "/media/clip.jpg",
        captions: MediaCaptions(path: "/media/clip.vtt", language: "en"))

    private func attributes(_ view: MediaView, _ host: ModelHost) -> [HostAttribute: String] {
        host.node(view.node)?.attributes ?? [:]
    }

    @Test("the source becomes attributes of the element of its kind, and another one replaces all of them")
    func source() {
        let view = MediaView(.video)
        view.source = clip
        let host = makeHost(view)
        #expect(host.node(view.node)?.element == .video)
        #expect(
            attributes(view, host) == [
                .accessibilityLabel: "A harbour", .mediaSource: "/media/clip.mp4", .poster: "/media/clip.jpg",
                .captions: "/media/clip.vtt", .captionsLanguage: "en",
            ])
        view.source = MediaSource(path: "/media/other.mp4", title: "A forest")
        host.send(.frame(0))
        #expect(attributes(view, host) == [.accessibilityLabel: "A forest", .mediaSource: "/media/other.mp4"])
        view.source = nil
        host.send(.frame(0))
        #expect(attributes(view, host) == [:])
    }

    @Test("sound has an element of its own, and the host is told of the file last")
    func order() {
        let view = MediaView(.audio)
        let context = HostContext()
        view.realize(in: context)
        _ = context.takeCommands()
        view.source = clip
        let commands = context.takeCommands()
        #expect(view.element == .audio)
        #expect(commands.last == .setAttribute(view.node, .mediaSource, "/media/clip.mp4"))
        view.source = clip
        #expect(context.takeCommands() == [])
    }

    @Test("a player in a cell is a control: the cell is not pressed by it")
    func controlInCell() {
        final class Cell: CollectionViewCell {
            let player = MediaView(.audio)

            required init() {
                super.init(element: .box, styleClasses: [])
                addSubview(player)
            }
        }
        let cell = Cell()
        cell.realize(in: HostContext())
        #expect(cell.isControlInside(cell.player.node))
    }
}
