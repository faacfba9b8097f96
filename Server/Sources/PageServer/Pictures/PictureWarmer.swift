import Logging
import ServiceLifecycle

/// Draws the pictures that readers are likely to ask for first, while nobody is waiting.
struct PictureWarmer: Service {
    let store: PictureStore
    let sources: [any PictureProvider]
    let database: AppDatabase
    let logger: Logger

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            var count = 0
            for source in sources {
                for path in try await source.popularPaths(in: database) {
                    while await !store.isIdle { try await Task.sleep(for: .milliseconds(200)) }
                    do {
                        _ = try await store.master(of: path)
                        count += 1
                    } catch let error as PictureError {
                        logger.warning("picture not drawn", metadata: ["path": "\(path)", "error": "\(error)"])
                    }
                }
            }
            logger.info("pictures drawn", metadata: ["count": "\(count)"])
        }
        // A service that ends takes the server with it; this one has nothing left to do but wait.
        try? await gracefulShutdown()
    }
}
