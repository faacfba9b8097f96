import CoreMetrics
import PageStore

/// Gauges of the load of a server, for `/metrics`: its queues, its cache and its connections.
///
/// They are read when `/metrics` is requested, so that nothing is updated in between.
struct LoadMetrics: Sendable {
    private let dependencies: ServerDependencies
    private let factory: PrometheusMetrics

    /// Creates the figures of a server.
    ///
    /// - Parameters:
    ///   - dependencies: What is measured.
    ///   - factory: What collects the figures.
    init(_ dependencies: ServerDependencies, factory: PrometheusMetrics) {
        self.dependencies = dependencies
        self.factory = factory
    }
}

extension LoadMetrics {
    /// Sets the figures to what they are at this moment.
    func record() async {
        let work = dependencies.work.load
        set("page_work_running_cost", work.used)
        set("page_work_capacity", dependencies.configuration.limits.work.capacity)
        set("page_work_waiting", work.waiting)
        set("page_cache_bytes", dependencies.cache.byteCount)
        let pictures = await dependencies.pictures.queue.load
        set("page_pictures_running", pictures.running)
        set("page_pictures_waiting", pictures.waiting)
        guard let connections = dependencies.store.connectionLoad else { return }
        set("page_database_connections_in_use", connections.inUse)
        set("page_database_connections_limit", connections.limit)
        set("page_database_waiting", connections.waiting)
    }

    private func set(_ label: String, _ value: Int) {
        Meter(label: label, factory: factory).set(value)
    }
}
