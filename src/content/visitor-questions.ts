import { contractFacts } from './visitor-questions/contract.ts'
import { personFacts } from './visitor-questions/personal-data.ts'
import { planFacts } from './visitor-questions/plans.ts'
import { priceFacts } from './visitor-questions/price.ts'
import type { Fact, FactFigures } from './visitor-questions/types.ts'
import { visitFacts } from './visitor-questions/coverage-and-installation.ts'

const all = { ...priceFacts, ...contractFacts, ...visitFacts, ...planFacts, ...personFacts }

/** What visitors ask outside the open question. */
export type FactId = keyof typeof all

/**
 * The answers to what visitors ask at any step, in the chat and in the FAQ (A20). Where the spec is silent an answer
 * says what can be said and where to find the rest; the rules behind each are noted above it.
 */
export const facts: Readonly<Record<FactId, Fact>> = all

/** Every id, in the order of the FAQ. */
export const factIds = Object.keys(all) as readonly FactId[]

export type { Fact, FactFigures }
