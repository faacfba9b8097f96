"""The pictures on the cards of the gallery show their screens: a screen that looks different by now has another picture taken."""

import base64
import itertools

import pytest

from take_pictures import ENVIRONMENT, FOLDER, HEIGHT, SCALE, SCHEMES, SCREENS, WIDTH, file_name, show, take

# Pictures are compared by the mean colours of their blocks: the side of a block in pixels, by how much of 255 one of the channels of two
# blocks differs that do not show the same, and what share of the blocks may differ so. Compression and the edges of letters, which
# differ between browsers, change a mean by a few.
BLOCK, TOLERANCE, LIMIT = 8, 16, 0.03
# The share of the blocks of two pictures that differ, both in the same size.
DIFFERENCE = """async ([addresses, width, height, block, tolerance]) => {
  const means = async (address) => {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const found = [];
    for (let top = 0; top + block <= height; top += block) {
      for (let left = 0; left + block <= width; left += block) {
        const sums = [0, 0, 0];
        for (let y = top; y < top + block; y++) {
          for (let x = left; x < left + block; x++) {
            for (let channel = 0; channel < 3; channel++) sums[channel] += data[4 * (y * width + x) + channel];
          }
        }
        found.push(sums.map((sum) => sum / block ** 2));
      }
    }
    return found;
  };
  const [one, other] = await Promise.all(addresses.map(means));
  const isOther = (mean, index) => mean.some((value, channel) => Math.abs(value - other[index][channel]) > tolerance);
  return one.filter(isOther).length / one.length;
}"""


def address(data, kind):
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


def kept(name, scheme):
    """The picture of a card."""
    return address((FOLDER / file_name(name, scheme)).read_bytes(), "webp")


def difference(studio, one, other):
    """The share of two pictures that differs, compared on an empty page."""
    return studio.evaluate(DIFFERENCE, [[one, other], WIDTH, HEIGHT, BLOCK, TOLERANCE])


@pytest.mark.parametrize("name", SCREENS)
def test_the_picture_of_a_card_shows_its_screen(server, visit, artifacts, name):
    studio = visit("about:blank")
    page = visit("about:blank", width=WIDTH * SCALE, height=HEIGHT * SCALE, **ENVIRONMENT)
    show(page, server.url + SCREENS[name])
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        picture = artifacts.keep(take(page), f"card-{name}-{scheme}.png")
        share = difference(studio, kept(name, scheme), address(picture, "png"))
        assert share <= LIMIT, f"{share:.1%} of Web/pictures/{file_name(name, scheme)} differs: Scripts/take-pictures takes it again"


def test_the_pictures_of_two_screens_differ_by_more_than_those_of_one(visit):
    studio = visit("about:blank")
    pairs = itertools.combinations(SCREENS, 2)
    shares = {pair: difference(studio, *(kept(name, "light") for name in pair)) for pair in pairs}
    assert {pair: share for pair, share in shares.items() if share <= LIMIT} == {}
