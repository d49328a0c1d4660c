/** What is told at an optional question for any text. */
import * as data from '../data/person-words.ts'
import type { Span } from '../message.ts'
import { nearestTopics, sureness } from '../topics.ts'
import { anyOf } from '../words.ts'
import { yesNo } from '../yes-no.ts'
import type { Kind } from './kind.ts'

const NOTHING = anyOf(data.NOTHING)
/** Above it, a part of the message is a question or a remark. */
const SURE = 0.6

export const freeText: Kind = {
  kind: 'text',
  find(message, situation, step) {
    const { said, clauses } = message
    const [field] = step.fields
    if (situation.step !== step.id || !field) return []
    const told = (value: string, place: Span) => [{ ...place, values: { [field.name]: value } }]
    const whole = { from: 0, to: said.length }
    if (yesNo(said) === false || NOTHING.exec(said)?.[0].length === said.trim().length) return told('', whole)
    const own = clauses.filter(({ from, to, asks }) => {
      const near = nearestTopics(message.raw.slice(from, to), situation)
      return !asks && sureness(near) < SURE && !/\d{4}|@/.test(said.slice(from, to))
    })
    const [first] = own
    return first ? told(message.typedAt(first).trim(), first) : []
  },
}
