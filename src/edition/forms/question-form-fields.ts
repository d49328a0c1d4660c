/**
 * Table of the fields of a question of the FAQ: their inputs in the desk's form, and their names in the sentences that
 * tell what a draft changes.
 */
import { shopTextWords } from '../../content/desk/shop-texts.ts'
import { kinds } from '../../lib/form-field-kinds.ts'
import type { RowOf, FieldKind, TypedFields } from '../../lib/form-field-tables.ts'
import type { FaqItem } from '../../content/landing/faq/faq-types.ts'
import { EditionQuestion } from '../edition-schema.ts'
import { externalLinkAddress, externalLinkNames } from '../../content/landing/external-links.ts'
import { isExternalLink } from '../../lib/links.ts'

const { oneQuestion: own } = shopTextWords

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

const questionLinks: FieldKind<EditionQuestion['links']> = {
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

const rows: readonly RowOf<EditionQuestion, never, 'texts' | 'links' | 'group', FaqItem>[] = [
  {
    at: 'question',
    said: 'pergunta',
    in: 'texts',
    name: 'pergunta',
    label: shopTextWords.question,
    kind: kinds.text,
    required: true,
  },
  {
    at: 'answer',
    said: 'resposta',
    in: 'texts',
    name: 'resposta',
    label: own.answer,
    hint: own.answerHint,
    kind: kinds.lines,
    rows: 8,
    required: true,
  },
  {
    at: 'group',
    said: 'título acima',
    in: 'group',
    name: 'grupo',
    label: shopTextWords.group,
    hint: own.groupHint,
    kind: kinds.optional,
  },
  {
    at: 'links',
    said: 'links',
    written: ({ links = [] }) => links.map(({ label, href }) => `${label} (${href})`).join(', '),
    in: 'links',
    name: 'link-texto.0',
    label: own.links,
    kind: questionLinks,
  },
]

export const questionForm = { schema: EditionQuestion, rows }
