/** Connects the store to the browser's address bar and history. */
import { NavigationType, type Location } from 'react-router'
import { isStepOf, pageOf } from '../../funnel/journey-registry.ts'
import type { JourneyId, StepId } from '../../funnel/step-and-journey-types.ts'
import type { Destination } from '../../sagas/runtime/dependencies.ts'
import { stepVisited } from '../../store/redux-actions.ts'
import { selectUi } from '../../store/selectors.ts'
import type { AppStore } from '../../store/root-reducer.ts'
import { isCallRequest } from '../../site/pages-outside-orders.ts'
import { createBrowserHistory, type Move } from './browser-history.ts'
import { modeOf, screenAt } from '../screen-at-path.ts'
import { nextPage } from '../session/carry-traffic-source.ts'

/**
 * Reads the chat's step from the state of a history entry; null if it holds no step of this journey.
 */
export function stepInHistory(journey: JourneyId, state: unknown): StepId | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null
  return typeof state.step === 'string' && isStepOf({ journey }, state.step) ? state.step : null
}

/** Removes the campaign prefix from a path: '/timpre/checkout/cep/' → '/checkout/cep/'. */
export const pathBelow = (base: string, pathname: string): string => pathname.slice(base.length) || '/'

/**
 * Removes the focus from the old form before the next form replaces it. Otherwise the browser would compute
 * the layout twice: when the focused element disappears, and when the new form gets the focus.
 */
function letGo(next: Destination['step']): void {
  document.querySelector<HTMLElement>(`form[data-step]:not([data-step="${next}"]) :focus`)?.blur()
}

/**
 * Keeps the store and the address bar in sync. It navigates when the sagas call `go`, and dispatches
 * `stepVisited` when the visitor uses Back, Forward or a link. Calls of `go` are queued until the store is
 * connected.
 * @param base campaign prefix with a leading slash; '' if there is none
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

  /** Leaves the order for the start page, which needs a full page load (docs/decisions/0025). */
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
   * Whether the visitor is reading a page outside the order and must stay there. A late reply or a rejected
   * answer then only changes where the order continues. The form on the cart page is an exception: it leads
   * into the order.
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
    /** Navigates to a path given without the campaign prefix. */
    follow(path: string) {
      write(path, 'push', null)
    },
    open(found: AppStore) {
      store = found
      goThere()
    },
    /**
     * Handles a navigation. Returns 'same-screen' if the URL only catches up with what the screen already
     * shows, and 'none' if the shown screen must not change.
     */
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
      const { position, mode: presentMode } = selectUi(store.getState())
      const how = move.action === NavigationType.Pop ? 'history' : 'link'
      const step = screen.kind === 'step' ? screen.step : stepInHistory(journey, move.location.state)
      const isHere = (step ?? (screen.kind === 'chat' ? position : null)) === position
      if (cameFromInside && isHere && mode === presentMode) return 'other'
      // a link inside the chat keeps the current question; a link from another page goes to where the order
      // continues
      const isSame = step === null && screen.kind === 'chat' && (cameFromInside || how === 'history')
      store.dispatch(stepVisited({ step: isSame ? position : step, mode, how }))
      return 'other'
    },
  }
}
export type AddressBar = ReturnType<typeof makeAddressBar>
