/**
 * Extracts a house number with its complement (flat, tower), a block and lot (quadra e lote), or 'S/N' for a house
 * without a number. A number without a label counts only if its clause contains nothing else, or next to a postcode.
 */
import { parseHouseNumber } from '../../lib/house-number.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction } from '../extraction-state.ts'
import type { DoubtReason } from '../../content/clarifying-questions.ts'
import {
  UNLABELLED_NUMBER,
  NOT_A_HOUSE_NUMBER,
  hasAnother,
  LABELLED_NUMBER,
  possibleHouseNumbers,
  HOUSE_NUMBER,
} from './possible-house-numbers.ts'
import { extractImpliedHouseNumber } from './implied-house-number.ts'
import { houseNumberAfterStreet, KILOMETRE, spanEndingAt } from './house-number-after-street.ts'
import { extractPlace, mayHaveNumber, noNumberIn, ROAD_KM } from './unusual-house-address.ts'
import {
  complementBefore,
  complementAfter,
  COMPLEMENT_NAMED,
  complementApart,
  FLOOR_NAMED,
  NAMED_BEFORE,
  startsComplement,
  PLACE_DESCRIPTION,
  type Span,
} from '../words/address-complement-in-text.ts'
import { lazyParts } from '../lazy-extractor-and-pattern-registry.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import type { MessageText } from '../words/prepared-message-text.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { nameAt } from '../words/name-in-text.ts'
import { NAMES_OF } from '../words/words-naming-value-kinds.ts'
import { FILLER_WORDS, HEDGE } from '../words/filler-doubt-and-negation-words.ts'

const STREET =
  /(?:^|[^a-z0-9¤])(?:rua|r\.|avenida|av\.?|alameda|al\.|travessa|trav\.?|tv\.|estrada|estr\.?|rodovia|rod\.|(?<!\.)br|praca|pca\.?|largo|passagem(?! d[eo] )|viela|beco|ladeira|via|servidao|shis|street|calle)(?=[ .])(?! (?:e|eh|sem|tem|nao|fica|de (?:baixo|cima|tras|terra))(?![a-z]))/
const BLOCK =
  /\b(?:quadra|qdr?a?|q(?![a-z]{2}))\.?:? ?([0-9]{1,4}[a-z]?|[a-z]{1,2})\b[ ,e-]{0,5}(?:(?:conjunto|conj|cj)\.? ?(?:[0-9]{1,4}[a-z]?|[a-z])\b[ ,e-]{1,5})?(?:e )?(?:lote|lt|l)\.?:? ?([0-9]{1,4}(?:-?[a-z])?(?:[/-][0-9]{1,3})?|[a-z]{1,2})\b/
const LOT =
  /\b(?:lote|lt|l)\.?:? ?([0-9]{1,4}(?:-?[a-z])?|[a-z]{1,2})\b[ ,e-]{0,5}(?:e |da |na )?(?:quadra|qdr?a?|q(?![a-z]{2}))\.?:? ?([0-9]{1,4}[a-z]?|[a-z]{1,2})\b/
