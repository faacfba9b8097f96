import CollectionPages
import Logging
import PageStore
import ServiceLifecycle

/// Draws the pictures of the stored pages, in the order in which users come to them, while no request is waiting.
struct PictureWarmer: Service {
    let pictures: PictureStore
    let registry: PageRegistry
    let signer: CursorSigner
    let clock: ServerClock
    let store: any PageStore
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            do {
                let count = try await drawAll()
                logger.info("pictures drawn", metadata: ["count": "\(count)"])
            } catch is CancellationError {
                return
            } catch {
                logger.warning("pictures not drawn", metadata: ["error": "\(LogText.plain("\(error)"))"])
            }
        }
        // A service that ends takes the server with it; this one has nothing left to do but wait.
        try? await gracefulShutdown()
    }
}

extension PictureWarmer {
    /// Draws what is missing and returns how many pictures there are now.
    func drawAll() async throws -> Int {
        var count = 0
        for path in try await paths() {
            while await !pictures.isIdle { try await Task.sleep(for: .milliseconds(200)) }
            do {
                _ = try await pictures.master(of: path, for: "warmer")
                count += 1
            } catch let error as PictureError where error != .full {
                logger.warning(
                    "picture not drawn",
                    metadata: ["path": "\(LogText.plain(path))", "error": "\(LogText.plain("\(error)"))"])
            }
        }
        return count
    }

    /// The pictures in the first batch of every stored section, each once, in the order of the pages.
    private func paths() async throws -> [String] {
        try await store.read { transaction in
            var composer = PageComposer(registry: registry, signer: signer, clock: clock)
            var seen: Set<String> = []
            var paths: [String] = []
            let documents = try transaction.pageIDs().compactMap { try transaction.page($0)?.document }
            for section in documents.flatMap(\.sections) {
                let slice = try registry.slice(
                    of: SectionDefinition(section), after: nil, &composer, in: transaction)
                for path in slice.items.compactMap({ $0.image?.path }) where seen.insert(path).inserted {
                    paths.append(path)
                }
            }
            return paths
        }
    }
}
