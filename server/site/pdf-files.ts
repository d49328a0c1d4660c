/** Draws the site's PDF files when they are first asked for. */
import { createHash } from 'node:crypto'
import type { PageRenderer } from './page-renderer.ts'

/** A file that the server has drawn. */
export type DrawnFile = { readonly bytes: Buffer; readonly etag: string }

/**
 * Returns a function that draws a PDF file. Each is drawn once.
 * @param seller the line that says who sells; '' if it is not configured
 */
export function makePdfFiles(renderer: PageRenderer, seller: string): (path: string) => Promise<DrawnFile> {
  const drawn = new Map<string, Promise<DrawnFile>>()

  async function draw(path: string): Promise<DrawnFile> {
    const bytes = await renderer.pdf(path.slice(1), seller)
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
  }

  return (path) => {
    const known = drawn.get(path)
    if (known) return known
    const drawing = draw(path)
    drawn.set(path, drawing)
    drawing.catch(() => drawn.delete(path))
    return drawing
  }
}