/** A group of houses within a block: 'quadra 1 conjunto 3 lote 9'. */
const SET_IN_BLOCK = /(?:conjunto|conj|cj)\.? ?[0-9a-z]{1,5}/i
const BLOCK_LABEL = /(?:quadra|qdr?a?|q)\.?:? ?([0-9a-z]{1,5})/i
const LOT_LABEL = /(?:lote|lt|l)\.?:? ?([0-9a-z]{1,5}(?:[/-][0-9]{1,3}|-[a-z](?![a-z]))?)/i
const PART = /\b(?:quadra|qd|lote|lt)\.? ?[0-9]{1,4}\b/
/** A number that belongs to the home: 'moro no 77'. */
const HOME = new RegExp(
  `\\b(?:casa|predio|moro|resido|fica|imovel|residencia|endereco)(?: (?:e|eh|fica|no|na|o|a|numero|n|pra|para|pro))+ (${HOUSE_NUMBER})${NOT_A_HOUSE_NUMBER}(?![\\d/a-z]|[.,-]\\d)`,
)
/** The number that holds now: 'era 77, agora é 1093'. */
const NOW = new RegExp(
  `\\b(?:agora|hoje|atual|nov[oa]|cert[oa])(?: n[oa] [a-z]+)? (?:e|eh)(?: o)? (${HOUSE_NUMBER})${NOT_A_HOUSE_NUMBER}(?![\\d/a-z]|[.,-]\\d)`,
)
/** What is said to be right at the end: '120... 28. 128 isso'. */
const AGAIN = new RegExp(`(?:^|[^a-z0-9¤.,/#$-])(${HOUSE_NUMBER})(?=,? (?:e )?isso(?: (?:mesmo|ai))?\\W*$)`)
/** What was said, beside what is shown: 'eu disse 88 e ali tá 80'. */
const SAID = new RegExp(
  `\\b(?:disse|falei|pedi|informei|digitei|coloquei|botei|passei|mandei) (?:(?:que|q|e|eh|era|o|a|numero|n) )*(${HOUSE_NUMBER})${NOT_A_HOUSE_NUMBER}(?![\\d/a-z]|[.,-]\\d)`,
)
const LABELLED = new RegExp(
  `(?:^|[^a-z0-9¤.,/#$-])(${HOUSE_NUMBER}) (?:e )?(?:o |a )?(?:meu )?(?:numero|n) (?:da casa|do predio|cert[oa]|corret[oa])`,
)
/** Where the internet goes, after another house: 'moro no 65 mas a internet é pra minha mãe, no 67'. */
const ORDERED_FOR = new RegExp(
  `\\b(?:internet|net|fibra|instalac\\w+) (?:e|eh|vai ser|fica|vai ficar|sera) [^\\d.;!?]{0,60}\\bn[oa] (${HOUSE_NUMBER})${NOT_A_HOUSE_NUMBER}(?![\\d/a-z]|[.,-]\\d)`,
)
const SIGN = new RegExp(
  `\\b(?:placa|fachada|portao|porta|muro) (?:ta|esta|tem|diz|e|eh)(?: o| escrito)? (${HOUSE_NUMBER})(?![\\d/a-z]|[.,-]\\d)|(?:^|[^a-z0-9¤.,/#$-])(${HOUSE_NUMBER}) n[oa] (?:placa|fachada|portao|porta|muro)`,
)
const FLAT = '(?:compl?(?:emento)?|apto?|ape|apartamento|bloco|torre)'
/** That there is no complement, behind a number: '1009 sem complemento', '320 não tem bloco nem apto'. */
const WITHOUT_COMPLEMENT = anyOf(
  'sem, (?:nao|n) (?:tem|tenho|possui|ha|existe|precisa de)',
  '(?<=\\d[a-z]?,?)(?: (?:e|mas|q|que))? ',
  ` (?:nenhum |o |mais )?${FLAT}(?:(?:,| e| nem| ou) (?:o )?${FLAT})*(?: (?:nao|algum|nenhum|mesmo|viu))*(?= *(?:$|[,.;!]))`,
)
export function extractHouseNumber(extraction: Extraction): void {
  const { text } = extraction
  const isDue = extraction.isAhead('house') || extraction.isWithoutNetwork
  const hasAddress = extraction.isOpen('house') || (isDue && extraction.has('cep'))
  // 'a casa é 88, o cep vou ter que olhar'
  const isAhead = extraction.isOpen('cep') && extraction.isAhead('house') && HOUSE_IS.test(text.rest)
  // 'o número da casa é 1002' corrects it at any later question
  const isNamed =
    extraction.given('house') !== null && HOUSE_IS.test(text.rest) && NAMES_OF.house?.test(text.rest)
  if (!hasAddress && !isAhead && !isNamed && !extraction.isCorrection) return
  // '93 mas a correspondência vem no 95'
  if (/\bcorrespondencia (?!d[aeo] luz)[^.;]*\d/.test(text.rest)) extraction.dispute('house')
  // '1009 não tem complemento' says nothing else of the number
  if (extraction.isOpen('house')) text.take(WITHOUT_COMPLEMENT)
  if (extraction.isOpen('house') && extractImpliedHouseNumber(extraction)) return
  const block = text.take(BLOCK)
  const lot = block ?? text.take(LOT)
  if (lot) {
    const typed = text.typed(lot.from, lot.to)
    const [block_number, allotment_number] = [BLOCK_LABEL, LOT_LABEL].map((label) =>
      (label.exec(typed)?.[1] ?? '').replace(/^um$/i, '1'),
    ) as [string, string]
    const own = text.find(LABELLED_NUMBER)
    // 'quadra 7 lote 11 nº 240': the house has a number besides
    if (own && extraction.isOpen('house')) {
      const number = own.groups[1] ?? ''
      text.claim(own.from, own.to)
      extraction.add('house', { number, complement: typed.trim() }, own.to - number.length, 'confirm')
      return
    }
    const behind = withHouseDescription(text, lot.to, complementAfter(text, lot.to))
    const set = SET_IN_BLOCK.exec(typed)?.[0]
    const said = [set, behind?.value].filter(Boolean).join(' ')
    const complement: Values = said === '' ? {} : { complement: said }
    extraction.add(
      'house',
      { ...complement, is_block_allotment: 'true', block_number, allotment_number },
      lot.from,
      set === undefined ? null : 'confirm',
    )
    return
  }
  if (extractPlace(extraction)) return
  const none = noNumberIn(extraction)
  if (none) {
    text.claim(none.from, none.to)
    // 'br 316 km 9, sem número': the kilometre is where the house is
    const km = text.find(ROAD_KM) ?? text.find(PART)
    const place = km && { from: km.from, to: km.to, value: text.typed(km.from, km.to) }
    const why = mayHaveNumber(extraction, none) ? 'confirm' : null
    addNumber(extraction, { from: none.from, to: none.to, value: 'S/N' }, why, place)
    return
  }
  if (askWhetherFlat(extraction)) return
  const number = numberIn(extraction, hasAddress)
  if (number) {
    addNumber(extraction, number)
    if (extraction.isOpen('house') && hasAnother(extraction, number)) extraction.dispute('house')
  } else if (extraction.isOpen('house')) {
    const part = text.take(PART)
    const flat = part ? null : complementBefore(text, text.rest.length)
    const isFlat =
      flat && /^(?:ap|bl|torre|sala)/i.test(flat.value) && possibleHouseNumbers(extraction).length === 0
    if (part) extraction.add('house', { number: text.typed(part.from, part.to).trim() }, part.from, 'part')
    else if (isFlat)
      extraction.add(
        'house',
        { complement: complementAfter(text, flat.from)?.value ?? flat.value },
        flat.from,
        'part',
      )
    else proposeOnly(extraction)
  }
}

