/// Video or sound, with the controls of the browser.
///
/// ```swift
/// let player = MediaView(.audio)
/// player.source = MediaSource(path: "/media/interview.mp3", title: "An interview")
/// ```
///
/// Nothing is loaded before the user starts it, and nothing starts by itself. It is paused when it is not seen any more,
/// which includes that its cell is scrolled out of the window or reused, when another one is started, and when its source
/// is replaced. A video plays in its place on phones as well, not over the whole screen.
///
/// The controls are operated without the engine: keys and presses on them reach neither the cell nor the screen. A view
/// in a cell that is a link must not be inside the link; make such a cell a box, with the link as a subview of its own.
///
/// The style sheet sets the size: the width of its parent, and for a video an aspect ratio of 16 to 9.
public final class MediaView: View {
    /// What is played.
    public let kind: Kind

    /// The file that is played; `nil` for none. Another one is not started by itself.
    public var source: MediaSource? {
        didSet { if source != oldValue { showSource() } }
    }

    /// The kinds of media.
    public enum Kind: Sendable {
        /// Moving pictures, with or without sound.
        case video
        /// Sound.
        case audio
    }

    /// Creates a view without a source.
    ///
    /// - Parameters:
    ///   - kind: What is played. It cannot be changed, because a host has an element for each kind.
    ///   - styleClasses: Further permanent style classes.
    public init(_ kind: Kind, styleClasses: [StyleClass] = []) {
        self.kind = kind
        switch kind {
        case .video: super.init(.video, styleClasses: ["media-view", "is-video"] + styleClasses)
        case .audio: super.init(.audio, styleClasses: ["media-view", "is-audio"] + styleClasses)
        }
    }

    /// Sends the source. The URL of the file comes last: it is what the host acts upon.
    private func showSource() {
        accessibilityLabel = source?.title
        setAttribute(.captionsLanguage, source?.captions?.language)
        setAttribute(.captions, source?.captions?.path)
        setAttribute(.poster, source?.posterPath)
        setAttribute(.mediaSource, source?.path)
    }
}

/// A file of video or sound.
///
/// All paths are of the same origin; the host refuses others. The server must respond to requests of parts (RFC 9110,
/// section 14), because browsers cannot move to a position otherwise, and some do not play at all.
public struct MediaSource: Equatable, Sendable {
    /// The path of the file, such as "/media/interview.mp3".
    public var path: String
    /// The name for assistive technology.
    public var title: String
    /// The path of the picture that stands for a video until it plays; `nil` for none.
    public var posterPath: String?
    /// The captions; `nil` for none. Browsers draw them over a video; sound needs its text beside the view.
    public var captions: MediaCaptions?

    /// Creates a source. The paths are of the same origin.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - title: The name for assistive technology.
    ///   - posterPath: The path of the picture that stands for a video until it plays.
    ///   - captions: The captions.
    public init(path: String, title: String, posterPath: String? = nil, captions: MediaCaptions? = nil) {
        self.path = path
        self.title = title
        self.posterPath = posterPath
        self.captions = captions
    }
}

/// The captions of a video or of sound.
public struct MediaCaptions: Equatable, Sendable {
    /// The path of the file, in the format WebVTT: a path of the same origin.
    public var path: String
    /// The language of the captions, as a tag such as "en".
    public var language: String

    /// Creates captions.
    ///
    /// - Parameters:
    ///   - path: The path of the file, in the format WebVTT: a path of the same origin.
    ///   - language: The language of the captions, as a tag such as "en".
    public init(path: String, language: String) {
        self.path = path
        self.language = language
    }
}
