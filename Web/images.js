// What becomes of the images of a page: the style sheet shows which have come and which have not.

// Takes in a `load` or `error` event of any element.
export function noteImage({ type, target }) {
  if (target.localName !== "img") return;
  target.parentNode.classList.toggle("is-loaded", type === "load");
  target.parentNode.classList.toggle("is-failed", type !== "load");
}

// Requests again the images that have failed.
export function reloadFailedImages(root) {
  for (const image of root.querySelectorAll(".image.is-failed > img")) image.src = image.getAttribute("src");
}