const HOUSE_IS = /\b(?:casa|predio|imovel|residencia|numero) (?:e|eh) (?:o |a )?\d{1,5}(?![\d/.-])/
/** Proposes the only number of a statement, where it stands among words that nothing explains: '9 de esquina'. */
function proposeOnly(extraction: Extraction): void {
  const [only, another] = possibleHouseNumbers(extraction)
  if (only && !another && !only.value.startsWith('0')) addNumber(extraction, only, 'confirm')
}

/** A number in two parts, and nothing else: '129/3', '450-12', '102 - 304'. */
const TWO_PARTS = /^\W*(?:(?:o|e|eh|n|numero|casa) )*(\d{1,5}) ?([/-]) ?(\d{1,4}[a-z]?)(?=\W*$)/

/** Asks whether the second part of a number is that of the flat. */
function askWhetherFlat(extraction: Extraction): boolean {
  const parts = extraction.isOpen('house') ? extraction.text.find(TWO_PARTS) : null
  if (!parts) return false
  const [, number = '', mark = '', second = ''] = parts.groups
  extraction.text.claim(parts.from, parts.to)
  const or: readonly Values[] = [{ number, complement: second }, { number: `${number}${mark}${second}` }]
  extraction.addEither('house', or, parts.from)
  return true
}

