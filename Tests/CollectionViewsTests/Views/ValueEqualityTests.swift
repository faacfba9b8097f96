import CollectionGeometry
import CollectionViews
import Testing

/// Equality of the values of views whose strings are compared by their bytes: each property counts.
struct ValueEqualityTests {
    private static let imageChanges: [@Sendable (inout ImageSource) -> Void] = [
        replacing("/img/{w}/{path}", widths: [320]), replacing("/i/{w}/{path}"), replacing("/img/{w}-{path}"),
        replacing("/img/{w}/{path}.jpg"), replacing("/img/{path}/{w}"), { $0.path = "b" }, { $0.darkPath = nil },
        { $0.darkPath = "c" }, { $0.pixelSize.width = 2 }, { $0.alternativeText = "A bag" }, { $0.tint = 1 },
        { $0.focusX = 10 }, { $0.focusY = 10 },
    ]

    /// Replaces the template and the widths of a source.
    private static func replacing(
        _ template: String, widths: [Int] = [160]
    ) -> @Sendable (inout ImageSource) -> Void {
        { source in
            if let other = ResponsiveImage(template: template, widths: widths) { source.responsiveImage = other }
        }
    }

    private static let noticeChanges: [@Sendable (inout CollectionViews.Notice) -> Void] = [
        { $0.text = "Stored" }, { $0.kind = .failure }, { $0.actionTitle = "Redo" },
        { $0.canBeDismissed = false }, { $0.milliseconds = nil },
    ]

    private static let contentChanges: [@Sendable (inout ContentUnavailableConfiguration) -> Void] = [
        { $0.reason = .search }, { $0.text = "Nothing" }, { $0.secondaryText = "" }, { $0.buttonTitle = "New" },
        { $0.symbol = BezierPath(lines: [Point(x: 1, y: 1)]) },
    ]

    private static func imageSource() throws -> ImageSource {
        ImageSource(
            responsiveImage: try #require(ResponsiveImage(template: "/img/{w}/{path}", widths: [160])), path: "a",
            darkPath: "d", pixelSize: Size(width: 1, height: 1), alternativeText: "A coat")
    }

    private static func notice() -> CollectionViews.Notice {
        CollectionViews.Notice("Deleted", actionTitle: "Undo", milliseconds: 10_000)
    }

    private static func content() -> ContentUnavailableConfiguration {
        .empty("No notes", secondaryText: "Write one.", buttonTitle: "Write")
    }

    @Test("values of the same properties are equal") func equalValues() throws {
        #expect(try Self.imageSource() == Self.imageSource())
        #expect(Self.notice() == Self.notice())
        #expect(Self.content() == Self.content())
    }

    @Test("image sources with another value of one property differ", arguments: ValueEqualityTests.imageChanges.indices)
    func imageSources(_ change: Int) throws {
        var changed = try Self.imageSource()
        Self.imageChanges[change](&changed)
        #expect(try changed != Self.imageSource())
    }

    @Test("notices with another value of one property differ", arguments: ValueEqualityTests.noticeChanges.indices)
    func notices(_ change: Int) {
        var changed = Self.notice()
        Self.noticeChanges[change](&changed)
        #expect(changed != Self.notice())
    }

    @Test(
        "placeholders of content with another value of one property differ",
        arguments: ValueEqualityTests.contentChanges.indices)
    func contents(_ change: Int) {
        var changed = Self.content()
        Self.contentChanges[change](&changed)
        #expect(changed != Self.content())
    }
}
