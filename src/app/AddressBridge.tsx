import { useEffect, useRef } from 'react'
import { useSelector, useStore } from 'react-redux'
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isStepId, stepOf } from '../funnel/journeys.ts'
import type { StepId } from '../funnel/types.ts'
import type { Destination } from '../sagas/outside.ts'
import { visited } from '../store/events.ts'
import { selectFlow } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { modeOf, screenAt } from './places.ts'

/** The step that a history entry of the chat stands for (decisions 36). */
export function stepInHistory(state: unknown): StepId | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null
  return typeof state.step === 'string' && isStepId(state.step) ? state.step : null
}

/**
 * The door between the sagas' `go` and the router. Destinations that come before the router stands wait for it.
 * @param chatPath the chat's own address: /chat, or /chat-tct for visitors of WhatsApp
 */
export function addressDoor(chatPath: string) {
  let navigate: NavigateFunction | null = null
  const waiting: Destination[] = []
  const run = ({ step, mode, how }: Destination) => {
    const options = { replace: how === 'replace', state: step === 'start' ? null : { step } }
    if (step === 'start') void navigate?.('/', options)
    else void navigate?.(mode === 'chat' ? chatPath : stepOf(step).path, options)
  }
  return {
    go(destination: Destination) {
      if (navigate) run(destination)
      else waiting.push(destination)
    },
    open(found: NavigateFunction) {
      navigate = found
      for (const destination of waiting.splice(0)) run(destination)
    },
  }
}
export type AddressDoor = ReturnType<typeof addressDoor>

/**
 * A chat that was opened by its address or by a link stands in the history without its step: it is written down, so
 * that Back finds it (decisions 36). Straight into the entry: neither the address nor the screen changes.
 */
function useStepInHistory() {
  const { mode, phase, position } = useSelector(selectFlow)
  useEffect(() => {
    if (mode !== 'chat' || phase !== 'ready') return
    const entry = (window.history.state ?? {}) as { usr?: unknown }
    if (stepInHistory(entry.usr) !== null) return
    window.history.replaceState({ ...entry, usr: { step: position } }, '')
  }, [mode, phase, position])
}

/** Opens the door, and tells the store when the address changed without it: Back, Forward, a link. */
export function AddressBridge({ door }: { door: AddressDoor }) {
  const navigate = useNavigate()
  const location = useLocation()
  const type = useNavigationType()
  const store = useStore<RootState>()
  const before = useRef<{ key: string; inside: boolean } | null>(null)

  useEffect(() => door.open(navigate), [door, navigate])
  useStepInHistory()

  useEffect(() => {
    const screen = screenAt(location.pathname)
    const mode = modeOf(screen)
    const came = before.current
    before.current = { key: location.key, inside: mode !== null }
    if (came === null || came.key === location.key || mode === null) return
    const { position, mode: present } = selectFlow(store.getState())
    const step = screen.kind === 'step' ? screen.step : (stepInHistory(location.state) ?? position)
    if (came.inside && step === position && mode === present) return
    store.dispatch(visited({ step, mode, how: type === 'POP' ? 'history' : 'link' }))
  }, [location, store, type])

  return null
}
