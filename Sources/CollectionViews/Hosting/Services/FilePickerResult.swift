/// The outcome of ``HostContext/pickFiles(_:then:)``.
public enum FilePickerResult: Equatable, Sendable {
    /// The files in the order of the browser; at least one.
    case picked([PickedFile])
    /// The user has closed the dialog without a file.
    case cancelled
    /// No file was read, for a reason.
    case failed(FilePickerError)
}

/// Why picked files were not read.
public enum FilePickerError: Error, Equatable, Sendable {
    /// The files together are larger than ``FilePickerConfiguration/maximumBytes``, the limit in bytes. None of them was read.
    case tooLarge(limit: Int)
    /// The browser shows no dialog, because the user has not pressed anything just now.
    case notPermitted
    /// A file could not be read: it was removed or changed meanwhile, or the user may not read it.
    case unreadable
    /// The host cannot read files, as a server that renders a page.
    case unavailable
}

extension FilePickerError: CustomStringConvertible {
    /// What happened and what to do about it, for developers.
    public var description: String {
        switch self {
        case .tooLarge(let limit):
            "The files have more than \(limit) bytes together (FilePickerConfiguration.maximumBytes)."
        case .notPermitted: "The browser shows no dialog; call pickFiles while a press of the user is handled."
        case .unreadable: "A file could not be read; let the user pick again."
        case .unavailable: "This host has no files."
        }
    }
}

extension HostContext {
    /// Lets the user pick files in a dialog of the browser, which offers photos and the camera on phones, and reads them.
    ///
    /// Call it while a press, a click or a key is handled: browsers show no dialog otherwise, and `ModelHost` refuses it.
    ///
    /// ```swift
    /// let images = FilePickerConfiguration(allowedTypes: ["image/*"], maximumBytes: 2 << 20)
    /// context.pickFiles(images, target: self) { screen, result in
    ///     switch result {
    ///     case .picked(let files): screen.attach(files)
    ///     case .cancelled: break
    ///     case .failed(.tooLarge): screen.show("The picture is larger than 2 MB.")
    ///     case .failed: screen.show("The picture could not be read.")
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - configuration: Which files are offered, and how large they may be.
    ///   - handler: Called once, when the dialog is closed. Browsers before 2023 do not report that the user has cancelled: there
    ///     it is called when files are picked the next time.
    public func pickFiles(_ configuration: FilePickerConfiguration, then handler: @escaping (FilePickerResult) -> Void)
    {
        let limit = configuration.maximumBytes
        use(.pickFiles, configuration.argument) { handler(FilePickerResult($0, limit: limit)) }
    }

    /// Lets the user pick files and calls a target with them. The target is held weakly: nothing is called once it was deallocated.
    public func pickFiles<Target: WeaklyReferenceable>(
        _ configuration: FilePickerConfiguration, target: Target,
        then action: @escaping (Target, FilePickerResult) -> Void
    ) {
        pickFiles(configuration, then: Weak(target).performing(action))
    }
}

extension FilePickerResult {
    /// Creates the result of a response.
    fileprivate init(_ reply: HostReply, limit: Int) {
        switch reply.status {
        case 200:
            if let files = PickedFile.decoded(reply.body), !files.isEmpty {
                self = .picked(files)
            } else {
                self = .failed(.unreadable)
            }
        case 204: self = .cancelled
        case 413: self = .failed(.tooLarge(limit: limit))
        case 400, 403: self = .failed(.notPermitted)
        case 501: self = .failed(.unavailable)
        default: self = .failed(.unreadable)
        }
    }
}
