// This one module exports all code that answers what visitors say while they decide, because a module cannot be
// requested again after one of its imports failed (src/lib/import-with-retry.ts).
export { adviseAsPromised } from './advise-household.ts'
export { answerMove, priceRange } from './answer-sale-moves.ts'
export { missingPlan } from './missing-plan.ts'
