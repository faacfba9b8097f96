import CollectionViewKit

/// What the app says in a language.
struct NotesStrings: Sendable {
    let notes, archive, tabs, newNote, search: String
    let pinned, lastWeek, older: String
    let emptyTitle, emptyText, emptyArchive, noResults, missing, untitled: String
    let note, placeholder, pin, unpin, moveToArchive, moveToNotes: String
    let delete, deleteTitle, deleteMessage, deleted, undo, notStored, tryAgain, separator: String
}

extension NotesStrings {
    /// The languages of the app.
    static let catalog = StringCatalog<NotesStrings>("en") { english }.adding("de") { german }.adding("ar") { arabic }

    /// The texts in the language of the app whose event is handled.
    static var current: NotesStrings { catalog.current }

    static var english: NotesStrings {
        NotesStrings(
            notes: "Notes", archive: "Archive", tabs: "Lists", newNote: "New note", search: "Search notes",
            pinned: "Pinned", lastWeek: "Last 7 days", older: "Older", emptyTitle: "No notes yet",
            emptyText: "Write the first one.", emptyArchive: "The archive is empty",
            noResults: "No note contains this text", missing: "This note does not exist", untitled: "New note",
            note: "Note", placeholder: "Write something", pin: "Pin", unpin: "Unpin", moveToArchive: "Archive",
            moveToNotes: "Move to notes", delete: "Delete", deleteTitle: "Delete the note?",
            deleteMessage: "You can undo this immediately afterwards.", deleted: "The note was deleted.", undo: "Undo",
            notStored: "This could not be saved. It is kept until the page is closed.", tryAgain: "Try again",
            separator: "\u{A0}· ")
    }

    static var german: NotesStrings {
        NotesStrings(
            notes: "Notizen", archive: "Archiv", tabs: "Listen", newNote: "Neue Notiz", search: "Notizen durchsuchen",
            pinned: "Angeheftet", lastWeek: "Letzte 7 Tage", older: "Älter", emptyTitle: "Noch keine Notizen",
            emptyText: "Schreiben Sie die erste.", emptyArchive: "Das Archiv ist leer",
            noResults: "Keine Notiz enthält diesen Text", missing: "Diese Notiz gibt es nicht", untitled: "Neue Notiz",
            note: "Notiz", placeholder: "Schreiben Sie etwas", pin: "Anheften", unpin: "Lösen",
            moveToArchive: "Archivieren", moveToNotes: "Zu den Notizen", delete: "Löschen",
            deleteTitle: "Notiz löschen?", deleteMessage: "Direkt danach können Sie das widerrufen.",
            deleted: "Die Notiz wurde gelöscht.", undo: "Widerrufen",
            notStored: "Das konnte nicht gespeichert werden. Es bleibt erhalten, bis die Seite geschlossen wird.",
            tryAgain: "Noch einmal versuchen", separator: "\u{A0}· ")
    }

    static var arabic: NotesStrings {
        NotesStrings(
            notes: "الملاحظات", archive: "الأرشيف", tabs: "القوائم", newNote: "ملاحظة جديدة",
            search: "البحث في الملاحظات", pinned: "المثبتة", lastWeek: "آخر ٧ أيام", older: "الأقدم",
            emptyTitle: "لا توجد ملاحظات بعد", emptyText: "اكتب الملاحظة الأولى.", emptyArchive: "الأرشيف فارغ",
            noResults: "لا توجد ملاحظة تحتوي على هذا النص", missing: "هذه الملاحظة غير موجودة",
            untitled: "ملاحظة جديدة", note: "ملاحظة", placeholder: "اكتب شيئًا", pin: "تثبيت", unpin: "إلغاء التثبيت",
            moveToArchive: "أرشفة", moveToNotes: "نقل إلى الملاحظات", delete: "حذف",
            deleteTitle: "هل تريد حذف الملاحظة؟", deleteMessage: "يمكنك التراجع بعد ذلك مباشرة.",
            deleted: "تم حذف الملاحظة.", undo: "تراجع", notStored: "تعذّر الحفظ. يبقى التغيير حتى إغلاق الصفحة.",
            tryAgain: "حاول مرة أخرى", separator: "، ")
    }
}