function numberIn(extraction: Extraction, hasAddress: boolean): Span | null {
  const { text } = extraction
  const first = extraction.isOpen('house') ? BEFORE_STREET.exec(text.rest) : null
  if (first) {
    const [all, value = ''] = first
    const [street = ''] = /^[^,.;!]*/.exec(text.rest.slice(all.length)) ?? []
    if (HEDGE.test(street)) extraction.dispute('house')
    text.claim(all.length, all.length + street.length)
    return spanEndingAt(extraction, value, all.length)
  }
  // 'entre a rua 5 e a rua 6, número 93'
  const street = /\bentre\b/.test(text.rest) && text.find(LABELLED_NUMBER) ? null : text.find(STREET)
  if (street) {
    const span = houseNumberAfterStreet(extraction, street.from, street.to)
    if (span) return span
    // '5190. O condomínio é horizontal: casa 27, rua interna C'
    const alone = extraction.isOpen('house') ? ALONE_FIRST.exec(text.rest) : null
    if (alone) {
      extraction.dispute('house')
      return spanEndingAt(extraction, alone[1] ?? '', alone[0].length)
    }
    if (extraction.isOpen('house')) return null
  }
  // 'é 118, mas o relógio tá no 120': what is the whole first clause counts before what is said in passing
  const alone = extraction.isOpen('house') ? ALONE_FIRST.exec(text.rest) : null
  const isElsewhere = / no \d/.test(text.rest) && /\b(?:mas|so que)\b/.test(text.rest)
  if (alone && (isElsewhere || OTHER_ENTRANCE.test(text.rest))) {
    extraction.dispute('house')
    return spanEndingAt(extraction, alone[1] ?? '', alone[0].length)
  }
  for (const pattern of extraction.isOpen('house')
    ? [AGAIN, NOW, ORDERED_FOR, LABELLED_NUMBER, HOME]
    : [LABELLED_NUMBER, HOME]) {
    const found = text.find(pattern)
    if (!found || livesThere(extraction, found.from, found.to)) continue
    return spanEndingAt(extraction, found.groups[1] ?? '', found.to)
  }
  const sign = extraction.isOpen('house') ? text.find(SIGN) : null
  const shown = sign && (sign.groups[1] ?? sign.groups[2] ?? '')
  if (sign && shown && !/^[^.;!]*\b(?:errad|antig|velh)/.test(text.rest.slice(sign.from)))
    return spanEndingAt(extraction, shown, text.rest.indexOf(shown, sign.from) + shown.length)
  const told = extraction.isCorrection && extraction.isOpen('house') ? text.find(SAID) : null
  const { from = 0, to = 0 } = told ? text.clauseAt(told.to - 1) : {}
  if (told && !/\b(?:venc\w*|dia|plano|mega|giga|fatura|cep|cpf)\b/.test(text.said.slice(from, to)))
    return spanEndingAt(extraction, told.groups[1] ?? '', told.to)
  const labelled = extraction.isCorrection ? text.find(LABELLED) : null
  if (labelled) {
    const value = labelled.groups[1] ?? ''
    return spanEndingAt(extraction, value, text.rest.indexOf(value, labelled.from) + value.length)
  }
  const km = extraction.isOpen('house') ? text.find(KILOMETRE) : null
  // '7 km 3': the house has its number and its kilometre
  const beforeKm = km && NUMBER_ALONE.exec(text.rest.slice(0, km.from))
  if (km && beforeKm) {
    const number = beforeKm.groups?.number ?? ''
    const from = beforeKm[0].lastIndexOf(number)
    text.claim(from, km.to)
    extraction.add('house', { number, complement: text.typed(km.from, km.to) }, from, 'confirm')
    return null
  }
  if (km) return { from: km.from, to: km.to, value: text.typed(km.from, km.to) }
  return hasAddress ? bareIn(extraction) : null
}

/** A number with which a message begins. */
const NUMBER_ALONE = anyOf(
  '\\d+[a-z]?',
  '^\\W*(?:(?:o|e|eh|n|nr?o?|numero|casa|chacara|sitio|lote|moro|fica|no|na|em) )*(?<number>',
  ')[ ,.-]+(?:(?:n?o|da|na|estrada|rodovia|br|no) )*$',
)

/** Whether someone else lives at a number: 'é 785 apto 602, minha filha mora no 601'. */
const livesThere = ({ text }: Extraction, from: number, to: number): boolean =>
  /\b(?:filh|irma|mae|pai|sogr|vizinh|ti[oa]|prim|avo|espos|marid)[a-z]* (?:mora|fica|vive|ta|esta)\b[^,.;]*$/.test(
    text.rest.slice(text.clauseAt(from).from, to),
  ) && ALONE_FIRST.test(text.rest.slice(0, from).replace(/^[^.!?\d]*[.!?] */, ''))

