import CollectionFormatting
import CollectionGeometry
import CollectionViews

/// What a screen learns of the device: the locale, a summer noon in UTC on the clock of the user, the time, how often the screen was
/// shown, which is stored, and the first weekday with the number of hours on a clock. Other pages that show it are counted too.
final class DeviceScreen: ViewController {
    private let labels = (0..<5).map { _ in Label(.body) }

    override func viewDidLoad() {
        view.addSubview(Stack(.vertical, spacing: .small, alignment: .leading, labels.map { $0 as View }))
        guard let context else { return }
        context.storage.observe(self) { screen, _, _ in screen.show() }
        do throws(HostStorageError) {
            try context.storage.set("\(visits + 1)", for: "visits")
        } catch {
            context.send(.log(.error, error.description))
        }
        show()
    }

    override func environmentDidChange() { show() }

    private var visits: Int { context?.storage.string(for: "visits").flatMap { Int($0) } ?? 0 }

    private func show() {
        guard let context else { return }
        let style = DateFormatStyle(
            date: .long, time: .shortened, timeZone: context.timeZone, locale: context.locale)
        labels[0].text = context.locale.identifier
        labels[1].text = style.format(1_752_580_800)
        labels[2].text = "\(Int64(context.now))"
        labels[3].text = "\(visits)"
        let hours = context.locale.hourCycle == .oneToTwelve ? 12 : 24
        labels[4].text = "\(context.locale.firstWeekday) \(hours)"
    }
}
