/** What is told at an optional question for any text. */
import * as data from '../data/person-words.ts'
import type { Span } from '../message.ts'
import { nearestTopics, sureness } from '../topics.ts'
import { anyOf } from '../word-patterns.ts'
import { yesNo } from '../yes-no.ts'
import type { Kind } from './kind.ts'

export const NOTHING = anyOf(data.NOTHING)
/** A remark on the question rather than its answer. */
const REMARK = /^\W*(?:eu )?(?:acho|achei|nem|que) /
/** What a correction tells: 'meu apelido é Duda', but not 'corrige pra mim o apelido'. */
const TOLD = /(?:^|\s)(?:e|eh|pra|para|por|:)\s+(?!mim(?![a-z]))([^,;]+)/
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
    if (yesNo(said) === true) return []
    if (situation.order.answers[step.id]) {
      const at = clauses.flatMap(({ from, to }) => {
        const found = TOLD.exec(said.slice(from, to))
        const end = from + (found?.index ?? 0) + (found?.[0].length ?? 0)
        return found ? [{ from: end - (found[1]?.length ?? 0), to: end }] : []
      })
      return at.slice(0, 1).flatMap((place) => told(message.typedAt(place).trim(), place))
    }
    if (yesNo(said) === false || NOTHING.exec(said)?.[0].length === said.trim().length) return told('', whole)
    const own = clauses.filter(({ from, to, asks }) => {
      const near = nearestTopics(message.raw.slice(from, to), situation)
      return !asks && sureness(near) < SURE && !/\d{4}|@/.test(said.slice(from, to))
    })
    const [first] = own
    if (!first) return []
    const why = REMARK.test(said) ? { why: 'guess' as const } : {}
    return told(message.typedAt(first).trim(), first).map((found) => ({ ...found, ...why }))
  },
}
