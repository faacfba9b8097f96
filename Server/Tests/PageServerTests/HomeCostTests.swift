import HTTPTypes
import Testing

@testable import PageServer
@testable import SampleContent

/// What responses about homes cost that look at many homes.
struct HomeCostTests {
    private static let ownCosts = HomesFeature.Costs(latest: 11, recommendations: 12, nearby: 13, pins: 14, results: 15)

    @Test(
        "each response is read in one transaction, within the limits of work and at the cost that the feature names",
        arguments: [
            ("latest", 11), ("recommendations", 12), ("nearby?latitude=52.1&longitude=13.2", 13),
            ("pins?west=-180&south=-90&east=180&north=90", 14), ("results", 15), ("cards?ids=7,3,1", 1),
        ])
    func costs(_ path: String, _ cost: Int) async throws {
        let homes = HomesFeature(homeCount: 100, costs: Self.ownCosts)
        let server = try await TestServer(features: [homes])
        let store = ObservedStore(server.database.store)
        let limits = ServerLimits(work: ServerLimits.Work(capacity: 100))
        try await server.run(store: store, limits: limits, features: [homes, LimitsFeature(store: store)]) { client in
            let response = try await client.execute(uri: "/v1/homes/" + path, method: .get)
            #expect(response.status == .ok)
        }
        #expect(store.costs == [cost])
    }

    @Test("by default each of them costs more than a read of a few rows")
    func defaults() {
        let costs = HomesFeature.Costs()
        #expect(
            [costs.latest, costs.recommendations, costs.nearby, costs.pins, costs.results].allSatisfy { $0 > 1 })
    }
}
