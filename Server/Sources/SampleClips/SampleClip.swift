/// The clips of the sample content, which `Scripts/record-clip` draws.
///
/// Their bytes are compiled into the program. That takes seconds, and a target of their own has it done once.
public enum SampleClip {
    /// A boat that sails over waves for six seconds, without sound: WebM with VP9, 640 × 360 pixels.
    public static let sailboat: [UInt8] = PackageResources.sailboat_webm
}
