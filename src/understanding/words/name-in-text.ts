/** Finds a person's name in a text, and rates how certain it is. */
import { parseName } from '../../lib/person-name.ts'
import { FIRST_NAMES } from './first-names.ts'
import { WORDS_THAT_END_NAMES } from './words-that-end-names.ts'
import { NAME_PARTICLES } from './name-particles.ts'
import { SURNAMES } from './surnames.ts'

/** Surnames that are also everyday words. After an unknown first name, they are no evidence of a name. */
const EVERYDAY = new Set(
  `costa leite luz rosa rocha campos ramos reis rios paz vale prado pinto machado bispo barata lobo leal franco lima porto serra pena penha moreno bueno feliz canto braga bonfim flores terra santa deus dores anjos neves graca segundo neto filho junior manso gama mota sales valente jardim madeira pimenta pires brasil pessoa coelho pinho carneiro calado modesto claro salgado fontes pontes torres bastos lobao lustosa passarinho sacramento parente ventura natividade`.split(
    /\s+/,
  ),
)

/** First names that are also everyday words. Followed by a surname from `EVERYDAY`, they are no evidence of a name. */
const EVERYDAY_FIRST = new Set(
  'linda natal celeste divina divino piedade magna bento benta flora nana'.split(' '),
)

/** First names that are otherwise never part of a name: as a word they mean help, grace, and so on. */
const WORDS_AND_FIRST_NAMES = new Set(['graca', 'socorro'])

/** A given name of devotion, which has no surname: 'Maria das Graças'. */
export const OF_DEVOTION =
  /^(?:maria|jose|ana|joao) d[aeo]s? (?:socorro|gracas?|fatima|ribamar|carmo|lourdes|dores|rosario|gloria|penha|livramento|conceicao|remedios|deus)$/

/** A name found in a text, and how certain it is that it is a name. */
export interface NameInText {
  readonly from: number
  readonly to: number
  /** Number of words, not counting particles such as 'da'. */
  readonly count: number
  /** 'known': a common Brazilian first name; 'likely': a surname after an unknown word; 'none': no evidence. */
  readonly evidence: 'known' | 'likely' | 'none'
  /** The word that ended the name; '' for punctuation or the end of the text. */
  readonly stop: string
  /** Whether the name is incomplete: it was too long, or more names follow after the word that ended it. */
  readonly isCut: boolean
  /** Whether these are the names of two people: 'Carla Menezes e Denise Aragão'. */
  readonly isPair: boolean
  /** Whether all words are given names, so that the surname is missing: 'Tereza Cristina'. */
  readonly isGiven: boolean
}

// \p{L} also matches letters that folding keeps, such as the one in 'Bjørn'
const WORD = /\p{L}[\p{L}'-]*[\p{L}']|\p{L}|[^\p{L} ]/gu
/** Titles with a dot, which are no part of a name. */
const TITLE = /^(?:prof|profa|pra?|pe|pb|ev|d|eng|cap|sgt|ten|cel|dra?|sra?|srta)$/
/** Maximum number of words in a name. */
const LONGEST = 16
/** Value of `stop` for a name with more words than `LONGEST`. */
const CUT = '…'

/**
 * Reads a person's name that begins at an index, up to the first word that cannot be part of a name.
 * @param rest lower-case text without accents
 * @returns null if no name begins there
 */
export function nameAt(rest: string, start: number): NameInText | null {
  const pattern = new RegExp(WORD)
  pattern.lastIndex = start
  const words: { text: string; from: number; to: number }[] = []
  let stop = ''
  for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
    const [text] = match
    // the dot belongs to an initial or an abbreviation
    if (text === '.' && /^(?!sa$)[a-z]{1,2}$/.test(words.at(-1)?.text ?? '') && rest[match.index + 1] === ' ')
      continue
    if (!/^\p{L}/u.test(text)) break
    // 'Pr. Edmilson', 'D. Neuza'
    if (words.length === 0 && TITLE.test(text) && rest[match.index + text.length] === '.') {
      pattern.lastIndex = match.index + text.length + 1
      continue
    }
    // 'c/ m no final'
    if (text.length === 1 && rest[match.index + 1] === '/') break
    const isLabel =
      WORDS_THAT_END_NAMES.has(text) && /^ *[\d\u00a4:]/.test(rest.slice(match.index + text.length))
    const isFirstOfMore =
      words.length === 0 && WORDS_AND_FIRST_NAMES.has(text) && isNameBehind(rest, match.index + text.length)
    const isSaint =
      words.length > 1 && isLastOfName(words.at(-1)?.text ?? '', text, rest.slice(match.index + text.length))
    // 'Marcos A. Pereira'
    const isInitial = words.length > 0 && /^[a-z]$/.test(text) && rest.startsWith('. ', match.index + 1)
    if (
      !isFirstOfMore &&
      !isSaint &&
      !isInitial &&
      (isLabel || !isNameWord(text, words.length > 0 && isFirst(words[0]?.text)))
    ) {
      stop = text
      break
    }
    if (words.length >= LONGEST) {
      stop = CUT
      break
    }
    words.push({ text, from: match.index, to: match.index + text.length })
  }
  while (words.length > 0 && NAME_PARTICLES.has(words.at(-1)?.text ?? '')) stop = words.pop()?.text ?? ''
  const [first] = words
  const last = words.at(-1)
  if (!first || !last || NAME_PARTICLES.has(first.text)) return null
  const full = words.filter(({ text }) => !NAME_PARTICLES.has(text))
  return {
    from: first.from,
    to: last.to,
    count: OF_DEVOTION.test(rest.slice(first.from, last.to)) && !/\bsobrenome\b/.test(rest) ? 1 : full.length,
    isPair: isPair(words.map(({ text }) => text)),
    isGiven: full.length === 2 && words.every(({ text }) => FIRST_NAMES.has(text) && !SURNAMES.has(text)),
    evidence: isPair(words.map(({ text }) => text)) ? 'none' : evidenceOf(full.map(({ text }) => text)),
    stop,
    isCut: stop === CUT || behindStop(rest, last.to).some((word) => isFirst(word) || isSurname(word)),
  }
}

