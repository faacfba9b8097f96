import CollectionViewKit

/// Has endpoints go wrong by hand, so that every state of the screen can be seen: `?faults` in the address shows it.
final class FaultPanel: View {
    private let disclosure: Disclosure

    init(_ service: PortalService) {
        let strings = PortalStrings.current
        var rows: [View] = []
        for endpoint in PortalEndpoint.allCases {
            let label = Label(.footnote)
            label.text = endpoint.title
            let control = SegmentedControl(PortalFault.allCases.map { $0.title })
            control.accessibilityLabel = strings.faults.faultOf(endpoint.title)
            control.selectedSegmentIndex = service.fault(of: endpoint).rawValue
            control.addAction { index in
                if let fault = PortalFault(rawValue: index) { service.setFault(fault, of: endpoint) }
            }
            rows.append(
                Stack(.horizontal, spacing: .medium, alignment: .center, styleClasses: ["fault-row"], [label, control]))
        }
        let hint = Label(.footnote, styleClasses: ["is-secondary", "is-multiline"])
        hint.text = strings.faults.hint
        rows.insert(hint, at: 0)
        disclosure = Disclosure(strings.faults.title, style: .footnote, rows)
        super.init(.box, styleClasses: ["fault-panel"])
        addSubview(disclosure)
    }
}
