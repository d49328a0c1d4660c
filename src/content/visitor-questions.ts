/** Collects the questions that visitors may ask at any time, with prepared answers. */
import type { FactId } from './visitor-question-wordings.ts'
import { contractFacts } from './visitor-questions/contract.ts'
import { personalDataAndContactFacts } from './visitor-questions/personal-data-and-contact.ts'
import { planFacts } from './visitor-questions/plans.ts'
import { priceFacts } from './visitor-questions/price.ts'
import type { VisitorQuestion, FactFigures } from './visitor-questions/visitor-question-types.ts'
import { coverageAndInstallationFacts } from './visitor-questions/coverage-and-installation.ts'

const all = {
  ...priceFacts,
  ...contractFacts,
  ...coverageAndInstallationFacts,
  ...planFacts,
  ...personalDataAndContactFacts,
}

/**
 * Questions that visitors may ask at any time, and the prepared answers, for the chat and the FAQ. If
 * the specification does not cover a question, the answer says where to find out more. The comment above each
 * answer names the rules that it is based on.
 */
export const visitorQuestions: Readonly<Record<FactId, VisitorQuestion>> = all

export type { VisitorQuestion, FactFigures, FactId }
