/** Whether a customer wants the fibre at the address on record. */
import { stepOf } from '../../funnel/journey-registry.ts'
import * as data from '../data/place-words.ts'
import type { Message } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf } from '../word-patterns.ts'
import { yesNo } from '../yes-no.ts'
import type { Kind } from './kind.ts'

const SAME = anyOf(data.SAME_PLACE)
const OTHER = anyOf(data.OTHER_PLACE)
const MOVES = anyOf('troc(?:ar|a|o), mud(?:ar|a|o)')
const STAYS = anyOf(data.STAYS)

export const place: Kind = {
  kind: 'place',
  find(message, situation, { id }) {
    const { said, raw } = message
    const turned = turnedPlace(message, situation)
    if (situation.step !== id || turned?.fact || turned?.command) return []
    if (turned) return [{ from: 0, to: said.length, values: { same_address: 'false' } }]
    const valuesOf = (isSame: boolean) => ({ values: { same_address: String(isSame) } })
    const [same, other] = [SAME.exec(said), OTHER.exec(said)]
    const match = /nao (?:me )?mudei/.test(said) ? same : (other ?? same)
    if (match && !(same && other && match !== same))
      return [{ from: match.index, to: match.index + match[0].length, ...valuesOf(match === same) }]
    const told = yesNo(said.split(/[,.;!]/)[0] ?? '') ?? yesNo(said, raw)
    return told === null ? [] : [{ from: 0, to: 2, ...valuesOf(told) }]
  },
}

/** What is said to a question that asks about another address: there a yes is for that one. */
export function turnedPlace({ said, raw }: Message, { order, step }: Situation) {
  const { view, variant } = stepOf(order, step)
  const asked = view === 'address' ? variant?.(order, {}) : undefined
  if ((asked !== 'noNetwork' && asked !== 'moved') || said.includes('?')) return null
  const isNamed = STAYS.test(said) || SAME.test(said) ? false : OTHER.test(said) || MOVES.test(said) || null
  const isAnother = isNamed ?? yesNo(said.split(/[,.;!]/)[0] ?? '') ?? yesNo(said, raw)
  const command = asked === 'moved' && isAnother === true ? ('correct:cep' as const) : null
  return isAnother === null ? null : { fact: asked === 'noNetwork' && !isAnother, command }
}
