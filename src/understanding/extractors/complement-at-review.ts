/** Extracts an address complement that the visitor adds at the review: 'faltou o apartamento, é o 404'. */
import type { Extraction } from '../extraction-state.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'

/** A part of a complement with its value. */
const PART =
  /\b(apartamento|apt?o?|ape|bloco|bl|torre|sala|loja|andar|cobertura|unidade|conjunto|kitnet|casa(?=(?: numero)? \d{1,2}\b))\b((?:(?!nao\b|\bn\b)[^.;?!\d]){0,24}?)\b(\d{1,5} ?[a-z]?\b(?<!\d [eoa])|[a-h]\b(?= *(?:$|[,.;])| (?:e )?(?:apartamento|apt?o?|ape|bloco|bl|torre|sala|andar)\b))/g
/** A part that needs no value. */
const BARE_PART = /\b(?:casa d[oe]s? |n?os )?(fundos|terreo|sobrado|parte de (?:cima|baixo))\b/
/** What names the house number or the street itself, which is more than a complement. */
const OF_HOUSE =
  /\bnumero d[aeo] (?:casa|predio|rua|imovel)\b|\bnumero (?:e|eh|certo|errado)|\b(?:rua|avenida|cep|endereco)\b[^.;!?]{0,24}\d{3,}/
/** Says that it is missing or what it is. */
const TOLD =
  /\b(?:falt(?:a|ou|ando)|esquec\w+|complement\w*|coloc\w+|coloqu\w+|bot\w+|poe|por|acrescent\w+|adicion\w+|inclu\w+|nao (?:tem|aparece\w*|veio|esta|ta)|e|eh|meu|minha|moro)\b/

/** Proposes the recorded address with the complement from the message. */
export function extractComplementAtReview(extraction: Extraction): boolean {
  const { text } = extraction
  const home = extraction.given('house')
  const said = text.clauses
    .flatMap(({ from, to, isQuestion }) => (isQuestion ? [] : [text.said.slice(from, to)]))
    .join(', ')
  if (!home || home.number === undefined || OF_HOUSE.test(said)) return false
  // 'apto 33 bloco A' says nothing else
  if (!TOLD.test(said) && /[a-z\d]/.test(said.replace(PART, ' '))) return false
  const parts = [...said.matchAll(PART)].map(({ 1: unit = '', 3: value = '' }) => `${unit} ${value.trim()}`)
  const [bare] = BARE_PART.exec(said) ?? []
  const told = bare && /\b(?:falt|esquec|complement|acrescent|coloc)\w*/.test(said) ? [...parts, bare] : parts
  if (told.length === 0) return false
  const [first = ''] = told
  extraction.drop('house')
  extraction.add(
    'house',
    { ...home, complement: withParts(home.complement ?? '', told) },
    Math.max(0, text.said.indexOf(first.split(' ')[0] ?? '')),
    'confirm',
  )
  return true
}

/** Replaces the parts of a complement that are given again, and adds the others. */
function withParts(complement: string, told: readonly string[]): string {
  return told.reduce((whole, part) => {
    const [unit = ''] = part.split(' ')
    const before = new RegExp(`\\b${UNITS.find((each) => each.test(unit))?.source ?? unit}\\.? *[\\da-z]*`)
    const at = before.exec(lowerWithoutAccents(whole))
    return at
      ? whole.slice(0, at.index) + part + whole.slice(at.index + at[0].length)
      : `${whole} ${part}`.trim()
  }, complement)
}

/** The same unit by other names. */
const UNITS = [/(?:apartamento|apt?o?|ape)/, /(?:bloco|bl|torre)/]
