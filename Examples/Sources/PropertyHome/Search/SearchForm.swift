import CollectionViewKit
import ScreenContracts

/// The fields of a search: place, kind, price, rooms and size.
final class SearchForm: View {
    private let editor: SearchEditor
    private let placeChoice = SegmentedControl()
    private let kindChoice = SegmentedControl()
    private let roomsChoice = SegmentedControl()
    private let fields: [TextField]
    private var places: [Place] = []
    private var rooms: [Double] = []
    private var shownRevision = -1
    private var shownFillRevision = -1

    init(_ editor: SearchEditor) {
        let strings = HomesStrings.current
        self.editor = editor
        fields = SearchDraft.Field.allCases.map { Self.makeField($0, editor) }
        super.init(.box, styleClasses: ["search-form"])
        kindChoice.setTitles([strings.form.anyKind] + HomeKindContract.allCases.map { $0.pluralName })
        kindChoice.setAction { index in
            editor.choose { $0.kind = index == 0 ? nil : HomeKindContract.allCases[index - 1] }
        }
        for choice in [placeChoice, kindChoice, roomsChoice] { choice.setStyleClass("choice-chips", true) }
        let prices = Stack(
            .horizontal, spacing: .medium, alignment: .leading, distribution: .fillEqually,
            styleClasses: ["search-prices"],
            [fields[0], fields[1]])
        for (title, view) in [
            (strings.form.place, placeChoice), (strings.form.kind, kindChoice), (strings.form.price, prices),
            (strings.form.rooms, roomsChoice), (strings.form.size, fields[2]),
        ] as [(String, View)] {
            addSubview(Self.makeGroup(title, view))
        }
        show(places: [])
    }
}

extension SearchForm {
    /// Offers the places of a city.
    func show(places: [Place]) {
        guard places != self.places || placeChoice.numberOfSegments == 0 else { return }
        self.places = places
        placeChoice.setTitles([HomesStrings.current.form.wholeCity] + places.map { $0.name })
        let editor = editor
        placeChoice.setAction { index in editor.choose { $0.placeID = index == 0 ? nil : places[index - 1].id } }
        shownFillRevision = -1
        shownRevision = -1
    }

    /// Shows what is to be seen of the editor: the choices, what is wrong, and all texts if they were filled in.
    func update() {
        guard editor.revision != shownRevision || editor.fillRevision != shownFillRevision else { return }
        let isFilled = editor.fillRevision != shownFillRevision
        shownRevision = editor.revision
        shownFillRevision = editor.fillRevision
        let draft = editor.draft
        placeChoice.selectedSegmentIndex =
            draft.placeID == nil ? 0 : places.firstIndex { $0.id == draft.placeID }.map { $0 + 1 }
        kindChoice.selectedSegmentIndex =
            draft.kind.flatMap { HomeKindContract.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        showRooms(draft.minimumRooms)
        let errors = editor.shownErrors
        for field in SearchDraft.Field.allCases {
            if isFilled { fields[field.rawValue].text = draft[field] }
            fields[field.rawValue].errorMessage = errors[field]
        }
    }

    /// Leads the user to what is wrong. Returns what it is, or `nil` if nothing is.
    func focusError() -> String? {
        let errors = editor.draft.errors
        guard let field = SearchDraft.Field.allCases.first(where: { errors[$0] != nil }) else { return nil }
        fields[field.rawValue].focus()
        return errors[field]
    }

    /// A number of rooms that an address names stands among the usual ones.
    private func showRooms(_ chosen: Double?) {
        var offered: [Double] = [1, 2, 3, 4, 5]
        if let chosen, !offered.contains(chosen) {
            offered.insert(chosen, at: offered.firstIndex { $0 > chosen } ?? offered.count)
        }
        let rooms = offered
        if rooms != self.rooms {
            self.rooms = rooms
            roomsChoice.setTitles([HomesStrings.current.form.anyRooms] + rooms.map { HomesText.number($0) })
            let editor = editor
            roomsChoice.setAction { index in editor.choose { $0.minimumRooms = index == 0 ? nil : rooms[index - 1] } }
        }
        roomsChoice.selectedSegmentIndex = chosen == nil ? 0 : rooms.firstIndex { $0 == chosen }.map { $0 + 1 }
    }

    private static func makeField(_ field: SearchDraft.Field, _ editor: SearchEditor) -> TextField {
        let view = TextField(field.title, placeholder: HomesStrings.current.form.anyAmount, contentType: .number)
        view.setReturnKey(.search)
        view.setAction(for: .editingChanged) { editor.write($0, in: field) }
        view.setAction(for: .editingDidEnd) { _ in editor.leave(field) }
        view.setAction(for: .editingDidEndOnExit) { _ in editor.request(.submit) }
        return view
    }

    private static func makeGroup(_ title: String, _ view: View) -> View {
        let label = Label(.headline, styleClasses: ["search-group-title"])
        label.text = title
        label.headingLevel = 2
        let group = Stack(.vertical, spacing: .small, styleClasses: ["search-group"], [label, view])
        if let choice = view as? SegmentedControl {
            choice.accessibilityLabel = title
        } else {
            // Names such as "From, €" do not say what they limit.
            group.setAttribute(.accessibilityRole, "group")
            group.accessibilityLabel = title
        }
        return group
    }
}
