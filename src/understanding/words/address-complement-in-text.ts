/** Finds the complement of an address, such as 'apto 12', in a message. */
import { FILLER_WORDS, OTHER_ANSWER } from './filler-doubt-and-negation-words.ts'
import type { MessageText } from './prepared-message-text.ts'

const EXTRA =
  'apto|aptos|apt|ap|ape|apartamento|apartamentos|apart|bloco|blocos|bl|torre|casa|cs|fundos|fundo|fds|frente|sala|salas|sl|loja|lojas|lj|andar|sobrado|sobreloja|conjunto|conj|cj|terreo|cobertura|edificio|ed|predio|condominio|cond|residencial|galpao|boxe?|quarto|kitnet|kit|unidade|departamento|apartment|flat|unit|depto|dpto|lado|altos|baixos|porao|subsolo|chale|lote|quadra|qd|lt|chacara|sitio'
const EXTRA_WORD = new RegExp(`^(?:${EXTRA})$`)
/** Complements that are whole without a number or a letter behind them. */
const WHOLE =
  /^(?:fundos|fundo|frente|andar|sobrado|sobreloja|terreo|cobertura|altos|baixos|porao|subsolo|chale|kitnet)$/
const JOINED = /^(?:ap|apto|bl|cs|sl|lj|cj)\d{1,5}[a-z]?$/
const ENDS_OR_EXTRA = new RegExp(`^ *(?:$|[,;.\\n¤()]|(?:${EXTRA})(?![a-z]))`)
const SMALL = /^(?:do|da|dos|das|de|no|nos|n|numero)$/
const VALUE = /^(?:\d{1,5}[a-z]?|do|da|dos|das|de|numero|n|no|nos|andar)$/
// words that begin another answer or another sentence
const STOPS =
  /^(?:perto|quer\w+|meus?|minhas?|cep|tel\w*|cel\w*|nome|sou|tem|qual|quant\w+|vcs|voces?|pra|para|com|sem|instal\w*|planos?|email|cpf|mas|que|nao|acho|ou|pode|venc\w*|boleto|debito|whats\w*|zap)$/
/** A floor: '2º andar', 'primeiro andar'. */
const ORDINAL =
  '(?:\\d{1,2}[oa]?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo|ultimo)'
export const FLOOR_NAMED = new RegExp(`^,? ?${ORDINAL} andar\\b`)
const FLOOR_WORD = new RegExp(`^${ORDINAL}$`)
const ONE = `(?:(?:${EXTRA})\\.? ?\\d{1,5}[a-z]?(?: (?:d[aeo]s? )?(?:fundos|frente))?|(?:loja|sala|casa|galpao) (?:d[aeo]s? )?(?:terreo|fundos|frente)|(?:${ORDINAL}|\\d{1,2}[oa]?) ?andar|(?:bloco|bl|torre|casa|lado|unidade) [a-df-mp-z]|fundos|frente|sobrado|terreo|cobertura|sobreloja|altos|baixos)(?![a-z0-9])`
/** A building with its name before a flat: 'condomínio Vila Verde torre 3 ap 84'. */
const BUILDING =
  '(?:(?:edificio|ed|condominio|cond|residencial|torre|bloco|bl)\\.? [a-z]{3,}(?: [a-z]{2,}){0,3}?[ ,]+)?'
const BEFORE = new RegExp(`(?:^|[^a-z0-9¤])(${BUILDING}${ONE}(?:[ ,]+${ONE})*)(?=[ ,.;]|$)`)
/** A building's name right before its number: 'edifício Aquarius n 2210'. */
export const NAMED_BEFORE =
  /(?:^|[^a-z0-9¤])((?:edificio|ed|condominio|cond|residencial)\.? [a-z]{3,}(?: (?!casa\b)[a-z]{2,}){0,3}?)(?=[ ,]+(?:d[ao] )?(?:n|no|nr|numero|casa)?[.: ]*$)/
const TOLD = new RegExp(
  `(?:^|[^a-z0-9¤])(apto|apt|ap|ape|apartamento|bloco|torre|sala|loja|unidade)[?.]? ?(?:(?:e|eh|n|numero|is|es)(?: (?:o|a))? )?(\\d{1,5}[a-z]?|[a-f](?= *(?:$|[,.;])))(?![a-z0-9])`,
)

/** A part of a message, such as an address complement. */
export interface Span {
  readonly from: number
  readonly to: number
  /** The text as it was typed. */
  readonly value: string
}

