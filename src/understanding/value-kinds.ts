import type { Step } from '../funnel/types.ts'

/** Kinds of value that a visitor can state, independent of the step that asks for them. */
export type ValueKind =
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

/** The kind of value that a field holds, by the field's name. */
const KINDS: Readonly<Record<string, ValueKind>> = {
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

/** Returns the kinds of value that a step asks for. */
export function valueKindsOf(step: Step): readonly ValueKind[] {
  if (step.view === 'review') return ['consent']
  return step.fields.flatMap(({ name }) => KINDS[name] ?? [])
}
