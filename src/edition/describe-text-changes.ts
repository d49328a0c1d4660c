/** Describes in sentences what an edition changes in the texts, phone numbers and links of all pages. */
import { editableTextNames, editableTexts } from '../content/landing/editable-texts.ts'
import { type FaqItem, faqListIds } from '../content/landing/faq/faq-types.ts'
import type { NewsCard } from '../content/landing/news.ts'
import { fieldsIn, valueAt, type FormRows } from '../lib/form-field-tables.ts'
import { isSameJson } from '../lib/is-same-json.ts'
import { editionChange, formatChange, itemChanges, type EditionChange } from './edition-change.ts'
import type { ResolvedEdition } from './edition-content-at-instant.ts'
import { newsForm } from './forms/news-form-fields.ts'
import { questionForm } from './forms/question-form-fields.ts'
import { textsForm } from './forms/text-form-fields.ts'

const FAQ_LISTS = {
  general: 'Dúvidas',
  paramount: 'Dúvidas do Paramount+',
  'hbo-max': 'Dúvidas do HBO Max',
  globoplay: 'Dúvidas do Globoplay',
} as const

/** Describes what an edition changes in texts, questions, news, phone numbers and links to other sites. */
export function describeTextChanges(old: ResolvedEdition, now: ResolvedEdition): EditionChange[] {
  const [was, is] = [old.words, now.words]
  return [
    ...editableTextNames.flatMap((name) => {
      const { label } = editableTexts[name]
      const [from, to] = [was.texts[name], is.texts[name]]
      return from === to
        ? []
        : [editionChange({ object: label, before: from, after: to, said: `“${from}” → “${to}”` })]
    }),
    ...faqListIds.flatMap((list) => {
      const [from, to] = [was.faq[list], is.faq[list]]
      const change = { object: FAQ_LISTS[list], field: 'título', before: from.title, after: to.title }
      const title = from.title === to.title ? [] : [editionChange(change)]
      const names = { nameOf: ({ question }: FaqItem) => question, fields: QUESTION_FIELDS }
      return [...title, ...ofItems(FAQ_LISTS[list], from.questions, to.questions, names)]
    }),
    ...ofItems('Novidades', was.news, is.news, { nameOf: ({ title }) => title, fields: NEWS_FIELDS }),
    ...ofAddresses('phones', { footer: old.phones }, { footer: now.phones }),
    ...ofAddresses('links', old, now),
  ]
}

/** The address of a link that an edition does not have. */
const USUAL = 'o endereço de sempre'

/** Describes which phones or links to other sites have changed. */
const ofAddresses = (group: 'phones' | 'links', before: unknown, after: unknown): EditionChange[] =>
  fieldsIn(textsForm.rows, group).flatMap(({ at, said }) => {
    const [from = USUAL, to = USUAL] = [before, after].map(
      (edition) => valueAt(edition, at) as string | undefined,
    )
    return from === to || said === undefined
      ? []
      : [editionChange({ object: said, before: from, after: to, said: `${from} → ${to}` })]
  })

/** How many characters of a text are shown, and how many of them come before the change. */
const SHOWN = { all: 120, before: 30 }

const isLong = (...texts: readonly string[]) => texts.some(({ length }) => length > SHOWN.all)

/** Returns the part of two texts from where they differ, before and after the change. Short texts are returned whole. */
function changedPart(from: string, to: string): [string, string] {
  let same = 0
  while (same < from.length && from[same] === to[same]) same += 1
  const start = isLong(from, to) ? from.lastIndexOf(' ', Math.max(0, same - SHOWN.before)) + 1 : 0
  const cut = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + SHOWN.all)}${text.length > start + SHOWN.all ? '…' : ''}`
  return [cut(from), cut(to)]
}

/** The names of an item's fields in sentences, and how they write them. */
type WrittenFields<Item> = Readonly<Record<string, (item: Item) => string>>

/** Stands between the lines of a text. */
const LINE = ' / '

/** Returns what sentences call the parts of an item, each with how they write it. */
const saidOf = <Item>(rows: FormRows<never, string, Item>): WrittenFields<Item> =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const { at, said } = row
      const written = (item: Item) =>
        row.written?.(item) ?? [valueAt(item, at) ?? []].flat().map(String).join(LINE)
      return said === undefined ? [] : [[said, written] as const]
    }),
  )

const QUESTION_FIELDS = saidOf<FaqItem>(questionForm.rows)
const NEWS_FIELDS = saidOf<NewsCard>(newsForm.rows)

/** Describes which items of a list were added, removed, changed or moved. */
function ofItems<Item extends { readonly id: string }>(
  list: string,
  before: readonly Item[],
  after: readonly Item[],
  { nameOf, fields }: { readonly nameOf: (item: Item) => string; readonly fields: WrittenFields<Item> },
): EditionChange[] {
  const [was, is] = [byId(before), byId(after)]
  const [kept, stay] = [
    [...was.keys()].filter((id) => is.has(id)),
    [...is.keys()].filter((id) => was.has(id)),
  ]
  const order = {
    object: list,
    field: 'ordem',
    before: before.map(nameOf).join(', '),
    after: after.map(nameOf).join(', '),
    text: `${list}: a ordem passa a ser ${after.map((item) => `“${nameOf(item)}”`).join(', ')}.`,
  }
  return [
    ...itemChanges(was, is, {
      fields,
      nameOf,
      objectOf: (item) => `${list}: “${nameOf(item)}”`,
      sentence: (item, verb, said) => `${list}: ${verb} ${[`“${nameOf(item)}”`, ...said].join(', ')}.`,
      // a sentence shows the part of a long text where it changes, a row the whole, which is approved
      shown: (from, to) => formatChange(...changedPart(from, to)),
    }),
    ...(isSameJson(kept, stay) ? [] : [editionChange(order)]),
  ]
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]))
