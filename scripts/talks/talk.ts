/** A visitor as data: what they want stored at the end, and how they say it (docs/testing.md, Talks). */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { isIsoDate, isoToBr } from '../../src/lib/iso-dates.ts'

/** Campaign whose visits follow a journey, if the talk names none. */
const PREFIXES: Readonly<Record<string, string>> = {
  standard: '',
  coverage: '',
  b: 'b',
  'b-mobile': 'b/timblack',
  compact: 'c',
  mobile: 'timblack',
  collaborator: 'oferta-colaborador',
  renewal: 'refidelizacao',
  migration: 'migracao-ultrafibra',
}

/** A value of the aim; dates as they are stored. */
const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((value) => (isIsoDate(String(value)) ? isoToBr(String(value)) : String(value))),
)
const lines = z.array(z.string())

const schema = z.object({
  name: z.string(),
  way: z._default(z.literal('chat'), 'chat'),
  journey: z._default(z.string(), 'standard'),
  prefix: z.optional(z.string()),
  /** What must be stored at the end, by step and field. */
  aim: z.record(z.string(), z.record(z.string(), text)),
  /** What the visitor says at each step, in order; then, and elsewhere, the aim in plain words. */
  says: z._default(z.record(z.string(), lines), {}),
  /** What they ask or remark in between. */
  aside: z._default(lines, []),
})

export type Talk = Omit<z.infer<typeof schema>, 'prefix'> & { readonly prefix: string }

/** Whether the visitor confirms what is asked back, or goes on with the next answer. */
export const TEMPERS = ['yes', 'on'] as const
export type Temper = (typeof TEMPERS)[number]

/** The files with the project's own talks. */
export const ownTalkFiles = (): string[] =>
  globSync('data/*.jsonl', { cwd: import.meta.dirname })
    .toSorted()
    .map((file) => path.join(import.meta.dirname, file))

/**
 * Reads talks, one a line.
 * @throws Error that names the line, if one is no talk
 */
export function readTalks(file: string): Talk[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, at) => ({ line, at: at + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, at }) => {
      const parsed = schema.safeParse(jsonOf(line))
      if (!parsed.success) throw new Error(`${file}:${at}: ${z.prettifyError(parsed.error)}`)
      const { journey, prefix = PREFIXES[journey] } = parsed.data
      if (prefix === undefined) throw new Error(`${file}:${at}: no journey ${journey}`)
      return { ...parsed.data, prefix }
    })
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
