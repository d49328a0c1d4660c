/** Decides which messages may begin or continue the search for a CEP, and loads the code for it (D98). */
import { stepOf } from '../../funnel/journeys.ts'
import type { Reading, Situation } from '../../understanding/types.ts'
import type { Store } from './add-chat-lines.ts'
import { onceAnswerable } from './answer-visitor-questions.ts'
import type { findCep } from './find-cep.ts'
import { saleTalk } from './load-sale-talk.ts'

/** Whether the CEP is being asked for, and a message neither answers with one nor is a command. */
export const mayLackCep = ({ order, step }: Situation, { answers, command, wayOut }: Reading): boolean =>
  command === null &&
  wayOut === null &&
  answers[step] === undefined &&
  stepOf(order, step).fields.some(({ said }) => said === 'cep')

/** Searches for the CEP if the message is about that, or else handles the message in another way. */
export function searchCep(store: Store, heard: Parameters<typeof findCep>[1], orElse: () => void): void {
  // its code loads with that of the answers
  onceAnswerable(store, ['cep'], false, () => {
    if (saleTalk()?.findCep(store, heard) !== true) orElse()
  })
}
