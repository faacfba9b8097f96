import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Notes

@Suite struct NotesTests {
    private let host: ModelHost

    /// A page of an app whose new notes have the ids from 4 on.
    init() {
        var nextID = 4
        self.init(
            NotesApp(makeID: {
                defer { nextID += 1 }
                return nextID
            }))
    }

    private init(_ app: NotesApp) {
        host = ModelHost(NotesViewController(app), windowSize: Size(width: 390, height: 844))
    }

    /// Starts the app with stored notes, by their ids.
    private func start(_ notes: [Note] = [], path: String = "/", language: String = "en-US") {
        for note in notes { host.storage.values["note-\(note.id)"] = note.json }
        host.changeRegion { $0.localeIdentifier = language }
        host.start(path: path)
        settle()
    }

    private func settle() {
        host.send(.frame(host.time + 16))
        host.runFrames()
        host.finishAnimations()
    }

    private func tap(_ text: String) {
        #expect(host.tap(text), "there is no \(text)")
        settle()
    }

    private func field(_ label: String) throws -> NodeID {
        try #require(host.nodes { $0.attributes[.accessibilityLabel] == label && $0.element != .box }.first)
    }

    /// Deletes the note whose screen is seen, and agrees to that.
    private func deleteNote() {
        tap("Delete")
        let buttons = host.nodes { $0.text == "Delete" }.compactMap { host.activatable(around: $0) }
        if let last = buttons.last { host.send(.activated(last)) }
        settle()
    }

    /// Whether the notice about a deleted note is seen.
    private var showsNotice: Bool { host.node(showing: "The note was deleted.") != nil }

    /// The first lines of the notes that are seen.
    private var titles: [String] {
        host.visibleCells.map { host.texts(in: $0) }.filter { $0.count > 1 }.map { $0[0] }
    }

    private var now: Int64 { Int64(host.startDate) }

    @Test("a note that is written is stored, and is first in the list")
    func writing() throws {
        start([Note(id: 3, text: "Milk", changed: now - 60)])
        try host.send(.activated(field("New note")))
        settle()
        #expect(host.history.last == "/new")
        try host.write("Plan\n\nCall Ada", into: field("Note"))
        #expect(host.history == ["/", "/notes/4"])
        #expect(host.storage.values["note-4"]?.contains(#""text":"Plan\n\nCall Ada""#) == true)
        host.pressBack()
        settle()
        #expect(titles == ["Plan", "Milk"])
        #expect(host.texts.contains { $0.hasSuffix("· Call Ada") })
    }

    @Test("notes are in sections: pinned, of the last seven days, older")
    func sections() {
        start([
            Note(id: 1, text: "Old", changed: now - 8 * 86_400), Note(id: 2, text: "New", changed: now - 86_400),
            Note(id: 3, text: "Stays", changed: now - 30 * 86_400, isPinned: true),
            Note(id: 4, text: "Away", changed: now, isArchived: true),
        ])
        let known = ["Pinned", "Last 7 days", "Older", "Old", "New", "Stays", "Away"]
        let texts = host.texts.filter { known.contains($0) }
        #expect(Set(texts) == ["Pinned", "Last 7 days", "Older", "Old", "New", "Stays"])
        tap("Archive")
        #expect(host.texts.contains("Away"))
        #expect(host.history.last == "/archive")
    }

    @Test("a search finds letters in any case, and says when it finds nothing")
    func search() throws {
        start([Note(id: 1, text: "ÄPFEL kaufen", changed: now), Note(id: 2, text: "Milk", changed: now)])
        try host.write("äpfel", into: field("Search notes"))
        settle()
        #expect(titles == ["ÄPFEL kaufen"])
        try host.write("bread", into: field("Search notes"))
        settle()
        #expect(host.texts.contains("No note contains this text"))
    }

    @Test("a note is deleted after an alert, and undo brings it back")
    func deletion() {
        start([Note(id: 1, text: "Milk", changed: now)], path: "/notes/1")
        tap("Delete")
        #expect(host.texts.contains("Delete the note?"))
        tap("Cancel")
        #expect(host.storage.values["note-1"] != nil)
        deleteNote()
        #expect(host.storage.values["note-1"] == nil)
        #expect(host.history.last == "/")
        #expect(host.texts.contains("The note was deleted."))
        tap("Undo")
        #expect(host.storage.values["note-1"] != nil)
        #expect(titles == ["Milk"])
    }

