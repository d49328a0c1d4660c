/** What stands behind a house number: flat, tower, floor, the house in the back. */
import type { Message, Span } from '../message.ts'
import { takesBack } from '../denied.ts'
import { anyOf } from '../words.ts'

const UNIT =
  `apto?s?|apt|ap|ape|apartamento|apart|bloco|bl|torre|casa|cs|sala|salas|sl|loja|lj|conjunto|conj|cj|kitnet|kit|
  quarto|unidade|unit|apartment|flat|departamento|depto|box|galpao|condominio|cond|residencial`.replace(
    /\s+/g,
    '',
  )
/** Units that are told without a number. */
const WHOLE = `fundos|fundo|fds|frente|terreo|terrea|sobrado|sobreloja|cobertura|altos|baixos|porao|subsolo|edicula`
const ORDINAL =
  '(?:\\d{1,2}[oaº°ª]?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo|ultimo)'
/** One part: 'apto 12', 'bloco b', 'casa dos fundos', '2º andar', 'residencial Boa Vista'. */
const PART = new RegExp(
  [
    `(?:${UNIT})\\.?(?: ?(?:n[o.º°]*|numero|eh?|o))*[ :-]*(?:\\d{1,5}(?:[a-h]|[ -]{1,3}[b-df-h])?(?![a-z])(?: (?:e|a|ate) \\d{1,4}(?!\\d))?|[a-z]\\d{1,4})(?!\\d|,\\d|[a-z])`,
    `(?:bloco|bl|torre|casa|unidade|ap|apto|sala)\\.? [a-z](?![a-z0-9'])`,
    `(?:casa|loja|sala|kitnet|ap|apto) (?:d[aeo]s? |n[ao]s? )?(?:${WHOLE})`,
    `${ORDINAL} ?andar(?: de (?:cima|baixo))?|andar de (?:cima|baixo)|casa de (?:cima|baixo)`,
    `(?:edificio|ed|condominio|cond|residencial|predio)\\.? (?!n[o.º]|numero|e |mesmo|tem)[a-z]{3,}(?: (?:d[aeo]s? )?[a-z]{3,}){0,2}`,
    `(?:${WHOLE})`,
  ]
    .map((each) => `(?<![a-z0-9])(?:${each})(?![a-z0-9])`)
    .join('|'),
  'g',
)
/** What may stand between two parts. */
const BETWEEN = /^[\s,;-]{0,3}(?:(?:e|d[aeo]|n[ao]|o|meu|mora n[ao]|fica n[ao]|compl(?:emento)?[.:]?)\s)*$/
/** A place that is near, not the house itself. */
const NEAR = anyOf(`
  em, na, tem, ter, se tem, ha, sem, ao lado d[aeo], perto d[aeo]s?, proximo [ao]+, atras d[aeo]s?, em cima d[aeo], embaixo d[aeo], entre, de frente, a minha,
  minha, da, do, da minha, de uma, numa, esquina com`)
const HOUSE = anyOf(`
  casa (?:terrea|mesmo|msm|normal|propria|sim|amarela|azul|branca|verde|de esquina), (?:e|eh|moro em|moro numa|fica numa|numa|uma) (?:uma )?casa,
  sobrado, residencia, sem (?:complemento|compl|apto|ap|apartamento|bloco), casa, (?:nao|n) (?:tem|possui) (?:complemento|apartamento|ap|apto|bloco),
  (?:nao|n) (?:e|eh|moro em) (?:ap|apto|apartamento|predio)`)

const NEAR_BEFORE = new RegExp(`${NEAR.source}$`)

/** Finds the parts of a complement. Those that describe a neighbour are none. */
export function unitsIn({ said }: Message): readonly Span[] {
  return [...said.matchAll(PART)].flatMap(({ 0: text, index }) => {
    const before = said.slice(Math.max(0, index - 16), index).trimEnd()
    const isNear = NEAR_BEFORE.test(before) && !/\d/.test(text)
    const to = index + text.trimEnd().length
    // 'na frente da padaria', 'fundos do mercado'
    const isOfPlace =
      /^ d[aeo]s? (?!casa|predio|terreno|lote)/.test(said.slice(to)) && /(?:frente|fundos?)$/.test(text)
    // 'fundo é da minha irmã'
    const isOfElse = /^ (?:e|eh) (?:d[aeo]|o|a|meu|minha) /.test(said.slice(to, to + 12)) && !/\d/.test(text)
    return isNear || isOfPlace || isOfElse ? [] : [{ from: index, to }]
  })
}

/** Joins parts that follow each other: 'apto 12, bloco b'. */
export function joinUnits({ said }: Message, units: readonly Span[]): readonly Span[] {
  const found: Span[] = []
  for (const unit of units) {
    const last = found.at(-1)
    // 'apto 12, ops, apto 13'
    if (last && takesBack(said.slice(last.to, unit.from))) found.pop()
    if (last && found.length > 0 && BETWEEN.test(said.slice(last.to, unit.from)))
      found[found.length - 1] = { from: last.from, to: unit.to }
    else found.push(unit)
  }
  return found
}

/** Whether a message says that the address is a house without flats: 'é casa', 'sem complemento'. */
export const isHouse = (said: string): boolean =>
  HOUSE.test(said) && !/(?<![a-z])(?:ap|apto|apartamento) \d/.test(said)
