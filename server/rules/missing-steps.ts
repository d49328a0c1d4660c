/** Lists the steps that are still missing before the risk check, or before the order can be placed. */
import type { LeadStep } from '../../src/contract/lead.ts'
import { requiredAnswers } from './answer-properties.ts'
import type { LeadRow } from './lead-row-types.ts'

/**
 * Returns what is missing before the risk check: unanswered steps, coverage, the house number, the code that
 * an employee gets by e-mail, and `address` if the CEP is that of a whole town and the street is unknown.
 */
export function stepsMissingForRisk(
  row: Pick<LeadRow, 'place' | 'answers' | 'origin' | 'verified'>,
): string[] {
  const missing: string[] = requiredAnswers('for-risk').filter(
    // who is on record as a customer is not asked for it
    (step) =>
      row.answers[step] === undefined && !(step === 'motherName' && row.origin.customer !== undefined),
  )
  if (row.place.infra === null || row.place.plans.length === 0) missing.unshift('coverage')
  const hasStreet = Boolean(row.place.address || row.answers.address?.address)
  if (!hasStreet) missing.push('address')
  if (!row.place.number && !row.place.is_block_allotment) missing.push('number')
  if (row.origin.collaborator && !isEmployeeValidated(row)) missing.push('collaboratorCode')
  return missing
}

/** Returns what is missing before the order. `schedules`: the plan is installed by appointment. */
export function stepsMissingForFinish(
  row: Pick<LeadRow, 'place' | 'answers' | 'origin' | 'verified' | 'risk'>,
  schedules: boolean,
): string[] {
  const missing = stepsMissingForRisk(row)
  const lacking = requiredAnswers('for-order').filter((step) => !isAnswered(row.answers, step))
  missing.push(...lacking.filter((step) => step !== 'scheduleDate'))
  if (row.risk !== 'approved') missing.push('riskValidation')
  if (row.origin.codeNeeded && !row.verified.customer) missing.push('customerCode')
  if (schedules && lacking.includes('scheduleDate')) missing.push('scheduleDate')
  return missing
}

/** Whether an answer is stored and complete enough for an order. */
function isAnswered(answers: LeadRow['answers'], step: LeadStep): boolean {
  const { bankInfo, scheduleDate } = answers
  if (step === 'bankInfo')
    return bankInfo !== undefined && (!bankInfo.direct_debit || Boolean(bankInfo.bankInfo))
  if (step === 'scheduleDate') return Boolean(scheduleDate?.schedules.length)
  return answers[step] !== undefined
}

/** Returns whether an employee has entered the code sent to the current e-mail address. */
export const isEmployeeValidated = (row: Pick<LeadRow, 'answers' | 'verified'>): boolean =>
  row.verified.collaborator !== undefined && row.verified.collaborator === row.answers.email?.lookup

/** Returns whether a company orders: its CNPJ is stored. */
export const isCompany = ({ answers }: Pick<LeadRow, 'answers'>): boolean =>
  answers.documentNumber?.cnpj !== undefined