    @Test("the notice about a deleted note stays when another tab is selected, until its ten seconds are over")
    func notice() {
        start([Note(id: 1, text: "Milk", changed: now)], path: "/notes/1")
        deleteNote()
        tap("Archive")
        #expect(!showsNotice)
        tap("Notes")
        #expect(showsNotice)
        tap("Archive")
        host.advance(by: 10_000)
        tap("Notes")
        #expect(!showsNotice)
        #expect(host.announcements.filter { $0.hasPrefix("The note was deleted.") }.count == 1)
    }

    @Test("a notice that was dismissed does not appear again with the list")
    func dismissedNotice() {
        start([Note(id: 1, text: "Milk", changed: now)], path: "/notes/1")
        deleteNote()
        tap("Dismiss")
        tap("Archive")
        tap("Notes")
        #expect(!showsNotice)
    }

    @Test("the notice about a second note has ten seconds of its own, and restores that note")
    func secondNotice() {
        start([Note(id: 1, text: "Milk", changed: now), Note(id: 2, text: "Bread", changed: now)])
        tap("Milk")
        deleteNote()
        tap("Bread")
        host.advance(by: 2_000)
        deleteNote()
        host.advance(by: 5_000)
        #expect(showsNotice)
        tap("Undo")
        #expect(titles == ["Bread"])
    }

    @Test("notes that two pages add at the same time are kept, on both pages")
    func simultaneousNotes() throws {
        let pages = [NotesTests(NotesApp()), NotesTests(NotesApp())]
        for page in pages {
            page.start()
            page.tap("New note")
        }
        for (page, text) in zip(pages, ["Bread", "Milk"]) { try page.host.write(text, into: page.field("Note")) }
        for (page, other) in zip(pages, pages.reversed()) {
            for (key, value) in other.host.storage.values { page.host.storeElsewhere(value, for: key) }
        }
        for page in pages {
            page.host.pressBack()
            page.settle()
            #expect(Set(page.titles) == ["Bread", "Milk"])
        }
    }

    @Test("a new note does not get the id of another")
    func usedID() throws {
        var ids = [3, 3, 7]
        let page = NotesTests(NotesApp(makeID: { ids.removeFirst() }))
        page.start([Note(id: 3, text: "Milk", changed: now)])
        try page.host.send(.activated(page.field("New note")))
        page.settle()
        try page.host.write("Bread", into: page.field("Note"))
        #expect(page.host.storage.values.keys.sorted() == ["note-3", "note-7"])
    }

    @Test("a note is shown at its address, also where its id is one of the largest", arguments: [1, 999_999_999])
    func addresses(id: Int) throws {
        start([Note(id: id, text: "Milk", changed: now)], path: "/notes/\(id)")
        #expect(host.title == "Milk")
    }

    @Test("the app that is opened at the address of a new note shows one, which is stored under an address of its own")
    func newNoteAddress() throws {
        start(path: "/new")
        #expect(host.title == "New note")
        try host.write("Milk", into: field("Note"))
        #expect(host.history == ["/notes/4"])
    }

    @Test("a note without text is not kept")
    func emptyNote() throws {
        start()
        #expect(host.texts.contains("No notes yet"))
        tap("New note")
        host.pressBack()
        settle()
        #expect(host.storage.values == [:])
        #expect(host.texts.contains("No notes yet"))
    }

    @Test("a note whose text was deleted is not kept")
    func deletedText() throws {
        start([Note(id: 1, text: "Milk", changed: now)])
        tap("Milk")
        try host.write("", into: field("Note"))
        host.pressBack()
        settle()
        #expect(host.storage.values == [:])
        #expect(host.texts.contains("No notes yet"))
    }

    @Test("a note that cannot be stored says so, and is stored when there is room")
    func fullStorage() throws {
        start([Note(id: 1, text: "Milk", changed: now)], path: "/notes/1")
        host.storage.outcome = .full
        try host.write("Milk and bread", into: field("Note"))
        #expect(host.texts.contains("This could not be saved. It is kept until the page is closed."))
        host.storage.outcome = .stored
        tap("Try again")
        #expect(host.storage.values["note-1"]?.contains("Milk and bread") == true)
    }

    @Test("the list shows what another page stores, and a value that is no note is left alone")
    func otherPages() {
        host.storage.values["note-9"] = "{broken"
        start([Note(id: 1, text: "Milk", changed: now)])
        host.storeElsewhere(Note(id: 2, text: "Bread", changed: now + 1).json, for: "note-2")
        settle()
        #expect(titles == ["Bread", "Milk"])
        #expect(host.storage.values["note-9"] == "{broken")
    }

