import CollectionPages
import Testing

struct LinkPolicyTests {
    private let policy = LinkPolicy(registeredSchemes: ["myapp", "JavaScript", "data", "bad scheme", ""])

    @Test(
        "harmless links pass",
        arguments: [
            "https://example.com", "https://example.com/", "HTTPS://Example.COM:8443/a/b?c=d&e=%20#f",
            "https://xn--bcher-kva.example/x", "https://a-b.c1.example?x", "mailto:info@example.com",
            "mailto:info@example.com?subject=Hello%20there", "tel:+1-555.010(0)", "myapp:open/3", "MyApp://x",
        ]
    )
    func allowed(_ link: String) {
        #expect(policy.defect(ofLink: link) == nil)
    }

    @Test(
        "everything else is refused",
        arguments: [
            ("", .empty), ("javascript:alert(1)", .scheme), ("JaVaScRiPt:alert(1)", .scheme),
            ("java\nscript:alert(1)", .forbiddenCharacter), ("java\tscript:alert(1)", .forbiddenCharacter),
            (" javascript:alert(1)", .forbiddenCharacter), ("\u{1}javascript:alert(1)", .forbiddenCharacter),
            ("javascript&#58;alert(1)", .noScheme), ("javascript%3Aalert(1)", .noScheme),
            ("data:text/html,<script>", .scheme), ("vbscript:x", .scheme), ("file:///etc/passwd", .scheme),
            ("intent://x#Intent;end", .scheme), ("blob:https://example.com/1", .scheme),
            ("http://example.com", .scheme),
            ("//example.com", .noScheme), ("/path", .noScheme), ("example.com", .noScheme), (":x", .noScheme),
            ("1https://example.com", .noScheme), ("https:example.com", .host), ("https:/example.com", .host),
            ("https:///example.com", .host), ("https://", .host), ("https://user@example.com", .credentials),
            ("https://a:b@example.com/", .credentials), ("https://example.com@evil.example", .credentials),
            ("https://example.com:0/", .host), ("https://example.com:65536/", .host), ("https://example.com:/", .host),
            ("https://example.com:99999999999999999999/", .host), ("https://example.com:8a/", .host),
            ("https://localhost/", .host), ("https://127.0.0.1/", .host), ("https://0x7f.1/", .host),
            ("https://2130706433/", .host), ("https://0.0.0.0/", .host), ("https://[::1]/", .host),
            ("https://[::ffff:127.0.0.1]/", .host), ("https://exa mple.com", .forbiddenCharacter),
            ("https://example.com\\@evil.example", .forbiddenCharacter),
            ("https://bücher.example", .forbiddenCharacter),
            ("https://example..com", .host), ("https://-a.example", .host), ("https://a.b%2ecom/", .host),
            ("https://аpple.com", .forbiddenCharacter), ("mailto:", .malformed), ("mailto:a@b", .malformed),
            ("mailto:a@b.example?cc=x%0d%0abcc:y@z.example", .malformed), ("mailto:a@b@c.example", .malformed),
            ("tel:", .malformed), ("tel:*#06#", .malformed), ("tel:+", .malformed), ("myapp:", .malformed),
            ("https://example.com/" + String(repeating: "a", count: 2_048), .tooLong),
        ] as [(String, LinkDefect)]
    )
    func refused(_ link: String, _ defect: LinkDefect) {
        #expect(policy.defect(ofLink: link) == defect)
        #expect(!policy.allows(link))
    }

    @Test("schemes that run code cannot be registered")
    func schemes() {
        #expect(policy.schemes == ["https", "mailto", "tel", "myapp"])
    }

    @Test("the host is shown in small letters and without the port")
    func host() {
        #expect(policy.host(of: "https://WWW.Example.com:8443/x@y") == "www.example.com")
        #expect(policy.host(of: "mailto:a@b.example") == nil)
        #expect(policy.host(of: "https://a@b.example") == nil)
    }

