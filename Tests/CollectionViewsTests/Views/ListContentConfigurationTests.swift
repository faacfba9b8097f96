import CollectionViews
import Testing

struct ListContentConfigurationTests {
    @Test("the title is a heading of the level of the content, and none without a level")
    func headingLevel() {
        var content = ListContentConfiguration(text: "Monday")
        let view = content.makeContentView()
        content.headingLevel = 3
        content.apply(to: view)
        #expect(view.textLabel.headingLevel == 3)
        content.headingLevel = nil
        content.apply(to: view)
        #expect(view.textLabel.headingLevel == nil)
    }
}
