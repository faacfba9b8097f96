import CollectionViewKit

/// Has endpoints go wrong by hand, so that every state of the screen can be seen: `?faults` in the address shows it.
final class FaultPanel: View {
    private let disclosure: Disclosure

    init(_ service: PortalService) {
        let rows = PortalEndpoint.allCases.map { endpoint in
            let label = Label(.footnote)
            label.text = endpoint.title
            let control = SegmentedControl(PortalFault.allCases.map { $0.title })
            control.accessibilityLabel = "Fault of " + endpoint.title
            control.selectedSegmentIndex = service.fault(of: endpoint).rawValue
            control.onValueChanged = { index in
                if let fault = PortalFault(rawValue: index) { service.setFault(fault, of: endpoint) }
            }
            return Stack(.horizontal, spacing: .medium, alignment: .center, roles: ["fault-row"], [label, control])
        }
        let hint = Label(.footnote, roles: ["is-secondary", "is-multiline"])
        hint.text = "What is chosen here happens to the next load. Load again to see it."
        disclosure = Disclosure("Faults", style: .footnote, [hint] + rows)
        super.init(.box, roles: ["fault-panel"])
        addSubview(disclosure)
    }
}
