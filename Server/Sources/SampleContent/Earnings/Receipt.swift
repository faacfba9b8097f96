import PageServer
import PageStore

/// A picture of a paper receipt, lying on a table. What is printed on it is what the database says was bought.
struct Receipt: Equatable, Sendable {
    /// Raised whenever the drawing changes, so that pictures made before are not taken for the present ones.
    static let revision = 1
    /// The colour of the table, shown until the picture has come.
    static let table = Tint(0x6F5B4B)

    private static let linesOnPage = 17
    private static let width = 32
    private static let dot = 2.6
    private static let paper = Tint(0xF7F4EC)
    private static let ink = Tint(0x3A3840)

    private let purchase: PurchaseRecord
    private let lines: [ReceiptLineRecord]
    private let page: Int

    /// Prepares a picture of some of the lines, of the page of a number counted from 1.
    init(_ purchase: PurchaseRecord, lines: [ReceiptLineRecord], page: Int) {
        self.purchase = purchase
        self.lines = lines
        self.page = page
    }

    /// The number of pictures for so many lines.
    static func pageCount(ofLines count: Int) -> Int { max(1, (count + linesOnPage - 1) / linesOnPage) }
}

extension Receipt {
    /// The picture as an SVG document.
    func svg() -> String {
        var generator = SplitMix64(seed: UInt64(bitPattern: purchase.id) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(page))
        var canvas = Canvas()
        paintTable(&canvas, &generator)
        let rows = printedRows
        let height = Double(rows.reduce(0) { $0 + $1.height }) * Self.dot + 120
        let top = max(40, (1_180 - height) / 2)
        canvas.open(turned: generator.number(in: -1.6...1.6), about: Vector(0, 600))
        paintPaper(from: top, height: height, &canvas, &generator)
        var y = top + 60
        for row in rows {
            paint(row, at: y, &canvas, &generator)
            y += Double(row.height) * Self.dot
        }
        canvas.close()
        return canvas.document(width: Scene.pixelWidth, height: Scene.pixelHeight)
    }

    // MARK: What is printed

    /// One row, in dots of the printer.
    private struct Row {
        var text = ""
        /// How many dots of the paper are one dot of the letters.
        var scale = 1
        var height = 11
        var isBarcode = false
    }

    private var pages: Int { Self.pageCount(ofLines: lines.count) }

    private var printedRows: [Row] {
        let part = lines.dropFirst((page - 1) * Self.linesOnPage).prefix(Self.linesOnPage)
        return (page == 1 ? head : []) + part.flatMap { Self.rows(of: $0) } + (page == pages ? foot : [Row()])
    }

    private var head: [Row] {
        let time = "\(Self.pair(purchase.minute / 60)):\(Self.pair(purchase.minute % 60))"
        let till = purchase.id % 7 + 1
        return [
            Row(text: Self.centered(purchase.store, width: Self.width / 2), scale: 2, height: 24),
            Row(text: Self.centered(purchase.branch)),
            Row(text: Self.centered("RECEIPT \(100_000 + purchase.id * 7_919 % 900_000)")),
            Row(text: Self.justified("TILL \(till)", time)), Self.rule,
        ]
    }

    private var foot: [Row] {
        let paid = Self.amount(purchase.totalMinor)
        let items = lines.reduce(0) { $0 + $1.quantity }
        return [
            Self.rule, Row(text: Self.justified("TOTAL", paid, width: Self.width / 2), scale: 2, height: 24),
            Row(text: Self.justified("CARD **** \(1_000 + purchase.id * 37 % 9_000)", paid)),
            Row(text: Self.justified("ITEMS", "\(items)")), Row(height: 6), Row(height: 40, isBarcode: true),
            Row(text: Self.centered("THANK YOU AND COME AGAIN")),
        ]
    }

    private static let rule = Row(text: String(repeating: "-", count: width))

    private static func rows(of line: ReceiptLineRecord) -> [Row] {
        let name = line.quantity > 1 ? "\(line.quantity) X \(line.title)" : line.title
        return [Row(text: justified(String(name.prefix(width - 9)), amount(line.priceMinor)))]
    }

    private static func justified(_ left: String, _ right: String, width: Int = width) -> String {
        left + String(repeating: " ", count: max(1, width - left.count - right.count)) + right
    }

    private static func centered(_ text: String, width: Int = width) -> String {
        String(repeating: " ", count: max(0, (width - text.count) / 2)) + text.prefix(width)
    }

    private static func amount(_ minor: Int64) -> String { "\(minor / 100).\(pair(Int(minor % 100)))" }

