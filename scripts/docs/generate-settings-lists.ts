/** Generates the lists of settings in docs/settings.md. */
import path from 'node:path'
import * as z from 'zod'
import { settingGroups } from '../../server/config-environment-variables.ts'
import { wrapListItem } from './wrap-list-item.ts'

export const settingsPath = path.resolve(import.meta.dirname, '../../docs/settings.md')

/** Returns the allowed values and the default of a setting, as far as its schema states them. */
function factsOf(schema: z.ZodType): string {
  const facts = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const { enum: values = [], minimum, maximum = Number.MAX_SAFE_INTEGER } = facts
  const unset = schema.safeParse(undefined).data
  const fallback = facts.default ?? (typeof unset === 'boolean' ? unset : '')
  return [
    values.length > 1 && values.map((value) => `\`${String(value)}\``).join(', '),
    maximum < Number.MAX_SAFE_INTEGER && `${minimum} to ${maximum}`,
    fallback !== '' && `default \`${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}\``,
  ]
    .filter(Boolean)
    .join('; ')
}

function listOf(group: Readonly<Record<string, z.ZodType>>): string {
  const items = Object.entries(group).map(([name, schema]) => {
    const facts = factsOf(schema)
    return wrapListItem(`- \`${name}\`${facts && ` (${facts})`}: ${schema.description ?? ''}`)
  })
  return items.join('\n')
}

const LIST = /(<!-- list: (?<name>\w+) -->\n)[^]*?(<!-- end -->)/g

/** Returns the text of docs/settings.md with its generated lists updated; the rest is written by hand. */
export function settingsPage(page: string): string {
  const groups = new Map(Object.entries(settingGroups))
  const written = page.replaceAll(LIST, (_all, start: string, name: string, end: string) => {
    const group = groups.get(name)
    if (!group)
      throw new Error(`docs/settings.md: server/config-environment-variables.ts has no group ${name}`)
    groups.delete(name)
    return `${start}\n${listOf(group)}\n\n${end}`
  })
  if (groups.size > 0) throw new Error(`docs/settings.md has no list: ${[...groups.keys()].join(', ')}`)
  return written
}
