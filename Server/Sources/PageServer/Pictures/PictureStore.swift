import Foundation
import NIOCore
import PageStore

/// Pictures on disk: masters, and copies of them in the widths and formats that were requested.
///
/// A master that is missing is drawn; a copy that is missing is made from its master. Each file is made once, even if
/// many request it at the same time, and appears under its name only when it is complete.
actor PictureStore {
    private let directory: String
    private let store: any PageStore
    private let providers: [any PictureProvider]
    private let tool: VipsTool
    /// The pictures that are being made, and those that wait for it.
    let queue: WorkQueue
    private let tags = PictureTags()
    private var jobs: [String: Task<Void, any Error>] = [:]
    private var temporaryCount = 0
    /// Where files are until they are complete; `nil` before the first one.
    private var working: WorkingFolder?

    /// Creates a store, and removes what processes that were killed have left unfinished in its directory.
    ///
    /// - Parameters:
    ///   - directory: Where the files are. Masters are below `masters`, copies below `sized`.
    ///   - concurrency: How many pictures are made at a time.
    ///   - waitingLimit: How many pictures of one client may wait to be made.
    init(
        directory: String, store: any PageStore, providers: [any PictureProvider], tool: VipsTool = VipsTool(),
        concurrency: Int = 2, waitingLimit: Int = 200
    ) {
        self.directory = directory
        self.store = store
        self.providers = providers
        self.tool = tool
        queue = WorkQueue(limit: concurrency, capacity: waitingLimit)
        WorkingFolder.removeAbandoned(in: directory)
    }
}

extension PictureStore {
    /// Whether no picture is being made.
    var isIdle: Bool {
        get async { await queue.isIdle }
    }

    /// A picture that is finished.
    struct Picture: Sendable {
        /// The bytes of its file.
        let body: ByteBuffer
        /// Its entity tag, without quotes.
        let tag: String
    }

    /// A picture. While the disk is full, those that are not there yet are refused before anything is done for them.
    ///
    /// - Parameter client: The client that requests it: pictures of many clients are made in turns.
    /// - Throws: ``PictureError``.
    nonisolated func picture(of request: PictureRequest, for client: String) async throws -> Picture {
        let file = "\(directory)/\(request.cachePath)"
        if let picture = finished(file) { return picture }
        try await make(request, file, for: client)
        guard let picture = finished(file) else {
            throw PictureError.failed("The finished file is not there.")
        }
        return picture
    }

    /// The entity tag of a picture, without quotes; `nil` if its file was not read since it last changed. This does not read the file.
    nonisolated func knownTag(of request: PictureRequest) -> String? {
        tags.tag(ofFile: "\(directory)/\(request.cachePath)")
    }

    /// The picture of a file; `nil` if there is none.
    private nonisolated func finished(_ file: String) -> Picture? {
        guard let stamp = FileStamp(path: file), let data = FileManager.default.contents(atPath: file) else {
            return nil
        }
        let tag = tags.tag(ofFile: file, stamp) { EntityTag.of(data) }
        return Picture(body: ByteBuffer(bytes: data), tag: tag)
    }

    /// Makes the file of a picture.
    private func make(_ request: PictureRequest, _ file: String, for client: String) async throws {
        // Another request may have made the file before this one entered the actor.
        guard FileStamp(path: file) == nil else { return }
        // An unknown picture is refused before the request waits and before anything is written.
        let hasMaster = Self.isFile("\(directory)/masters/\(request.path)", in: directory)
        let drawing = hasMaster ? nil : try await svg(for: request.path)
        guard hasMaster || drawing != nil else { throw PictureError.unknownPicture }
        // Drawing and resizing are one piece of work: a queue full of masters would keep each picture from its end.
        try await make(file) { [self, queue, tool] temporary in
            try await queue.run(for: client) {
                let master = try await drawnMaster(of: request.path, drawing)
                try await tool.resize(master, to: temporary, width: request.width, format: request.format)
            }
        }
    }

    /// The file of a master, drawn if there is none.
    ///
    /// - Throws: ``PictureError``.
    func master(of path: String, for client: String) async throws -> String {
        let file = "\(directory)/masters/\(path)"
        if Self.isFile(file, in: directory) { return file }
        let drawing = try await svg(for: path)
        return try await queue.run(for: client) { [self] in try await drawnMaster(of: path, drawing) }
    }

    /// The file of a master, drawn at once if there is none. The caller has a place in the queue.
    private func drawnMaster(of path: String, _ drawing: String?) async throws -> String {
        let file = "\(directory)/masters/\(path)"
        if Self.isFile(file, in: directory) { return file }
        guard let svg = drawing else { throw PictureError.unknownPicture }
        try await make(file) { [tool] temporary in try await tool.draw(svg: svg, to: temporary) }
        return file
    }

    private func svg(for path: String) async throws -> String? {
        for provider in providers {
            if let svg = try await provider.svg(for: path, in: store) { return svg }
        }
        return nil
    }

    /// Makes a file in the working folder and then moves it to its place. A request for the same file meanwhile waits for it.
    /// The job belongs to the store, not to the client that requested it first, which may disconnect.
    private func make(_ file: String, _ write: @escaping @Sendable (String) async throws -> Void) async throws {
        if let job = jobs[file] { return try await Self.wait(for: job) }
        guard FreeSpace.bytes(at: directory) ?? .max >= UInt64(FreeSpace.minimumBytes) else { throw PictureError.full }
        temporaryCount += 1
        let name = URL(filePath: file).lastPathComponent
        let folder = URL(filePath: file).deletingLastPathComponent()
        let temporary = "\(try workingFolder().path)/\(temporaryCount)-\(name)"
        let job = Task {
            defer { jobs[file] = nil }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try await write(temporary)
                guard rename(temporary, file) == 0 else { throw PictureError.failed("The file cannot be renamed.") }
            } catch {
                try? FileManager.default.removeItem(atPath: temporary)
                throw PictureError.translating(error)
            }
        }
        jobs[file] = job
        try await Self.wait(for: job)
    }

    /// The folder for unfinished files, created anew if it was removed.
    private func workingFolder() throws -> WorkingFolder {
        if let working, working.exists { return working }
        do {
            let folder = try WorkingFolder(in: directory)
            working = folder
            return folder
        } catch {
            throw PictureError.translating(error)
        }
    }

    /// Waits until a job is done, or until the waiting task is cancelled; the job goes on in any case.
    private static func wait(for job: Task<Void, any Error>) async throws {
        let (end, continuation) = AsyncThrowingStream<Never, any Error>.makeStream()
        Task {
            do {
                try await job.value
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        for try await _ in end {}
        try Task.checkCancellation()
    }

    /// Whether a file is there and, with all links followed, still below the directory.
    private static func isFile(_ file: String, in directory: String) -> Bool {
        guard FileManager.default.fileExists(atPath: file) else { return false }
        let resolved = URL(filePath: file).resolvingSymlinksInPath().path()
        let root = URL(filePath: directory).resolvingSymlinksInPath().path()
        return resolved.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
}
