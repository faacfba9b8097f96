// What becomes of the images of a page.
import assert from "node:assert/strict";
import { test } from "node:test";

import { noteImage, reloadFailedImages } from "../../Web/images.js";
import { FakeElement, makeWindow } from "./fake-dom.mjs";

function makeImage(url) {
  const { document } = makeWindow();
  const box = new FakeElement(document, "div");
  box.className = "image";
  const image = new FakeElement(document, "img");
  image.setAttribute("src", url);
  box.append(image);
  return { box, image };
}

test("an image that has failed is marked until it comes", () => {
  const { box, image } = makeImage("/img/320/a.jpg");
  noteImage({ type: "error", target: image });
  assert.deepEqual([box.classList.contains("is-failed"), box.classList.contains("is-loaded")], [true, false]);
  noteImage({ type: "load", target: image });
  assert.deepEqual([box.classList.contains("is-failed"), box.classList.contains("is-loaded")], [false, true]);
});

test("only images that have failed are requested again, by the same address", () => {
  const images = ["/img/320/a.jpg", "/img/320/b.jpg"].map((url) => makeImage(url));
  images.forEach(({ image }, index) => noteImage({ type: index === 0 ? "error" : "load", target: image }));
  const requested = [];
  for (const { image } of images) Object.defineProperty(image, "src", { set: (url) => requested.push(url) });
  const root = {
    querySelectorAll(selector) {
      assert.equal(selector, ".image.is-failed > img");
      return images.filter(({ box }) => box.classList.contains("is-failed")).map(({ image }) => image);
    },
  };
  reloadFailedImages(root);
  assert.deepEqual(requested, ["/img/320/a.jpg"]);
});
