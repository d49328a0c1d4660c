/**
 * Extracts house addresses that are more than a number and a flat: without a number, behind another house, within a
 * block, on a kilometre of a road, or in Brasília.
 */
import { collapseSpaces } from '../../lib/normalise-text.ts'
import type { Extraction } from '../extraction-state.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { complementAfter, complementBefore } from '../words/address-complement-in-text.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import type { FoundText } from '../words/prepared-message-text.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'
import { bareWords } from '../words/yes-no.ts'
import { NOT_A_HOUSE_NUMBER, LABELLED_NUMBER, HOUSE_NUMBER } from './possible-house-numbers.ts'

/** Words that say that a house has no number: 's/n', 'não tem número'. */
const NONE =
  /^\W*s n\W*$|(?:^|[^a-z0-9¤])(?:s ?[/.] ?n(?:[.o]|(?![a-z]))|sn(?![a-z])|sem (?:n[o.]|num(?:ero)?)(?![a-z])|(?:nao|num|n) (?:tem|possui|tenho|ha|existe) (?:n[o°.]?|num|numero|placa)(?![a-z])|nunca (?:teve|botou|puseram|colocaram|deram|botaram) (?:o )?(?:num|numero)(?![a-z]))/
/** Finds words that say that a house has no number. Without a plate it may still have one: 'é n° 37, não tem placa'. */
export function noNumberIn({ text }: Extraction): FoundText | null {
  const none = text.find(NONE)
  return none &&
    /placa\W*$/.test(text.rest.slice(none.from, none.to)) &&
    (LABELLED_NUMBER.test(text.rest) || /\d/.test(text.rest.slice(0, none.from)))
    ? null
    : none
}

/** A number that is not there to be read, or not yet: the house may have one all the same. */
const UNREAD = anyOf(
  `visivel, visual, aparente, legivel, a (?:vista|mostra), escrit[oa], pintad[oa], pregad[oa], ainda, por enquanto,
  n[oa] (?:porta|fachada|frente|parede|portao|muro|predio|casa|lado de fora), ai fora, do lado de fora,
  (?:que|q) (?:de|da) pra, pra ver, fix[oa], cert[oa], definid[oa]`,
  '^ ',
)
/** Whether the words that a house has no number only say that none can be read: 'não tem número visível'. */
export const mayHaveNumber = ({ text }: Extraction, { to }: { readonly to: number }): boolean =>
  UNREAD.test(text.said.slice(to))

/** A kilometre of a road. */
export const ROAD_KM = /\b(?:km|quilometro)\.? ?\d{1,4}(?:[.,]\d)?\b/
const ON_ROAD = /(?:^|[^a-z])(?:br|rodovia|rod|estrada|estr)\.?[ -]/
/** The number of a flat and then that of its building: 'moro no 181 do prédio 2005'. */
const FLAT_OF =
  /\b(?:n?o|ap|apto|apartamento) (\d{1,5}[a-z]?) d[oe] (?:predio|edificio)(?: (?:n|no|numero|e|de))? (\d{1,5})(?![\d/]|[.,-]\d)/
/** A house behind another one: 'casa dos fundos do 91'. */
const BEHIND = new RegExp(
  `\\bfundos? d[oa] (?:n(?:umero)? ?)?(${HOUSE_NUMBER})${NOT_A_HOUSE_NUMBER}(?![\\d/a-z]|[.,-]\\d)`,
)
/** A house that is numbered within its block or alley: 'quadra B casa 9', 'quadra 5 conjunto 3 casa 14'. */
const HOUSE_OF =
  /(?:^|[^a-z0-9\u00a4])((?:quadra|qd|beco|viela|conjunto|conj|cj|setor|ala)\.? ?(?:\d{1,4}[a-z]?|[a-z])(?:[ ,]+(?:quadra|qd|conjunto|conj|cj|rua)\.? ?(?:\d{1,4}[a-z]?|[a-z]))?)[ ,]+(?:casa|cs) (\d{1,4}[a-z]?)(?![a-z0-9/])(?!.*\b(?:lote|numero|n[o.]?) ?\d)/
/** The same with the house first, before its street: 'casa 15, quadra 8, rua 3'. */
const HOUSE_FIRST =
  /(?:^|[^a-z0-9\u00a4])casa (\d{1,4}[a-z]?),? ((?:quadra|qd)\.? ?(?:\d{1,4}[a-z]?|[a-z]))(?=,? rua)/
