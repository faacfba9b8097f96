// What an address may set for the page itself, before the engine starts: /catalogue?theme=harbour&dir=rtl.

const wishes = new URLSearchParams(document.location.search);
const theme = wishes.get("theme") ?? "";
if (/^[a-z]{1,20}$/.test(theme)) document.documentElement.dataset.theme = theme;
if (wishes.get("dir") === "rtl") document.documentElement.dir = "rtl";
