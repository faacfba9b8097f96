import CollectionViewKit

extension CatalogueEntry {
    /// Pictures, and what arranges views.
    static func layoutEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                strings.layout.pictureEntry,
                code: """
                    let picture = ImageView()
                    picture.source = ImageSource(responsiveImage: responsiveImage, path: "p/1.jpg", pixelSize: size, tint: 0xC9B79C)
                    picture.drawnWidth = 160
                    let box = Container(picture, aspectRatio: 1, clipsToBounds: true)
                    box.addOverlay(Badge("New", kind: .prominent), at: .topLeading)
                    """
            ) {
                let row = Stack(.horizontal, spacing: .medium, distribution: .fillEqually)
                row.wraps = true
                let pictures: [(String, String, String)] = [
                    ("favicon.svg", strings.layout.shown, strings.layout.sign), ("", strings.layout.waiting, ""),
                    ("nowhere/nothing.jpg", strings.layout.failed, strings.layout.missing),
                ]
                for (path, word, description) in pictures { row.addSubview(picture(path, word, description)) }
                return row
            },
            CatalogueEntry(
                "MediaView",
                code: """
                    let player = MediaView(.audio)
                    player.source = MediaSource(path: "/v1/media/people/4.wav", title: "Soft music")
                    """
            ) {
                let player = MediaView(.audio)
                player.source = MediaSource(
                    path: "/v1/media/people/4.wav", title: strings.layout.music,
                    captions: MediaCaptions(path: "/v1/media/people/4.wav.vtt", language: "en"))
                return player
            },
            CatalogueEntry(
                "ScrollView",
                code: """
                    let scrollView = ScrollView()
                    scrollView.addSubview(Stack(.vertical, spacing: .medium, [title, story]))
                    view.addSubview(scrollView)
                    """
            ) {
                let scrollView = ScrollView(styleClasses: ["catalogue-scroll"])
                scrollView.accessibilityLabel = strings.layout.fableTitle
                scrollView.setAttribute(.accessibilityRole, "group")
                let story = text(strings.layout.fable, .body)
                story.numberOfLines = 0
                scrollView.addSubview(
                    Stack(.vertical, spacing: .medium, [text(strings.layout.fableTitle, .title3), story]))
                return scrollView
            },
            CatalogueEntry(
                "ListContentConfiguration",
                code: """
                    let rows = CellRegistration<CollectionViewListCell, Product> { cell, _, product in
                        var content = cell.defaultContentConfiguration()
                        content.text = product.name
                        content.secondaryText = product.price
                        content.image = product.picture
                        cell.setContentConfiguration(content)
                    }
                    """
            ) {
                var header = ListContentConfiguration.header()
                header.text = strings.charts.prices
                // Below the title of the card.
                header.headingLevel = 3
                let coat = ListContentConfiguration(text: strings.layout.coat, secondaryText: SampleNumbers.euros(180))
                var scarf = ListContentConfiguration(text: strings.layout.scarf, secondaryText: SampleNumbers.euros(30))
                scarf.image = source("favicon.svg", strings.layout.sign)
                return Stack(.vertical, [header, coat, scarf].map { row($0) })
            },
            CatalogueEntry(
                "Stack, Spacer, Separator",
                code: """
                    Stack(.horizontal, spacing: .small, alignment: .center, [
                        Label("Total"), Spacer(), Label("€210"),
                    ])
                    """
            ) {
                Stack(
                    .vertical,
                    spacing: .small,
                    [
                        line(strings.layout.coat, 180), line(strings.layout.scarf, 30), Separator(),
                        line(strings.layout.total, 210, style: .headline),
                    ]
                )
            },
        ]
    }

    private static func picture(_ path: String, _ word: String, _ description: String) -> View {
        let view = ImageView()
        view.source = source(path, description)
        view.drawnWidth = path.isEmpty ? 0 : 120
        let box = Container(view, aspectRatio: 1, clipsToBounds: true)
        box.addOverlay(Badge(word), at: .topLeading)
        return box
    }

    /// A picture by its path; one without a path is a colour.
    private static func source(_ path: String, _ description: String) -> ImageSource? {
        guard let responsiveImage = ResponsiveImage(template: "/{path}?w={w}", widths: [160, 320]) else { return nil }
        return ImageSource(
            responsiveImage: responsiveImage,
            path: path,
            pixelSize: Size(width: 320, height: 320),
            alternativeText: description,
            tint: path.isEmpty ? 0xC9B79C : -1
        )
    }

    private static func row(_ content: ListContentConfiguration) -> View {
        let view = content.makeContentView()
        content.apply(to: view)
        return view
    }

    private static func line(_ name: String, _ price: Double, style: TextStyle = .body) -> View {
        Stack(
            .horizontal,
            spacing: .small,
            alignment: .firstBaseline,
            [text(name, style), Spacer(), text(SampleNumbers.euros(price), style, styleClasses: ["is-numeric"])]
        )
    }
}
