import { splitPrefix } from '../campaigns/prefix.ts'
import { parsePlanWish } from '../funnel/plan-choice.ts'
import { isUuid } from '../lib/uuid.ts'
import type { Arrival } from '../sagas/resume/boot.ts'
import type { Mode } from '../store/events.ts'
import { stepInHistory } from './address.ts'
import { modeOf, screenAt } from './screen-at.ts'

/** What the sagas have to know about the address that was opened, and the lead that a link carried. */
export function arrivalOf(
  opening: Mode,
  location: Pick<Location, 'pathname' | 'search'>,
  historyState: unknown,
  link: string | undefined,
): Arrival {
  const { prefix: addon, path } = splitPrefix(location.pathname)
  const screen = screenAt(path)
  const mode = modeOf(screen)
  return {
    addon,
    mode: mode ?? 'pages',
    step:
      screen.kind === 'step' ? screen.step : screen.kind === 'start' ? 'cep' : stepInHistory(historyState),
    wish: parsePlanWish(new URLSearchParams(location.search)),
    opening,
    idle: mode === null,
    linked: link !== undefined && isUuid(link) ? link : null,
  }
}
