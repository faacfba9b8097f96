// Text out of the engine's memory.

const SHORT = 2048; // bytes

export class TextReader {
  constructor() {
    this.decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  }

  // A decoder is slow to begin, and most runs are short and plain.
  read(bytes) {
    if (bytes.length === 0) return "";
    return bytes.length <= SHORT && isPlain(bytes) ? String.fromCharCode.apply(null, bytes) : this.decoder.decode(bytes);
  }
}

// Whether bytes are the same in UTF-8 and in UTF-16.
function isPlain(bytes) {
  let all = 0;
  for (let at = 0; at < bytes.length; at += 1) all |= bytes[at];
  return all < 128;
}
