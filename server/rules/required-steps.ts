/** Decides what is missing before the risk check, and before the order can be placed. */
import type { LeadRow } from './lead-row-types.ts'

/**
 * The steps that must be answered before the risk check (D1, D21), in funnel order. The payment method is not
 * among them, because the check does not depend on it and runs while the visitor chooses it
 * (docs/decisions/0042-the-risk-check-ahead.md).
 */
const BEFORE_RISK = [
  'plan',
  'name',
  'phone',
  'email',
  'birthDate',
  'motherName',
  'documentNumber',
  'dueDate',
] as const

/**
 * Returns what is missing before the risk check: unanswered steps, coverage, the house number, the code that
 * an employee gets by e-mail, and `address` if the CEP is that of a whole town and the street is unknown.
 */
export function missingForRisk(row: Pick<LeadRow, 'place' | 'answers' | 'origin' | 'verified'>): string[] {
  const missing: string[] = BEFORE_RISK.filter((step) => row.answers[step] === undefined)
  if (row.place.infra === null || row.place.plans.length === 0) missing.unshift('coverage')
  const hasStreet = Boolean(row.place.address || row.answers.address?.address)
  if (!hasStreet) missing.push('address')
  if (!row.place.number && !row.place.is_block_allotment) missing.push('number')
  if (row.origin.collaborator && !isCollaboratorValidated(row)) missing.push('collaboratorCode')
  return missing
}

/**
 * Returns what is missing before the order can be placed. `schedules` says whether the plan is installed by
 * appointment.
 */
export function missingForFinish(
  row: Pick<LeadRow, 'place' | 'answers' | 'origin' | 'verified' | 'risk'>,
  schedules: boolean,
): string[] {
  const missing = missingForRisk(row)
  if (!isPaymentChosen(row.answers.bankInfo)) missing.push('bankInfo')
  if (row.risk !== 'approved') missing.push('riskValidation')
  if (row.origin.codeNeeded && !row.verified.customer) missing.push('customerCode')
  if (schedules && !row.answers.scheduleDate?.schedules.length) missing.push('scheduleDate')
  return missing
}

const isPaymentChosen = (payment: LeadRow['answers']['bankInfo']): boolean =>
  payment !== undefined && (!payment.direct_debit || Boolean(payment.bankInfo))

/** Returns whether an employee has entered the code sent to the current e-mail address (D6). */
export const isCollaboratorValidated = (row: Pick<LeadRow, 'answers' | 'verified'>): boolean =>
  row.verified.collaborator !== undefined && row.verified.collaborator === row.answers.email?.lookup
