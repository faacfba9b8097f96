/// A text with a number in it, in the forms that a language has for numbers.
///
/// ```swift
/// let photos = PluralText(one: "# photo", other: "# photos")
/// photos.text(for: 1, locale: locale)       // 1 photo
/// photos.text(for: 1200, locale: locale)    // 1,200 photos
/// ```
///
/// Each `#` stands for the number, written for the locale. A form that is missing is `other`.
public struct PluralText: Sendable, Equatable {
    private let zero, one, two, few, many: String?
    private let other: String

    /// Creates a text of its forms; see ``PluralCategory`` for what has which form in which language.
    public init(
        zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil,
        other: String
    ) {
        self.zero = zero
        self.one = one
        self.two = two
        self.few = few
        self.many = many
        self.other = other
    }
}

extension PluralText {
    /// The text for a number.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - locale: The locale of the text; by default that of the app whose event is handled.
    /// - Complexity: O(*n*) in the length of the text.
    public func text(for number: Int, locale: Locale = .current) -> String {
        form(of: PluralRules(locale: locale).category(for: number))
            .replacing("#", with: NumberFormatStyle(locale: locale).format(number))
    }

    private func form(of category: PluralCategory) -> String {
        switch category {
        case .zero: zero ?? other
        case .one: one ?? other
        case .two: two ?? other
        case .few: few ?? other
        case .many: many ?? other
        case .other: other
        }
    }
}
