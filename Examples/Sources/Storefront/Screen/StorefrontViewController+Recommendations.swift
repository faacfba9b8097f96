import CollectionViewKit

extension StorefrontViewController {
    private static var recommendations: String { "/v1/storefront/recommendations" }

    /// Tells the server that the user looks at the product of the page.
    func noteLook() {
        if let id = model.purchase?.id { services.looks.note(id) }
    }

    /// Requests what is recommended to the user, if the server knows something of the user. It takes the place of a section of the
    /// home page, which is the same for all until then, and stays so where nothing comes.
    func loadRecommendations() {
        guard route == .home, services.looks.areKnown else { return }
        let number = loading.number
        context?.request(HostRequest(Self.recommendations)) { [self] response in
            // A response to a request of an older page.
            guard loading.number == number, case .success(let bytes) = response else { return }
            showRecommendations(bytes)
        }
    }

    private func showRecommendations(_ bytes: [UInt8]) {
        do throws(PageError) {
            let decoded = try model.decode(bytes)
            report(decoded.diagnostics, of: Self.recommendations)
            for section in decoded.content.sections { applySections(model.replaceContent(by: section)) }
        } catch {
            report([error.diagnostic], of: Self.recommendations)
        }
    }
}
