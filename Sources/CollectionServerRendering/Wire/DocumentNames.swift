// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

package import CollectionViews

extension HostAttribute {
    /// The name of the attribute in a document.
    package var documentName: String {
        switch self {
        case .destination: "href"
        case .accessibilityLabel: "aria-label"
        case .accessibilityRole: "role"
        case .accessibilityRoleDescription: "aria-roledescription"
        case .headingLevel: "aria-level"
        case .setSize: "aria-setsize"
        case .positionInSet: "aria-posinset"
        case .isExpanded: "aria-expanded"
        case .isSelected: "aria-selected"
        case .isBusy: "aria-busy"
        case .liveRegion: "aria-live"
        case .tabIndex: "tabindex"
        case .isHiddenFromAccessibility: "aria-hidden"
        case .identifier: "data-id"
        case .accessibilityHint: "aria-description"
        case .isChecked: "aria-checked"
        case .isPressed: "aria-pressed"
        case .isDisabled: "aria-disabled"
        case .isInvalid: "aria-invalid"
        case .valueNow: "aria-valuenow"
        case .valueMinimum: "aria-valuemin"
        case .valueMaximum: "aria-valuemax"
        case .valueText: "aria-valuetext"
        case .placeholder: "placeholder"
        case .inputType: "type"
        case .autocomplete: "autocomplete"
        case .returnKey: "enterkeyhint"
        case .allowsMultiple: "aria-multiselectable"
        case .isInert: "inert"
        case .minimum: "min"
        case .maximum: "max"
        case .step: "step"
        case .anchor: "data-anchor"
        case .popup: "aria-haspopup"
        case .isModal: "aria-modal"
        case .mediaSource: "src"
        case .poster: "poster"
        case .captions: "data-captions"
        case .captionsLanguage: "data-captions-language"
        case .accessibilityLanguage: "lang"
        }
    }
}

extension HostAttribute {
    /// What may be set as the value of an attribute.
    package enum Values: Equatable, Sendable {
        case text, address, path, integer, number
        case words([String])
    }

    /// What may be set as the value of the attribute.
    package var values: Values {
        switch self {
        case .destination: .address
        case .accessibilityLabel: .text
        case .accessibilityRole: .text
        case .accessibilityRoleDescription: .text
        case .headingLevel: .integer
        case .setSize: .integer
        case .positionInSet: .integer
        case .isExpanded: .words(["true", "false"])
        case .isSelected: .words(["true", "false"])
        case .isBusy: .words(["true", "false"])
        case .liveRegion: .words(["polite", "assertive", "off"])
        case .tabIndex: .words(["0", "-1"])
        case .isHiddenFromAccessibility: .words(["true", "false"])
        case .identifier: .text
        case .accessibilityHint: .text
        case .isChecked: .words(["true", "false", "mixed"])
        case .isPressed: .words(["true", "false", "mixed"])
        case .isDisabled: .words(["true", "false"])
        case .isInvalid: .words(["true", "false"])
        case .valueNow: .number
        case .valueMinimum: .number
        case .valueMaximum: .number
        case .valueText: .text
        case .placeholder: .text
        case .inputType:
            .words([
                "text", "email", "url", "tel", "search", "password", "numeric", "decimal", "range", "date", "time",
                "datetime-local",
            ])
        case .autocomplete: .text
        case .returnKey: .words(["enter", "done", "go", "next", "previous", "search", "send"])
        case .allowsMultiple: .words(["true", "false"])
        case .isInert: .words(["true"])
        case .minimum: .text
        case .maximum: .text
        case .step: .number
        case .anchor: .integer
        case .popup: .words(["menu", "dialog"])
        case .isModal: .words(["true"])
        case .mediaSource: .path
        case .poster: .path
        case .captions: .path
        case .captionsLanguage: .text
        case .accessibilityLanguage: .text
        }
    }
}

extension HostElement {
    /// The name of the kind in a printed tree.
    package var name: String {
        switch self {
        case .box: "box"
        case .text: "text"
        case .image: "image"
        case .button: "button"
        case .link: "link"
        case .scroller: "scroller"
        case .carousel: "carousel"
        case .textField: "textField"
        case .drawing: "drawing"
        case .surface: "surface"
        case .textArea: "textArea"
        case .video: "video"
        case .audio: "audio"
        }
    }

    /// The tag of the element in a document.
    package var tag: String {
        switch self {
        case .box: "div"
        case .text: "div"
        case .image: "div"
        case .button: "button"
        case .link: "a"
        case .scroller: "div"
        case .carousel: "div"
        case .textField: "input"
        case .drawing: "div"
        case .surface: "div"
        case .textArea: "textarea"
        case .video: "video"
        case .audio: "audio"
        }
    }

    /// The class that the host gives the element in a document; empty for none.
    package var className: String {
        switch self {
        case .box: ""
        case .text: "label"
        case .image: "image"
        case .button: ""
        case .link: ""
        case .scroller: "scroller"
        case .carousel: "scroller"
        case .textField: ""
        case .drawing: "drawing"
        case .surface: "surface"
        case .textArea: ""
        case .video: ""
        case .audio: ""
        }
    }
}

extension HostRequest.Method {
    /// The method by its name in HTTP.
    package var documentName: String {
        switch self {
        case .get: "GET"
        case .post: "POST"
        case .put: "PUT"
        case .delete: "DELETE"
        case .patch: "PATCH"
        case .head: "HEAD"
        }
    }
}