/** Whether a word ends a name although it is an everyday word: 'Domingos da Graça', 'Batista do Ó', 'Zanin Dal Prá'. */
const isLastOfName = (before: string, word: string, behind: string): boolean =>
  /^ *(?:$|[,.;!()\n])/.test(behind) &&
  ((before === 'do' && word === 'o') ||
    (before === 'dal' && word === 'pra') ||
    (/^d[aeo]s?$/.test(before) && (WORDS_AND_FIRST_NAMES.has(word) || EVERYDAY.has(word))))

/** Whether another name follows a word: 'graça lima', but not 'graça, qual é o preço'. */
const isNameBehind = (rest: string, end: number): boolean => {
  if (/^\W*socorro\W*$/.test(rest)) return true
  const [next = '', after = ''] = /^ [\p{L}' ]*/u.exec(rest.slice(end))?.[0].trim().split(/ +/) ?? []
  return isName(next) || (NAME_PARTICLES.has(next) && isName(after))
}
const isName = (word: string) => isFirst(word) || isSurname(word)

/** Returns the words after the one that ended a name, up to a punctuation mark. */
const behindStop = (rest: string, end: number): readonly string[] =>
  /^[\p{L}\d' ]*/u.exec(rest.slice(end))?.[0].trim().split(/ +/).slice(1) ?? []

function isNameWord(word: string, isAfterFirst: boolean): boolean {
  if (NAME_PARTICLES.has(word)) return true
  if (WORDS_THAT_END_NAMES.has(word)) return isAfterFirst && SURNAMES.has(word)
  return !/(.)\1\1/.test(word)
}

/** Whether the words are two people's names, such as 'Aline e Bruno'. */
function isPair(words: readonly string[]): boolean {
  const [first, and, second, ...others] = words
  const at = words.indexOf('e')
  const later = words[at + 1]
  // 'Carla Souza e Renata Lima'
  if (at > 1 && words.length > at + 2 && isFirst(first) && isFirst(later) && !isSurname(later)) return true
  return and === 'e' && others.length === 0 && isFirst(first) && isFirst(second) && !isSurname(second)
}

const isFirst = (word: string | undefined) =>
  word !== undefined &&
  word.split('-').some((part) => FIRST_NAMES.has(part) || WORDS_AND_FIRST_NAMES.has(part))
const isSurname = (word: string | undefined) =>
  word !== undefined &&
  word.split('-').some((part) => SURNAMES.has(part) || SURNAMES.has(part.replace(/^d'/, '')))

function evidenceOf(words: readonly string[]): NameInText['evidence'] {
  const [first, ...others] = words
  const last = others.at(-1)
  if (others.length === 0) return isFirst(first) ? 'known' : 'none'
  if (
    new Set(words).size < words.length &&
    (!isFirst(first) || words.length < 3 || new Set(words).size === 1)
  )
    return 'none'
  if (isFirst(first)) return EVERYDAY_FIRST.has(first ?? '') && EVERYDAY.has(last ?? '') ? 'none' : 'known'
  // 'ivanilde batista dos reis'
  if (isSurname(last) && others.some((word) => isSurname(word) && !EVERYDAY.has(word))) return 'likely'
  return 'none'
}

/** Returns a name as it is recorded, with capitals corrected and particles in lower case, or null if it is invalid. */
export function nameToRecord(typed: string): string | null {
  const parsed = parseName(typed.replace(/([A-Za-zÀ-ÿ])\.(?=[A-Za-zÀ-ÿ]{2})/g, '$1. '))
  if ('problem' in parsed) return null
  return parsed.value
    .split(' ')
    .map((word, at) =>
      at > 0 && NAME_PARTICLES.has(word.toLowerCase()) && !/^(?:El|Al|Dal)$/.test(word)
        ? word.toLowerCase()
        : withNameCapitals(word),
    )
    .join(' ')
}

/** Corrects the capitals of a word: 'JOÃO' and 'joão' → 'João', "d'ávila" → "D'Ávila". 'McDonald' stays as it is. */
export function withNameCapitals(word: string): string {
  if (word !== word.toLowerCase() && word !== word.toUpperCase()) return word
  return word
    .toLowerCase()
    .replace(/(^|['-])(\p{L})/gu, (_all, mark: string, letter: string) => mark + letter.toUpperCase())
}
