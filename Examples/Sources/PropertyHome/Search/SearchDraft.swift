import ScreenContracts
import SharedScreens

/// A search as it stands in the form: what is written is kept as it is, right or wrong.
struct SearchDraft: Equatable {
    var placeID: String?
    var kind: HomeKindContract?
    var minimumRooms: Double?
    private(set) var texts: FieldTexts = [:]

    /// A field that is written in.
    enum Field: Int, CaseIterable {
        case minimumPrice, maximumPrice, minimumArea
    }

    /// A text for each field that has one. There are too few fields for a dictionary.
    struct FieldTexts: Equatable, ExpressibleByDictionaryLiteral {
        private var texts = [String](repeating: "", count: Field.allCases.count)

        init(dictionaryLiteral elements: (Field, String)...) {
            for (field, text) in elements { texts[field.rawValue] = text }
        }
    }

    /// An empty form, which has no conditions.
    init() {}

    /// The form of a search.
    init(_ search: HomeSearch) {
        placeID = search.placeID
        kind = search.kind
        minimumRooms = search.minimumRooms
        for (field, number) in [
            (Field.minimumPrice, search.minimumPrice), (.maximumPrice, search.maximumPrice),
            (.minimumArea, search.minimumArea),
        ] {
            if let number { self[field] = NumberText.grouped(number) }
        }
    }
}

extension SearchDraft {
    /// What stands in a field.
    subscript(field: Field) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue }
    }

    /// The search that the form describes; `nil` while something is wrong with it.
    var search: HomeSearch? {
        guard errors.isEmpty else { return nil }
        var search = HomeSearch()
        search.placeID = placeID
        search.kind = kind
        search.minimumRooms = minimumRooms
        search.minimumPrice = number(in: .minimumPrice)
        search.maximumPrice = number(in: .maximumPrice)
        search.minimumArea = number(in: .minimumArea)
        return search
    }

    /// What is wrong with the fields, as sentences.
    var errors: FieldTexts {
        var errors: FieldTexts = [:]
        for field in Field.allCases {
            switch WrittenNumber(self[field]) {
            case .none: break
            case .number(let number) where number > field.maximum: errors[field] = field.tooMuch
            case .number: break
            case .unreadable: errors[field] = field.unreadable
            }
        }
        if errors[.minimumPrice] == nil, errors[.maximumPrice] == nil, hasCrossedPrices {
            errors[.maximumPrice] = HomesStrings.current.form.pricesCrossed
        }
        return errors
    }

    /// Whether the highest price is below the lowest.
    var hasCrossedPrices: Bool {
        guard let minimum = number(in: .minimumPrice), let maximum = number(in: .maximumPrice) else { return false }
        return minimum > maximum
    }

    private func number(in field: Field) -> Int? {
        guard case .number(let number) = WrittenNumber(self[field]) else { return nil }
        return number
    }
}

extension SearchDraft.FieldTexts {
    /// The text of a field; `nil` where there is none, which is the same as an empty one.
    subscript(field: SearchDraft.Field) -> String? {
        get { texts[field.rawValue].isEmpty ? nil : texts[field.rawValue] }
        set { texts[field.rawValue] = newValue ?? "" }
    }

    /// Whether no field has a text.
    var isEmpty: Bool { !texts.contains { !$0.isEmpty } }
}

extension SearchDraft.Field {
    /// The name of the field.
    var title: String {
        switch self {
        case .minimumPrice: HomesStrings.current.form.lowestPrice
        case .maximumPrice: HomesStrings.current.form.highestPrice
        case .minimumArea: HomesStrings.current.form.minimumArea
        }
    }

    fileprivate var maximum: Int { self == .minimumArea ? 100_000 : 1_000_000_000 }

    fileprivate var tooMuch: String {
        self == .minimumArea ? HomesStrings.current.form.tooLarge : HomesStrings.current.form.tooDear
    }

    fileprivate var unreadable: String {
        self == .minimumArea
            ? HomesStrings.current.form.noArea(NumberText.grouped(60))
            : HomesStrings.current.form.noPrice(NumberText.grouped(250_000))
    }
}
