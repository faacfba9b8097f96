// What an address may set for the page itself, before the engine starts: /catalogue?theme=harbour&dir=rtl.

const options = new URLSearchParams(document.location.search);
const theme = options.get("theme") ?? "";
if (/^[a-z]{1,20}$/.test(theme)) document.documentElement.dataset.theme = theme;
if (options.get("dir") === "rtl") document.documentElement.dir = "rtl";
