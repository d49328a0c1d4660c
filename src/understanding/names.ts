/** Finds names of people by public lists of names and of ordinary words (scripts/make-word-lists.ts). */
import lists from '../lib/portuguese-words.json' with { type: 'json' }
import type { Message, Span } from './message.ts'
import { isPlain, setOf } from './words.ts'

const names = setOf(lists.names)
/** Names that are words, too: 'Rosa', 'Dias', 'Vale'. */
const both = setOf(lists.both)
const words = setOf(lists.words)
const PARTICLES = setOf('de da do das dos e di du del della von van der den y dal d')
/** Abbreviations, brands and other words that the list of ordinary words lacks. */
const NO_NAMES = setOf(`
  arroba gmail hotmail outlook yahoo ponto underline com br nasc tel cel cpf cnpj cep rg email mail zap whats whatsapp wpp fone apto ap apt bl bloco nr num obs dr dra sr sra srta dn
  av rua bairro eh sou chamo nao n vivo claro tim oi net sky max globoplay netflix disney hbo wifi boleto kkk kkkk rsrs
  sobrenome fulano sicrano beltrano teste tal mega giga roteador instagram facebook google corrigindo digitei errei nomes
  ce vcs vc qq tbm pra pro pelo pela pq so ta to ok blz hein aff afe aki poxa puts nossa vamo vambora bora tudo lenta lento
  genitora llama chama-se chamava llamo soy i'm im my name is mi nombre es and the seu sua
  fatura plano velocidade instalacao internet fibra atendente atendimento consta banana abacaxi registro certidao escreve`)
/** Words that end a name and begin none. */
const SUFFIXES = setOf('filho filha neto neta junior júnior sobrinho segundo')
/** Ends of words by which nobody is called, and which the list of words is too short for. */
const ENDINGS = /(?:[ae]ndo|indo|mente|coes|cao|ssem|ariam?|eriam?|iriam?|amos|emos|imos|aram|eram|iram)$/

export type Nature = 'name' | 'both' | 'word' | 'unknown' | 'particle' | 'initial'

/** What a word is; rare names and most misspelled words are unknown. */
export function natureOf(typed: string, said: string, isDotted = false): Nature {
  const word = said.replace(/^d'|[.'-]+$/g, '')
  if (/^é$/i.test(typed)) return 'word'
  if (PARTICLES.has(word)) return 'particle'
  if (/-(?:se|me|lo|la)$/.test(word)) return 'word'
  if (word.length === 1 && isDotted) return 'initial'
  if (word.length === 1) return /^\p{Lu}/u.test(typed) && !/[aeo]/.test(word) ? 'initial' : 'word'
  if (NO_NAMES.has(word) || isPlain(word)) return 'word'
  if (both.has(word)) return 'both'
  if (names.has(word)) return 'name'
  // 'Silva-Souza'
  if (word.includes('-') && word.split('-').some((part) => names.has(part))) return 'name'
  return words.has(word) || ENDINGS.test(word) ? 'word' : 'unknown'
}

/** Words in a row that may be somebody's name. */
export interface NameRun extends Span {
  readonly text: string
  /** How many of its words are surely names, may be names, or are unknown. */
  readonly sure: number
  readonly maybe: number
  readonly unknown: number
}

interface Word extends Span {
  readonly text: string
  readonly nature: Nature
}

const ADDRESS = /[^\s@]{1,64}@\S*/g
const WORD = /\p{L}[\p{L}\p{M}'’´`-]*/gu

/** Finds the rows of words that may be names. A mark or a word that is no name ends one. */
export function namesIn({ raw, said }: Message): readonly NameRun[] {
  const found: NameRun[] = []
  let run: Word[] = []
  const isMixed = /\p{Ll}/u.test(raw)
  const close = (): void => {
    const isName = ({ nature }: Word) => nature !== 'particle' && nature !== 'initial'
    const first = run.findIndex((each) => isName(each) && !SUFFIXES.has(each.text.toLowerCase()))
    // an initial ends a name: 'Maria S.'
    const last = run.findLastIndex(({ nature }) => nature !== 'particle')
    const kept = first < 0 ? [] : run.slice(first, last + 1)
    const [begin, end] = [kept[0], kept.at(-1)]
    const count = (nature: Nature) => kept.filter((each) => each.nature === nature).length
    if (begin && end)
      found.push({
        ...{ from: begin.from, to: end.to, text: raw.slice(begin.from, end.to) },
        ...{ sure: count('name'), maybe: count('both'), unknown: count('unknown') },
      })
    run = []
  }
  const addresses = [...raw.matchAll(ADDRESS)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }))
  for (const { 0: text, index } of raw.matchAll(WORD)) {
    const to = index + text.length
    const before = run.at(-1)
    const gap = before ? raw.slice(before.to, index) : ''
    if (before && !/^(?:\s{1,3}|\.\s?)$/.test(gap)) close()
    if (before && gap.startsWith('.') && before.nature !== 'initial') close()
    // 'nascimento 13/05/1990'
    const isLabel =
      /^\W{1,3}(?:em |e )?\d/.test(said.slice(to, to + 8)) && said.slice(index, to) === 'nascimento'
    const isDigit =
      isLabel ||
      addresses.some(({ from, to: end }) => from <= index && index < end) ||
      /\d/.test(`${raw[index - 1] ?? ''}${raw[to] ?? ''}`) ||
      raw[to] === '@'
    const nature = isDigit ? 'word' : natureOf(text, said.slice(index, to), raw[to] === '.')
    // a capital makes a word a name amid names: 'Ana Porteira Melo'
    const isCapital = isMixed && run.length > 0 && /^\p{Lu}\p{Ll}{2,}/u.test(text)
    if (nature === 'word' && !isCapital) close()
    else run.push({ from: index, to, text, nature: nature === 'word' ? 'unknown' : nature })
  }
  close()
  return found
}
