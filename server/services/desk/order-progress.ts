import type { OrderQuestion } from '../../../src/desk/pages/OrderSearchPage.tsx'
import { questionNames } from '../../../src/content/desk/orders.ts'
import type { LeadRow } from '../../rules/lead-row-types.ts'
import { missingForFinish } from '../../rules/required-steps.ts'
import type { Desk } from './desk-context.ts'

const QUESTIONS = Object.keys(questionNames) as OrderQuestion[]

/** Returns the first question that an unfinished lead has not answered. */
export async function firstMissingQuestion(
  { catalogue }: Pick<Desk, 'catalogue'>,
  row: LeadRow,
): Promise<OrderQuestion> {
  const plan = row.answers.plan?.idPlan
  const schedules = plan === undefined || (await catalogue.shelf()).byId.get(plan)?.installationSchedule
  const missing = missingForFinish(row, schedules ?? true)
  return QUESTIONS.find((each) => missing.includes(each)) ?? 'finish'
}