const ALONE_FIRST = new RegExp(
  `^\\W*(?:(?:e|eh|o|n|numero|moro no) )*(${HOUSE_NUMBER})(?=[,.;]| (?:ap|apto|casa|bloco|fundos|frente|mas)\\b)`,
)

/** Another number, where one only comes in: 'é 120, a garagem é no 124'. */
const OTHER_ENTRANCE =
  /\b(?:portao|garagem|interfone|portaria|entrada|campainha|relogio|medidor|caixa de correio)\b[^\d.;!?]{0,24}\b(?:no|pelo|e|eh|fica) \d/

/** A number before its street, and no other number: '120 rua das flores'. */
const BEFORE_STREET = new RegExp(
  `^\\W*(?:(?:e|eh|o|n|no|numero|casa) )*(${HOUSE_NUMBER}),?(?= (?:d?[ao] |na )?(?:rua|avenida|av|travessa|alameda|praca)\\.? [^\\d?]*$)`,
)

/** Finds a number without a label that is alone in its clause, or next to a postcode. */
function bareIn(extraction: Extraction): Span | null {
  const { text } = extraction
  const numbers = [...text.rest.matchAll(new RegExp(UNLABELLED_NUMBER, 'g'))].map((match) => {
    const value = match[1] ?? ''
    return spanEndingAt(extraction, value, match.index + match[0].length)
  })
  const alone = numbers.filter(
    (span) => isAlone(extraction, span) && (extraction.isOpen('house') || !span.value.startsWith('0')),
  )
  const [first] = alone
  if (!first) return null
  if (
    extraction.isOpen('house') &&
    alone.some(({ value }) => value !== first.value) &&
    /\bou\b/.test(text.rest)
  ) {
    extraction.add('house', { number: first.value }, first.from, 'confirm')
    text.claim(first.from, first.to)
    return null
  }
  return first
}

