/** Parses the full name of a person. */
import { wordOutOfPlace } from './words-not-in-names.ts'
import type { Parsed } from './parsing-result.ts'
import { cleanTyped } from './clean-typed-text.ts'
import { collapseSpaces, normaliseText } from './text.ts'

const LIMIT = 128
const WORD = /^\p{L}\p{M}*(?:['.-]?\p{L}\p{M}*)*'?$/u
const LEAD_IN =
  /^(?:(?:o )?(?:meu )?nome(?: completo)?(?: (?:dela|da (?:minha )?mãe))?(?: (?:é|e|eh|era)|:)|(?:eu )?me chamo|eu sou(?: [oa])?|sou [oa]|(?:(?:a )?minha mãe |ela )?se chama(?:va)?|(?:a )?minha mãe (?:é|era)(?: a)?) /i
const PARTICLES = /^(?:d[aeo]s?|d[iu]|[ao]s|del|della|e|y|van|von|der|den)$/
const DYNASTY = /^(?:i{2,3}|iv)$/

type NameProblem =
  | 'mae-sem-nome'
  | 'nome-curto'
  | 'nome-frase'
  | 'nome-letras'
  | 'nome-longo'
  | 'nome-sinais'
  | 'nome-sobrenome'
  | 'nome-vazio'

/**
 * Parses a full name. It needs two words or more, the first with at least two letters, and has at
 * most 128 characters: letters, apostrophes, hyphens, and dots between letters.
 *
 * Spaces are collapsed, typographic apostrophes become ', and the dot of an initial and a leading "meu nome
 * é" are dropped. Words all in capitals or all in lower case are capitalised. A text that is a sentence is
 * refused.
 */
export function parseName(raw: string): Parsed<string, NameProblem> {
  const typed = collapseSpaces(cleanTyped(raw).normalize('NFC')).replace(LEAD_IN, '')
  const value = typed
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/\.(?= |$)/g, '')
  if (value === '') return { problem: 'nome-vazio' }
  if (value.length > LIMIT) return { problem: 'nome-longo', most: LIMIT, typed: value.length }
  const words = value.split(' ')
  const stranger = words.length > 1 ? wordOutOfPlace(value) : null
  if (stranger) return { problem: 'nome-frase', word: stranger }
  const foreign = /[^\p{L}\p{M}'. -]/u.exec(value)
  if (foreign) return { problem: 'nome-letras', letter: foreign[0] }
  if (!words.every((word) => WORD.test(word))) return { problem: 'nome-sinais' }
  if (words.length < 2) return { problem: 'nome-sobrenome' }
  if ((words[0]?.match(/\p{L}/gu)?.length ?? 0) < 2) return { problem: 'nome-curto' }
  return { value: words.map((word, at) => mended(word, at, value === value.toUpperCase())).join(' ') }
}

/**
 * Capitalises 'SILVA' and 'silva' to 'Silva'. Particles such as 'da' are written in lower case unless they
 * are the first word. A word in mixed case is returned as typed.
 */
function mended(word: string, at: number, isShouted: boolean): string {
  const small = word.toLowerCase()
  const isLoud = isShouted || (word === word.toUpperCase() && (word.match(/\p{L}/gu)?.length ?? 0) > 1)
  if (!isLoud && word !== small) return word
  if (DYNASTY.test(small)) return small.toUpperCase()
  if (at > 0 && PARTICLES.test(small)) return small
  return small.replace(/[\p{L}\p{M}]+/gu, capital)
}

/** Capitalises a word. Letters without a single capital letter ('ß', '李') are unchanged. */
function capital(part: string): string {
  const first = part.charAt(0).toUpperCase()
  return first.length === 1 ? first + part.slice(1) : part
}

/** What documents and people write in place of a mother's name: 'Não declarada', 'não sei', 'ignorada'. */
const NO_NAME =
  /^(?:(?:a )?(?:minha )?mae |nome )?(?:e )?(?:nao|n|num)(?: \S+)? (?:declarad|informad|identificad|registrad|cadastrad|consta|sei|lembro|tenho|tem|possu|conhec|existe)\w*(?: .*)?$|^(?:nao|n) (?:declarad|informad|identificad|registrad|cadastrad|consta|sei|lembro|tenho|tem|possu|conhec|existe)\w*(?: .*)?$|^(?:(?:a )?(?:minha )?mae )?(?:desconhecid|ignorad|nao-declarad)[oa]s?(?: .*)?$|^sem (?:nome|mae|registro|informac)\w*(?: .*)?$/

/** Parses the name of the visitor's mother. Words that mean that there is none are not a name. */
export function parseMotherName(raw: string): Parsed<string, NameProblem> {
  const said = normaliseText(collapseSpaces(cleanTyped(raw)))
    .replace(/[^\p{L} -]/gu, '')
    .trim()
  return NO_NAME.test(said) ? { problem: 'mae-sem-nome' } : parseName(raw)
}
