/**
 * The kinds of value that the chat can find in a message, such as 'cep' or 'birth'. A 'choice' is one of the open
 * question's options (`Situation.choice`).
 */
import type { MessageValueKind } from '../funnel/field-types.ts'
import type { Step } from '../funnel/step-and-journey-types.ts'

export type ValueKind = MessageValueKind | 'choice'

const kinds = new WeakMap<Step, readonly ValueKind[]>()

/** Returns the kinds of value that a step asks for. */
export function valueKindsOf(step: Step): readonly ValueKind[] {
  const known = kinds.get(step) ?? kindsOf(step)
  kinds.set(step, known)
  return known
}

function kindsOf({ view, fields }: Step): readonly ValueKind[] {
  if (view === 'review') return ['consent']
  const said = fields.flatMap((field) => field.said ?? [])
  return said.length === 0 && fields.some(({ kind }) => kind === 'choice') ? ['choice'] : said
}

/** The kind of value that a step is about, whatever consent it asks for beside it; undefined if messages answer none. */
export const mainKindOf = (step: Step): ValueKind | undefined =>
  valueKindsOf(step).find((kind) => kind !== 'consent')

/** Whether a step asks about somebody else than the visitor. */
export const asksAboutSomeoneElse = ({ fields }: Step): boolean =>
  fields.some(({ isOfSomeoneElse }) => isOfSomeoneElse)

/** Kinds of value that are personal data. Such a value must be confirmed if the message mentions another person. */
export const PERSONAL: ReadonlySet<ValueKind> = new Set([
  'name',
  'mother',
  'phone',
  'email',
  'birth',
  'document',
  'account',
])

/** Kinds of value that the visitor knows, such as a name, rather than chooses from a list. */
export const TOLD: ReadonlySet<ValueKind> = new Set([...PERSONAL, 'cep', 'house'])

/** Kinds that are recognised by their words rather than by their format. */
export const CHOSEN: ReadonlySet<ValueKind> = new Set(['plan', 'due', 'debit', 'visit', 'choice'])
