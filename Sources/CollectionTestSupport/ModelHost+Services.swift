public import CollectionViews

// The clipboard, the share sheet and the files of the user, and whether the page is visible.
extension ModelHost {
    /// A use of a service that waits for its response.
    public struct OpenService: Equatable {
        /// The number that the response must carry.
        public let token: Int
        /// The service.
        public let service: HostService
        /// Its argument, in the form that the service describes.
        public let argument: String
    }

    /// Uses of services without a response yet, oldest first.
    public var openServices: [OpenService] { services.open }

    /// The text on the clipboard of the device.
    public var clipboard: String {
        get { services.clipboard }
        set { services.clipboard = newValue }
    }

    /// Whether the page is visible. Change it with ``setVisible(_:)``.
    public var isVisible: Bool { services.isVisible }

    /// Hides the page, as a browser does when another tab is shown, or shows it again.
    public func setVisible(_ isVisible: Bool) {
        for open in services.setVisible(isVisible) { send(.responded(open.token, .success([]))) }
    }

    /// The text that the app puts on the clipboard; `nil` if it puts none there. Respond with ``respondToCopy(_:)``.
    public var copiedText: String? { services.first(.copy)?.argument }

    /// Lets the browser put the text on the clipboard, or refuse it. Returns whether the app has copied anything.
    @discardableResult
    public func respondToCopy(_ outcome: CopyOutcome = .copied) -> Bool {
        guard let text = copiedText else { return false }
        if outcome == .copied { clipboard = text }
        return respond(to: .copy, status: outcome == .copied ? 200 : 403)
    }

    /// Lets the browser pass the text of the ``clipboard`` to the app, or refuse it. Returns whether the app wants it.
    @discardableResult
    public func respondToPaste(isPermitted: Bool = true) -> Bool {
        guard let open = services.first(.paste) else { return false }
        guard isPermitted else { return respond(to: .paste, status: 403) }
        let bytes = Array(clipboard.utf8)
        if let limit = Int(open.argument), bytes.count > limit {
            violate("paste: refused a text of more bytes than the limit of \(limit) (maximumBytes)")
            return respond(to: .paste, status: 413)
        }
        return respond(to: .paste, status: 200, bytes)
    }

    /// What the share sheet shows; `nil` if there is none. Respond with ``respondToShare(_:)``.
    public var sharedContent: ShareContent? { services.first(.share).map { ShareContent(argument: $0.argument) } }

    /// Closes the share sheet. Returns whether there is one.
    @discardableResult
    public func respondToShare(_ outcome: ShareOutcome = .shared) -> Bool {
        let status =
            switch outcome {
            case .shared: 200
            case .cancelled: 204
            case .notPermitted: 403
            case .unavailable: 501
            }
        return respond(to: .share, status: status)
    }

    /// What the dialog for files offers; `nil` if there is none. Respond with ``pickFiles(_:)`` or ``failPickingFiles(_:)``.
    public var filePicker: FilePickerConfiguration? {
        services.first(.pickFiles).flatMap { FilePickerConfiguration(argument: $0.argument) }
    }

    /// Picks files in the dialog, or cancels it: with none. Files that are too large together are reported as an error, as by a
    /// browser. Returns whether there is a dialog.
    @discardableResult
    public func pickFiles(_ files: [PickedFile]) -> Bool {
        guard let filePicker else { return false }
        if files.count > 1, !filePicker.allowsMultipleSelection {
            violate("pickFiles: refused \(files.count) files, because the dialog is for one")
            return respond(to: .pickFiles, status: 204)
        }
        let count = files.reduce(0) { $0 + $1.bytes.count }
        if count > filePicker.maximumBytes { return respond(to: .pickFiles, status: 413) }
        return respond(to: .pickFiles, status: files.isEmpty ? 204 : 200, PickedFile.encoded(files))
    }

    /// Closes the dialog for files with an error. Returns whether there is one.
    @discardableResult
    public func failPickingFiles(_ error: FilePickerError) -> Bool {
        let status =
            switch error {
            case .tooLarge: 413
            case .notPermitted: 403
            case .unreadable: 500
            case .unavailable: 501
            }
        return respond(to: .pickFiles, status: status)
    }

    /// Notes the use of a service, or refuses it as a browser does.
    func use(_ open: OpenService) {
        if let line = refusal(of: open.service) {
            violate(line)
            pendingEvents.append(.responded(open.token, .failure(status: 403)))
        } else if services.use(open) {
            pendingEvents.append(.responded(open.token, .success([])))
        }
    }

    /// Responds to the oldest use of a service. Returns whether there is one.
    private func respond(to service: HostService, status: Int, _ body: [UInt8] = []) -> Bool {
        guard let open = services.take(service) else { return false }
        send(.responded(open.token, HostReply(status: status, body: body)))
        return true
    }
}
