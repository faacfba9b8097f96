import SampleClips

/// The clip of video advertisements: a boat that sails over waves while nine stars come out, without sound.
enum AdvertisementClip {
    /// The length, in seconds.
    static let duration = 6.0

    /// The file, in the format WebM.
    static var file: [UInt8] { SampleClip.sailboat }

    /// The captions: that nothing is heard, and what the clip says with pictures alone.
    static let captions = CaptionFile(cues: [
        CaptionFile.Cue(start: 0, end: 2, text: "[no sound]"),
        CaptionFile.Cue(start: 2, end: duration, text: "Nine evenings, nine stars, and you steer."),
    ])
}
