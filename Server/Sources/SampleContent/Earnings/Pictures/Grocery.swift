/// A product that the shops of the sample content sell, as its picture shows it.
struct Grocery: Equatable, Sendable {
    /// What a product comes in, or how it has grown.
    enum Form: CaseIterable, Sendable {
        case carton, bottle, jar, can, bag, box, bar, tub, tube, roll
        case loaf, flatbread, wedge, eggs, fruit, avocado, bananas, berries, roots, leaves
    }

    /// The name, as receipts have it.
    let title: String
    /// What it comes in.
    let form: Form
    /// The colour of the package or of the fruit.
    let tint: Tint
    /// The colour of the label, the lid or the leaves.
    let accent: Tint

    /// Creates a product; the colours are `0xRRGGBB`.
    init(_ title: String, _ form: Form, _ tint: UInt32, _ accent: UInt32) {
        self.title = title
        self.form = form
        self.tint = Tint(tint)
        self.accent = Tint(accent)
    }
}
