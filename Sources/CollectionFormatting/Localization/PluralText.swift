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
    // One reference: strings of an app are structures, and a structure is copied text by text where one of its texts is read.
    private let forms: Forms

    /// Creates a text of its forms; see ``PluralCategory`` for what has which form in which language.
    public init(
        zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil,
        other: String
    ) {
        forms = Forms(zero: zero, one: one, two: two, few: few, many: many, other: other)
    }

    private final class Forms: Sendable {
        let zero, one, two, few, many: String?
        let other: String

        init(zero: String?, one: String?, two: String?, few: String?, many: String?, other: String) {
            self.zero = zero
            self.one = one
            self.two = two
            self.few = few
            self.many = many
            self.other = other
        }
    }

    /// Whether both have the same forms.
    public static func == (left: PluralText, right: PluralText) -> Bool {
        let (left, right) = (left.forms, right.forms)
        return left.zero == right.zero && left.one == right.one && left.two == right.two && left.few == right.few
            && left.many == right.many && left.other == right.other
    }
}

extension PluralText {
    /// The text for a number.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - locale: The locale of the text; by default that of the app whose event is handled.
    /// - Complexity: O(*n*) in the length of the text.
    @inline(never)  // Each use would have a copy of it.
    public func text(for number: Int, locale: Locale = .current) -> String {
        form(of: PluralRules(locale: locale).category(for: number))
            .replacing("#", with: NumberFormatStyle(locale: locale).format(number))
    }

    private func form(of category: PluralCategory) -> String {
        switch category {
        case .zero: forms.zero ?? forms.other
        case .one: forms.one ?? forms.other
        case .two: forms.two ?? forms.other
        case .few: forms.few ?? forms.other
        case .many: forms.many ?? forms.other
        case .other: forms.other
        }
    }
}
