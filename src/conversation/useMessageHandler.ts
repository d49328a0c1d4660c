/** React hook that handles messages in the chat, and loads the part of the program that reads them. */
import { useCallback, useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { isJourneyLoaded } from '../funnel/journey-registry.ts'
import { PlansQuestion } from '../questions/QuestionForm.tsx'
import { messageHeld } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectIsBusy, selectPosition } from '../store/selectors.ts'
import { isSiteThere, loadWithRetries } from '../ui/retry-failed-files-or-reload.ts'
import type * as Messages from './message-handler.ts'
import { focusLine, type TakeMessage } from './message-input-context.ts'

let loaded: typeof Messages | null = null

/**
 * Loads the part that reads messages. If the site does not respond, no file is requested: the browser would remember it
 * as failed until a reload, which would lose the message (docs/decisions/0015).
 * @throws Error if the site does not respond or a file does not load
 */
export async function loadMessageReader(): Promise<typeof Messages> {
  if (!loaded && !(await isSiteThere())) throw new Error('the site does not answer')
  loaded ??= await import('./message-handler.ts')
  return loaded
}

/** Returns the function that handles chat messages. One that comes before its code has loaded is read later. */
export function useMessageHandler(): TakeMessage {
  const store = useStore<RootState>()
  // during a request to the server, the plans or dates that a message may mean are not known yet
  const isBusy = useSelector(selectIsBusy)
  const isWaiting = useSelector(({ dialogue }: RootState) => dialogue.isReadable && dialogue.held.length > 0)
  const isTalking = useSelector(({ ui }: RootState) =>
    Object.values(ui.drafts[ui.position] ?? {}).some((text) => /[\p{L},]/u.test(text)),
  )
  const isOrderWhole = useSelector(({ order }: RootState) => isJourneyLoaded(order))
  const isDue = useSelector((state: RootState) => loaded?.isDue(state) === true)
  useEffect(() => {
    // most first answers are eight digits, which need no code that reads messages
    if (isTalking) loadMessageReader().catch(() => {})
  }, [isTalking])
  useEffect(() => {
    if (!isOrderWhole) return
    let isHere = true
    // after the forms of the order: a simple answer needs only the next form
    PlansQuestion.preload()
      .then(loadMessageReader)
      .then(
        ({ prepare }) => isHere && prepare(store),
        // the first message only takes a little longer
        () => {},
      )
    return () => {
      isHere = false
    }
  }, [isOrderWhole, store])
  useEffect(() => {
    if (isDue && loaded) loaded.carryOut(store, loaded.atQuestion(store.getState()))
  }, [isDue, store])
  useEffect(() => {
    if (!isWaiting || isBusy) return
    let isHere = true
    // the promise is rejected only after this effect was cleaned up
    loadWithRetries(loadMessageReader, () => isHere, true).then(
      ({ handleHeld }) => isHere && handleHeld(store),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [isWaiting, isBusy, store])

  return useCallback<TakeMessage>(
    (text, submitForm, plain) => {
      const state = store.getState()
      const isFree = isJourneyLoaded(state.order) && !selectIsBusy(state) && state.dialogue.held.length === 0
      if (loaded && !plain && isFree) loaded.handleMessage(store, text, submitForm)
      else if (submitForm) submitForm()
      else store.dispatch(messageHeld({ text, at: selectPosition(state) }))
      const isLine = plain ? plain === 'line' : !submitForm
      // the next question takes the focus itself
      if (isLine && selectPosition(store.getState()) === selectPosition(state)) focusLine()
    },
    [store],
  )
}
