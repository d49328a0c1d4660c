/** Finds the house number that follows a street, and skips the numbers in the street's name. */
import type { Extraction } from '../extraction-state.ts'
import { NAMED_BEFORE, type Span } from '../words/address-complement-in-text.ts'
import { HEDGE } from '../words/filler-doubt-and-negation-words.ts'
import { NOT_A_HOUSE_NUMBER, HOUSE_NUMBER } from './possible-house-numbers.ts'

/** A kilometre. */
export const KILOMETRE = /\bkm\.? ?\d{1,4}(?:[.,]\d)?\b/
/** Returns the span of a value that ends at an index. */
export function spanEndingAt({ text }: Extraction, value: string, to: number): Span {
  return { from: to - value.length, to, value: text.typed(to - value.length, to) }
}

/** Letters before the number of a road: 'BR' for a federal road, or the abbreviation of a state. */
const COUNTRY = /(?:^|[ ,(])br ?$/
const STATE = /(?:^|[ ,(])(?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to) ?$/
const ROAD = /rod|estr/
/** The label of a number within a house. */
const IN_HOUSE =
  /\b(?:apto|apt|ap|apartamento|sala|sl|loja|lj|bloco|bl|torre|casa|conjunto|conj|cj|andar|quadra|qd|lote|lt)\.? ?$/
/** A complement before the number of the house. */
const EXTRA_BEFORE =
  /(?<=[ ,])(?:(?:torre|edificio|ed|cond|condominio|residencial)\.? [a-z]{3,}(?: [a-z]{3,}){0,2}(?=,? (?:apto|apt|ap|apartamento|sala|bloco|bl)\b)|(?:apto|apt|ap|apartamento|sala|loja|bloco|bl|torre|conjunto|casa)\.? ?(?:\d{1,5}[a-z]?|[a-z])(?![a-z0-9])|(?:loja|sala) (?:d[ao] )?(?:terreo|fundos|frente)|(?:\d{1,2}[oa]?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo|ultimo) andar|fundos|frente|sobrado|terreo|altos|baixos)/

/**
 * Finds the house number after a street and skips the numbers in the street's name: 250 in 'rua 7 de setembro
 * 250', km 12,5 in 'br 116 km 12,5'.
 */
export function houseNumberAfterStreet(extraction: Extraction, from: number, start: number): Span | null {
  const { text } = extraction
  const stop = /[\n¤;?]/.exec(text.rest.slice(start))?.index ?? text.rest.length - start
  const line = text.rest.slice(start, start + stop)
  const pattern = new RegExp(
    `(?:[ ,-](?:n|no|nr|num|numero)?[.:]? ?)(${HOUSE_NUMBER})${NOT_A_HOUSE_NUMBER}(?![\\d/]|[.,-]\\d| de [a-z])`,
    'g',
  )
  const km = KILOMETRE.exec(line)
  const isRoad = ROAD.test(text.rest.slice(from, start))
  let best: Span | null = null
  for (const match of line.matchAll(pattern)) {
    const value = match[1] ?? ''
    const to = start + match.index + match[0].length
    const isLed = /n/.test(match[0].slice(0, -value.length))
    if (km && to > start + km.index && !isLed) continue
    const before = line.slice(0, match.index)
    if (/\b(?:dia|venc\w*|nasci\w*) ?$/.test(before)) continue
    // 'rua das flores apto 22' lacks the number of the house
    if (IN_HOUSE.test(before + (isLed ? '' : match[0].slice(0, -value.length)))) continue
    if (COUNTRY.test(before) || (isRoad && STATE.test(before))) continue
    const name = before.replace(/[^a-z]/g, '')
    const isFirst = !/\d/.test(before)
    if (isFirst && name === '' && !isLed) continue
    best = spanEndingAt(extraction, value, to)
    break
  }
  if (km && !best) {
    const [at, to] = [start + km.index, start + km.index + km[0].length]
    best = { from: at, to, value: text.typed(at, to) }
  }
  if (!best && extraction.isOpen('house')) best = houseOfBlock(extraction, start, line)
  const end = best ? best.from : start + (/,/.exec(line)?.index ?? line.length)
  const name = text.rest.slice(from, end)
  if (HEDGE.test(name)) extraction.dispute('house')
  // 'rua das flores, apto 12, número 450': the complement is not a part of the street
  const extra = EXTRA_BEFORE.exec(name)
  const named = extra ? null : NAMED_BEFORE.exec(name)
  const at = named && STREET_NAME.test(name.slice(0, named.index)) ? named.index : name.length
  text.claim(from, from + (extra ? extra.index - 1 : at))
  const district = best && extraction.isOpen('house') ? DISTRICT.exec(text.rest.slice(best.to)) : null
  if (district && HEDGE.test(district[0])) extraction.dispute('house')
  if (best && district) text.claim(best.to + 1, best.to + district[0].length)
  return best
}

/** A street with its name, behind which a building may be named: 'rua das flores', but not 'rua' or 'rua do'. */
const STREET_NAME = / (?!d[aeo]s?\b)[a-z\d]+,?$/

/** The part of the town, behind the number. */
const DISTRICT =
  /^ ?[,-]? ?(?:n?[oa] )?(?:centro|(?:bairro|setor|jardim|jd|vila|parque) (?:d[aeo]s? )?[a-z]+(?: [a-z]+){0,2})(?=\W*$)/

/** A house within a block of houses has no other number: 'rua 7, quadra 32, casa 15'. */
function houseOfBlock(extraction: Extraction, start: number, line: string): Span | null {
  const found = /\b(?:quadra|qd)\.? ?\d{1,4}[a-z]?[ ,]+casa (\d{1,4}[a-z]?)(?![a-z0-9])/.exec(line)
  if (!found) return null
  const to = start + found.index + found[0].length
  extraction.dispute('house')
  return spanEndingAt(extraction, found[1] ?? '', to)
}
