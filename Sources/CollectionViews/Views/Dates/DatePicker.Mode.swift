import CollectionFormatting

extension DatePicker {
    /// What the user chooses: a time, a day, or both.
    public enum Mode: Hashable, Sendable {
        /// A time of day.
        case time
        /// A day.
        case date
        /// A day and a time.
        case dateAndTime

        /// The value of HTML's `type` attribute.
        var inputType: String {
            switch self {
            case .time: "time"
            case .date: "date"
            case .dateAndTime: "datetime-local"
            }
        }
    }

    /// The reason why a date that the user has written is invalid.
    public enum DateError: Hashable, Sendable {
        /// The text is no date or time.
        case invalid
        /// It is before ``DatePicker/minimumDate``.
        case tooEarly
        /// It is after ``DatePicker/maximumDate``.
        case tooLate

        /// What is wrong, in the language of the app.
        var sentence: String {
            switch self {
            case .invalid:
                libraryText(
                    "Enter a valid date or time.",
                    german: "Geben Sie ein gültiges Datum oder eine gültige Uhrzeit ein.",
                    arabic: "أدخل تاريخًا أو وقتًا صحيحًا.")
            case .tooEarly:
                libraryText(
                    "This is too early. Choose a later date or time.",
                    german: "Das ist zu früh. Wählen Sie einen späteren Zeitpunkt.",
                    arabic: "هذا مبكر جدًا. اختر موعدًا لاحقًا.")
            case .tooLate:
                libraryText(
                    "This is too late. Choose an earlier date or time.",
                    german: "Das ist zu spät. Wählen Sie einen früheren Zeitpunkt.",
                    arabic: "هذا متأخر جدًا. اختر موعدًا أسبق.")
            }
        }
    }
}
