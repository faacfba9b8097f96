import CollectionViewKit

extension StorefrontViewController {
    private static var recommendationsPath: String { "/v1/storefront/recommendations" }

    /// The id of the section of the home page whose place is taken by what is recommended to the user.
    private static var recommendedSection: String { "recommended" }

    /// Whether the server knows something of the user by which it recommends.
    private var hasRecommendations: Bool { route == .home && services.looks.areKnown }

    /// The id of the section whose content is not shown as long as what takes its place may come; `nil` if the page is shown as it is.
    var awaitedSection: String? { hasRecommendations ? Self.recommendedSection : nil }

    /// Tells the server that the user looks at the product of the page.
    func noteLook() {
        if let id = model.purchase?.id { services.looks.note(id) }
    }

    /// Requests what is recommended to the user, if the server knows something of the user, and cancels such a request that is under
    /// way. What comes takes the place of a section of the home page, which is shown as it is for all where nothing comes.
    func loadRecommendations() {
        guard hasRecommendations, let context else { return }
        if let recommendationRequest { context.cancel(request: recommendationRequest) }
        recommendedLookCount = services.looks.count
        recommendationRequest = context.request(HostRequest(Self.recommendationsPath)) { [self] response in
            if case .success(let bytes) = response { showRecommendations(bytes) }
            let changes = model.showAwaitedSections()
            if !changes.headers.isEmpty { applySections(changes) }
        }
    }

    /// Requests again what is recommended, also after a failure, where the user has looked at a product since. It must be called at
    /// the end of each event, because the server may be told of a look only after the user has come back to the screen.
    func renewRecommendations() {
        let status = model.loader.status
        guard status.shown == .content, !status.state.isInProgress, services.looks.count != recommendedLookCount else {
            return
        }
        loadRecommendations()
    }

    private func showRecommendations(_ bytes: [UInt8]) {
        do throws(PageError) {
            let decoded = try model.reader.decodePage(bytes)
            report(decoded.diagnostics, of: Self.recommendationsPath)
            for section in decoded.content.sections { applySections(model.replaceContent(by: section)) }
        } catch {
            report([error.diagnostic], of: Self.recommendationsPath)
        }
    }
}
