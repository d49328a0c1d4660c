/**
 * Adds the texts of regulations, summaries and contracts to the rendered pages, for visitors without JavaScript.
 */
import { brand } from '../../src/content/brand-and-phones.ts'
import { regulations as words } from '../../src/content/site/regulations-page.ts'
import { parseRegulationText } from '../../src/lib/parse-regulation-text.ts'
import type { Regulation } from '../rules/catalogue-types.ts'
import { html, type Html } from '../mail/mail-style.ts'

type Document = Pick<Regulation, 'id' | 'title' | 'body'>

/**
 * The element of the rendered page into which the regulations, summaries and contracts are inserted
 * (`RegulationsPage`).
 */
const ROOM = /<noscript data-documents=""[^>]*><\/noscript>/
/**
 * The element after which a single regulation, summary or contract is inserted, since its page is otherwise
 * empty.
 */
const EMPTY_ROOT = '<div id="root"></div>'

const KINDS: readonly Regulation['kind'][] = ['regulation', 'summary', 'contract']

/**
 * Returns regulations, summaries and contracts in the order of the page. Those that only employees
 * (collaborators) may read are included only for employees.
 */
export const regulationsVisibleTo = (all: readonly Regulation[], isEmployee: boolean): Regulation[] =>
  KINDS.flatMap((kind) => all.filter((each) => each.kind === kind && (isEmployee || !each.collaborator)))

/**
 * Adds the texts of regulations, summaries and contracts to their page: all of them, or a single one. The
 * texts come from the database, so they are added when the page is sent.
 * @param page the page as it was rendered
 * @param back on the page of a single text, the URL of the list; null on the list itself
 */
export function withRegulations(page: string, documents: readonly Document[], back: string | null): string {
  const [only] = documents
  if (back === null) return page.replace(ROOM, () => noscript(listOf(documents)))
  if (!only) return page
  const title = html`<title>${only.title} · ${brand.name}</title>`.text
  return page
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(EMPTY_ROOT, () => EMPTY_ROOT + noscript(alone(only, back)))
}

const noscript = (content: Html) => html`<noscript data-documents="">${content}</noscript>`.text

const listOf = (documents: readonly Document[]) => html`
  <nav aria-label="${words.title}">
    <ul class="documents">
      ${documents.map(({ id, title }) => html`<li><a href="#${id}" class="document-link">${title}</a></li>`)}
    </ul>
  </nav>
  ${documents.map(
    ({ id, title, body }) =>
      html`<section id="${id}" class="document-text">
        <h2>${title}</h2>
        ${blocksOf(body, 'h3')}
      </section>`,
  )}
`

const alone = ({ title, body }: Document, back: string) => html`
  <main class="page__main stack document-text">
    <p><a href="${back}">${words.back}</a></p>
    <h1>${title}</h1>
    ${blocksOf(body, 'h2')}
  </main>
`

const blocksOf = (body: string, heading: 'h2' | 'h3'): readonly Html[] =>
  parseRegulationText(body).map((block) => {
    if (block.kind === 'list')
      return html`<ul>
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    if (block.kind === 'paragraph') return html`<p>${block.text}</p>`
    return heading === 'h2' ? html`<h2>${block.text}</h2>` : html`<h3>${block.text}</h3>`
  })
