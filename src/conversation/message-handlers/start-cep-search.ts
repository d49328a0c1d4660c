/** Decides which messages may start or continue the search for a CEP, and loads the script of that search when it is first needed. */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Reading, Situation } from '../../understanding/reading-types.ts'
import type { ChatStore } from './add-chat-lines.ts'
import { onceAnswerable } from './answer-visitor-questions.ts'
import type { findCep } from './find-cep.ts'
import { lazyHandlers } from './load-lazy-handlers.ts'

/** Questions that a search answers better than their prepared answer. */
const ANSWERED_BY_SEARCH: ReadonlySet<string> = new Set(['o-que-e-cep', 'cobertura', 'por-que-cep'])

/** Whether the CEP is being asked for, and a message neither answers with one nor is a command or another question. */
export const mayLackCep = (
  { order, step }: Situation,
  { answers, command, wayOut, facts, advice }: Reading,
): boolean =>
  command === null &&
  wayOut === null &&
  !advice &&
  answers[step] === undefined &&
  facts.every((id) => ANSWERED_BY_SEARCH.has(id)) &&
  stepOf(order, step).fields.some(({ said }) => said === 'cep')

/** Searches for the CEP if the message is about that; otherwise handles the message in another way. */
export function startCepSearch(
  store: ChatStore,
  received: Parameters<typeof findCep>[1],
  otherwise: () => void,
): void {
  // its code loads with that of the answers
  onceAnswerable(store, ['cep'], false, () => {
    if (lazyHandlers()?.findCep(store, received) !== true) otherwise()
  })
}
