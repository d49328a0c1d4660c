/**
 * Wordings by which the chat recognises the questions that visitors may ask at any time. They are separate from the
 * answers (visitor-questions.ts), which are loaded later.
 */
import { contractWordings } from './visitor-questions/wordings/contract.ts'
import { coverageAndInstallationWordings } from './visitor-questions/wordings/coverage-and-installation.ts'
import { personalDataWordings } from './visitor-questions/wordings/personal-data-and-contact.ts'
import { planWordings } from './visitor-questions/wordings/plans.ts'
import { priceWordings } from './visitor-questions/wordings/price.ts'

const all = {
  ...priceWordings,
  ...contractWordings,
  ...coverageAndInstallationWordings,
  ...planWordings,
  ...personalDataWordings,
}

/** Id of a question that visitors may ask. */
export type FactId = keyof typeof all

/** Wordings of every question; each has an answer. */
export const wordingsOfFacts: Readonly<Record<FactId, readonly string[]>> = all

/** Ids of all questions that visitors may ask, in the order of the FAQ. */
export const factIds = Object.keys(all) as readonly FactId[]
