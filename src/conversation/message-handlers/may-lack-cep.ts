import { stepOf } from '../../funnel/journey-registry.ts'
import type { ReceivedMessage } from './received-message-type.ts'

/** Questions that a search answers better than their prepared answer. */
const ANSWERED_BY_SEARCH: ReadonlySet<string> = new Set(['o-que-e-cep', 'cobertura', 'por-que-cep'])

/**
 * Whether a message may start or continue the search for a CEP: it is being asked for, and the message neither answers
 * with one nor is a command or another question.
 */
export function mayLackCep({ situation: { order, step }, reading }: ReceivedMessage): boolean {
  const { answers, command, wayOut, facts, advice } = reading
  return (
    command === null &&
    wayOut === null &&
    !advice &&
    answers[step] === undefined &&
    facts.every((id) => ANSWERED_BY_SEARCH.has(id)) &&
    stepOf(order, step).fields.some(({ said }) => said === 'cep')
  )
}
