/** Finds the numbers in a message that may be the house number, with or without a label such as 'número'. */
import type { Extraction } from '../extraction-state.ts'
import type { Span } from '../words/address-complement-in-text.ts'

/** The number of a house, as part of a pattern: '1.578', '130-B'. */
export const HOUSE_NUMBER =
  '(?:\\d{1,2}\\.\\d{3}(?![\\d.-])|\\d{1,5})(?: ?- ?[a-z](?![a-z0-9])|[a-fi-lnp-z](?![a-z0-9])| [b-df-h](?![a-z0-9])| [ae](?= *(?:$|[,;\\n]|\\.{2})))?'
/** A number without a label. */
export const UNLABELLED_NUMBER = new RegExp(
  `(?:^|[^a-z0-9¤.,/#$-])(${HOUSE_NUMBER})(?![\\d%]|o(?![a-z])|[/.,-]\\d` +
    `| (?!\\d{1,2}[oa]? ?andar)\\d| e (?:pouc|tant|algum|bolinha)| ?(?:reais|mega|giga|gb|mb|anos|meses|h\\b|horas|por cento)| andar(?! \\d))`,
)

/** What follows a number that is not the house's. */
export const NOT_A_HOUSE_NUMBER =
  '(?!o(?![a-z])| e (?:pouc|tant|algum|bolinha)|o? ?andar(?! de (?:cima|baixo))| ?(?:anos?|meses|metros?|km|minutos?|quadras?|m|gigas?|megas?)\\b)'
/** A number with its label. */
export const LABELLED_NUMBER = new RegExp(
  `(?:^|[^a-z0-9¤])(?:n|nr|nro|no\\.?|num|numero|number|#)[.:]* ?(?:nov[oa] |atual |cert[oa] |da casa |do predio |do imovel |de casa |da rua )?(?:(?:ta |esta |saiu )?(?:errad[oa]|cert[oa]),? )?(?:e |eh |es |is )?(?:o |a )?(${HOUSE_NUMBER})${NOT_A_HOUSE_NUMBER}(?![\\d/]|[.,-]\\d)`,
)

/** What a number counts: '39 anos', '200 metros'. */
const COUNTED =
  /^(?:,\d+)? ?(?:anos?|meses|dias?|semanas?|metros?|m\b|km|reais|conto|mega|giga|gb|pessoas?|casas?|andar|horas?|h\b|vezes|(?:torre|bloco)s?\W*$|%|o andar|min)/
/** The label of a number that is not the house's, such as a flat's. */
const LABELLED_ELSE =
  /\b(?:(?:ap|apt|apto|bl|sl|lj)\.|ap|apt|apto|apartamento|sala|loja|bloco|torre|andar|r\$|ha|faz|tenho|somos|km|das?|as|d?os|(?:ap|apto|apartamento|sala|loja|bloco|torre|andar) (?:e|eh)(?: [oa])?) ?$/

/** Whether a statement has another number that could be the house's: 'na placa tá 220, na conta vem 216'. */
export function hasAnother(extraction: Extraction, { value }: Span): boolean {
  const { text } = extraction
  const old = [...text.said.matchAll(OLD)].map(([, number]) => number)
  return possibleHouseNumbers(extraction).some(
    (other) =>
      other.value !== value &&
      !old.includes(other.value) &&
      !ELSEWHERE.test(text.rest.slice(Math.max(0, other.from - 24), other.from)),
  )
}
const OLD = /\b(?:antig[oa]|velh[oa]|era)(?: (?:e|era|o|numero))* (\d{1,5})\b/g
const ELSEWHERE =
  /\b(?:de|dia|plano|rua|setembro|velocidade|venc\w*|no|antig[oa] (?:e|era)|era|ate|mais|uns|umas|com|por) ?$|[$/.,-]$/

/** The unclaimed numbers of statements that count nothing. A message with many has none that is the house's. */
export function possibleHouseNumbers({ text }: Extraction): Span[] {
  if ((text.rest.match(/\d+/g)?.length ?? 0) > MOST) return []
  return [...text.rest.matchAll(new RegExp(UNLABELLED_NUMBER, 'g'))].flatMap((match) => {
    const value = match[1] ?? ''
    const to = match.index + match[0].length
    const from = to - value.length
    const isCounted =
      COUNTED.test(text.rest.slice(to, to + 16)) ||
      YEAR.test(text.rest.slice(Math.max(0, from - 24), to)) ||
      // the third house is none with that number
      /[ªº] ?(?:casa|port[aã])/.test(text.raw.slice(to - 1, to + 8)) ||
      LABELLED_ELSE.test(text.rest.slice(Math.max(0, from - 16), from))
    return isCounted || text.clauseAt(from).isQuestion ? [] : [{ from, to, value: text.typed(from, to) }]
  })
}
const MOST = 12

/** The year of a building: 'meu prédio é de 1970'. */
const YEAR = /\b(?:e|eh|foi|ano|feit[oa]|construid[oa]) (?:de|em) (?=(?:19|20)\d\d\b)/