const BEFORE =
  /^(?:o|a|no|na|n|nr|num|numero|casa|is|es|it's|its|moro|fica|minha|meu|apenas|hj|sou|do|da|predio|comercial|residencial|sobrado|edificio|pois)$/

/** Whether a number has nothing around it but words of courtesy and a complement. */
function isAlone(extraction: Extraction, { from, to }: Span): boolean {
  const { text } = extraction
  const isOpen = extraction.isOpen('house')
  // the dot ends no sentence: 'bl. Ipê apt. 04'
  if (LABEL_WITH_DOT.test(text.rest.slice(0, from))) return false
  const before = /[^,;\n¤?!.]*$/.exec(text.rest.slice(0, from))?.[0] ?? ''
  const after = /^(?:[^;\n¤?!,.]|\.(?! |$))*/.exec(text.rest.slice(to))?.[0] ?? ''
  const wordsBefore = before.split(/[^a-z0-9']+/).filter(Boolean)
  const wordsAfter = after.split(/[^a-z0-9']+/).filter(Boolean)
  const [next = ''] = wordsAfter
  const name = nameAt(text.rest, to)
  const isNamed = name?.from === to + 1 && name.evidence === 'known' && name.count > 1
  const isFollowed =
    next === '' ||
    startsComplement(next) ||
    COMPLEMENT_NAMED.test(next) ||
    FILLER_WORDS.has(next) ||
    isNamed ||
    GOES_ON.test(after.trim()) ||
    FLOOR_NAMED.test(after)
  if (isOpen && startsComplement(next) && followsBuilding(text.rest.slice(0, from))) return true
  const asks =
    isOpen &&
    !startsComplement(next) &&
    text.clauseAt(from).isQuestion &&
    (wordsBefore.length > 0 || wordsAfter.length > 0)
  // next to a postcode, a complement after the number is enough: 'visconde de pirajá 207 ap 501'
  if (startsComplement(next) && extraction.has('cep') && !isOpen) return true
  return !asks && isFollowed && wordsBefore.every((word) => FILLER_WORDS.has(word) || BEFORE.test(word))
}

/** Whether a number stands right behind the building that has it: 'edifício Santa Clara 1780 apt 91'. */
function followsBuilding(before: string): boolean {
  const building = NAMED_BEFORE.exec(before)
  const [all = '', name = ''] = building ?? []
  const since = (building?.index ?? 0) + all.length - name.length
  return building !== null && /^\W*(?:(?:e|eh|n[oa]|moro|fica) )*$/.test(before.slice(0, since))
}

// words that begin another answer
const GOES_ON = new RegExp(
  `^(?:e |mas |da (?:rua|vila|esquina|ladeira|praca)\\b|d[eo] (?:esquina|lado)\\b|na (?:rua|esquina)\\b|depois |esquina$|${PLACE_DESCRIPTION}|meu |minha |quero |queria |cep|tel|email|cpf|nome |me chamo|o mais|com (?:debito|instal|venc)|instala|pra |qual|quanto|tem |vcs |ou )`,
)

/** A number with the dot of thousands: '1.578'. */
const THOUSANDS = /^\d{1,2}\.\d{3}/
const ENDS_IN_LABEL = /\b(?:apto|apt|ap|apartamento|bloco|bl|torre|sala|loja)\.?$/
const LABEL_WITH_DOT = /\b(?:apto?|ap|bl|sl|lj)\. ?$/
/** A second number: '40 e 42, são duas casas'. */
const AND_ANOTHER = /^ (?:e|ou|ou entao) (?:o |a |n[o.]* )?\d/

// a label without its number, such as 'ap'
const LABEL = /^(?:apto|apt|ap|ape|apartamento|bloco|torre|sala|loja|unidade)\.?$/i

/** Claims a complement and how the house is recognised, which may follow it: 'fundos, portão azul'. */
function withHouseDescription(text: MessageText, at: number, own: Span | null): Span | null {
  if (own) text.claim(own.from, own.to)
  return lazyParts()?.withHouseDescription(text, at, own) ?? own
}

/** What is numbered within a building, right before the number. */
const UNIT_BEFORE = /(?<![a-z0-9])(?:cobertura|apt|apto|apartamento|unidade|kitnet) ?$/

function addNumber(
  extraction: Extraction,
  { from, to, value }: Span,
  why: DoubtReason | null = null,
  place: Span | null = null,
): void {
  const { text } = extraction
  // 'cobertura 3' is a flat, whose house is another number
  const unit = value === 'S/N' ? null : UNIT_BEFORE.exec(text.rest.slice(0, from))
  if (unit) {
    text.claim(unit.index, to)
    extraction.add('house', { complement: text.typed(unit.index, to).trim() }, unit.index, 'part')
    return
  }
  const parsed = parseHouseNumber(THOUSANDS.test(value) ? value.replace('.', '') : value)
  const isOfBlock =
    /\b(?:quadra|qd)\b/.test(text.said) && /\b(?:lote|lt)\b/.test(text.said) && value !== 'S/N'
  const isTorn = isOfBlock || AND_ANOTHER.test(text.rest.slice(to))
  const behind = complementAfter(text, to)
  const told = behind && LABEL.test(behind.value) ? complementApart(text) : null
  const ahead = complementBefore(text, from)
  const both = told === null && behind && ahead
  const alike = told ?? behind ?? ahead ?? complementApart(text) ?? place
  // 'casa de muro azul' only describes it
  const own =
    alike &&
    /^casa$/i.test(alike.value) &&
    /^ (?:d[aeo]|com|amarel|verde|azul|branc|rosa|vermelh)/.test(text.rest.slice(alike.to))
      ? null
      : alike
  text.claim(from, to)
  if (both) text.claim(both.from, both.to)
  const complement = withHouseDescription(text, to, own)
  if ('problem' in parsed) return
  const values: Values = {
    number: parsed.value,
    ...(complement ? { complement: [both ? both.value : '', complement.value].join(' ').trim() } : {}),
  }
  const isCut =
    complement !== null &&
    (/ d[aeo] (?:bloco|torre|predio) /i.test(complement.value) ||
      (ENDS_IN_LABEL.test(lowerWithoutAccents(complement.value)) &&
        !text.said.slice(0, complement.from).endsWith(' uma ')))
  // a place without a number of its own, whose description is not all in the values: 'km 12 da br 101, sem número'
  const isPlace = parsed.value === 'S/N'
  const isLeft = extraction.isOpen('house') && (isPlace ? /\d/ : /\bno \d{2,5}\b(?! ?andar)/).test(text.rest)
  const isAfterBlock = /\b(?:quadra|qd)\.? ?$/.test(text.said.slice(0, from))
  extraction.add('house', values, from, isTorn || isCut || isLeft || isAfterBlock ? 'confirm' : why)
}
