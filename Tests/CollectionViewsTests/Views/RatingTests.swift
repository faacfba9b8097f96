import CollectionTestSupport
import CollectionViews
import Testing

struct RatingTests {
    @Test("stars are filled in tenths, and the mark is said in figures")
    func stars() {
        let rating = Rating(maximum: 3)
        let stage = Stage(rating)
        let (node, first) = (rating.node, rating.subviews[0].node)
        #expect(
            stage.commands {
                rating.value = 1.46
                rating.value = 1.46
            } == [
                .setVariable(first, "filled", 1), .setVariable(first.advanced(by: 1), "filled", 0.5),
                .setAttribute(node, .accessibilityLabel, "1.5 / 3"),
            ]
        )
        #expect(
            stage.commands { rating.value = 9 } == [
                .setVariable(first.advanced(by: 1), "filled", 1), .setVariable(first.advanced(by: 2), "filled", 1),
                .setAttribute(node, .accessibilityLabel, "3 / 3"),
            ]
        )
        rating.value = .nan
        #expect(rating.accessibilityLabel == "0 / 3")
    }

    @Test("a name that was given is kept")
    func name() {
        let rating = Rating()
        rating.value = 2
        rating.accessibilityLabel = "Rated two of five"
        rating.value = 3
        #expect(rating.accessibilityLabel == "Rated two of five")
        #expect(Rating(maximum: 0).maximum == 1)
        #expect(Rating(maximum: 5000).maximum == 10)
    }
}
