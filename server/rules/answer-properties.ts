/**
 * What the server needs to know of all answers at once, from their declarations (src/contract/lead-answers): which fields are
 * kept, encrypted, masked, shown at the desk.
 */
import { answers, shownAnswers } from '../../src/contract/lead-answers/answer-registry.ts'
import type { AnswerDeclaration, AnswerField } from '../../src/contract/lead-answers/answer-types.ts'
import type { LeadStep } from '../../src/contract/lead.ts'
import type { Parsed } from '../../src/lib/parsing-result.ts'
import type { Vault } from '../security/encryption-vault.ts'
import type { LeadRow, StoredAnswers } from './lead-row-types.ts'

/** A field of any answer; its own declaration says which values it takes. */
type AnyField = Pick<AnswerField, 'kept' | 'sealedAs' | 'atDesk' | 'isDroppedIfBlank' | 'isConsent'> & {
  readonly parse?: (value: unknown, today: string) => Parsed<unknown>
  readonly options?: readonly unknown[]
  readonly lookUp?: (value: unknown) => string
  readonly mask?: (value: string) => string
  readonly told?: true | { readonly otherwise: unknown }
}

/** All steps, in the order of the standard journey. */
export const ANSWER_STEPS = Object.keys(answers) as LeadStep[]

const declared: Readonly<
  Record<LeadStep, Omit<AnswerDeclaration, 'body' | 'fields'> & { readonly fields: object }>
> = answers

export const answerFieldsOf = (step: LeadStep): [string, AnyField][] =>
  Object.entries(declared[step].fields as Readonly<Record<string, AnyField>>)

/** Whether an order does not need the answer, so that its question may be skipped. */
export const isOptionalAnswer = (step: LeadStep): boolean => declared[step].required === 'optional'

/** Whether the risk check must be repeated after a change of this answer. */
export const resetsRisk = (step: LeadStep): boolean => declared[step].resets === 'risk'

export const requiredAnswers = (what: 'for-risk' | 'for-order'): LeadStep[] =>
  ANSWER_STEPS.filter((step) => declared[step].required === what)

export const ENCRYPTED_FIELDS: readonly (readonly [LeadStep, string])[] = ANSWER_STEPS.flatMap((step) =>
  answerFieldsOf(step).flatMap(([name, { kept, sealedAs }]) => {
    const sealed = kept === 'sealed' ? name : sealedAs
    return sealed === undefined ? [] : [[step, sealed] as const]
  }),
)

/** The names of the fields that GET lead returns unmasked, by answer. */
export const UNMASKED_FIELDS: readonly (readonly [LeadStep, readonly string[]])[] = ANSWER_STEPS.map(
  (step) => [step, Object.keys(shownAnswers[step].given)],
)

/**
 * Returns answers with birth date and access notes sealed, under other names than those that visitors send: so no text
 * that somebody types can be taken for a sealed one.
 */
export function sealAnswers(
  answers: Pick<StoredAnswers, 'birthDate' | 'address'>,
  seal: (plain: string) => string,
): Pick<StoredAnswers, 'birthDate' | 'address'> {
  const { birthDate, address } = answers
  const { birth_date, ...date } = birthDate ?? {}
  const { accessNotes, ...place } = address ?? {}
  return {
    ...(birthDate && { birthDate: { ...date, ...(birth_date && { sealedBirthDate: seal(birth_date) }) } }),
    ...(address && { address: { ...place, ...(accessNotes && { sealedAccessNotes: seal(accessNotes) }) } }),
  }
}

/** Returns a lead with birth date and access notes opened. */
export function openAnswers<Row extends Pick<LeadRow, 'id' | 'answers'>>(
  row: Row,
  vault: Pick<Vault, 'open'>,
): Row {
  const { birthDate, address } = row.answers
  const { sealedBirthDate, ...date } = birthDate ?? {}
  const { sealedAccessNotes, ...place } = address ?? {}
  return {
    ...row,
    answers: {
      ...row.answers,
      ...(sealedBirthDate && { birthDate: { ...date, birth_date: vault.open(sealedBirthDate, row.id) } }),
      ...(sealedAccessNotes && { address: { ...place, accessNotes: vault.open(sealedAccessNotes, row.id) } }),
    },
  }
}
