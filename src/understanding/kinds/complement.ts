/** What stands behind a house number: flat, tower, floor, the house in the back. */
import * as data from '../data/place-words.ts'
import { takesBack } from '../denials.ts'
import type { Message, Span } from '../message.ts'
import { anyOf, phrasesOf } from '../word-patterns.ts'

const UNIT = phrasesOf(data.UNITS).join('|')
const WHOLE = phrasesOf(data.WHOLE_UNITS).join('|')
/** One part: 'apto 12', 'bloco b', 'casa dos fundos', '2º andar', 'residencial Boa Vista', 'fundos'. */
const PARTS = [
  `(?:${UNIT})\\.?(?: ?(?:n[o.º°]*|numero|eh?|o))*[ :-]*${data.VALUE}(?!\\d|,\\d|[a-z])`,
  `(?:bloco|bl|torre|casa|unidade|ap|apto|sala|loja|lj)\\.?(?: eh?)? [a-z](?![a-z0-9'/])`,
  `(?:casa|loja|sala|kitnet|ap|apto) (?:d[aeo]s? |n[ao]s? )?(?:${WHOLE})`,
  `${data.ORDINAL} ?andar(?: de (?:cima|baixo))?|(?:andar|casa) de (?:cima|baixo)`,
  `(?:bloco|bl|torre) (?:norte|sul|leste|oeste|central)`,
  `${data.BUILDING}[a-z]{3,}(?: (?:d[aeo]s? )?[a-z]{3,}){0,2}`,
  WHOLE,
]
const PART = new RegExp(PARTS.map((each) => `(?<![a-z0-9])(?:${each})(?![a-z0-9])`).join('|'), 'g')
/** What may stand between two parts that are one. */
const BETWEEN = /^[\s,;-]{0,3}(?:(?:e|d[aeo]|n[ao]|o|meu|mora n[ao]|fica n[ao]|compl(?:emento)?[.:]?)\s)*$/
const NEAR_BEFORE = new RegExp(`${anyOf(data.NEAR).source}$`)
const HOUSE = anyOf(data.HOUSE)

export interface Unit extends Span {
  readonly isTakenBack?: boolean
}

/** Finds the parts of a complement. Those that describe a place near the house are none. */
export function unitsIn({ said }: Message): readonly Unit[] {
  const found: Unit[] = []
  for (const { 0: text, index } of said.matchAll(PART)) {
    const before = said.slice(Math.max(0, index - 16), index).trimEnd()
    const to = index + text.trimEnd().length
    const behind = said.slice(to, to + 16)
    // 'na frente da padaria', 'fundo é da minha irmã'
    const isOfPlace =
      /^ d[aeo]s? (?!casa|predio|terreno|lote)/.test(behind) && /(?:frente|fundos?)$/.test(text)
    const isOfElse = /^ (?:e|eh) (?:d[aeo]|o|a|meu|minha) /.test(behind)
    // 'nº da casa: 3050'
    if (/(?:n[º°o.]*|numero) d[ao]$/.test(before)) continue
    // 'é sobrado' says that it is a house
    if (text === 'sobrado' && /(?:^| )(?:e|eh|um)$/.test(before)) continue
    if (!/\d/.test(text) && (NEAR_BEFORE.test(before) || isOfPlace || isOfElse)) continue
    // 'apto 12, ops, apto 13'
    const last = found.at(-1)
    if (last && takesBack(said.slice(last.to, index)))
      found[found.length - 1] = { ...last, isTakenBack: true }
    found.push({ from: index, to })
  }
  return found
}

/** The whole complement, as typed; parts that stand apart are joined by commas. */
export function complementIn({ said, raw }: Message, all: readonly Unit[]): (Span & { text: string }) | null {
  const units = all.filter(({ isTakenBack }) => !isTakenBack)
  const [first, last] = [units[0], units.at(-1)]
  if (!first || !last) return null
  const parts = units.map(({ from, to }, at) => {
    const end = units[at - 1]?.to ?? from
    return (BETWEEN.test(said.slice(end, from)) ? raw.slice(end, from) : ', ') + raw.slice(from, to)
  })
  const text = parts.join('').replace(/ (?:é|eh) (?:o )?(?=\d|\p{L}(?!\p{L}))/giu, ' ')
  return { from: first.from, to: last.to, text: text.trim() }
}

/** Whether a message says that the address is a house without flats: 'é casa', 'sem complemento'. */
export const isHouse = (said: string): boolean =>
  HOUSE.test(said) && !/(?<![a-z])(?:ap|apto|apartamento) \d/.test(said)
