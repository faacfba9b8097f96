import CollectionViewKit

func makePageLayout(_ model: PageModel) -> CollectionViewLayout { InterimLayout(model) }

final class InterimLayout: CollectionViewLayout {
    let model: PageModel
    struct Section { var header: Rect; var items: [Rect]; var scroller: OrthogonalScroller?; var frame: Rect }
    var sections: [Section] = []
    var size = Size.zero
    var offsets: [Int: Point] = [:]
    init(_ model: PageModel) { self.model = model }

    override func prepare(_ context: LayoutContext) {
        sections = []
        var y = 0.0
        let env = model.environment
        let width = context.bounds.width
        for s in 0..<context.counts.numberOfSections {
            let count = context.counts.numberOfItems(inSection: s)
            let shown = model.sections[s]
            let section = shown.section
            let top = y
            var header = Rect.zero
            if section.title != nil || shown.isOutline {
                header = Rect(x: 0, y: y, width: width, height: SectionHeaderView.height(in: env))
                y += header.height
            }
            var items: [Rect] = []
            var scroller: OrthogonalScroller?
            let p = section.layout.parameters
            let isMessage = shown.content == .failure || shown.content == .empty
            switch isMessage ? LayoutFamily.text : section.layout.family {
            case .text:
                for _ in 0..<count {
                    let h = SectionMessageCell.height(in: env); items.append(Rect(x: 0, y: y, width: width, height: h));
                    y += h
                }
            case .brands:
                for _ in 0..<count {
                    items.append(Rect(x: 0, y: y, width: width, height: BrandCell.height(in: env)));
                    y += BrandCell.height(in: env)
                }
            case .carousel:
                let g = CarouselGeometry(
                    width: width, visibleTenths: p.visibleTenths, rows: p.rows, inset: Double(p.inset),
                    spacing: Double(p.gap), pictureRatio: Double(p.imageRatioPermille) / 1000,
                    captionHeight: ProductCell.captionHeight(p.captions, in: env),
                    tallestPicture: env.windowSize.height * 0.68)
                for i in 0..<count {
                    let column = i / p.rows, row = i % p.rows
                    items.append(
                        Rect(
                            x: Double(p.inset) + Double(column) * (g.itemSize.width + Double(p.gap)),
                            y: y + Double(row) * (g.itemSize.height + Double(p.gap)), width: g.itemSize.width,
                            height: g.itemSize.height))
                }
                scroller = OrthogonalScroller(
                    section: s, frame: Rect(x: 0, y: y, width: width, height: g.widgetHeight),
                    contentSize: Size(width: (items.last?.maxX ?? 0) + Double(p.inset), height: g.widgetHeight))
                y += g.widgetHeight
            case .hero:
                for _ in 0..<count {
                    let h = HeroGeometry(width: width, environment: env).height;
                    items.append(Rect(x: 0, y: y, width: width, height: h)); y += h
                }
            case .grid:
                let columns = max(Double(p.columns), (width / 240).rounded(.down))
                let w = (width - 2 * Double(p.inset) - (columns - 1) * Double(p.gap)) / columns
                let h = w * 1.5 + ProductCell.captionHeight(.full, in: env)
                for i in 0..<count {
                    items.append(
                        Rect(
                            x: Double(p.inset) + Double(i % Int(columns)) * (w + Double(p.gap)),
                            y: y + Double(i / Int(columns)) * (h + 20), width: w, height: h))
                }
                y = (items.last?.maxY ?? y)
            default:
                for _ in 0..<count {
                    items.append(Rect(x: 0, y: y, width: width, height: TitleCell.height(in: env)));
                    y += TitleCell.height(in: env)
                }
            }
            y += env.lineHeight(of: .body) * 1.5
            sections.append(
                Section(
                    header: header, items: items, scroller: scroller,
                    frame: Rect(x: 0, y: top, width: width, height: y - top)))
        }
        size = Size(width: width, height: y)
    }
    override var collectionViewContentSize: Size { size }
    override func layoutAttributesForItem(at p: IndexPath) -> LayoutAttributes? {
        LayoutAttributes(element: .cell(p), frame: sections[p.section].items[p.item])
    }
    override func setOrthogonalContentOffset(_ offset: Point, forSection section: Int) { offsets[section] = offset }
    override func collectOrthogonalScrollers(in rect: Rect, into scrollers: inout [OrthogonalScroller]) {
        for (i, s) in sections.enumerated() {
            guard var c = s.scroller, c.frame.intersects(rect) else { continue }
            c.contentOffset = offsets[i] ?? .zero
            scrollers.append(c)
        }
    }
    override func collectLayoutAttributes(in rect: Rect, into attributes: inout [LayoutAttributes]) {
        for (i, s) in sections.enumerated() where s.frame.intersects(rect) {
            if s.header.height > 0 && s.header.intersects(rect) {
                attributes.append(
                    LayoutAttributes(
                        element: .supplementary(.sectionHeader, IndexPath(item: 0, section: i)), frame: s.header))
            }
            for (j, f) in s.items.enumerated() {
                var a = LayoutAttributes(element: .cell(IndexPath(item: j, section: i)), frame: f)
                if let c = s.scroller {
                    guard c.frame.intersects(rect) else { continue }
                    let o = offsets[i]?.x ?? 0
                    guard f.maxX > o - c.frame.width * 0.25, f.minX < o + c.frame.width * 1.25 else { continue }
                    a.isInOrthogonalSection = true
                    attributes.append(a)
                } else if f.intersects(rect) {
                    attributes.append(a)
                }
            }
        }
    }
}
