/**
 * Finds the first question of an unfinished lead, in the order of the journey, that has no answer yet: the coverage, an
 * answer or a check; 'finish' if only the end of the order is missing.
 */
import { ANSWER_STEPS } from '../../rules/answer-properties.ts'
import type { LeadRow } from '../../rules/lead-row-types.ts'
import { stepsMissingForFinish } from '../../rules/missing-steps.ts'
import type { DeskContext } from './desk-context.ts'

/** Checks that may be missing besides answers, by the answer after which they are made. */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  email: ['collaboratorCode'],
  bankInfo: ['riskValidation', 'customerCode'],
}

/** Everything that may be missing in a lead, in the order in which it is asked. */
const QUESTIONS = [
  'coverage',
  'number',
  'address',
  ...ANSWER_STEPS.flatMap((step) => [step, ...(BEHIND[step] ?? [])]),
]

export async function firstMissingQuestion(
  { catalogue }: Pick<DeskContext, 'catalogue'>,
  row: LeadRow,
): Promise<string> {
  const plan = row.answers.plan?.idPlan
  const schedules =
    plan === undefined || (await catalogue.currentEdition()).byId.get(plan)?.installationSchedule
  const missing = stepsMissingForFinish(row, schedules ?? true)
  return QUESTIONS.find((each) => missing.includes(each)) ?? 'finish'
}
