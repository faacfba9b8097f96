import CollectionViewKit

extension CatalogueEntry {
    /// What chooses a value of a range.
    static func valueEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                "Slider",
                code: """
                    let volume = Slider(minimumValue: 0, maximumValue: 11, step: 1)
                    volume.accessibilityLabel = "Volume"
                    volume.addAction { model.setVolume($0) }
                    """
            ) {
                let brightness = Slider()
                brightness.accessibilityLabel = strings.values.brightness
                brightness.value = 0.3
                let volume = Slider(minimumValue: 0, maximumValue: 11, step: 1)
                volume.accessibilityLabel = strings.values.volume
                volume.value = 5
                let locked = Slider()
                locked.accessibilityLabel = strings.values.contrast
                locked.value = 0.6
                locked.isEnabled = false
                let label = text(
                    strings.values.volumeValue(SampleNumbers.text(5)), .footnote, styleClasses: ["is-secondary"])
                volume.addAction { label.text = strings.values.volumeValue(SampleNumbers.text(Int($0))) }
                return Stack(.vertical, spacing: .medium, [brightness, volume, label, locked])
            },
            CatalogueEntry(
                "Stepper",
                code: """
                    let guests = Stepper(minimumValue: 1, maximumValue: 8)
                    guests.accessibilityLabel = "Guests"
                    guests.addAction { guestsLabel.text = "\\($0)" }
                    """
            ) {
                Stack(.vertical, spacing: .medium, [count(strings.values.guests, 2), count(strings.values.rooms, 1)])
            },
            CatalogueEntry(
                "DatePicker",
                code: """
                    let arrival = DatePicker("Arrival", mode: .date)
                    arrival.minimumDate = context.now
                    arrival.addAction { model.arrival = $0 }
                    """
            ) {
                let label = text(strings.values.noDay, .footnote, styleClasses: ["is-secondary", "is-multiline"])
                let arrival = DatePicker(strings.values.arrival, mode: .date)
                arrival.timeZone = .gmt
                arrival.minimumDate = 1_777_593_600  // 1 May 2026
                arrival.addAction { date in
                    label.text =
                        date.map { strings.values.second(SampleNumbers.plain(Int($0))) } ?? strings.values.noDay
                }
                let alarm = DatePicker(strings.values.alarm, mode: .time)
                alarm.timeZone = .gmt
                alarm.date = 7.5 * 3600
                let meeting = DatePicker(strings.values.meeting)
                meeting.timeZone = .gmt
                meeting.date = 1_777_628_400
                let locked = DatePicker(strings.values.invoice, mode: .date)
                locked.timeZone = .gmt
                locked.date = 1_777_593_600
                locked.isEnabled = false
                return Stack(.vertical, spacing: .medium, [arrival, label, alarm, meeting, locked])
            },
            CatalogueEntry(
                "PageControl",
                code: """
                    let pages = PageControl(numberOfPages: 5)
                    pages.accessibilityLabel = "Pictures"
                    pages.addAction { carousel.show(page: $0) }
                    """
            ) {
                let pages = PageControl(numberOfPages: 5)
                pages.accessibilityLabel = strings.values.pictures
                pages.currentPage = 1
                return pages
            },
        ]
    }

    private static func count(_ title: String, _ value: Int) -> View {
        let strings = CatalogueStrings.current
        let stepper = Stepper(minimumValue: 1, maximumValue: 8)
        stepper.accessibilityLabel = title
        stepper.value = value
        let label = text(strings.values.count(title, SampleNumbers.text(value)), .body, styleClasses: ["is-multiline"])
        stepper.addAction { label.text = strings.values.count(title, SampleNumbers.text($0)) }
        return Stack(.horizontal, spacing: .medium, alignment: .center, [label, Spacer(), stepper])
    }
}
