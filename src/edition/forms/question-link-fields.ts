/** Fields for the links below an answer of the FAQ: for each its text, and the page or address to which it leads. */
import { shopTextWords } from '../../content/desk/shop-texts.ts'
import { externalLinkAddress, externalLinkNames } from '../../content/landing/external-links.ts'
import type { FieldKind, TypedFields } from '../../lib/form-field-tables.ts'
import { isExternalLink } from '../../lib/links.ts'
import type { EditionQuestion } from '../edition-schema.ts'

type Link = NonNullable<EditionQuestion['links']>[number]

/** How many links an answer may have. */
const LINKS = 4

/** The names of the fields of each link. */
export const questionLinkFields = Array.from({ length: LINKS }, (_each, index) => ({
  label: `link-texto.${index}`,
  page: `link-pagina.${index}`,
  href: `link-endereco.${index}`,
}))

const textIn = (typed: TypedFields, name: string) => (typed[name] ?? '').trim()

/** Reads a link; undefined if its fields are empty. */
function linkIn(
  typed: TypedFields,
  { label, page, href }: (typeof questionLinkFields)[number],
  before: readonly Link[],
): Link | undefined {
  const [text, address] = [textIn(typed, label), textIn(typed, href)]
  const name = externalLinkNames.find((each) => each === textIn(typed, page))
  if (text === '' && address === '' && name === undefined) return undefined
  if (name === undefined) return { label: text, href: address }
  const kept = before.find((each) => each.name === name)?.href
  return { label: text, href: kept ?? externalLinkAddress(name), name }
}

/** Whether a link leads somewhere: to a page of this site, a place on the page, or a public address. */
const leadsSomewhere = (href: string) =>
  /^(?:\/(?!\/)[\w\-./?=&#]*|#[\w-]+)$/.test(href) || isExternalLink(href)

const { problems } = shopTextWords

export const questionLinks: FieldKind<EditionQuestion['links']> = {
  input: 'own',
  asTyped: (links = []) =>
    Object.fromEntries(
      questionLinkFields.flatMap((fields, index) => {
        const { label = '', href = '', name = '' } = links[index] ?? {}
        return [
          [fields.label, label],
          [fields.page, name],
          [fields.href, name === '' ? href : ''],
        ]
      }),
    ),
  read(typed, { before = [] }) {
    const links = questionLinkFields.flatMap((fields) => linkIn(typed, fields, before) ?? [])
    return links.length > 0 ? links : undefined
  },
  problems: (typed, { before = [] }) =>
    Object.fromEntries(
      questionLinkFields.flatMap((fields) => {
        const link = linkIn(typed, fields, before)
        if (!link) return []
        const address = textIn(typed, fields.href)
        return [
          ...(link.label === '' ? [[fields.label, problems.linkText]] : []),
          ...(link.name === undefined && !leadsSomewhere(link.href) ? [[fields.href, problems.linkTo]] : []),
          ...(link.name !== undefined && address !== '' ? [[fields.href, problems.linkTwice]] : []),
        ]
      }),
    ),
}
