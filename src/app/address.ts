import { NavigationType, type Location } from 'react-router'
import { isStepOf, pageOf } from '../funnel/journeys.ts'
import type { JourneyId, StepId } from '../funnel/types.ts'
import type { Destination } from '../sagas/runtime/outside.ts'
import { visited } from '../store/events.ts'
import { selectFlow } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'
import { isCallRequest } from '../site/pages.ts'
import { afterPaint } from './after-paint.ts'
import { createBrowserHistory, type Move } from './history.ts'
import { modeOf, screenAt } from './screen-at.ts'

/** The step that a chat's history entry stands for (D36). */
export function stepInHistory(journey: JourneyId, state: unknown): StepId | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null
  return typeof state.step === 'string' && isStepOf({ journey }, state.step) ? state.step : null
}

/** Strips the campaign prefix: '/timpre/checkout/cep/' → '/checkout/cep/'. */
export const pathBelow = (base: string, pathname: string): string => pathname.slice(base.length) || '/'

/** Milliseconds during which a Back that started before an entry was written may still arrive. */
const underWay = 200

/**
 * Connects the store and the address bar: navigates when the sagas call `go`, and tells the store about navigation
 * from outside (Back, Forward, a link). Destinations received before it is ready are queued.
 * @param base campaign prefix with leading slash, '' for none
 * @param chatPath path of this journey's chat
 */
export function addressDoor(base: string, journey: JourneyId, chatPath: string) {
  const history = createBrowserHistory()
  const waiting: Destination[] = []
  let store: AppStore | null = null
  let isOwnMove = false
  let present = history.location
  let late = { entries: 0, at: 0 }

  const screenOf = ({ pathname }: Location) => screenAt(journey, pathBelow(base, pathname))

  function write(path: string, how: Destination['how'], state: unknown) {
    const href = base && path === '/' ? base : base + path
    if (how === 'replace') history.replace(href, state)
    else history.push(href, state)
  }

  const pathOf = ({ step, mode }: Destination) =>
    step === 'start' ? '/' : mode === 'chat' ? chatPath : pageOf({ journey }, step).path

  function goThere(from?: Location) {
    isOwnMove = true
    if (from) history.push(from, from.state)
    for (const destination of waiting.splice(0)) {
      const { step, how } = destination
      write(pathOf(destination), how, step === 'start' ? null : { step })
    }
    isOwnMove = false
  }

  function goThereLate() {
    if (waiting.length === 0) return
    late = { entries: waiting.length, at: performance.now() }
    goThere()
  }

  /**
   * A Back pressed before the current question had its history entry goes one entry too far. The pending entries are
   * then written after all, and the visitor lands where Back would have led.
   */
  function isMended({ action, delta }: Move): boolean {
    if (isOwnMove || action !== NavigationType.Pop) return false
    const { entries, at } = late
    late = { entries: 0, at: 0 }
    if (waiting.length > 0 && delta === -1) {
      goThere(present)
      history.go(-1)
      return true
    }
    const isTooFar = entries > 0 && delta === -1 - entries && performance.now() - at < underWay
    if (isTooFar) history.go(entries)
    return isTooFar
  }

  /**
   * A visitor reading another page stays there: a late reply or a rejected answer only changes where the order
   * continues. The forms of the start page and the cart do lead into the order.
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
      // A chat entry changes nothing visible, and writing one costs as much as rendering half a question, so it waits
      // until after the frame that shows the question.
      const isSeen = pathOf(destination) !== pathBelow(base, history.location.pathname)
      if (isSeen || destination.how === 'replace') {
        goThere()
        return
      }
      present = history.location
      afterPaint(goThereLate)
    },
    /** A link within this site, without its campaign prefix. */
    follow(path: string) {
      goThere()
      write(path, 'push', null)
    },
    open(found: AppStore) {
      store = found
      goThere()
    },
    /** 'same-screen' when the address only catches up with what the screen already shows, 'none' to stay there. */
    onMove(move: Move): 'none' | 'same-screen' | 'other' {
      if (isMended(move)) return 'none'
      const screen = screenOf(move.location)
      const shown = screenOf(present)
      const mode = modeOf(screen)
      const cameFromInside = modeOf(shown) !== null
      present = move.location
      if (isOwnMove && screen.kind === shown.kind) return 'same-screen'
      if (isOwnMove || !store) return 'other'
      waiting.splice(0) // the visitor is elsewhere already
      if (mode === null) return 'other'
      const { position, mode: presentMode } = selectFlow(store.getState())
      const how = move.action === NavigationType.Pop ? 'history' : 'link'
      const step = screen.kind === 'step' ? screen.step : stepInHistory(journey, move.location.state)
      const isHere = (step ?? (screen.kind === 'chat' ? position : null)) === position
      if (cameFromInside && isHere && mode === presentMode) return 'other'
      // a link inside the chat keeps the question; one from outside leads to where the order continues
      const isSame = step === null && screen.kind === 'chat' && (cameFromInside || how === 'history')
      store.dispatch(visited({ step: isSame ? position : step, mode, how }))
      return 'other'
    },
  }
}
export type AddressDoor = ReturnType<typeof addressDoor>
