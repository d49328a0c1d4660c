import { useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { selectFlow } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { stepInHistory } from './address.ts'

const selectChatStep = (state: RootState) => {
  const { mode, phase, position } = selectFlow(state)
  return mode === 'chat' && phase === 'ready' ? position : null
}

/**
 * A chat that was opened by its address or by a link stands in the history without its step: it is written down, so
 * that Back finds it (D36). Straight into the entry: neither the address nor the screen changes.
 */
export function StepInHistory() {
  const step = useSelector(selectChatStep)
  const { journey } = useSelector(selectFlow)
  useLayoutEffect(() => {
    if (step === null) return
    const entry = (window.history.state ?? {}) as { usr?: unknown }
    if (stepInHistory(journey, entry.usr) !== null) return
    window.history.replaceState({ ...entry, usr: { step } }, '')
  }, [journey, step])
  return null
}
