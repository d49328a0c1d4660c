import { b } from '../../../src/funnel/journeys/b.ts'
import { bMobile } from '../../../src/funnel/journeys/b-mobile.ts'
import { collaborator } from '../../../src/funnel/journeys/collaborator.ts'
import { compact } from '../../../src/funnel/journeys/compact.ts'
import { coverage } from '../../../src/funnel/journeys/coverage.ts'
import { migration } from '../../../src/funnel/journeys/migration.ts'
import { mobile } from '../../../src/funnel/journeys/mobile.ts'
import { renewal } from '../../../src/funnel/journeys/renewal.ts'
import { standard } from '../../../src/funnel/journeys/standard.ts'
import type { JourneyId, StepId } from '../../../src/funnel/types.ts'

/** Every journey of a customer, with its steps in the order of its pages. The starter template is no customer's. */
const STEPS: ReadonlyMap<JourneyId, readonly StepId[]> = new Map(
  [standard, b, mobile, bMobile, compact, collaborator, coverage, renewal, migration].map((journey) => [
    journey.id,
    [...new Set(journey.pages.flatMap((page) => page.steps))],
  ]),
)

export const JOURNEYS: readonly JourneyId[] = [...STEPS.keys()]

/** The steps of a journey in the order of its pages; none for an unknown one. */
export const stepsOf = (journey: JourneyId): readonly StepId[] => STEPS.get(journey) ?? []

/** Where a visit ends: the receipt, and endings without an order. A visit there is not lost. */
const ENDS: ReadonlySet<StepId> = new Set([
  'pedido-realizado',
  'oferta-indisponivel',
  'sem-cobertura',
  'com-cobertura',
  'sem-ofertas',
  'erro2',
])

export const isEnd = (step: StepId): boolean => ENDS.has(step)
