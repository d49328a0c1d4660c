/** Reads the forms that change an item of the shop's draft, each a table of fields (src/lib/form-field-tables.ts). */
import type * as z from 'zod/mini'
import {
  fieldAt,
  readTyped,
  type Choices,
  type FormProblems,
  type FormRows,
  type TypedFields,
} from '../../lib/form-field-tables.ts'
import { findingOf } from '../check-edition.ts'

/** A form: what it makes, and its rows. */
type DraftForm<Item> = {
  readonly schema: z.ZodMiniType<Item>
  readonly rows: FormRows
  /** Adds to an item what follows from what was typed. */
  complete?(item: object, before: object): object
}

/** Makes an item of what was typed; null if fields of the form cannot be read, with what is wrong with them. */
export function readForm<Item>(
  { schema, rows, complete = (item) => item }: DraftForm<Item>,
  typed: TypedFields,
  before: object,
  choices: Choices = {},
): { readonly item: Item | null; readonly problems: FormProblems } {
  const { item, problems } = readTyped(rows, typed, before, choices)
  if (Object.keys(problems).length > 0) return { item: null, problems }
  const read = schema.safeParse(complete(item, before))
  return read.success
    ? { item: read.data, problems: {} }
    : { item: null, problems: problemsOf(rows, typed, read.error.issues) }
}

/** Returns what is wrong with the fields of a form, by their names, of what the schema says. */
function problemsOf(
  rows: FormRows,
  typed: TypedFields,
  issues: readonly { readonly path: readonly PropertyKey[] }[],
): FormProblems {
  const problems = issues.flatMap((issue) => {
    const field = fieldAt(rows, issue.path.map(String).join('.'))
    if (!field) return []
    const { name = '', missing, problem } = field
    const isEmpty = (typed[name] ?? '').trim() === ''
    return [[name, (isEmpty ? missing : undefined) ?? problem ?? findingOf(issue).text] as const]
  })
  return Object.fromEntries(problems)
}
