import { firstStep, journeyOf } from '../funnel/journeys.ts'
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
  const linked = link !== undefined && isUuid(link) ? link : null
  const first = firstStep(at)
  const asked =
    screen.kind === 'step'
      ? screen.step
      : screen.kind === 'start'
        ? first
        : stepInHistory(journey, historyState)
  // a link leads past the document that opened what it names
  const isBehindLink = linked !== null && journeyOf(at).isEnteredAtFirst === true
  return {
    journey,
    prefix,
    mode: mode ?? 'pages',
    step: isBehindLink && asked === first ? null : asked,
    wish: parsePlanWish(new URLSearchParams(search)),
    opening,
    idle: mode === null,
    linked,
  }
}