/**
 * Addresses of Brasília, which have blocks instead of streets: 'SQN 410 bl C apto 106', 'SHIN QI 9 conjunto 4 casa 18'.
 */
const OF_BRASILIA =
  /^\W*(?:(?:moro|fica|e|eh|na|no|em) )*(?:sq[ns]w?|sh[a-z]{2,3}|sc[lrs][ns]?w?|cl[ns]w?|q[ieln]|qn[a-z]|qs[a-z]?|eq[ns]) ?[a-z]{0,2} ?\d{1,3}\b/

const ON_BILL =
  /\b(?:conta|papel|luz|agua|iptu|correio|boleto)\b[^\d.;]{0,24}\b(?:vem|ta|esta|e|eh|consta|aparece|diz) (?:o )?(\d{1,5}[a-z]?)(?![\d/])/
/** A correction of the flat alone: 'o apartamento saiu 1830, o correto é 1803', 'menos o apto, que é 303 e não 330'. */
const FLAT_IS =
  /\b(apartamento|apto|ap|bloco|torre|sala|loja)\b(?:[^.;]{0,24}\b(?:saiu|ta|esta|veio)\b.{0,24}\b(?:cert[oa]|corret[oa]|e|eh)|,? (?:q|que)|(?= (?:e|eh) (?:[oa] )?\d{1,5}[a-z]? e nao\b)) (?:e|eh) (?:[oa] )?(\d{1,5}[a-z]?)(?![\d/])/

const NUMBER_TAKEN_BACK =
  /^\W*(?:[a-z]+,? ){0,5}\d{1,5}[ ,.;…-]+(?:nao|alias|op[as]|digo|quer dizer|errei|perdao|desculp[ae]|na verdade|pera\w*)[ ,.;:…]*$/

/**
 * Extracts such an address, or the correction of a flat alone. The visitor must confirm it, except a plain
 * description of a house that is said to have no number.
 * @returns whether there was one
 */
export function extractPlace(extraction: Extraction): boolean {
  const { text } = extraction
  const isOpen = extraction.isOpen('house')
  const other = isOpen ? text.take(BEHIND) : null
  if (other) {
    const number = other.groups[1] ?? ''
    extraction.add('house', { number, complement: 'fundos' }, other.to - number.length, 'confirm')
    return true
  }
  const flatOf = isOpen && !other ? text.take(FLAT_OF) : null
  if (flatOf) {
    const [, flat = '', number = ''] = flatOf.groups
    extraction.add('house', { number, complement: `ap ${flat}` }, flatOf.to - number.length, 'confirm')
    return true
  }
  const first = isOpen ? text.take(HOUSE_FIRST) : null
  const inBlock = first ?? (isOpen ? text.take(HOUSE_OF) : null)
  if (inBlock) {
    const [, one = '', two = ''] = inBlock.groups
    const [place, number] = first ? [two, one] : [one, two]
    const at = text.said.indexOf(place, inBlock.from)
    extraction.add(
      'house',
      { number, complement: text.typed(at, at + place.length) },
      text.said.indexOf(number, first ? inBlock.from : at + place.length),
      'confirm',
    )
    return true
  }
  const flat = extraction.isCorrection ? text.find(FLAT_IS) : null
  const { number: known = '' } = extraction.given('house') ?? {}
  if (flat && known !== '') {
    const complement = `${flat.groups[1] ?? ''} ${flat.groups[2] ?? ''}`
    text.claim(flat.from, text.rest.length)
    extraction.add('house', { number: known, complement }, flat.from, 'confirm')
    return true
  }
  const none = isOpen ? noNumberIn(extraction) : null
  // '464, aliás, s/n': the number is taken back, and is not the complement
  if (none && NUMBER_TAKEN_BACK.test(text.said.slice(0, none.from))) {
    text.claim(0, none.to)
    extraction.add('house', { number: 'S/N' }, none.from, 'confirm')
    return true
  }
  // 'na parede não tem número, mas no papel da luz vem 1001'
  const onBill = none && ON_BILL.exec(text.rest.slice(none.to))
  if (none && onBill) {
    const number = onBill[1] ?? ''
    const at = none.to + onBill.index + onBill[0].length - number.length
    text.claim(none.from, at + number.length)
    extraction.add('house', { number }, at, 'confirm')
    return true
  }
  // 'BR 364 km 203, sítio Boa Esperança': a road has no house numbers
  const isOnRoad =
    isOpen && ON_ROAD.test(text.rest) && ROAD_KM.test(text.rest) && !LABELLED_NUMBER.test(text.rest)
  const isOfBrasilia = isOpen && OF_BRASILIA.test(text.rest) && !LABELLED_NUMBER.test(text.rest)
  const end = text.rest.length
  const whole =
    none || isOnRoad || isOfBrasilia ? placeWithout(extraction, none ?? { from: end, to: end }) : null
  if (whole === null) return false
  text.claim(0, end)
  // 's/n, é a casa amarela depois da igreja'
  const isOutright =
    none &&
    !isOfBrasilia &&
    !mayHaveNumber(extraction, none) &&
    PLAIN.test(lowerWithoutAccents(whole)) &&
    !bareWords(lowerWithoutAccents(whole)).some((word) => FILLER_WORDS.has(word))
  extraction.add(
    'house',
    { number: 'S/N', complement: whole },
    none?.from ?? 0,
    isOutright ? null : 'confirm',
  )
  return true
}