    @Test("pinning and archiving are stored", arguments: [("Pin", "isPinned"), ("Archive", "isArchived")])
    func flags(button: String, member: String) throws {
        start([Note(id: 1, text: "Milk", changed: now)], path: "/notes/1")
        let buttons = host.nodes(withStyleClass: "button").filter { host.texts(in: $0) == [button] }
        try host.send(.activated(#require(buttons.first)))
        settle()
        #expect(host.storage.values["note-1"]?.contains("\"\(member)\":true") == true)
    }

    @Test("going forward shows the note again, with one field")
    func forward() throws {
        start([Note(id: 1, text: "Milk", changed: now)])
        tap("Milk")
        host.pressBack()
        settle()
        host.send(.navigated(path: "/notes/1"))
        settle()
        #expect(host.nodes { $0.attributes[.accessibilityLabel] == "Note" }.count == 1)
        try host.write("Milk and bread", into: field("Note"))
        #expect(host.storage.values["note-1"]?.contains("Milk and bread") == true)
    }

    /// A page on which a note was deleted on its own screen.
    private func startWithDeletedNote() {
        start([Note(id: 1, text: "Milk", changed: now)])
        tap("Milk")
        deleteNote()
    }

    private func goForward(to path: String) {
        host.send(.navigated(path: path))
        settle()
    }

    @Test("going forward to the screen of a restored note shows the note as it is stored")
    func forwardAfterUndo() throws {
        startWithDeletedNote()
        tap("Undo")
        host.storeElsewhere(Note(id: 1, text: "Milk and bread", changed: now, isPinned: true).json, for: "note-1")
        settle()
        goForward(to: "/notes/1")
        #expect(try host.node(field("Note"))?.text == "Milk and bread")
        #expect(host.node(showing: "Unpin") != nil)
    }

    @Test("what is written on the screen of a restored note keeps what was stored meanwhile")
    func writingAfterUndo() throws {
        startWithDeletedNote()
        tap("Undo")
        host.storeElsewhere(Note(id: 1, text: "Milk and bread", changed: now, isPinned: true).json, for: "note-1")
        settle()
        goForward(to: "/notes/1")
        try host.write("Milk, bread and jam", into: field("Note"))
        #expect(host.storage.values["note-1"]?.contains(#""isPinned":true"#) == true)
    }

    @Test("going forward to the screen of a deleted note says that it does not exist, and shows no field")
    func forwardToDeletedNote() throws {
        startWithDeletedNote()
        goForward(to: "/notes/1")
        #expect(host.node(showing: "This note does not exist") != nil)
        #expect(try host.frameInWindow(field("Note")) == nil)
        #expect(host.storage.values == [:])
    }

    @Test("a new note that is deleted before anything was written is neither stored nor offered to be restored")
    func deletedNewNote() throws {
        start()
        try host.send(.activated(field("New note")))
        settle()
        deleteNote()
        #expect(host.history.last == "/")
        #expect(!showsNotice)
        #expect(host.storage.values == [:])
    }

    @Test("the tabs and the screens follow another language, in which a note without text stays open")
    func changedLanguage() throws {
        start([Note(id: 1, text: "Milk", changed: now)])
        try host.send(.activated(field("New note")))
        settle()
        host.changeRegion { $0.localeIdentifier = "de-DE" }
        settle()
        #expect(host.title == "Neue Notiz")
        #expect(host.texts.contains("Archiv"))
        #expect(host.texts.contains("Anheften"))
        try host.write("Brot", into: field("Notiz"))
        #expect(host.storage.values.filter { $0.value.contains("Brot") }.count == 1)
        host.pressBack()
        settle()
        #expect(host.title == "Notizen")
        #expect(titles == ["Brot", "Milk"])
    }

    @Test("an address without a note says so", arguments: ["/notes/77", "/archive/1", "/archive/77"])
    func missing(path: String) {
        start(path: path)
        #expect(host.texts.contains("This note does not exist"))
    }

    @Test(
        "the app speaks the language of the user, and English where it has no table",
        arguments: [("de-AT", "Notizen", "Archiv"), ("ar-EG", "الملاحظات", "الأرشيف"), ("fi", "Notes", "Archive")])
    func languages(locale: String, notes: String, archive: String) {
        start([Note(id: 1, text: "Milk", changed: 1_767_000_000)], language: locale)
        #expect(host.title == notes)
        #expect(host.texts.contains(archive))
        #expect(host.environment.layoutDirection == (locale == "ar-EG" ? .rightToLeft : .leftToRight))
    }
}
