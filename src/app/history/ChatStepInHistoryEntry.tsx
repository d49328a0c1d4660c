/**
 * Writes the chat's current step into the browser's history entry if it has none, so that Back can return to it. This
 * does not involve the router, because neither the URL nor the screen changes.
 */
import { useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { selectUi } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { stepInHistory } from './sync-address-bar.ts'

const selectChatStep = (state: RootState) => {
  const { mode, phase, position } = selectUi(state)
  return mode === 'chat' && phase === 'ready' ? position : null
}

export function ChatStepInHistoryEntry() {
  const step = useSelector(selectChatStep)
  const { journey } = useSelector(selectUi)
  useLayoutEffect(() => {
    if (step === null) return
    const entry = (window.history.state ?? {}) as { usr?: unknown }
    if (stepInHistory(journey, entry.usr) !== null) return
    window.history.replaceState({ ...entry, usr: { step } }, '')
  }, [journey, step])
  return null
}
