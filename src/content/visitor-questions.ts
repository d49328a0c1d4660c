/** Collects the questions that visitors may ask at any time, with prepared answers. */
import type { FactId } from './visitor-question-wordings.ts'
import { contractFacts } from './visitor-questions/contract.ts'
import { personFacts } from './visitor-questions/personal-data.ts'
import { planFacts } from './visitor-questions/plans.ts'
import { priceFacts } from './visitor-questions/price.ts'
import type { Fact, FactFigures } from './visitor-questions/types.ts'
import { visitFacts } from './visitor-questions/coverage-and-installation.ts'

const all = { ...priceFacts, ...contractFacts, ...visitFacts, ...planFacts, ...personFacts }

/**
 * Questions that visitors may ask at any time, and the prepared answers, for the chat and the FAQ. If
 * the specification does not cover a question, the answer says where to find out more. The comment above each
 * answer names the rules that it is based on.
 */
export const facts: Readonly<Record<FactId, Fact>> = all

export type { Fact, FactFigures, FactId }
