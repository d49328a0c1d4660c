/**
 * Caches the site's PDF files. Each is drawn when it is first requested, and again if the operator's data in it has
 * changed.
 */
import { createHash } from 'node:crypto'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import type { PageRenderer } from './render-in-worker-thread.ts'
import type { PdfWords } from './draw-pdf.ts'

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
