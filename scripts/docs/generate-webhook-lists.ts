/** Generates the lists of docs/webhook.md from the schemas of the notices and the declarations of the answers. */
import path from 'node:path'
import * as z from 'zod'
import { answerFieldsOf, ANSWER_STEPS } from '../../server/rules/answer-properties.ts'
import { webhookNotices } from '../../server/rules/webhook-notice-schemas.ts'
import { wrapListItem } from './wrap-list-item.ts'

export const webhookPath = path.resolve(import.meta.dirname, '../../docs/webhook.md')

/** Returns the schema inside those that only make a field optional or nullable. */
const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrapped(schema.unwrap()) : schema

/** Names a field: `?` if it may be absent, and what its schema says of it. */
function named(name: string, field: z.ZodType): string {
  const inner = unwrapped(field)
  const said = field.description ?? (inner instanceof z.ZodType ? inner.description : undefined)
  const facts = [
    inner instanceof z.ZodEnum && inner.options.map((option) => `\`${String(option)}\``).join(', '),
    inner instanceof z.ZodLiteral && [...inner.values].map((value) => `\`${String(value)}\``).join(', '),
    field instanceof z.ZodNullable && !said?.includes('`null`') && 'or `null`',
    said,
  ].filter(Boolean)
  return `\`${name}\`${field.isOptional() ? '?' : ''}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`
}

const listOf = (shape: Readonly<Record<string, z.ZodType>>): string =>
  Object.entries(shape)
    .map(([name, field]) => named(name, field))
    .join(', ')

/** The fields of answers that are told with an order, in the order of the journey. */
const answerFields = (): string =>
  ANSWER_STEPS.flatMap(answerFieldsOf)
    .flatMap(([name, { told }]) => (told === undefined ? [] : [`\`${name}\`${told === true ? '?' : ''}`]))
    .join(', ')

function fieldItems(): string[] {
  const described = new Set<string>()
  return Object.entries(webhookNotices).flatMap(([kind, { shape }]) => {
    const nested = Object.entries(shape as Readonly<Record<string, z.ZodType>>).flatMap(([name, field]) => {
      const inner = unwrapped(field)
      if (!(inner instanceof z.ZodObject) || described.has(name)) return []
      described.add(name)
      return [wrapListItem(`- \`${name}\`: ${listOf(inner.shape)}`, '  ')]
    })
    const answers = kind === 'order.created' ? [wrapListItem(`- the answers: ${answerFields()}`, '  ')] : []
    return [wrapListItem(`- \`${kind}\`: ${listOf(shape)}`), ...nested, ...answers]
  })
}

const LISTS: Readonly<Record<string, () => readonly string[]>> = {
  types: () =>
    Object.entries(webhookNotices).map(([kind, { description }]) =>
      wrapListItem(`- \`${kind}\`: ${description}`),
    ),
  fields: fieldItems,
}

const LIST = /(<!-- list: (?<name>\w+) -->\n)[^]*?(<!-- end -->)/g

/** Returns the text of docs/webhook.md with its generated lists updated; the rest is written by hand. */
export const webhookPage = (page: string): string =>
  page.replaceAll(LIST, (_all, start: string, name: string, end: string) => {
    const items = LISTS[name]
    if (!items) throw new Error(`docs/webhook.md: there is no list ${name}`)
    return `${start}\n${items().join('\n')}\n\n${end}`
  })
