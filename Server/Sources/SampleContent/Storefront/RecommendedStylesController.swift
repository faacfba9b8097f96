import CollectionPages
import Hummingbird
import PageServer
import PageStore

/// `GET /v1/storefront/recommendations`: what is recommended to the user, as a page of one section, which has the id of a section of the
/// home page and takes its place. The line below its title says why. Where nothing is known of the user the page has no section: the
/// home page stays as it is for all. `PUT /v1/storefront/looks/{product}` notes that the user has looked at a product.
struct RecommendedStylesController {
    private static let mediaType = "application/vnd.collectionviewkit.page+json; v=1"
    /// Each of the shelves is sorted.
    private static let cost = 2

    let dependencies: ServerDependencies

    private var responder: JSONResponder { JSONResponder(dependencies: dependencies, type: Self.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/storefront/recommendations", use: recommendations)
        router.put("v1/storefront/looks/:product", use: look)
    }

    @Sendable private func recommendations(request: Request, context: AppRequestContext) async throws -> Response {
        let user = context.session.user
        return try await responder.bytes(request, cost: Self.cost) { [dependencies] store in
            var composer = dependencies.composer(for: user)
            var page = composer.page("recommendations", kind: "list", title: "Recommended styles")
            if let styles = try RecommendedStyles(for: user, in: store) {
                page.sections = [Self.section(styles, &composer)]
            }
            return PageWriter.bytes(of: page, identifiers: composer.identifiers)
        }
    }

    private static func section(_ styles: RecommendedStyles, _ composer: inout PageComposer) -> PageSection {
        var section = PageSection(
            id: composer.id(RecommendedStyles.section), layout: .named("HomeWidgetProductM"), fallback: ["carousel"],
            title: "RECOMMENDED FOR YOU", subtitle: styles.reason
        )
        for row in styles.products { section.items.append(composer.item(row.product, caption: row.brand)) }
        composer.stampRevision(&section)
        return section
    }

    @Sendable private func look(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("product")
        return try await responder.change(for: context.session) { store, user in
            try ProductLook.insert(ProductRecord.existing(number, in: store), for: user, in: store)
        }
    }
}
