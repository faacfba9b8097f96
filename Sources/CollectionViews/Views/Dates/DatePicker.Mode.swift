extension DatePicker {
    /// What is chosen.
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

    /// What is wrong with a date that the user has written.
    public enum DateError: Hashable, Sendable {
        /// It is no date or time.
        case invalid
        /// It is before ``DatePicker/minimumDate``.
        case tooEarly
        /// It is after ``DatePicker/maximumDate``.
        case tooLate

        var sentence: String {
            switch self {
            case .invalid: "Enter a date or time that exists."
            case .tooEarly: "This is earlier than what can be chosen."
            case .tooLate: "This is later than what can be chosen."
            }
        }
    }
}
