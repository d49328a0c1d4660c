/** What is written into the frame of a prerendered page. */
export interface PageContent {
  readonly html: string
  /** Title, description, canonical: replaces the frame's title. */
  readonly head?: string
  /** Shown in its place while a stored order is loading (D11). */
  readonly waiting?: string
  /** The kind of record that the server stores for this journey: the head script looks for its id. */
  readonly subject?: string
  /** Its language, where it is not Portuguese. */
  readonly lang?: string
}

/** What the build writes into a page: its HTML, title and the code it needs immediately. */
export interface Prerendered extends PageContent {
  readonly head: string
  readonly modules: readonly string[]
}

/**
 * Parts that are painted whole: in half a header or banner, the next bytes would move what is already shown. A browser
 * that does not support this paints as the bytes arrive.
 */
const whole = ['topo', 'banner']

const expected = (html: string) =>
  whole
    .filter((id) => html.includes(` id="${id}"`))
    .map((id) => `<link rel="expect" href="#${id}" blocking="render">`)
    .join('')

/**
 * Sets a rendered page into its frame: the shell with its campaign, its styles and its code. The build does so, and
 * the server at its start where the prices are others.
 */
export function setIn(frame: string, address: string, page: PageContent): string {
  const waiting = page.waiting ? ` data-waiting="${page.waiting}"` : ''
  const subject = page.subject ? ` data-subject="${page.subject}"` : ''
  return frame
    .replace(/<title>.*<\/title>/, (title) => page.head ?? title)
    .replace('</head>', (close) => `${expected(page.html)}${close}`)
    .replace('<html lang="pt-BR"', (open) => (page.lang ? `<html lang="${page.lang}"` : open) + subject)
    .replace('<!--page-->', () => page.html)
    .replace('<div id="root">', `<div id="root" data-page="${address}"${waiting}>`)
}
