import CollectionTestSupport
import CollectionViews
import Testing

struct BadgeTests {
    @Test("a badge without a text is hidden; a large number is cut")
    func count() {
        let badge = Badge()
        #expect(badge.isHidden)
        let host = makeHost(badge)
        let shown = { host.texts }
        for (count, text) in [(3, ["3"]), (99, ["99"]), (100, ["99+"]), (0, []), (-4, [])] {
            badge.setCount(count)
            host.send(.frame(0))
            #expect(shown() == text)
        }
        badge.setCount(12, maximum: 9)
        #expect(badge.text == "9+")
    }

    @Test("the meaning is exchanged")
    func kind() {
        let badge = Badge("!", kind: .critical)
        let stage = Stage(badge)
        let node = badge.node
        #expect(
            stage.commands {
                badge.kind = .warning
                badge.kind = .neutral
            } == [
                .setStyleClass(node, "is-critical", false), .setStyleClass(node, "is-warning", true),
                .setStyleClass(node, "is-warning", false),
            ]
        )
    }
}

struct ProgressViewTests {
    @Test("a new bar says that it is one, and how much is done")
    func state() {
        let bar = ProgressView(progress: 0.25)
        #expect(
            stateCommands(bar) == [
                .setAttribute(bar.node, .accessibilityRole, "progressbar"), .setAttribute(bar.node, .valueNow, "25"),
                .setVariable(bar.node, "progress", 0.25),
            ]
        )
    }

    @Test("progress is brought between 0 and 1, and may be unknown")
    func changes() {
        let bar = ProgressView()
        let stage = Stage(bar)
        let node = bar.node
        #expect(
            stage.commands {
                bar.progress = 7
                bar.progress = 1
                bar.progress = nil
                bar.progress = .nan
                bar.progress = 0.5
            } == [
                .setVariable(node, "progress", 1), .setAttribute(node, .valueNow, "100"),
                .setStyleClass(node, "is-indeterminate", true), .setVariable(node, "progress", 0),
                .setAttribute(node, .valueNow, nil),
                .setStyleClass(node, "is-indeterminate", false), .setAttribute(node, .valueNow, "0"),
                .setVariable(node, "progress", 0.5), .setAttribute(node, .valueNow, "50"),
            ]
        )
    }
}

struct ActivityIndicatorTests {
    @Test("an indicator that is still is hidden, unless it is to stay")
    func hiding() {
        let indicator = ActivityIndicator()
        #expect(indicator.isHidden)
        let stage = Stage(indicator)
        let node = indicator.node
        #expect(
            stage.commands {
                indicator.startAnimating()
                indicator.startAnimating()
                indicator.stopAnimating()
                indicator.hidesWhenStopped = false
                indicator.startAnimating()
            } == [
                .setHidden(node, false), .setHidden(node, true),
                .setHidden(node, false), .setStyleClass(node, "is-still", true),
                .setStyleClass(node, "is-still", false),
            ]
        )
    }
}
