import Foundation
import NIOCore

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
            bytes = Self.unmapped(six)
        } else {
            return nil
        }
    }

    /// The address of the other end of a connection; `nil` of a socket that has a path.
    init?(_ address: SocketAddress) {
        // Where the address stands in `sockaddr_in` and in `sockaddr_in6`.
        let place: Range<Int>
        switch address {
        case .v4: place = 4..<8
        case .v6: place = 8..<24
        case .unixDomainSocket: return nil
        }
        bytes = Self.unmapped(
            address.withSockAddr { socket, size in
                Array(UnsafeRawBufferPointer(start: socket, count: size)[place])
            })
    }

    /// The four bytes of an IPv4 address that is written as IPv6; all other bytes as they are.
    private static func unmapped(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count == 16 else { return bytes }
        let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
        return isMapped ? Array(bytes.suffix(4)) : bytes
    }

    /// What requests are counted by: the address, and of IPv6 the first 64 bits, since one client has all addresses
    /// that share them (RFC 6177).
    var countingKey: String {
        bytes.count == 16 ? EntityTag.hexadecimal(bytes.prefix(8)) + "/64" : dotted
    }

    /// The four numbers of an IPv4 address. It is written for each request, and has room in a string without memory of its own.
    private var dotted: String {
        String(unsafeUninitializedCapacity: 15) { text in
            var count = 0
            func append(_ byte: UInt8) {
                text[count] = byte
                count += 1
            }
            for (index, byte) in bytes.enumerated() {
                if index > 0 { append(UInt8(ascii: ".")) }
                if byte >= 100 { append(UInt8(ascii: "0") + byte / 100) }
                if byte >= 10 { append(UInt8(ascii: "0") + byte / 10 % 10) }
                append(UInt8(ascii: "0") + byte % 10)
            }
            return count
        }
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
