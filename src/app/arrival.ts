import { firstStep } from '../funnel/journeys.ts'
import { parsePlanWish } from '../funnel/plan-choice.ts'
import { isUuid } from '../lib/uuid.ts'
import type { JourneyId, Mode } from '../funnel/types.ts'
import type { Arrival } from '../sagas/journey/boot.ts'
import { stepInHistory } from './address.ts'
import { modeOf, screenAt } from './screen-at.ts'

/** What the sagas have to know about the address that was opened, and the lead that a link carried. */
export function arrivalOf(
  at: { readonly journey: JourneyId; readonly prefix: string; readonly path: string },
  opening: Mode,
  search: string,
  historyState: unknown,
  link: string | undefined,
): Arrival {
  const { journey, prefix, path } = at
  const screen = screenAt(journey, path)
  const mode = modeOf(screen)
  return {
    journey,
    prefix,
    mode: mode ?? 'pages',
    step:
      screen.kind === 'step'
        ? screen.step
        : screen.kind === 'start'
          ? firstStep(at)
          : stepInHistory(journey, historyState),
    wish: parsePlanWish(new URLSearchParams(search)),
    opening,
    idle: mode === null,
    linked: link !== undefined && isUuid(link) ? link : null,
  }
}
