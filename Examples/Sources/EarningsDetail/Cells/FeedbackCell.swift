import CollectionViewKit
import ScreenContracts

/// A thumb up or down and, once there is one, a field for a note.
final class FeedbackCell: CollectionViewCell {
    let upButton = Button(kind: .bordered, styleClasses: ["thumb-button", "thumb-up"])
    let downButton = Button(kind: .bordered, styleClasses: ["thumb-button", "thumb-down"])
    let field: TextField
    let sendButton: Button
    let clearButton: Button
    private let noteLabel = Label(.footnote, styleClasses: ["feedback-note", "is-multiline"])
    private let form: Stack

    required init() {
        let strings = EarningsStrings.current
        field = TextField(strings.feedback.field, placeholder: strings.feedback.placeholder)
        sendButton = Button(strings.feedback.send, kind: .filled)
        clearButton = Button(strings.feedback.clear)
        let titleLabel = Label(.headline)
        titleLabel.text = strings.feedback.question
        titleLabel.headingLevel = 2
        let buttons = Stack(
            .horizontal, spacing: .small, styleClasses: ["feedback-actions"], [sendButton, clearButton])
        form = Stack(.vertical, spacing: .small, styleClasses: ["feedback-form"], [field, buttons])
        super.init(element: .box, styleClasses: ["feedback-cell"])
        for (button, name) in [(upButton, strings.feedback.up), (downButton, strings.feedback.down)] {
            button.accessibilityLabel = name
            let sign = Drawing(styleClasses: ["thumb-sign"])
            sign.path = Self.thumb
            button.addSubview(sign)
        }
        field.setReturnKey(.send)
        addSubview(
            Stack(
                .horizontal, spacing: .small, alignment: .center, styleClasses: ["feedback-question"],
                [titleLabel, Spacer(), upButton, downButton]))
        addSubview(form)
        addSubview(noteLabel)
    }

    func show(_ properties: FeedbackProperties) {
        upButton.isSelected = properties.rating == .up
        downButton.isSelected = properties.rating == .down
        form.isHidden = properties.rating == nil
        field.text = properties.draft
        sendButton.isEnabled = properties.hasPendingText
        clearButton.isHidden = !properties.hasPendingText
        noteLabel.text = properties.note
        noteLabel.isHidden = properties.note.isEmpty
        noteLabel.setStyleClass("is-failure", properties.isFailure)
    }

    /// A thumb that points up, 24 points wide and high.
    private static var thumb: BezierPath {
        var path = BezierPath(
            lines: [Point(x: 3, y: 10.5), Point(x: 7, y: 10.5), Point(x: 7, y: 20.5), Point(x: 3, y: 20.5)],
            isClosed: true)
        path.move(to: Point(x: 7, y: 11.5))
        path.addLine(to: Point(x: 11.2, y: 3.5))
        path.addCurve(
            to: Point(x: 13.6, y: 6.2), controlPoint1: Point(x: 13, y: 3.2), controlPoint2: Point(x: 14, y: 4.6))
        path.addLine(to: Point(x: 12.9, y: 9.5))
        path.addLine(to: Point(x: 18.8, y: 9.5))
        path.addCurve(
            to: Point(x: 20.7, y: 11.8), controlPoint1: Point(x: 20.2, y: 9.5), controlPoint2: Point(x: 21, y: 10.5))
        path.addLine(to: Point(x: 19.3, y: 18.6))
        path.addCurve(
            to: Point(x: 17, y: 20.5), controlPoint1: Point(x: 19.1, y: 19.7), controlPoint2: Point(x: 18.2, y: 20.5))
        path.addLine(to: Point(x: 7, y: 20.5))
        return path
    }
}
