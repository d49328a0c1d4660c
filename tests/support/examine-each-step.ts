/** Runs several checks at every question while a test walks through an order, and collects the failures. */
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'

/** Looks at the question on the screen; throws what is wrong with it. */
export type StepExamination = (step: StepId) => Promise<unknown>

/**
 * Runs checks in their order at every question. A failed check does not stop the others, and does not run again.
 * @param looks the checks by name
 * @returns `each` for a walk, and the failures so far by the name of the check
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
