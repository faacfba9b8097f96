import Foundation

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
    /// The disk of the pictures is full.
    case full
}

extension PictureError {
    /// An error as one of pictures, if it says that the disk or a quota is full; other errors stay as they are.
    static func translating(_ error: any Error) -> any Error {
        switch error {
        case let error as CocoaError where error.code == .fileWriteOutOfSpace: full
        case PictureError.failed(let message) where saysFull(message): full
        default: error
        }
    }

    /// Whether a program says that it could not write: in English, which ``VipsTool`` has it speak.
    private static func saysFull(_ message: String) -> Bool {
        message.contains("No space left on device") || message.contains("Disk quota exceeded")
    }
}
