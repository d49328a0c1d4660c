import { namesOfMissing } from '../content/desk/orders.ts'
import { stepName } from '../content/desk/display-names.ts'
import { answers } from '../contract/answers/all.ts'

const stepOf: Readonly<Record<string, { readonly askedBy: string } | undefined>> = answers

/** Returns the name of an answer of a lead, or of something else that may be missing in it. */
export const questionName = (wire: string): string =>
  namesOfMissing[wire] ?? stepName(stepOf[wire]?.askedBy ?? wire)
