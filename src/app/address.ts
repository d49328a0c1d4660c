import { NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { isStepId, stepOf } from '../funnel/journeys.ts'
import type { StepId } from '../funnel/types.ts'
import type { Destination } from '../sagas/outside.ts'
import { visited } from '../store/events.ts'
import { selectFlow } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'
import { afterPaint } from './after-paint.ts'
import { modeOf, screenAt } from './places.ts'

/** The step that a history entry of the chat stands for (decisions 36). */
export function stepInHistory(state: unknown): StepId | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null
  return typeof state.step === 'string' && isStepId(state.step) ? state.step : null
}

/** A path without the campaign prefix: '/timpre/checkout/cep/' → '/checkout/cep/'. */
export const pathBelow = (base: string, pathname: string): string => pathname.slice(base.length) || '/'

type History = ReturnType<typeof createBrowserHistory>
type Location = History['location']
type Move = Parameters<Parameters<History['listen']>[0]>[0]

/** Milliseconds for which a Back may be under way that began before an entry was written. */
const underWay = 200

/**
 * The door between the store and the address bar: takes the address where the sagas `go`, and tells the store
 * when it changed without them (Back, Forward, a link). Destinations that come before the door is open wait.
 * @param base campaign prefix with leading slash, '' for none
 * @param chatPath the chat's own address: /chat, or /chat-tct for visitors of WhatsApp
 */
export function addressDoor(base: string, chatPath: string) {
  const history = createBrowserHistory({ v5Compat: true })
  const waiting: Destination[] = []
  let store: AppStore | null = null
  let isOwnMove = false
  let present = history.location
  let late = { entries: 0, at: 0 }

  function write(path: string, how: Destination['how'], state: unknown) {
    const href = base && path === '/' ? base : base + path
    if (how === 'replace') history.replace(href, state)
    else history.push(href, state)
  }

  const pathOf = ({ step, mode }: Destination) =>
    step === 'start' ? '/' : mode === 'chat' ? chatPath : stepOf(step).path

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
    late = { entries: waiting.length, at: performance.now() }
    goThere()
  }

  /**
   * A Back that left the question on the screen before that had its entry leads one entry too far. The entries are
   * written after all, and it leads where it would have led.
   */
  function isMended({ action, delta }: Move): boolean {
    if (isOwnMove || action !== NavigationType.Pop) return false
    const entries = waiting.length
    if (entries > 0 && delta === -1) {
      goThere(present)
      history.go(-entries)
      return true
    }
    const isTooFar = late.entries > 0 && delta === -1 - late.entries && performance.now() - late.at < underWay
    if (isTooFar) history.go(late.entries)
    late.entries = 0
    return isTooFar
  }

  return {
    history,
    base,
    go(destination: Destination) {
      waiting.push(destination)
      if (!store) return
      // An entry of the chat changes nothing that can be seen, and writing one takes as long as drawing half a
      // question: behind the frame that shows the question.
      const isSeen = pathOf(destination) !== pathBelow(base, history.location.pathname)
      if (isSeen || destination.how === 'replace') goThere()
      else afterPaint(goThereLate)
    },
    /** A link of this site, without its campaign prefix. */
    follow: (path: string) => write(path, 'push', null),
    open(found: AppStore) {
      store = found
      goThere()
    },
    /** 'same-screen' when the address only follows what the present screen shows already, 'none' to stay there. */
    onMove(move: Move): 'none' | 'same-screen' | 'other' {
      if (isMended(move)) return 'none'
      const screen = screenAt(pathBelow(base, move.location.pathname))
      const shown = screenAt(pathBelow(base, present.pathname))
      const mode = modeOf(screen)
      const cameFromInside = modeOf(shown) !== null
      const isSame = screen.kind === shown.kind
      present = move.location
      if (isOwnMove && isSame) return 'same-screen'
      if (isOwnMove || mode === null || !store) return 'other'
      waiting.splice(0) // the visitor is elsewhere already
      const { position, mode: presentMode } = selectFlow(store.getState())
      const step = screen.kind === 'step' ? screen.step : (stepInHistory(move.location.state) ?? position)
      if (cameFromInside && step === position && mode === presentMode) return 'other'
      store.dispatch(visited({ step, mode, how: move.action === NavigationType.Pop ? 'history' : 'link' }))
      return 'other'
    },
  }
}
export type AddressDoor = ReturnType<typeof addressDoor>
