/** React hook that handles messages in the chat, and loads the code that reads them. */
import type { Store } from '@reduxjs/toolkit'
import { createContext, useCallback, useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { isJourneyLoaded } from '../funnel/journey-registry.ts'
import { messageHeld } from '../store/redux-actions.ts'
import { PlansQuestion } from '../questions/QuestionForm.tsx'
import { selectIsBusy, selectPosition } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { loadWithRetries, isSiteThere } from '../ui/retry-failed-files-or-reload.ts'
import type * as Messages from './message-handlers/message-reader-entry.ts'

/**
 * Takes what the visitor has sent from any input of the chat: every message goes through here.
 *
 * | The message                                     | goes                                                           |
 * | ----------------------------------------------- | -------------------------------------------------------------- |
 * | is `plain`: there is nothing to read            | to its form                                                    |
 * | comes when the code that reads has loaded       | there, and to its form if it says nothing besides a free value |
 * | was typed into a form that can be submitted     | to its form                                                    |
 * | was typed anywhere else                         | nowhere: it is held until the code that reads has loaded       |
 *
 * @param submitForm submits the form into which it was typed
 * @param plain in which kind of form there is no text or an unmistakable one
 */
export type TakeMessage = (message: string, submitForm?: () => void, plain?: 'line' | 'block') => void

/** Gives every input of the chat the function that handles messages. */
export const TakeMessageContext = createContext<TakeMessage>((_message, submitForm) => submitForm?.())

/** Moves the focus back to the chat's input, so that the visitor can go on typing. */
export function focusLine(): void {
  const line = '.chat__foot form input:not([type=hidden], [type=radio], [type=checkbox])'
  document.querySelector<HTMLElement>(line)?.focus({ preventScroll: true })
}

let loaded: typeof Messages | null = null

/**
 * Loads the code that reads messages. After a failure, the next call tries again. If the site does not
 * respond, no file is requested: the browser would remember the file as failed until a reload, and a reload
 * would lose the message (docs/decisions/0015).
 * @throws Error if the site does not respond or a file does not load
 */
export async function loadMessageReader(): Promise<typeof Messages> {
  if (!loaded && !(await isSiteThere())) throw new Error('the site does not answer')
  loaded ??= await import('./message-handlers/message-reader-entry.ts')
  return loaded
}

/**
 * Loads and warms up the code that reads messages when the browser is idle. As in src/app/boot/prefetch-later-questions.ts,
 * it is loaded after the forms of the order: it is as large as all forms together, and a simple answer needs
 * only the next form.
 * @returns a function that cancels the preparation
 */
function prepareWhenIdle(store: Store<RootState>): () => void {
  let isHere = true
  PlansQuestion.preload()
    .then(loadMessageReader)
    .then(
      ({ prepareToHandle }) => isHere && prepareToHandle(store),
      // the first message only takes a little longer
      () => {},
    )
  return () => {
    isHere = false
  }
}

/**
 * Returns the function that handles chat messages. If the code that reads messages has not loaded yet, the
 * message is shown as sent and is read later, so that the visitor does not have to type it twice.
 */
export function useMessageHandler(): TakeMessage {
  const store = useStore<RootState>()
  // during a request to the server, the plans or dates that a message may mean are not known yet
  const isBusy = useSelector(selectIsBusy)
  const isWaiting = useSelector(({ dialogue }: RootState) => dialogue.isReadable && dialogue.held.length > 0)
  const isTalking = useSelector(({ ui }: RootState) =>
    Object.values(ui.drafts[ui.position] ?? {}).some((text) => /[\p{L},]/u.test(text)),
  )
  const isOrderWhole = useSelector(({ order }: RootState) => isJourneyLoaded(order))
  useEffect(() => {
    // most first answers are eight digits, which need no code that reads messages
    if (isTalking) loadMessageReader().catch(() => {})
  }, [isTalking])
  // the rest of the order and the code that reads messages are prefetched together, after the first answer
  useEffect(() => (isOrderWhole ? prepareWhenIdle(store) : undefined), [isOrderWhole, store])
  useEffect(() => {
    if (!isWaiting || isBusy) return
    let isHere = true
    const load = async () => (await loadMessageReader()).prepareForHeld(store)
    // the promise is rejected only after this effect was cleaned up
    loadWithRetries(load, () => isHere, true).then(
      (readHeld) => isHere && readHeld(),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [isWaiting, isBusy, store])

  return useCallback<TakeMessage>(
    (text, submitForm, plain) => {
      const state = store.getState()
      const canRead =
        !plain &&
        isJourneyLoaded(state.order) &&
        !selectIsBusy(state) &&
        state.dialogue.held.length === 0 &&
        loaded?.isReadyFor(store, text) === true
      if (loaded && canRead) loaded.handleMessage(store, text, submitForm)
      else if (submitForm) submitForm()
      else store.dispatch(messageHeld({ text, at: selectPosition(state) }))
      const isLine = plain ? plain === 'line' : !submitForm
      // the next question takes the focus itself
      if (isLine && selectPosition(store.getState()) === selectPosition(state)) focusLine()
    },
    [store],
  )
}
