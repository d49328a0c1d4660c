/**
 * Caches the share pictures (link previews) that show an offer. Each is drawn when it is first requested, and then kept
 * on disk.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { keepNewest, replaceFile, writableFolder } from '../file-and-folder-access.ts'
import type { PageRenderer } from './page-renderer.ts'
import { pictureAt, type AskedPicture } from './signed-share-picture-urls.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import type { PdfWords } from './draw-pdf.ts'

/** The bytes of a picture; or, where it cannot be drawn now, the path of one without a price. */
export type SharedPicture = { readonly jpeg: Buffer } | { readonly instead: string }

/** Returns the picture at a path; null if no page of this shop ever showed the path. */
export type SharePictures = (path: string) => Promise<SharedPicture> | null

/** How many pictures may wait for the thread. Every campaign and plan has one, which is drawn once. */
const WAITING = 8
/** How many pictures are kept on disk, of some 80 KB each. An edition has about 60. */
const ON_DISK = 200
/** How many pictures are kept in memory: a link that is passed on is asked for often. */
const IN_MEMORY = 12

/** Whether a JPEG file is complete, because a power cut may have left its end unwritten. */
const isWhole = (jpeg: Buffer): boolean => jpeg.subarray(-2).toString('hex') === 'ffd9'

/**
 * Opens the pictures that are kept below DATA_DIR.
 * @param key signs the addresses of pictures
 */
export function openSharePictures(
  { build, picture: draw }: Pick<PageRenderer, 'build' | 'picture'>,
  { dataDir, key, onFailure }: { dataDir: string; key: string; onFailure: (error: unknown) => void },
): SharePictures {
  const place = writableFolder(dataDir, 'pictures')
  const recent = new Map<string, Promise<Buffer>>()
  let waiting = 0

  async function drawn(asked: AskedPicture): Promise<Buffer> {
    // another build may draw it differently
    const name = createHash('sha256').update(`${build} ${asked.signature}`).digest('hex').slice(0, 32)
    const file = path.join(place, `${name}.jpg`)
    const kept = await readFile(file).catch(() => null)
    if (kept && isWhole(kept)) return kept
    if (waiting >= WAITING) throw new Error('too many pictures are being drawn')
    waiting += 1
    try {
      const jpeg = await draw(asked.picture)
      await replaceFile(file, jpeg)
        .then(() => keepNewest(place, ON_DISK))
        .catch(() => undefined)
      return jpeg
    } finally {
      waiting -= 1
    }
  }

  function find(asked: AskedPicture): Promise<Buffer> {
    const { signature } = asked
    const known = recent.get(signature)
    const finding = known ?? drawn(asked)
    recent.delete(signature)
    recent.set(signature, finding)
    finding.catch(() => recent.delete(signature))
    const [oldest] = recent.keys()
    if (recent.size > IN_MEMORY && oldest !== undefined) recent.delete(oldest)
    return finding
  }

  return (address) => {
    const asked = pictureAt(key, address)
    return (
      asked &&
      find(asked).then(
        (jpeg) => ({ jpeg }),
        (error: unknown) => {
          onFailure(error)
          return { instead: `/og/${asked.picture.scene}.jpg` }
        },
      )
    )
  }
}

/** A file that the server has drawn. */
export type DrawnFile = { readonly bytes: Buffer; readonly etag: string }

/**
 * Returns a function that draws a PDF file. Each is drawn once, and again when its data about the operator has changed.
 * @param wordsNow returns what files say of the operator
 */
export function makePdfFiles(
  renderer: PageRenderer,
  wordsNow: () => PdfWords,
): (path: string) => Promise<DrawnFile> {
  const drawn = new Map<string, Promise<DrawnFile>>()
  let said = wordsNow()

  async function draw(path: string): Promise<DrawnFile> {
    const bytes = await renderer.pdf(path.slice(1), said)
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
  }

  return (path) => {
    const words = wordsNow()
    if (!isSameJson(words, said)) drawn.clear()
    said = words
    const known = drawn.get(path)
    if (known) return known
    const drawing = draw(path)
    drawn.set(path, drawing)
    drawing.catch(() => drawn.get(path) === drawing && drawn.delete(path))
    return drawing
  }
}
