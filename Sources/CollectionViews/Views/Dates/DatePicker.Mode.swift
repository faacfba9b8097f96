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
                    "Enter a date or time that exists.",
                    german: "Geben Sie ein Datum oder eine Uhrzeit ein, die es gibt.",
                    arabic: "أدخل تاريخًا أو وقتًا صحيحًا.")
            case .tooEarly:
                libraryText(
                    "This is earlier than what can be chosen.",
                    german: "Das liegt vor dem, was gewählt werden kann.", arabic: "هذا قبل أول موعد يمكن اختياره.")
            case .tooLate:
                libraryText(
                    "This is later than what can be chosen.",
                    german: "Das liegt nach dem, was gewählt werden kann.", arabic: "هذا بعد آخر موعد يمكن اختياره.")
            }
        }
    }
}
