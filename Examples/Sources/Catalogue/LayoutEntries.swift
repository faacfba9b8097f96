import CollectionViewKit

extension CatalogueEntry {
    /// Pictures, and what arranges views.
    static func layoutEntries() -> [CatalogueEntry] {
        [
            CatalogueEntry(
                "ImageView and Container",
                code: """
                    let picture = ImageView()
                    picture.source = ImageSource(ladder: ladder, path: "p/1.jpg", pixelSize: size, tint: 0xC9B79C)
                    picture.drawnWidth = 160
                    let box = Container(picture, aspectRatio: 1, clipsToBounds: true)
                    box.addOverlay(Badge("New", kind: .prominent), at: .topLeading)
                    """
            ) {
                let row = Stack(.horizontal, spacing: .medium, distribution: .fillEqually)
                let pictures: [(String, String, String)] = [
                    ("favicon.svg", "Shown", "The sign of this program"), ("", "Waiting", ""),
                    ("nowhere/nothing.jpg", "Failed", "A picture that is missing"),
                ]
                for (path, word, description) in pictures { row.addSubview(picture(path, word, description)) }
                return row
            },
            CatalogueEntry(
                "ScrollView",
                code: """
                    let scrollView = ScrollView()
                    scrollView.addSubview(Stack(.vertical, spacing: .medium, [title, story]))
                    view.addSubview(scrollView)
                    """
            ) {
                let scrollView = ScrollView(roles: ["catalogue-scroll"])
                scrollView.accessibilityLabel = "The fox and the grapes"
                scrollView.setAttribute(.accessibilityRole, "group")
                let story = text(
                    """
                    A hungry fox saw some fine bunches of grapes hanging from a vine that was trained along a high trellis, and did \
                    her best to reach them by jumping as high as she could into the air. But it was all in vain, for they were just \
                    out of reach: so she gave up trying, and walked away with an air of dignity and unconcern, remarking, “I thought \
                    those grapes were ripe, but I see now they are quite sour.”
                    """, .body)
                story.numberOfLines = 0
                scrollView.addSubview(
                    Stack(.vertical, spacing: .medium, [text("The fox and the grapes", .title3), story]))
                return scrollView
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
                        line("Coat", "€180"), line("Scarf", "€30"), Separator(),
                        line("Total", "€210", style: .headline),
                    ]
                )
            },
        ]
    }

    private static func picture(_ path: String, _ word: String, _ description: String) -> View {
        let view = ImageView()
        if let ladder = ImageLadder(template: "/{path}?w={w}", widths: [160, 320]) {
            view.source = ImageSource(
                ladder: ladder,
                path: path,
                pixelSize: Size(width: 320, height: 320),
                alternativeText: description,
                tint: path.isEmpty ? 0xC9B79C : -1
            )
        }
        view.drawnWidth = path.isEmpty ? 0 : 120
        let box = Container(view, aspectRatio: 1, clipsToBounds: true)
        box.addOverlay(Badge(word), at: .topLeading)
        return box
    }

    private static func line(_ name: String, _ price: String, style: TextStyle = .body) -> View {
        Stack(
            .horizontal,
            spacing: .small,
            alignment: .firstBaseline,
            [text(name, style), Spacer(), text(price, style, roles: ["is-numeric"])]
        )
    }
}
