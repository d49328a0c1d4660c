import { namesOfMissing } from '../content/desk/orders.ts'
import { stepName } from '../content/desk/report-dimension-names.ts'
import { answers } from '../contract/lead-answers/answer-registry.ts'

const stepOf: Readonly<Record<string, { readonly askedBy: string } | undefined>> = answers

/**
 * Returns the name that the desk displays for the question behind an answer of a lead. Also names other data that can
 * be missing from a lead.
 */
export const questionName = (wire: string): string =>
  namesOfMissing[wire] ?? stepName(stepOf[wire]?.askedBy ?? wire)
