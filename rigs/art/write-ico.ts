/** Writes `.ico` files. */

/** One image in an `.ico` file: a square PNG and the length of its side in pixels, at most 256. */
export type IconPicture = { readonly size: number; readonly png: Buffer }

const HEADER = 6
const ENTRY = 16

/**
 * Returns an `.ico` file that contains the pictures as PNG, which every browser supports.
 * @param pictures one for each size, in any order
 */
export function icoFile(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(HEADER + ENTRY * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = header.subarray(HEADER + ENTRY * index)
    // 0 means 256
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
