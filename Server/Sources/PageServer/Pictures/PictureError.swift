/// Why a picture could not be made.
enum PictureError: Error, Equatable, Sendable {
    /// There is no picture at this path.
    case unknownPicture
    /// The program took longer than it may.
    case tookTooLong
    /// The program failed, with what it said. It is missing, or the picture is broken.
    case failed(String)
    /// Too many pictures are waiting to be made.
    case busy
}
