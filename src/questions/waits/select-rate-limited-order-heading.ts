import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import type { RootState } from '../../store/root-reducer.ts'

/** Selects the heading of an order that has exceeded a rate limit; undefined for all others. */
export function selectRateLimitedHeading({ ui: { wait } }: RootState): string | undefined {
  return wait?.help ? waitAndErrorWords.stopped[wait.help.by] : undefined
}
