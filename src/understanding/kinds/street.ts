/** A street, where one is asked for, or where it is told instead of a CEP. */
import { splitStreetAndNumber, type StreetAndNumber } from '../../lib/street-and-number.ts'
import * as data from '../data/place-words.ts'
import { messageOf, type Message, type Span } from '../message.ts'
import { anyOf } from '../word-patterns.ts'
import type { Kind } from './kind.ts'

const STREET = anyOf(data.STREETS)
/** Where a street stands that is told without its type: 'moro na paulista'. */
const LIVES = anyOf('(?:moro|morando|resido|fico|fica|instalar|casa|aqui|e|eh) (?:na|no|em)')
const END = /[.;!?\n]|\s(?:mas|porque|pois|quero|tem|nao|perto|esquina|ali|aqui|la)(?![a-z])/
/** What stands behind the comma is the town, or something else. */
const COMMA = /,(?! ?(?:n[º°o.]* ?)?\d)/

/** Finds the street in a message, up to the end of its sentence. */
function streetPlace({ said }: Message): Span | null {
  const match = STREET.exec(said)
  return match && placeUpTo(said, match.index, match.index + match[0].length + 1)
}

function placeUpTo(said: string, from: number, since: number): Span {
  const end = said.slice(since).search(END)
  return { from, to: end < 0 ? said.length : since + end }
}

function livingPlace({ said }: Message): Span | null {
  const match = LIVES.exec(said)
  if (!match) return null
  const from = match.index + match[0].length + 1
  const place = placeUpTo(said, from, from)
  return /[a-z]{3}/.test(said.slice(from, place.to)) && place.to - from < 50 ? place : null
}

/** Returns the street that a message tells, with its town, and its house number if it tells it; null if none. */
export function streetIn(text: string): StreetAndNumber | null {
  const message = messageOf(text)
  const place = streetPlace(message) ?? livingPlace(message)
  if (!place) return null
  const { street, number } = splitStreetAndNumber(message.typedAt(place))
  return { street: street.replace(/(?:,| )\s*(?:em|bairro|no bairro) (?=\p{L})/iu, ', '), number }
}

export const street: Kind = {
  kind: 'street',
  find(message, situation, step) {
    if (situation.step !== step.id) return []
    const name = step.fields.find(({ said }) => said === 'street')?.name ?? 'address'
    const found = streetPlace(message)
    const { from, to } = found ?? { from: 0, to: message.said.length }
    const comma = found ? message.said.slice(from, to).search(COMMA) : -1
    const place = { from, to: comma < 0 ? to : from + comma }
    const told = splitStreetAndNumber(message.typedAt(place)).street
    if (told === '' || told.length > 128) return []
    // anything else is proposed: it may be a remark
    return [{ ...place, values: { [name]: told }, ...(found ? {} : { why: 'guess' as const }) }]
  },
}
