/** Inserts the content of a server-rendered page into the HTML template. */

/** What is inserted into the HTML template of a server-rendered page. */
export interface PageContent {
  readonly html: string
  /** Title, description and canonical URL; replaces the template's title. */
  readonly head?: string
  /** Text shown instead of the page while a stored order is loading. */
  readonly waiting?: string
  /**
   * Kind of record that the server stores for this journey. The head script looks in storage for the id of
   * such a record.
   */
  readonly recordKind?: string
  /** Language of the page, if it is not Portuguese. */
  readonly lang?: string
}

/** A rendered page: its HTML, its head and the source files whose code it needs at once. */
export interface ServerRendered extends PageContent {
  readonly head: string
  readonly modules: readonly string[]
}

/**
 * Ids of elements that the browser must paint as a whole. A half-loaded header or banner would jump when the
 * rest arrives. A browser without this feature paints whatever has arrived.
 */
const whole = ['topo', 'banner']

const expected = (html: string) =>
  whole
    .filter((id) => html.includes(` id="${id}"`))
    .map((id) => `<link rel="expect" href="#${id}" blocking="render">`)
    .join('')

/**
 * Inserts a page into the template, which already has the campaign, styles and scripts.
 */
export function insertIntoTemplate(template: string, address: string, page: PageContent): string {
  const waiting = page.waiting ? ` data-waiting="${page.waiting}"` : ''
  const recordKind = page.recordKind ? ` data-record="${page.recordKind}"` : ''
  return template
    .replace(/<title>.*<\/title>/, (title) => page.head ?? title)
    .replace('</head>', (close) => `${expected(page.html)}${close}`)
    .replace('<html lang="pt-BR"', (open) => (page.lang ? `<html lang="${page.lang}"` : open) + recordKind)
    .replace('<!--page-->', () => page.html)
    .replace('<div id="root">', `<div id="root" data-page="${address}"${waiting}>`)
}
