/** Runs several checks at every question while a test walks through an order, and collects the failures. */
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'

/** Looks at the question on the screen; throws what is wrong with it. */
export type StepExamination = (step: StepId) => Promise<unknown>

/**
 * Takes looks in their order at every question. One that fails does not stop the others, and does not look again.
 * @param looks by what they look at
 * @returns `each` for a walk, and what has failed so far, by what was looked at
 */
export function examineEachStep(looks: Readonly<Record<string, StepExamination>>) {
  const failed: Record<string, string> = {}
  const each = async (step: StepId): Promise<void> => {
    for (const [what, look] of Object.entries(looks)) {
      if (what in failed) continue
      try {
        await look(step)
      } catch (error) {
        failed[what] = `at ${step}: ${String(error)}`
      }
    }
  }
  return { each, failed: () => failed }
}
