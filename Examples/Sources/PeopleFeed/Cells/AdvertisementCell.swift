import CollectionViewKit
import ScreenContracts
import SharedScreens

/// An advertisement: its picture, video or sound, who pays for it, and what it says. It is a link where it may be opened. The
/// controls of a video or of sound are beside the link, which cannot contain them, and the transcript of sound is below them.
final class AdvertisementCell: PictureCell {
    private let picture = ImageView(styleClasses: ["advertisement-picture"])
    private let video = MediaView(.video, styleClasses: ["advertisement-video"])
    private let audio = MediaView(.audio, styleClasses: ["advertisement-audio"])
    private let transcriptLabel = Label(
        .footnote, styleClasses: ["advertisement-transcript", "is-multiline", "is-secondary", "is-selectable"])
    private let badge = Badge(PeopleStrings.current.advertisements.badge)
    private let titleLabel = Label(.title3, styleClasses: ["is-multiline"])
    private let sponsorLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let degradationLabel = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .link, styleClasses: ["advertisement-cell"])
        watch([picture])
        ContentLanguage.mark([picture, video, audio, transcriptLabel, titleLabel])
        titleLabel.numberOfLines = 2
        addSubview(picture)
        let texts = [badge, titleLabel, sponsorLabel, degradationLabel] as [View]
        addSubview(Stack(.vertical, spacing: .tight, alignment: .leading, styleClasses: ["advertisement-texts"], texts))
        insertSubview(video, at: 0)
        insertSubview(audio, at: subviews.count)
        insertSubview(transcriptLabel, at: subviews.count)
    }

    override func layoutSubviews() { picture.drawnWidth = size.width }

    func show(_ advertisement: Advertisement, isOpenable: Bool) {
        picture.source = advertisement.clip.isNil ? advertisement.picture : nil
        picture.isHidden = picture.source.isNil
        show(advertisement.media == .video ? advertisement.clip : nil, in: video)
        show(advertisement.media == .audio ? advertisement.clip : nil, in: audio)
        transcriptLabel.text = advertisement.transcript ?? ""
        transcriptLabel.isHidden = advertisement.transcript == nil
        titleLabel.text = advertisement.title
        sponsorLabel.text = advertisement.sponsor
        degradationLabel.text = advertisement.degradation ?? ""
        degradationLabel.isHidden = advertisement.degradation == nil
        setStyleClass("has-no-picture", advertisement.picture.isNil)
        setStyleClass("has-player", !advertisement.clip.isNil)
        destination = isOpenable ? advertisement.link : nil
    }

    /// Loads and plays nothing any more.
    func stopMedia() {
        stopPictures()
        show(nil, in: video)
        show(nil, in: audio)
    }

    private func show(_ clip: MediaSource?, in player: MediaView) {
        player.source = clip
        player.isHidden = clip.isNil
    }
}
