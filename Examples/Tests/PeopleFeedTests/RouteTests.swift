import Testing

@testable import PeopleFeed

struct RouteTests {
    @Test("addresses of the feed and of profiles are read, others are not")
    func addresses() {
        #expect(PeopleRoute(path: "/people") == PeopleRoute(personID: nil))
        #expect(PeopleRoute(path: "/people/") == PeopleRoute(personID: nil))
        #expect(PeopleRoute(path: "/people?from=mail") == PeopleRoute(personID: nil))
        #expect(PeopleRoute(path: "/people/12") == PeopleRoute(personID: 12))
        for path in ["/", "/person", "/people/x", "/people/0", "/people/-1", "/people/1/2", "/peoples"] {
            #expect(PeopleRoute(path: path) == nil, "\(path)")
        }
        #expect(PeopleRoute(personID: 12).path == "/people/12")
        #expect(PeopleRoute(personID: nil).path == "/people")
    }
}
