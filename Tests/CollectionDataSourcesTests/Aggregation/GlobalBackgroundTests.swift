import CollectionGeometry
import Testing

@testable import CollectionDataSources

struct GlobalBackgroundTests {
    @Test("a background that is set to what it is keeps its revision")
    func sameBackground() {
        var background = GlobalBackground()
        background.isShown = false
        background.role = nil
        #expect(background.revision == 0)
    }

    @Test("each change of a background increases its revision")
    func changes() {
        var background = GlobalBackground()
        var revisions: [Int] = []
        background.isShown = true
        revisions.append(background.revision)
        background.role = "card"
        revisions.append(background.revision)
        #expect(revisions == [1, 2])
    }
}
