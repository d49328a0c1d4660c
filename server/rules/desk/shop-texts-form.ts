/** Converts the texts, phone numbers and links of the marketing pages into fields of the desk's form, and submitted fields back. */
import { faqListIds } from '../../../src/content/landing/faq/all-lists.ts'
import { editableTextNames } from '../../../src/content/landing/editable-texts.ts'
import { externalLinkNames } from '../../../src/content/landing/external-links.ts'
import { shopTextWords } from '../../../src/content/desk/shop-texts.ts'
import { findingOf } from '../../../src/edition/check-edition.ts'
import { Edition } from '../../../src/edition/edition-schema.ts'
import { normaliseText } from '../../../src/lib/normalise-text.ts'
import type { FormProblems, TypedFields } from '../../../src/lib/form-fields.ts'

const { problems: words } = shopTextWords

/** The phone numbers of an edition, with the names of their fields. */
const PHONES = [
  ['sales', 'tel-vendas'],
  ['support', 'tel-suporte'],
  ['whatsapp', 'tel-whatsapp'],
] as const

/** Returns what the form of texts, phones and links changes. */
export const textsPart = ({ texts, faq = {}, footer, links }: Edition) => [
  texts,
  faqListIds.map((list) => faq[list]?.title),
  footer,
  links,
]

/** Returns what the form of texts, phones and links shows. */
export function textsAsTyped(edition: Edition): TypedFields {
  const { texts = {}, faq = {}, footer, links = {} } = edition
  return {
    ...Object.fromEntries(editableTextNames.map((name) => [`texto.${name}`, texts[name] ?? ''])),
    ...Object.fromEntries(faqListIds.map((list) => [`lista.${list}`, faq[list]?.title ?? ''])),
    ...Object.fromEntries(externalLinkNames.map((name) => [`link.${name}`, links[name] ?? ''])),
    ...Object.fromEntries(PHONES.map(([kind, field]) => [field, footer?.[kind] ?? ''])),
  }
}

const filled = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.filter(([, text]) => text !== ''))

/** Returns an edition with the typed texts, phones and links. Fields that cannot be read are problems. */
export function readTextsForm(
  typed: TypedFields,
  before: Edition,
): { readonly edition: Edition; readonly problems: FormProblems } {
  const text = (name: string) => (typed[name] ?? '').trim()
  const links = filled(externalLinkNames.map((name) => [name, text(`link.${name}`)]))
  const edition = {
    ...before,
    texts: filled(editableTextNames.map((name) => [name, text(`texto.${name}`)])),
    faq: Object.fromEntries(
      faqListIds.map((list) => [list, { ...before.faq?.[list], title: text(`lista.${list}`) }]),
    ),
    footer: Object.fromEntries(PHONES.map(([kind, field]) => [kind, text(field)])),
    links,
  }
  if (Object.keys(links).length === 0 && before.links === undefined)
    delete (edition as Partial<Edition>).links
  const read = Edition.safeParse(edition)
  if (read.success) return { edition: read.data, problems: {} }
  const problems = read.error.issues.map((issue) => {
    const [kind = '', name = ''] = issue.path.map(String)
    const [, phone] = PHONES.find(([each]) => kind === 'footer' && each === name) ?? []
    if (phone) return [phone, name === 'whatsapp' ? words.whatsapp : words.phone] as const
    if (kind === 'links') return [`link.${name}`, words.link] as const
    const field = kind === 'faq' ? `lista.${name}` : `texto.${name}`
    return [field, text(field) === '' ? words.missing : findingOf(issue).text] as const
  })
  return { edition: before, problems: Object.fromEntries(problems) }
}

/**
 * Returns the name of a new item in addresses: its title in lower case, without accents; with a number if it is taken.
 */
export function newItemId(title: string, taken: readonly string[]): string {
  const plain = normaliseText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '')
  const name = plain || 'item'
  const numbered = (count: number): string => {
    const id = count === 1 ? name : `${name}-${count}`
    return taken.includes(id) ? numbered(count + 1) : id
  }
  return numbered(1)
}

/**
 * Returns a list with an item: it replaces the one with the same id, or is added at the end.
 * @param position its new position, from 1; null to leave it where it is
 */
export function listWithItem<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
  position: number | null,
): Item[] {
  const isThere = items.some(({ id }) => id === item.id)
  const placed = isThere ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item]
  if (position === null) return placed
  return placed.filter(({ id }) => id !== item.id).toSpliced(Math.max(0, position - 1), 0, item)
}
