import CollectionViewKit
import ScreenContracts
import SharedScreens

/// How a show does: derived from the base of all sources, because what it shows are two readings of one list of days.
final class TrendSource: DataSource<Int> {
    /// What is drawn over time.
    enum Measure: Int, CaseIterable {
        case plays, minutes

        /// The name of the chart.
        var title: String {
            let strings = PortalStrings.current
            return switch self {
            case .plays: strings.trends.plays
            case .minutes: strings.trends.minutes
            }
        }
    }

    /// The days, oldest first.
    private(set) var days: [TrendDayContract] = []
    private let service: PortalService

    init(service: PortalService) {
        self.service = service
        super.init()
    }

    override var sections: [DataSourceSection<Int>] {
        [DataSourceSection(items: days.isEmpty ? [] : Measure.allCases.map { $0.rawValue })]
    }

    override func loadContent(_ request: LoadRequest) {
        request.cancellationHandler = service.read(.trends) { [self] result in
            switch result {
            case .success(let json):
                let days = TrendsContract(json).days
                request.finish(days.isEmpty ? .noContent : .content) { [self] in take(days) }
            case .failure(let error):
                request.finish(.failure(error))
            }
        }
    }

    private func take(_ days: [TrendDayContract]) {
        guard days != self.days else { return }
        self.days = days
        reconfigureItems(Measure.allCases.map { $0.rawValue })
        setNeedsUpdate()
    }
}

extension TrendSource {
    /// The points of a chart.
    func points(of measure: Measure) -> [ChartPoint] {
        days.map { day in
            let value = measure == .plays ? day.plays : day.minutes
            return ChartPoint(x: Double(day.day), y: Double(value), label: DayText.text(day.day, months: .short))
        }
    }
}