/**
 * Returns the description of a house without a number, if it has digits and no question stands beside it: 'km 12 da
 * br 101, sítio Boa Esperança'. It is proposed whole, because a part of it would lead elsewhere.
 */
function placeWithout(
  { text }: Extraction,
  none: { readonly from: number; readonly to: number },
): string | null {
  const before = text.typed(0, none.from)
  const behind = text.typed(none.to, text.raw.length).replace(BEHIND_NONE, '')
  const whole = collapseSpaces(`${before}, ${behind}`)
    .replace(/(?:[\s,.;:-]|\s(?:e|é|mas|pq|porque)(?=\W*$))+$/i, '')
    .replace(LEAD_IN, '')
    .replace(/[\s.;,]*[,;.](?:\s*[,;.])+/g, ',')
  const known = complementAfter(text, none.to) ?? complementBefore(text, none.from)
  const others = known && `${text.rest.slice(0, known.from)} ${text.rest.slice(known.to)}`.replace(NONE, ' ')
  const isKnown = others !== null && !/\d/.test(others) && unexpectedWordsIn(others).length === 0
  const isPlace =
    (/\d/.test(lowerWithoutAccents(whole)) || DESCRIBED.test(lowerWithoutAccents(whole))) &&
    !isKnown &&
    !POSTCODE.test(whole)
  return isPlace && whole.length <= MOST_OF_PLACE && !text.said.includes('?') ? whole : null
}
/** A description that is recorded: a place by its kind, in words alone. */
const PLAIN =
  /^(?:casa (?!n)|sitio |chacara |fazenda )(?!.*\b(?:mas|acho|vcs?|voces?|quem|tem|eu|nao|se|meu|minha|ainda|deus|to|pq|porque)\b)[a-z, ]+$/
/** A description that leads there without digits. */
const DESCRIBED =
  /\b(?:sitio|chacara|fazenda|haras|rancho|porteira|povoado|assentamento|vicinal|ramal|igarape|comunidade|beco|estrada) (?:d[aeo]s? )?[a-z]{3,}|\bcasa (?:verde|azul|amarela|branca|rosa|vermelha|de (?:madeira|muro|portao|esquina))|\b(?:depois d[aeo]|ao lado d[aeo]|em frente (?:a|d[aeo])|perto d[aeo]|atras d[aeo]) [a-z]{3,}/
const LEAD_IN =
  /^[\s,.;:-]*(?:(?:oi|olha|é|e|eh|mas|moro|fica|a casa(?! (?:verde|azul|amarela|branca|rosa|vermelha|de |com ))|a(?= casa )|aqui|na|no|em)\s+)*/i
const BEHIND_NONE =
  /^(?:,? (?:fia|fio|filh[oa]|de rua|mesmo|nao|não|na rua|na porta|na casa|sinhô|sinho|senhora?|moç[oa]|viu)(?![\p{L}]))+/iu
const POSTCODE = /\d{5}-?\d{3}/
const MOST_OF_PLACE = 100
