import type { Step } from '../funnel/types.ts'

/** What can be said, independent of the step that asks it. */
export type Kind =
  | 'cep'
  | 'house'
  | 'name'
  | 'mother'
  | 'phone'
  | 'email'
  | 'birth'
  | 'document'
  | 'plan'
  | 'due'
  | 'debit'
  | 'account'
  | 'visit'
  | 'place'
  | 'code'
  | 'consent'
  | 'quiz'
  | 'street'

/** By a field's name: what the step that has it asks. */
const KINDS: Readonly<Record<string, Kind>> = {
  cep: 'cep',
  number: 'house',
  name: 'name',
  mothers_name: 'mother',
  phone: 'phone',
  telephone: 'phone',
  email: 'email',
  birth_date: 'birth',
  cpf: 'document',
  idPlan: 'plan',
  offer1: 'plan',
  due_date: 'due',
  direct_debit: 'debit',
  bank: 'account',
  date: 'visit',
  same_address: 'place',
  code: 'code',
  quiz: 'quiz',
  address: 'street',
}

/** The kinds that a step asks. */
export function kindsOf(step: Step): readonly Kind[] {
  if (step.view === 'review') return ['consent']
  return step.fields.flatMap(({ name }) => KINDS[name] ?? [])
}