/** Whether a word begins an address complement: 'apto', 'fundos'. */
export const startsComplement = (word: string): boolean => EXTRA_WORD.test(word) || JOINED.test(word)

/** What a complement is called: '102, compl: fundos'. */
export const COMPLEMENT_NAMED = /^(?:complemento|compl|comp)$/

/** Returns the role of a word within an address complement, or null if the complement ends before it. */
function partOf(
  word: string,
  before: string,
  rest: string,
  pause: boolean,
): 'extra' | 'value' | 'words' | null {
  if (FLOOR_WORD.test(word) && /^ andar\b/.test(rest)) return 'value'
  // 'residencial Boa Vista', but not 'é residencial mesmo'
  if (word === 'residencial' && !isName(rest.split(/\W/)[1] ?? '')) return null
  if (startsComplement(word)) return 'extra'
  if (pause || before === '') return null
  if (VALUE.test(word)) return 'value'
  // 'bloco b', 'apto 71 b'; 'a', 'e' and 'o' are also words, so they count only at the end of the complement
  const isNamed = startsComplement(before) || (/\d$/.test(before) && ENDS_OR_EXTRA.test(rest))
  const isLetter =
    /^[b-df-np-z]$/.test(word) ||
    (/^[aeo]$/.test(word) && ENDS_OR_EXTRA.test(rest)) ||
    (word === 'a' && /^(?:bloco|bl|torre)$/.test(before))
  if (isNamed && isLetter) return 'value'
  // 'casa amarela', 'condomínio solar'
  return isName(word) ? 'words' : null
}

/** Whether a word may be a part of the name of a building. */
const isName = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) && !STOPS.test(word) && !FILLER_WORDS.has(word)

/** Where a house is, told behind its number: 'perto do muro da escola', 'fica na esquina', 'portão azul'. */
export const PLACE_DESCRIPTION =
  '(?:(?:que |q |e |eh )?fica )?(?:bem )?(?:perto|ao lado|do lado|em frente|defronte|depois d|antes d|proxim[oa]|quase|n[oa] esquina|na frente d|d[aeo] esquina|esquina (?:com|c/|d[aeo])|da rua de|passando|atras d|(?:em cima|embaixo|em baixo) d|entre [a-z]|(?:(?:com|d[eo]) )?(?:portao|muro|grade) [a-z]|casa (?:de (?!minha|meu)|com|amarel|verde|azul|branc|rosa|vermelh))'

/** What has a name, which goes on behind 'do': 'condomínio Conchas do Mar'. */
const IS_NAMED = /^(?:condominio|cond|residencial|edificio|ed|chacara|sitio)$/

/** A sentence about what is named, which is not the complement. */
const TELLS = new RegExp(
  `^ (?:e|eh|mora|fica|tem|ta) (?:d[aeo]|[oa]|[mn]?eu|minha|outr[oa])(?![a-z])(?! ${OTHER_ANSWER})`,
)
const IN = /^(?:n[ao]s?|fica|la|moro)$/
const AT_PLACE = new RegExp(
  `^ (?:n[ao]s? )?(?:(?:frente|fundos?)(?! d)|altos|baixos|terreo|cobertura|porao|subsolo|${ORDINAL} andar)(?![a-z])`,
)

/** Who lives in a part of the house: '320, ela mora na casa dos fundos'. */
const LIVES_IN = new RegExp(
  `^[,.]? *(?:e )?(?:(?:eu|el[ea]|a gente|nos) )?(?:mor[ao]|moramos|fic[ao]|ficamos|viv[eo]) n[ao]s? (?=(?:${EXTRA})(?![a-z]))`,
)

