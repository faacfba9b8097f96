/// The widths in which pictures are served. There are few, so that a client cannot have every width made in turn.
public enum PictureWidths {
    /// The widths in pixels, ascending.
    public static let all = [160, 320, 480, 640, 960, 1280]
}
