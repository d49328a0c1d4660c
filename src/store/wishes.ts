import type { CodeSent, ResumeCode } from '../contract/codes.ts'
import * as events from './events.ts'
import type { Wish } from './events.ts'
import { reducerOf } from './reducer.ts'

/** State of the actions on the whole order. */
export interface Wishes {
  /** Actions in progress. */
  readonly states: Partial<Record<Wish['what'], 'busy' | 'done' | 'failed'>>
  /** Error message by action. */
  readonly texts: Partial<Record<Wish['what'], string>>
  /** The code for another browser. */
  readonly code: ResumeCode | null
  /** The code that opens what others have used up (D89). */
  readonly sent: CodeSent | null
}

const none: Wishes = { states: {}, texts: {}, code: null, sent: null }

export const wishesReducer = reducerOf(none, (on) => {
  on(events.wished, (wishes, { what }) => ({ ...wishes, states: { ...wishes.states, [what]: 'busy' } }))
  on(events.wishGranted, (wishes, { what, code = wishes.code, sent = wishes.sent }) => ({
    ...wishes,
    states: { ...wishes.states, [what]: 'done' },
    code,
    sent,
  }))
  on(events.wishFailed, (wishes, { what, text }) => ({
    ...wishes,
    states: { ...wishes.states, [what]: 'failed' },
    texts: { ...wishes.texts, [what]: text },
  }))
  // what was sent opens nothing else
  on(events.waitFailed, (wishes) => (wishes.sent ? { ...wishes, states: {}, sent: null } : wishes))
  on(events.booted, () => none)
  on(events.restarted, () => none)
})
