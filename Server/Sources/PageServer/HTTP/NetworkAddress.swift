import Foundation

/// An address of the Internet Protocol, version 4 or 6.
struct NetworkAddress: Equatable, Sendable {
    /// 4 or 16 bytes, in the order of the network.
    let bytes: [UInt8]

    /// Reads an address such as `192.0.2.1` or `2001:db8::1`. An IPv4 address that is written as IPv6 is the IPv4 address.
    init?(_ text: some StringProtocol) {
        let text = String(text)
        // The addresses of C, as bytes: whole builds find their types in several modules.
        func read(_ family: Int32, byteCount: Int) -> [UInt8]? {
            var bytes = [UInt8](repeating: 0, count: byteCount)
            return inet_pton(family, text, &bytes) == 1 ? bytes : nil
        }
        if let four = read(AF_INET, byteCount: 4) {
            bytes = four
        } else if let six = read(AF_INET6, byteCount: 16) {
            let isMapped = six.prefix(10).allSatisfy { $0 == 0 } && six[10] == 255 && six[11] == 255
            bytes = isMapped ? Array(six.suffix(4)) : six
        } else {
            return nil
        }
    }

    /// What requests are counted by: the address, and of IPv6 the first 64 bits, since one client has all addresses
    /// that share them (RFC 6177).
    var countingKey: String {
        guard bytes.count == 16 else { return "\(bytes[0]).\(bytes[1]).\(bytes[2]).\(bytes[3])" }
        return EntityTag.hexadecimal(bytes.prefix(8)) + "/64"
    }
}

/// A range of addresses, such as `10.0.0.0/8`, `2001:db8::/32`, or one address.
public struct AddressRange: Equatable, Sendable {
    private let bytes: [UInt8]
    private let bits: Int

    /// Reads a range in the notation of CIDR (RFC 4632); `nil` if the text is none.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let address = NetworkAddress(first) else { return nil }
        let maximum = address.bytes.count * 8
        let bits = parts.count == 2 ? Int(parts[1]) : maximum
        guard let bits, (0...maximum).contains(bits) else { return nil }
        bytes = address.bytes
        self.bits = bits
    }

    /// Whether an address is in the range.
    func contains(_ address: NetworkAddress) -> Bool {
        guard address.bytes.count == bytes.count else { return false }
        for (index, (one, other)) in zip(bytes, address.bytes).enumerated() {
            let left = min(max(bits - index * 8, 0), 8)
            let mask = UInt8(truncatingIfNeeded: 0xFF00 >> left)
            if one & mask != other & mask { return false }
        }
        return true
    }
}

extension AddressRange {
    /// The addresses of this machine and of private networks (RFC 1918, RFC 4193).
    public static let local = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]
        .compactMap { AddressRange($0) }
}
