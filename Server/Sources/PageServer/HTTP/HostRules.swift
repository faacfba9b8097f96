/// The names under which a server is reached, and the origins whose pages may write to it.
struct HostRules: Sendable {
    /// The names, in small letters; empty to accept this machine's and addresses in digits only.
    let names: Set<String>
    /// Other origins whose pages may write, such as `https://studio.example`.
    let origins: Set<String>

    /// Creates rules.
    init(names: [String], origins: [String]) {
        self.names = Set(names.map { $0.lowercased() })
        self.origins = Set(origins.map { $0.lowercased() })
    }

    /// Whether a header `Host` names this server. Without a list these are `localhost` and addresses in digits, which
    /// no DNS entry can redirect.
    func accepts(host: String) -> Bool {
        guard let name = Self.name(host) else { return false }
        if !names.isEmpty { return names.contains(name) }
        return name == "localhost" || NetworkAddress(name.drop { $0 == "[" }.prefix { $0 != "]" }) != nil
    }

    /// Whether the server has a name that is neither this machine's nor an address in digits: one that certificates are
    /// made for.
    var hasOwnName: Bool { names.contains { $0 != "localhost" && NetworkAddress(Substring($0)) == nil } }

    /// Whether an origin such as `https://shop.example` is that of a host. The scheme is not compared, since the
    /// connection from a proxy has another one than that of the user.
    static func isSameOrigin(_ origin: String, host: String) -> Bool {
        for scheme in ["https://", "http://"] where origin.hasPrefix(scheme) {
            let port = scheme == "https://" ? ":443" : ":80"
            let left = origin.dropFirst(scheme.count).lowercased()
            let right = host.lowercased()
            return left == right || left + port == right || left == right + port
        }
        return false
    }

    /// The name in a header `Host`, without its port, in small letters; `nil` if it is none.
    private static func name(_ host: String) -> String? {
        let host = host.lowercased()
        if host.hasPrefix("[") { return host.firstIndex(of: "]").map { String(host[...$0]) } }
        let parts = host.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty, parts.count <= 2 else { return nil }
        return String(name)
    }
}
