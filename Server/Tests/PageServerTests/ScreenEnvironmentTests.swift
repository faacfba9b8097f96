import CollectionFormatting
import CollectionViews
import HTTPTypes
import Testing

@testable import PageServer

struct ScreenEnvironmentTests {
    @Test(
        "an environment class is read, clamped and written",
        arguments: [
            ("390x844@3;ltr;light;100", "390x844@3;ltr;light;100"),
            ("412x915@2.625;rtl;dark;130", "412x915@2.625;rtl;dark;130"),
            ("390x844@3%3Bltr%3Blight%3B100", "390x844@3;ltr;light;100"),
            ("1280x800@1.100000023841858;ltr;light;100", "1280x800@1.100000023841858;ltr;light;100"),
            ("1x9999@20;ltr;light;40", "200x4096@8;ltr;light;50"),
            ("390x844@3;ltr;light;1000", "390x844@3;ltr;light;400"),
        ])
    func reading(_ text: String, _ expected: String) {
        #expect(ScreenEnvironment(text)?.text == expected)
    }

    @Test(
        "nonsense is no environment",
        arguments: [
            "", "0x844@3;ltr;light;100", "390x0@3;ltr;light;100", "390x844@0;ltr;light;100",
            "NaNxNaN@NaN;ltr;light;NaN",
            "1000000x844@3;ltr;light;100", "-390x844@3;ltr;light;100", "390x844@-3;ltr;light;100",
            "390x844@3;ltr;light;4", "390x844@1e3;ltr;light;100", "390x844@inf;ltr;light;100", "390x844@3;ltr;light",
            "390x844@3;up;light;100", "390x844@3;ltr;grey;100", "390x844@3;ltr;light;100;", "390.5x844@3;ltr;light;100",
            "390x844@3..1;ltr;light;100", "390x844@.5;ltr;light;100", "\"><script>;ltr;light;100",
            "٣x٣@١;ltr;light;١٠٠",
        ])
    func nonsense(_ text: String) {
        #expect(ScreenEnvironment(text) == nil)
        var headers: HTTPFields = [:]
        headers[.cookie] = "a=b; environment=\(text.replacing(";", with: "%3B"))"
        #expect(ScreenEnvironment(of: headers).text == "1280x800@1;ltr;light;100")
    }

    @Test("a cookie goes before client hints, and they before the user agent")
    func order() throws {
        var headers: HTTPFields = [:]
        func text() -> String { ScreenEnvironment(of: headers).text }
        func set(_ name: String, _ value: String) throws { headers[try #require(HTTPField.Name(name))] = value }
        #expect(text() == "1280x800@1;ltr;light;100")
        headers[.userAgent] = "Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36"
        #expect(text() == "390x844@3;ltr;light;100")
        try set("Sec-CH-UA-Mobile", "?0")
        #expect(text() == "1280x800@1;ltr;light;100")
        try set("Sec-CH-Viewport-Width", "\"600\"")
        try set("Sec-CH-DPR", "1.5")
        try set("Sec-CH-Prefers-Color-Scheme", "\"dark\"")
        #expect(text() == "600x800@1.5;ltr;dark;100")
        headers[.cookie] = "session=1; environment=412x915@2.625%3Bltr%3Blight%3B100"
        #expect(text() == "412x915@2.625;ltr;light;100")
    }

    @Test("the parameters of the picture are not the screen's")
    func addresses() {
        let address = ScreenAddress("/homes/results?q=1&picture=412x915@2;ltr;dark;100&dir=rtl")
        #expect(address.path == "/homes/results?q=1&dir=rtl")
        #expect(address.isRightToLeft)
        #expect(address.picture?.text == "412x915@2;ltr;dark;100")
        #expect(ScreenAddress("/shows?picture=").path == "/shows")
        #expect(ScreenAddress("/shows?picture=x").picture == nil)
        #expect(ScreenAddress("/shows/1?faults").path == "/shows/1?faults")
    }

    @Test("the region is that of the cookie, else the first language that the browser accepts")
    func region() {
        var headers: HTTPFields = [:]
        #expect(ScreenRegion(of: headers).text == "en-US;UTC")
        headers[.acceptLanguage] = "de-AT,de;q=0.9, en;q=0.8"
        #expect(ScreenRegion(of: headers).text == "de-AT;UTC")
        headers[.acceptLanguage] = "en;q=0.2, *;q=1, de;q=0.9, fr;q=0, es ;q=0.9"
        #expect(ScreenRegion(of: headers).text == "de;UTC")
        headers[.acceptLanguage] = "<script>, x_y, ar-EG;q=0.1"
        #expect(ScreenRegion(of: headers).text == "ar-EG;UTC")
        headers[.acceptLanguage] = "<script>"
        #expect(ScreenRegion(of: headers).text == "en-US;UTC")
        headers[.cookie] = "a=b; region=ar-EG-u-hc-h23%3BEurope%2FBerlin"
        #expect(ScreenRegion(of: headers).text == "ar-EG-u-hc-h23;Europe/Berlin")
        headers[.cookie] = "region=de-DE%3BMars%2FCrater"
        #expect(ScreenRegion(of: headers).text == "de-DE;UTC")
    }

    @Test("a screen is told of daylight saving time")
    func daylightSavingTime() {
        let zone = ScreenRegion(cookie: "de-DE;Europe/Berlin").hostRegion(at: 1_767_225_600).timeZone
        #expect(zone.secondsFromGMT(at: 1_767_225_600) == 3_600)
        #expect(zone.secondsFromGMT(at: 1_782_900_000) == 7_200)
        #expect(zone.secondsFromGMT(at: 2_000_000_000) == 7_200)
    }
}