    @Test(
        "paths stay on the server",
        arguments: [
            ("/", nil), ("/v1/sections/a?after=c1.9fQ", nil), ("/a/b/", nil), ("/a.b/..c/d..", nil),
            ("/a?b=/../c", nil),
            ("", .empty), ("a/b", .slash), ("//example.com/a", .slash), ("///a", .slash),
            ("https://example.com", .slash),
            ("/\\example.com", .forbiddenCharacter), ("/a b", .forbiddenCharacter), ("/a\nb", .forbiddenCharacter),
            ("/a#b", .forbiddenCharacter), ("/a//b", .segment), ("/../a", .segment), ("/a/..", .segment),
            ("/a/./b", .segment), ("/%2e%2E/a", .segment), ("/.%2e/a", .segment), ("/a%2fb", .segment),
            ("/a%5Cb", .segment), ("/a%00b", .segment), ("/a%", nil),
            ("/" + String(repeating: "a", count: 1_024), .tooLong),
        ] as [(String, LinkDefect?)]
    )
    func paths(_ path: String, _ defect: LinkDefect?) {
        #expect(LinkPolicy.defect(ofPath: path) == defect)
    }

    @Test(
        "paths of pictures stay in the store",
        arguments: [
            ("p/1001.jpg", nil), ("a.r3.WEBP", nil), ("a/b/c_d-e.avif", nil), ("", .empty), ("/p/1.jpg", .leadingSlash),
            ("../1.jpg", .segment), ("p/../1.jpg", .segment), ("p//1.jpg", .segment), ("p/./1.jpg", .segment),
            ("p/1.svg", .imageType), ("p/1", .imageType), ("p/1.jpg/", .imageType),
            ("p/%2e%2e/1.jpg", .forbiddenCharacter),
            ("p/1.jpg?x", .forbiddenCharacter), ("p\\1.jpg", .forbiddenCharacter),
            ("https://e.example/1.jpg", .forbiddenCharacter),
            ("javascript:1.jpg", .forbiddenCharacter), ("é.jpg", .forbiddenCharacter), (".jpg", .imageType),
        ] as [(String, LinkDefect?)]
    )
    func imagePaths(_ path: String, _ defect: LinkDefect?) {
        #expect(LinkPolicy.defect(ofImagePath: path) == defect)
    }

    @Test(
        "a template holds both its names once",
        arguments: [
            ("/img/{w}/{path}", nil), ("/{path}/{w}", nil), ("/img/{w}", .template), ("/img/{w}/{w}/{path}", .template),
            ("/img/{w}/{path}/{x}", .template), ("/img/{w/{path}", .template), ("/img/w}/{path}", .template),
            ("img/{w}/{path}", .slash), ("//img/{w}/{path}", .slash), ("https://e.example/{w}/{path}", .slash),
            ("/img/{w}/{path}?x", .template), ("/../{w}/{path}", .segment),
        ] as [(String, LinkDefect?)]
    )
    func templates(_ template: String, _ defect: LinkDefect?) {
        #expect(LinkPolicy.defect(ofTemplate: template) == defect)
    }

    @Test("a picture is requested in the smallest width that is large enough")
    func widths() {
        let media = PageMedia(template: "/img/{w}/{path}", widths: [160, 320, 480, 640, 960, 1280])
        #expect(media.width(forPoints: 100, scale: 1) == 160)
        #expect(media.width(forPoints: 160, scale: 1) == 160)
        #expect(media.width(forPoints: 160.1, scale: 2) == 480)
        #expect(media.width(forPoints: 5_000, scale: 3) == 1280)
        #expect(media.width(forPoints: -5, scale: 3) == 160)
        #expect(media.width(forPoints: .nan, scale: 1) == 1280)
        #expect(media.width(forPoints: .infinity, scale: 0) == 1280)
        #expect(PageMedia(template: "", widths: []).width(forPoints: 1, scale: 1) == nil)
        #expect(media.url(path: "p/1.jpg", width: 640) == "/img/640/p/1.jpg")
        #expect(media.url(path: "../1.jpg", width: 640) == nil)
        #expect(PageMedia(template: "/{path}/{w}{", widths: []).url(path: "a.png", width: 1) == "/a.png/1{")
    }
}
