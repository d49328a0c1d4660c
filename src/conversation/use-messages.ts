import type { Store } from '@reduxjs/toolkit'
import { createContext, useCallback, useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { isWhole } from '../funnel/journeys.ts'
import { fetchModule } from '../lib/fetch-module.ts'
import { messageHeld } from '../store/events.ts'
import { PlansQuestion } from '../questions/later-questions.tsx'
import { selectIsBusy, selectPosition } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { insist, isSiteThere } from '../ui/reload-once.ts'
import { useHeldHouse } from './unread-house-number.ts'
import type * as Messages from './messages/messages.ts'

/**
 * Takes a message of the chat, whichever line it was typed into.
 * @param orElse sends the form that it was typed into, where that is more than one line and the message no talk
 */
export type TakeMessage = (message: string, orElse?: () => void) => void

export const TakeMessageContext = createContext<TakeMessage>(() => {})

/** The line stays under the typing hand, unless the next question takes the focus. */
export function focusLine(): void {
  const line = '.chat__foot form :is(input:not([type=hidden], [type=radio], [type=checkbox]))'
  document.querySelector<HTMLElement>(line)?.focus({ preventScroll: true })
}

let loaded: typeof Messages | null = null

/**
 * Loads the code that understands messages; after a failure the next call tries again. It is not requested while the
 * site does not answer: a browser would keep some of its files as failed, and the reload that fetches them loses the
 * message that waits to be read (docs/decisions/0015).
 * @throws when the site does not answer, or a file does not load
 */
export async function loadMessageReader(): Promise<typeof Messages> {
  if (!loaded && !(await isSiteThere())) throw new Error('the site does not answer')
  loaded ??= await fetchModule(async () => import('./messages/messages.ts'))
  return loaded
}

/**
 * Prepares the understanding in an idle moment after it has loaded; returns what cancels that. It is as large as all
 * forms of the order and comes after them, as in src/app/boot/prefetch.ts: a plain answer needs the next form, not the
 * understanding.
 */
function prepareWhenIdle(store: Store<RootState>): () => void {
  let isHere = true
  async function prepare() {
    const { prepareToHear } = await loadMessageReader()
    if (isHere) prepareToHear(store)
  }
  // without it the first message is read a little later
  const tryToPrepare = () => void prepare().catch(() => {})
  const plan = () => {
    // not every browser reports idle moments
    if ('requestIdleCallback' in window) requestIdleCallback(tryToPrepare)
    else setTimeout(tryToPrepare, 500)
  }
  PlansQuestion.preload()
    .then(loadMessageReader)
    .then(plan, () => {})
  return () => {
    isHere = false
  }
}

/**
 * Reads messages immediately once the code for it has loaded. One sent earlier is shown as sent and queued until then:
 * nothing has to be typed twice.
 */
export function useMessages(): TakeMessage {
  const store = useStore<RootState>()
  useHeldHouse(store)
  // while the server is being asked, it is not known yet what a message may mean: which plans, which dates
  const isBusy = useSelector(selectIsBusy)
  const isWaiting = useSelector(({ dialogue }: RootState) => dialogue.isReadable && dialogue.held.length > 0)
  const isTalking = useSelector(({ flow }: RootState) =>
    Object.values(flow.drafts[flow.position] ?? {}).some((text) => /[\p{L},]/u.test(text)),
  )
  const isOrderWhole = useSelector(({ order }: RootState) => isWhole(order))
  useEffect(() => {
    // most first answers are eight digits, which need none of this
    if (isTalking) loadMessageReader().catch(() => {})
  }, [isTalking])
  // both are prefetched together, after the first answer
  useEffect(() => (isOrderWhole ? prepareWhenIdle(store) : undefined), [isOrderWhole, store])
  useEffect(() => {
    if (!isWaiting || isBusy) return
    let isHere = true
    const readHeld = ({ hearHeld }: typeof Messages) => isHere && hearHeld(store)
    // rejected only once nothing waits for it
    insist(loadMessageReader, () => isHere, true).then(readHeld, () => {})
    return () => {
      isHere = false
    }
  }, [isWaiting, isBusy, store])

  return useCallback<TakeMessage>(
    (text, orElse) => {
      const state = store.getState()
      if (loaded && isWhole(state.order) && !selectIsBusy(state)) loaded.hear(store, text, orElse)
      else if (orElse) orElse()
      else store.dispatch(messageHeld({ text }))
      // the next question takes the focus itself
      if (!orElse && selectPosition(store.getState()) === selectPosition(state)) focusLine()
    },
    [store],
  )
}
