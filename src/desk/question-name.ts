import { namesOfMissing } from '../content/desk/orders.ts'
import { stepName } from '../content/desk/display-names.ts'
import { answers } from '../contract/lead-answers/answer-registry.ts'

const stepOf: Readonly<Record<string, { readonly askedBy: string } | undefined>> = answers

/** Returns the name under which the desk shows an answer of a lead, or something else that a lead may lack. */
export const questionName = (wire: string): string =>
  namesOfMissing[wire] ?? stepName(stepOf[wire]?.askedBy ?? wire)
