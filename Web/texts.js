// Text out of the engine's memory.

const SHORT = 2048; // bytes

export class TextReader {
  constructor() {
    this.decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  }

  // A decoder is slow to begin, and most runs are short and plain: as many bytes as units of UTF-16.
  read(bytes, length) {
    const isPlain = bytes.length === length && length <= SHORT;
    return isPlain ? String.fromCharCode.apply(null, bytes) : this.decoder.decode(bytes);
  }
}
