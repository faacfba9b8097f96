import Foundation
import NIOCore

/// The processors that the process may use, of which the machine may have more.
enum Processors {
    /// How many there are; at least 1.
    ///
    /// It is the smallest of the processors of the machine, those that the process may run on (`taskset`, `CPUAffinity=` of systemd), and
    /// the limits of time of its control groups (`CPUQuota=` of systemd, containers), rounded up. `System.coreCount` knows control
    /// groups of version 1; of version 2 it reads the limit of the outermost group alone, which on a host is none.
    static var count: Int {
        let counts: [Int?] = [ProcessInfo.processInfo.activeProcessorCount, System.coreCount, allowedCount, quota]
        return max(1, counts.compactMap { $0 }.min() ?? 1)
    }

    /// How many processors the process may run on; `nil` where the system does not say.
    ///
    /// It is read as text, since glibc declares `sched_getaffinity` as an extension of GNU, which Swift does not import.
    static var allowedCount: Int? {
        text(at: "/proc/self/status").flatMap { allowedCount(inStatus: $0) }
    }

    /// The processors whose time the control groups of the process may use; `nil` without a limit.
    static var quota: Int? {
        guard let groups = text(at: "/proc/self/cgroup") else { return nil }
        return limitFiles(ofGroups: groups).compactMap { file in text(at: file).flatMap { quota(inLimit: $0) } }.min()
    }

    private static func text(at path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}

extension Processors {
    /// How many processors a process may run on.
    ///
    /// - Parameter text: The file `status` of the process, as Linux has it: `Cpus_allowed` is a mask in hexadecimal digits, with a comma
    ///   after each 32 bits.
    static func allowedCount(inStatus text: String) -> Int? {
        let name = "Cpus_allowed:"
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return nil }
        let count = line.dropFirst(name.count).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
        return count > 0 ? count : nil
    }

    /// The files of the limits of a process: that of its control group of version 2, and those of the groups around it.
    ///
    /// - Parameter text: The file `cgroup` of the process.
    static func limitFiles(ofGroups text: String) -> [String] {
        let prefix = "0::/"
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(prefix) }) else { return [] }
        let names = line.dropFirst(prefix.count).split(separator: "/")
        return (0...names.count).map { count in
            "/sys/fs/cgroup" + names.prefix(count).map { "/\($0)" }.joined() + "/cpu.max"
        }
    }

    /// The processors whose time a control group may use, rounded up; `nil` without a limit.
    ///
    /// - Parameter text: The file `cpu.max` of the group: the time that it may use in each period, or `max`, and the period, both in
    ///   microseconds.
    static func quota(inLimit text: String) -> Int? {
        let numbers = text.split(whereSeparator: { $0.isWhitespace }).map { Int($0) }
        guard numbers.count == 2, let time = numbers[0], let period = numbers[1], time > 0, period > 0
        else { return nil }
        return (time - 1) / period + 1
    }
}
