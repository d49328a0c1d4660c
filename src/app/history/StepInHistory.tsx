import { useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { selectFlow } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { stepInHistory } from './address-bar.ts'

const selectChatStep = (state: RootState) => {
  const { mode, phase, position } = selectFlow(state)
  return mode === 'chat' && phase === 'ready' ? position : null
}

/**
 * A chat opened by address or link has a history entry without a step. This writes the step into the entry, so that
 * Back finds it (D36), directly: neither the address nor the screen changes.
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