    private static func pair(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

// MARK: - How it is drawn

extension Receipt {
    private static var paperWidth: Double { Double(width * PrinterFont.advance) * dot + 76 }

    private func paintTable(_ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let wood = canvas.gradient([(0, Self.table.lighter(0.1), 1), (1, Self.table.darker(0.3), 1)])
        canvas.fill(.box(-400, 0, 800, 1_200), wood)
        for board in 0..<5 {
            let y = Double(board) * 250 + generator.number(in: -20.0...20)
            canvas.stroke(Outline(-400, y).line(400, y), Self.table.darker(0.6), width: 3, opacity: 0.5)
            for _ in 0..<9 {
                let grain = y + generator.number(in: 8.0...240)
                let sway = generator.number(in: -16.0...16)
                canvas.stroke(
                    Outline(-400, grain).curve(-140, grain + sway, 140, grain - sway, 400, grain + sway / 2),
                    Self.table.darker(0.4), width: generator.number(in: 0.6...2.2), opacity: 0.22)
            }
        }
    }

    private func paintPaper(
        from top: Double, height: Double, _ canvas: inout Canvas, _ generator: inout SplitMix64
    ) {
        let (left, right) = (-Self.paperWidth / 2, Self.paperWidth / 2)
        canvas.soft(.box(left + 6, top + 12, Self.paperWidth, height - 6), .black, radius: 34, opacity: 0.22)
        // Torn off along the teeth of the printer, above and below.
        var sheet = Outline(left, top)
        let teeth = 44
        for tooth in 1...teeth {
            let x = left + Self.paperWidth * (Double(tooth) - 0.5) / Double(teeth)
            sheet = sheet.line(x, top - 7).line(left + Self.paperWidth * Double(tooth) / Double(teeth), top)
        }
        sheet = sheet.line(right, top + height)
        for tooth in 1...teeth {
            let x = right - Self.paperWidth * (Double(tooth) - 0.5) / Double(teeth)
            sheet = sheet.line(x, top + height + 7)
            sheet = sheet.line(right - Self.paperWidth * Double(tooth) / Double(teeth), top + height)
        }
        canvas.fill(sheet.closed, Canvas.paint(Self.paper))
        // A fold across the paper, lit from above, and the curl at its end.
        let fold = top + height * generator.number(in: 0.38...0.62)
        let shade = canvas.gradient([(0, .black, 0), (0.48, .black, 0.07), (0.52, .white, 0.5), (1, .white, 0)])
        canvas.fill(.box(left, fold - 60, Self.paperWidth, 120), shade)
        let curl = canvas.gradient([(0, .black, 0), (1, .black, 0.13)])
        canvas.fill(.box(left, top + height - 110, Self.paperWidth, 110), curl)
    }

    private func paint(_ row: Row, at y: Double, _ canvas: inout Canvas, _ generator: inout SplitMix64) {
        let left = -Double(Self.width * PrinterFont.advance) * Self.dot / 2
        if row.isBarcode { return paintBarcode(at: y, &canvas, &generator) }
        let side = Self.dot * Double(row.scale)
        let boxes = PrinterFont.dots(of: row.text).map { dot in
            (x: left + Double(dot.column) * side, y: y + Double(dot.row) * side, width: side, height: side)
        }
        // Heat is never even: some rows come out paler.
        let ink = Self.ink.mixed(with: Self.paper, generator.number(in: 0...0.22))
        if !boxes.isEmpty { canvas.fill(boxes: boxes, ink) }
    }

    private func paintBarcode(at y: Double, _ canvas: inout Canvas, _ generator: inout SplitMix64) {
        var boxes: [(x: Double, y: Double, width: Double, height: Double)] = []
        var x = -170.0
        while x < 166 {
            let width = Double(generator.number(in: 1...3)) * 2.2
            boxes.append((x: x, y: y, width: width, height: 32 * Self.dot))
            x += width + Double(generator.number(in: 1...3)) * 2.2
        }
        canvas.fill(boxes: boxes, Self.ink)
    }
}

/// Draws the pictures of receipts.
struct ReceiptPictureProvider: PictureProvider {
    func svg(for path: String, in store: any PageStore) async throws -> String? {
        guard path.hasPrefix("receipt/") else { return nil }
        let parts = path.dropFirst("receipt/".count).split(separator: ".")
        guard parts.count == 4, let id = Int64(parts[0]), let page = Int(parts[1]) else { return nil }
        return try await store.read { transaction in
            guard let purchase = try PurchaseRecord.of(id, in: transaction), purchase.picturePath(page) == path
            else { return nil }
            let lines = try purchase.lines(in: transaction)
            guard (1...Receipt.pageCount(ofLines: lines.count)).contains(page) else { return nil }
            return Receipt(purchase, lines: lines, page: page).svg()
        }
    }
}
