import Foundation
import Testing

@testable import PageServer

struct ProcessorsTests {
    @Test("the process may use at least one processor, and no more than the machine has")
    func count() {
        let machine = ProcessInfo.processInfo.activeProcessorCount
        #expect((1...machine).contains(Processors.count))
        #expect(ServerLimits.Work.defaultCapacity == 2 * Processors.count)
        #if os(Linux)
        #expect((Processors.allowedCount ?? 0) >= 1)
        #endif
    }

    @Test("the processors that a process may run on are the bits of a mask")
    func allowedCount() {
        func status(_ mask: String) -> String {
            "Name:\tpage\nThreads:\t9\nCpus_allowed:\t\(mask)\nCpus_allowed_list:\t0-63\nMems_allowed:\t1\n"
        }
        #expect(Processors.allowedCount(inStatus: status("1")) == 1)
        #expect(Processors.allowedCount(inStatus: status("3")) == 2)
        #expect(Processors.allowedCount(inStatus: status("ff00ff00,0000000a")) == 18)
        #expect(Processors.allowedCount(inStatus: status("0")) == nil)
        #expect(Processors.allowedCount(inStatus: "Name:\tpage\n") == nil)
        #expect(Processors.allowedCount(inStatus: "") == nil)
    }

    @Test("the limits of a process are those of its control group of version 2 and of all around it")
    func limitFiles() {
        #expect(
            Processors.limitFiles(ofGroups: "0::/system.slice/page.service\n") == [
                "/sys/fs/cgroup/cpu.max", "/sys/fs/cgroup/system.slice/cpu.max",
                "/sys/fs/cgroup/system.slice/page.service/cpu.max",
            ])
        #expect(Processors.limitFiles(ofGroups: "9:name=systemd:/\n1:cpu:/a\n0::/\n") == ["/sys/fs/cgroup/cpu.max"])
        #expect(Processors.limitFiles(ofGroups: "2:cpuacct:/\n1:cpu:/\n") == [])
    }

    @Test(
        "a limit of time is rounded up to processors",
        arguments: [
            ("max 100000\n", nil), ("100000 100000\n", 1), ("100001 100000\n", 2), ("150000 100000\n", 2),
            ("400000 100000\n", 4), ("1000 100000\n", 1), ("50000 25000", 2), ("", nil), ("100000", nil),
            ("0 100000", nil), ("100000 0", nil), ("-1 100000", nil),
        ] as [(String, Int?)])
    func quota(_ text: String, _ processors: Int?) {
        #expect(Processors.quota(inLimit: text) == processors)
    }
}
