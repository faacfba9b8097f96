// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

// The names in a document that the tree printer of the scenarios needs; put into the page before scenarios.js.
window.wireNames = {
  attributes: [
    "href", "aria-label", "role", "aria-roledescription", "aria-level", "aria-setsize", "aria-posinset",
    "aria-expanded", "aria-selected", "aria-busy", "aria-live", "tabindex", "aria-hidden", "data-id",
    "aria-description", "aria-checked", "aria-pressed", "aria-disabled", "aria-invalid", "aria-valuenow",
    "aria-valuemin", "aria-valuemax", "aria-valuetext", "placeholder", "type", "autocomplete", "enterkeyhint",
    "aria-multiselectable", "inert", "min", "max", "step", "data-anchor", "aria-haspopup", "aria-modal", "src",
    "poster", "data-captions", "data-captions-language", "lang",
  ],
  // Kinds of elements, and the selectors that match them. The first that matches counts.
  elements: [
    ["carousel", ".carousel"], ["text", ".label"], ["image", ".image"], ["scroller", ".scroller"],
    ["drawing", ".drawing"], ["surface", ".surface"], ["button", "button"], ["link", "a"], ["textField", "input"],
    ["textArea", "textarea"], ["video", "video"], ["audio", "audio"], ["box", "div"],
  ],
  // The classes that are the host's.
  classes: ["label", "image", "scroller", "drawing", "surface"],
};