/** Finds the address complement that follows an index, such as 'apto 12, bloco b' after a house number. */
export function complementAfter(text: MessageText, start: number): Span | null {
  const pattern = /[a-z0-9']+|[,;\n¤?!.]/g
  pattern.lastIndex = start + (LIVES_IN.exec(text.rest.slice(start))?.[0].length ?? 0)
  let from = -1
  let to = start
  let before = ''
  let label = ''
  let isDescribed = false
  let pause = false
  for (let match = pattern.exec(text.rest); match; match = pattern.exec(text.rest)) {
    const [word] = match
    // the dot belongs to an abbreviation: 'ap. 4', but not in '56 altos. embaixo é a loja'
    if (word === '.' && startsComplement(before) && !WHOLE.test(before) && !JOINED.test(before)) continue
    if (/[,.;\n]/.test(word)) {
      pause = true
      continue
    }
    // '12 frente. fundo é meu cunhado'
    if (pause && TELLS.test(text.rest.slice(match.index + word.length))) break
    const end = match.index + word.length
    if (from < 0 && COMPLEMENT_NAMED.test(word)) continue
    // 'loja 2 e 3', 'salas 905 a 908'
    if (
      /^(?:e|a|ate)$/.test(word) &&
      startsComplement(label) &&
      /\d$/.test(before) &&
      /^ \d{1,5}(?![\d/])/.test(text.rest.slice(end)) &&
      !pause
    ) {
      before = label
      continue
    }
    // '120, na frente'
    if (from < 0 && IN.test(word) && AT_PLACE.test(text.rest.slice(end))) continue
    const place = word === 'andar' ? /^ de (?:cima|baixo)(?![a-z])/.exec(text.rest.slice(end)) : null
    if (place) {
      if (from < 0) from = match.index
      to = end + place[0].length
      break
    }
    // 'sobrado amarelo do lado do mercado' goes on with how the house is recognised
    if (/^(?:do|ao) lado d[aeo]s? /.test(text.rest.slice(match.index))) break
    const part = partOf(word, before, text.rest.slice(end), pause)
    if (part === null || (part === 'words' && !isDescribed)) break
    isDescribed = part !== 'value' || (isDescribed && IS_NAMED.test(label) && /^d[aeo]s?$/.test(word))
    if (from < 0) from = match.index
    if (!SMALL.test(word)) to = end
    if (startsComplement(word)) label = word
    before = word
    pause = false
  }
  return from < 0 ? null : { from, to, value: text.typed(from, to) }
}

/** Finds the address complement that precedes an index: 'apto 12' in 'apto 12, número 1000'. */
export function complementBefore(text: MessageText, end: number): Span | null {
  const match = BEFORE.exec(text.rest.slice(0, end)) ?? NAMED_BEFORE.exec(text.rest.slice(0, end))
  const value = match?.[1]
  if (!match || !value) return null
  const behind = match.index + match[0].length
  const building = IN_BUILDING.exec(text.rest.slice(behind, end))
  const to = behind + (building?.[0].length ?? 0)
  const start = behind - value.length
  return { from: start, to, value: text.typed(start, to) }
}

/** Finds an address complement in a separate sentence: '… e o apto é 501'. */
export function complementApart(text: MessageText): Span | null {
  const match = TOLD.exec(text.rest)
  if (!match) return spanOf(text, PLACE_APART)
  const to = match.index + match[0].length
  const building = IN_BUILDING.exec(text.rest.slice(to))
  const end = to + (building?.[0].length ?? 0)
  // 'O ponto fica na sala da administração, térreo do bloco 1'
  const place = INSIDE.exec(text.rest.slice(0, match.index + 1))
  if (place) return { from: place.index, to: end, value: text.typed(place.index, end) }
  return {
    from: match.index + 1,
    to: end,
    value: `${match[1]} ${match[2]?.replace(/^[a-z]$/, (letter) => letter.toUpperCase())}${text.typed(to, end)}`,
  }
}

/** A room or floor of what is named behind it. */
const INSIDE = /\b(?:sala d|terreo|subsolo|portaria|recepcao|salao)[^.;\d]{0,48} d[aeo] $/

/** A floor, or where somebody takes the technician in: '112, letra E, 2º andar', 'é pra portaria'. */
const PLACE_APART =
  /(?<=^|[^a-z0-9\u00a4])\d{1,2}[oa]? ?andar(?![a-z])(?! (?:tem|e|eh|mora|sou|fica|nao)\b)|(?<=^\W*|\b(?:pra|para|na|e|eh) (?:a )?)(?:portaria|guarita|zeladoria)(?![a-z])(?! (?:tem|e|eh|fica|nao)\b)/
/** The building of a shop: 'loja 12 galeria Rex'. */
const IN_BUILDING =
  /^,? (?:(?:d[ao]|n[ao]) )?(?:galeria|shopping|centro comercial|edificio|condominio|residencial) [a-z]{3,}(?: (?:d[aeo]s? )?[a-z]{3,}){0,2}(?=[,.;]|$)/

function spanOf(text: MessageText, pattern: RegExp): Span | null {
  const match = pattern.exec(text.rest)
  if (!match) return null
  const to = match.index + match[0].length
  return { from: match.index, to, value: text.typed(match.index, to) }
}
