/** A street, where one is asked for, or where it is told instead of a CEP. */
import { splitStreetAndNumber, type StreetAndNumber } from '../../lib/split-street-and-number.ts'
import { messageOf, type Message, type Span } from '../message.ts'
import { anyOf } from '../words.ts'
import type { Kind } from './kind.ts'

const STREET = anyOf(
  'rua, r\\., avenida, av, alameda, travessa, tv, trav, praca, pca, rodovia, rod, estrada, estr, largo, viela, beco, ladeira,' +
    'servidao, vila, passagem, via, quadra, conjunto, loteamento, sitio, fazenda, chacara, povoado, linha, rota, marginal, setor',
)
/** Where a street stands that is told without its type: 'moro na paulista'. */
const LIVES = anyOf('(?:moro|morando|resido|fico|fica|e|eh|instalar|casa|aqui) (?:na|no|em)', 'g')
const END = /[.;!?\n]|,(?! ?(?:n[º°o.]* ?)?\d)|\s(?:mas|porque|pois|quero|tem|nao|perto|e quero|esquina)\s/

/** Finds the street in a message. */
function streetPlace({ said }: Message): Span | null {
  const match = STREET.exec(said)
  if (!match) return null
  const end = said.slice(match.index).search(END)
  return { from: match.index, to: end < 0 ? said.length : match.index + end }
}

/** Returns the street that a message tells, and its house number if it tells it; null if it tells none. */
export function streetIn(text: string): StreetAndNumber | null {
  const message = messageOf(text)
  const place = streetPlace(message) ?? livingPlace(message)
  return place ? splitStreetAndNumber(message.typedAt(place)) : null
}

function livingPlace({ said }: Message): Span | null {
  const match = [...said.matchAll(LIVES)].at(-1)
  if (!match) return null
  const from = match.index + match[0].length + 1
  const end = said.slice(from).search(END)
  const to = end < 0 ? said.length : from + end
  return /[a-z]{3}/.test(said.slice(from, to)) && to - from < 50 ? { from, to } : null
}

export const street: Kind = {
  kind: 'street',
  find(message, situation, step) {
    if (situation.step !== step.id) return []
    const name = step.fields.find(({ said }) => said === 'street')?.name ?? 'address'
    const place = streetPlace(message)
    const rest = place ?? { from: 0, to: message.said.length }
    const told = splitStreetAndNumber(message.typedAt(rest)).street
    if (told === '' || told.length > 128) return []
    // anything else is proposed: it may be a remark
    return [{ ...rest, values: { [name]: told }, ...(place ? {} : { why: 'guess' as const }) }]
  },
}
