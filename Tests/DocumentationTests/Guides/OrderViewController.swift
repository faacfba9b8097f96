import CollectionViewKit

/// The order of the guide "Loading and errors", whose screen takes three requests.
final class OrderViewController: ViewController {
    private let id: Int
    private let loader = ContentLoader(loading: Overview.self)
    private let statusLabel = Label(.body)

    init(_ id: Int) {
        self.id = id
        super.init()
    }

    override func viewDidLoad() {
        view.addSubview(statusLabel)
        loader.changeHandler = { [screen = Weak(self)] in screen.object?.showOverview() }
        loader.run(Self.overview(of: id), in: context)
    }

    private static func overview(of id: Int) -> AsyncOperation<Overview> {
        AsyncOperation<Order>.request(HostRequest("/api/orders/\(id)")).flatMap { order in
            let customer = AsyncOperation<Customer>.request(HostRequest("/api/customers/\(order.customer)"))
            let parcels = AsyncOperation.all(
                order.parcels.map { AsyncOperation<Parcel>.request(HostRequest("/api/parcels/\($0)")) })
            return customer.zip(parcels).map { Overview(customer: $0.0, parcels: $0.1) }
        }
    }

    private func showOverview() {
        guard let overview = loader.content else {
            statusLabel.text = loader.error?.sentence ?? ""
            return
        }
        let places = overview.parcels.map { $0.place }.joined(separator: ", ")
        statusLabel.text = "\(overview.customer.name): \(places)"
    }

    struct Overview {
        let customer: Customer
        let parcels: [Parcel]
    }

    struct Order: JSONDecodable {
        let customer: Int
        let parcels: [Int]

        init(_ json: JSONValue) throws(JSONDecodingError) {
            customer = try json.decode("customer")
            parcels = try json.decode("parcels")
        }
    }

    struct Customer: JSONDecodable {
        let name: String

        init(_ json: JSONValue) throws(JSONDecodingError) {
            name = try json.decode("name")
        }
    }

    struct Parcel: JSONDecodable {
        let place: String

        init(_ json: JSONValue) throws(JSONDecodingError) {
            place = try json.decode("place")
        }
    }
}
