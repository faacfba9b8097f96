import CollectionFormatting

/// Why a load failed, in a form that can be shown and compared.
///
/// ```swift
/// guard case .success(let bytes) = response else { return show(LoadError(response)) }
/// messageLabel.text = error.sentence
/// retryButton.isHidden = error.recovery != .retry
/// ```
///
/// It is the one type of failure of loaders, data sources and screens. ``sentence`` is for the user, and ``recovery`` says what can be
/// done; details for developers belong to the log.
public struct LoadError: Error, Equatable, Sendable {
    /// The kind of failure.
    public var reason: Reason
    /// A number for programs, such as a status of HTTP; 0 where there is none.
    public var code: Int
    /// A sentence for the user; empty where that of the reason suffices.
    public var message: String
    /// A heading for the user above the sentence, such as one of the server's own; empty where that of the screen suffices.
    public var title: String

    /// Creates an error.
    public init(reason: Reason = .failed, code: Int = 0, message: String = "", title: String = "") {
        self.reason = reason
        self.code = code
        self.message = message
        self.title = title
    }

    /// The reason of a failure.
    public enum Reason: Hashable, Sendable, CaseIterable {
        /// The loader reports a failure.
        case failed
        /// The loader gave its request up without a response. This is a mistake of the loader.
        case abandoned
        /// The loader did not respond in time.
        case timedOut
        /// The server could not be reached.
        case unreachable
        /// The server failed, or does not permit it.
        case refused
        /// The server does not understand the request, as for invalid input.
        case invalid
        /// The base of the request has changed meanwhile.
        case outdated
        /// The response is not what was requested.
        case undecodable
        /// The resource does not exist.
        case notFound
        /// A limit was exceeded: of the size of the response, or of the number of requests.
        case limit
    }

    /// How the user can recover from a failure.
    public enum Recovery: Hashable, Sendable {
        /// Load again, when the user wants to.
        case retry
        /// Load again as soon as there is a connection; the user may try earlier.
        case waitForNetwork
        /// Change the input.
        case correct
        /// Start again: what is shown is outdated.
        case reload
        /// Go back; loading again cannot succeed.
        case goBack
    }
}

extension LoadError {
    /// How the user can recover from it.
    public var recovery: Recovery {
        switch reason {
        case .unreachable: .waitForNetwork
        case .invalid: .correct
        case .outdated: .reload
        case .notFound: .goBack
        case .failed, .abandoned, .timedOut, .refused, .undecodable, .limit: .retry
        }
    }

    /// The ``message``, or else a sentence about the reason and what to do, in the language of the app (English, German or Arabic).
    public var sentence: String {
        if !message.utf8.isEmpty { return message }
        return switch reason {
        case .failed, .abandoned, .refused, .invalid:
            libraryText(
                "Something went wrong on our side. Try again in a moment.",
                german: "Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.",
                arabic: "حدث خطأ لدينا. حاول مرة أخرى بعد قليل.")
        case .timedOut:
            libraryText(
                "This is taking longer than it should. Try again in a moment.",
                german: "Das dauert länger, als es sollte. Versuchen Sie es gleich noch einmal.",
                arabic: "يستغرق هذا وقتًا أطول من المعتاد. حاول مرة أخرى بعد قليل.")
        case .unreachable:
            libraryText(
                "The server is not responding. Check your connection, then try again.",
                german: "Der Server antwortet nicht. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
                arabic: "الخادم لا يستجيب. تحقق من الاتصال ثم حاول مرة أخرى.")
        case .outdated:
            libraryText(
                "This has changed in the meantime. Load it again.",
                german: "Das hat sich inzwischen geändert. Laden Sie es noch einmal.",
                arabic: "تغيّر هذا في هذه الأثناء. أعد تحميله.")
        case .undecodable:
            libraryText(
                "The response could not be read. Try again in a moment.",
                german: "Die Antwort konnte nicht gelesen werden. Versuchen Sie es gleich noch einmal.",
                arabic: "تعذّرت قراءة الرد. حاول مرة أخرى بعد قليل.")
        case .notFound:
            libraryText(
                "This does not exist any more.", german: "Das gibt es nicht mehr.", arabic: "لم يعد هذا موجودًا.")
        case .limit:
            libraryText(
                "There is too much to load at once. Try again later.",
                german: "Das ist zu viel auf einmal. Versuchen Sie es später noch einmal.",
                arabic: "لا يمكن تحميل كل هذا دفعة واحدة. حاول مرة أخرى لاحقًا.")
        }
    }

    /// The error with a sentence for the user, if it has a reason and no sentence yet: what does not exist any more has a name on each
    /// screen.
    ///
    /// ```swift
    /// throw error.saying("This home is no longer for sale.", when: .notFound)
    /// ```
    public func saying(_ message: String, when reason: Reason) -> LoadError {
        guard self.reason == reason, self.message.utf8.isEmpty else { return self }
        return LoadError(reason: reason, code: code, message: message, title: title)
    }

    /// The error with its ``sentence`` as its ``message``: for placeholders, which show only messages.
    public var withMessage: LoadError {
        LoadError(reason: reason, code: code, message: sentence, title: title)
    }

    /// The server could not be reached.
    public static var unreachable: LoadError { LoadError(reason: .unreachable) }
    /// The server failed, or does not permit it.
    public static var refused: LoadError { LoadError(reason: .refused) }
    /// The server does not understand the request.
    public static var invalid: LoadError { LoadError(reason: .invalid) }
    /// The base of the request has changed meanwhile.
    public static var outdated: LoadError { LoadError(reason: .outdated) }
    /// The response is not what was requested.
    public static var undecodable: LoadError { LoadError(reason: .undecodable) }
    /// The resource does not exist.
    public static var notFound: LoadError { LoadError(reason: .notFound) }
}
