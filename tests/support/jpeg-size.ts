/** Reads the width and height of a JPEG from its start-of-frame marker. */
export function jpegSize(jpeg: Buffer): { width: number; height: number } {
  let at = 2
  while (![0xc0, 0xc2].includes(jpeg.readUInt8(at + 1))) at += 2 + jpeg.readUInt16BE(at + 2)
  return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) }
}
