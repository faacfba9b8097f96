// Measures texts for the tests of the typeface: how wide each is on one line, and on how many lines it stands in given widths.
{
  const number = (length) => parseFloat(length) || 0;

  // The texts that a page shows in the typeface, without those of several looks: text, size of the font, weight, letter spacing,
  // whether its digits have one width, and the width it has.
  window.readTexts = () => [...document.querySelectorAll(".label")].flatMap((label) => {
    const style = getComputedStyle(label);
    const width = label.clientWidth - number(style.paddingLeft) - number(style.paddingRight);
    const isOther = label.firstElementChild || !label.textContent.trim() || width < 1 || label.closest(".text-probes")
      || !style.fontFamily.startsWith("Inter") || style.textTransform !== "none" || style.fontStyle !== "normal";
    if (isOther) return [];
    return [[
      label.textContent, number(style.fontSize), Number(style.fontWeight), number(style.letterSpacing),
      style.fontVariantNumeric === "tabular-nums", Math.floor(width),
    ]];
  });

  // Returns the width of each text and the number of its lines in each width, once the fonts that it needs have come.
  window.measureTexts = async (texts, widths) => {
    const ground = document.createElement("div");
    ground.style.cssText = "position: absolute; top: 0; left: 0; visibility: hidden";
    const blocks = texts.map(([text, size, weight, spacing, isTabular]) => {
      const block = document.createElement("div");
      block.textContent = text;
      block.style.cssText = `font: ${weight} ${size}px / 2 var(--font); letter-spacing: ${spacing}px; overflow-wrap: anywhere`;
      if (isTabular) block.style.fontVariantNumeric = "tabular-nums";
      return block;
    });
    ground.replaceChildren(...blocks);
    document.body.append(ground);
    ground.getBoundingClientRect();
    await document.fonts.ready;
    for (const block of blocks) Object.assign(block.style, { width: "max-content", whiteSpace: "nowrap" });
    const measured = blocks.map((block) => [Math.round(block.getBoundingClientRect().width * 64) / 64]);
    for (const block of blocks) block.style.whiteSpace = "normal";
    for (let number = 0; number < widths; number += 1) {
      blocks.forEach((block, at) => { block.style.width = `${texts[at][5 + number]}px`; });
      blocks.forEach((block, at) => measured[at].push(Math.round(block.getBoundingClientRect().height / texts[at][1] / 2)));
    }
    ground.remove();
    return measured;
  };
}
