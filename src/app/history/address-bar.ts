import { NavigationType, type Location } from 'react-router'
import { isStepOf, pageOf } from '../../funnel/journeys.ts'
import type { JourneyId, StepId } from '../../funnel/types.ts'
import type { Destination } from '../../sagas/runtime/outside.ts'
import { visited } from '../../store/events.ts'
import { selectFlow } from '../../store/selectors.ts'
import type { AppStore } from '../../store/store.ts'
import { isCallRequest } from '../../site/pages.ts'
import { createBrowserHistory, type Move } from './browser-history.ts'
import { modeOf, screenAt } from '../screen-at.ts'
import { nextPage } from '../session/source.ts'

/** The step that a chat's history entry represents (D36). */
export function stepInHistory(journey: JourneyId, state: unknown): StepId | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null
  return typeof state.step === 'string' && isStepOf({ journey }, state.step) ? state.step : null
}

/** Strips the campaign prefix: '/timpre/checkout/cep/' → '/checkout/cep/'. */
export const pathBelow = (base: string, pathname: string): string => pathname.slice(base.length) || '/'

/**
 * Takes the focus from the form that is about to leave, while the layout is still valid: a browser recomputes it when
 * the focused element is removed, only to do so again for its replacement, which takes the focus.
 */
function letGo(next: Destination['step']): void {
  document.querySelector<HTMLElement>(`form[data-step]:not([data-step="${next}"]) :focus`)?.blur()
}

/**
 * Connects the store and the address bar: navigates when the sagas call `go`, and tells the store about navigation
 * from outside (Back, Forward, a link). Destinations received before it is ready are queued.
 * @param base campaign prefix with leading slash, '' for none
 * @param chatPath path of this journey's chat
 */
export function makeAddressBar(base: string, journey: JourneyId, chatPath: string) {
  const history = createBrowserHistory()
  const waiting: Destination[] = []
  let store: AppStore | null = null
  let isOwnMove = false
  let present = history.location

  const screenOf = ({ pathname }: Location) => screenAt(journey, pathBelow(base, pathname))

  const hrefOf = (path: string) => (base && path === '/' ? base : base + path)

  function write(path: string, how: Destination['how'], state: unknown) {
    if (how === 'replace') history.replace(hrefOf(path), state)
    else history.push(hrefOf(path), state)
  }

  /** The start page is a separate document (docs/decisions/0025). */
  function leave(how: Destination['how']) {
    if (how === 'replace') window.location.replace(nextPage(hrefOf('/')))
    else window.location.assign(nextPage(hrefOf('/')))
  }

  const pathOf = ({ step, mode }: Destination) =>
    step === 'start' ? '/' : mode === 'chat' ? chatPath : pageOf({ journey }, step).path

  function goThere() {
    isOwnMove = true
    for (const destination of waiting.splice(0)) {
      const { step, how } = destination
      if (step === 'start') leave(how)
      else write(pathOf(destination), how, { step })
    }
    isOwnMove = false
  }

  /**
   * A visitor reading another page stays there: a late reply or a rejected answer only changes where the order
   * continues. The form of the cart does lead into the order.
   */
  function isElsewhere(how: Destination['how']): boolean {
    const screen = screenOf(history.location)
    return store !== null && modeOf(screen) === null && (how === 'replace' || isCallRequest(screen.kind))
  }

  return {
    history,
    base,
    journey,
    go(destination: Destination) {
      if (isElsewhere(destination.how)) return
      waiting.push(destination)
      if (!store) return
      const isSeen = pathOf(destination) !== pathBelow(base, history.location.pathname)
      if (isSeen || destination.mode === 'chat') letGo(destination.step)
      goThere()
    },
    /** A link within this site, without its campaign prefix. */
    follow(path: string) {
      write(path, 'push', null)
    },
    open(found: AppStore) {
      store = found
      goThere()
    },
    /** 'same-screen' when the address only catches up with what the screen already shows, 'none' to stay there. */
    onMove(move: Move): 'none' | 'same-screen' | 'other' {
      const screen = screenOf(move.location)
      if (screen.kind === 'start') {
        window.location.reload()
        return 'none'
      }
      const shown = screenOf(present)
      const mode = modeOf(screen)
      const cameFromInside = modeOf(shown) !== null
      present = move.location
      if (isOwnMove && screen.kind === shown.kind) return 'same-screen'
      if (isOwnMove || !store) return 'other'
      if (mode === null) return 'other'
      const { position, mode: presentMode } = selectFlow(store.getState())
      const how = move.action === NavigationType.Pop ? 'history' : 'link'
      const step = screen.kind === 'step' ? screen.step : stepInHistory(journey, move.location.state)
      const isHere = (step ?? (screen.kind === 'chat' ? position : null)) === position
      if (cameFromInside && isHere && mode === presentMode) return 'other'
      // a link inside the chat keeps the question; one from outside goes to where the order continues
      const isSame = step === null && screen.kind === 'chat' && (cameFromInside || how === 'history')
      store.dispatch(visited({ step: isSame ? position : step, mode, how }))
      return 'other'
    },
  }
}
export type AddressBar = ReturnType<typeof makeAddressBar>
