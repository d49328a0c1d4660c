/** Prepares a chat message for the extractors and divides it into clauses. */
import { cleanTyped } from '../../lib/clean-typed-text.ts'
import { LONGEST_MESSAGE } from '../../lib/chat-message-length-limit.ts'
import { withoutControls } from '../../lib/normalise-text.ts'
import { lowerWithoutAccents } from './lower-case-without-accents.ts'
import { numberWordsToDigits } from './number-words-to-digits.ts'
import { GOOD_DAY, SOURCE } from './filler-doubt-and-negation-words.ts'
import { isFirstOfSeveralAsked, isQuestion } from './is-question.ts'

/** Placeholder for claimed characters. No message contains it, because folding removes symbols beyond ASCII. */
export const TAKEN = '\u00a4'

/** A match within the message. Its `groups` are in lower case without accents. */
export interface FoundText {
  readonly groups: readonly (string | undefined)[]
  readonly from: number
  readonly to: number
}

/** A part of the message between punctuation marks or conjunctions. */
export interface Clause {
  readonly from: number
  readonly to: number
  readonly isQuestion: boolean
}

const BREAK =
  /[.,;:!?]+(?=\s|$|\u00a4)|\s\((?=[a-z"']+[ ?)])|\)(?=[\s.,!?]|$)|\s\/\s(?=[a-z])|\?+|\n+|\s(?:mas|porem|so que|pq|porque|pois|ja que|que ja|se bem que|entao|q e quando|que e quando|k{3,}|(?:rs){2,}|(?:ha){2,}h?)\s|(?<=\bdia \d{1,2}(?: cedo| (?:de|a|pela) (?:manha|tarde))?)\s(?=(?:pra|para) (?:pagar|instalar|vir) (?:n?o )?dia \d)|(?<=\d)\s(?=(?:da pra|vcs|voces|pra que|pra q|tem como|posso|qual|quanto|fica guardad)\b)|\s(?:e|y|and)\s(?=(?:o|a|os|as|eu|meu|minha|me|my|mi|no|na|em|qual|quanto|quando|como|quero|queria|prefiro|pode|tem|nao|sem|ja(?! vou)|(?:bota|poe|manda|deixa)(?! \d)|vem|muda|troca|instala\w*|nasci\w*|venc\w*|vence|email|e-mail|cpf|tel\w*|cep|numero|conta|ag\w*|dia|debito|boleto|demora|se|pra|o|sim)\b)/g

/** What a message is written out to, which does not depend on who reads it. */
interface Written {
  readonly original: string
  readonly raw: string
  readonly isSpelled: boolean
  readonly said: string
  clauses?: readonly Clause[]
}

/** The texts written out last: a reading looks at its message and the parts of it several times. */
const lastWritten = new Map<string, Written>()
const MOST_WRITTEN = 16

function writtenOf(message: string): Written {
  const known = lastWritten.get(message)
  if (known) return known
  const lines = cleanTyped(message.slice(0, LONGEST_MESSAGE))
    .normalize('NFC')
    .split(/[\r\n]+/)
  const typed = lines.map(withoutControls).join('\n')
  const written = writtenOut(typed)
  const raw = withoutAsides(written)
  const isSpelled = lowerWithoutAccents(written).search(SPELLING) >= 0
  const made = { original: lowerWithoutAccents(typed), raw, isSpelled, said: lowerWithoutAccents(raw) }
  const [oldest] = lastWritten.keys()
  if (oldest !== undefined && lastWritten.size >= MOST_WRITTEN) lastWritten.delete(oldest)
  lastWritten.set(message, made)
  return made
}

/**
 * A message prepared for the extractors. `raw` is the text with number words replaced by digits. `said` is
 * `raw` in lower case without accents, so an index is valid in both. `rest` is `said` without the characters
 * that an extractor has claimed, so that no other extractor uses them again.
 */
export class MessageText {
  readonly raw: string
  readonly said: string
  /** The message in lower case without accents, before number words and short spellings were replaced. */
  readonly original: string
  rest: string
  /** Whether the message tells how a name is spelled. */
  readonly isSpelled: boolean
  readonly #written: Written
  #clauses: readonly Clause[] | undefined
  #typedClauses: readonly Clause[] | undefined

  constructor(message: string) {
    this.#written = writtenOf(message)
    const { original, raw, isSpelled, said } = this.#written
    this.original = original
    this.raw = raw
    this.isSpelled = isSpelled
    this.said = said
    this.rest = said
  }

  /** Finds a pattern in the part of the text that is not claimed yet. */
  find(pattern: RegExp): FoundText | null {
    const match = pattern.exec(this.rest)
    return match && { groups: match, from: match.index, to: match.index + match[0].length }
  }

  /** Finds a pattern and claims its match. */
  take(pattern: RegExp): FoundText | null {
    const found = this.find(pattern)
    if (found) this.claim(found.from, found.to)
    return found
  }

  /** Claims characters, so that no other extractor uses them. */
  claim(from: number, to: number): void {
    this.rest = this.rest.slice(0, from) + TAKEN.repeat(to - from) + this.rest.slice(to)
  }

  /** Undoes a claim, so that another extractor can use the characters. */
  release(from: number, to: number): void {
    this.rest = this.rest.slice(0, from) + this.said.slice(from, to) + this.rest.slice(to)
  }

  /**
   * Claims all matches of a pattern for a while, so that no extractor joins their digits to others.
   * @returns a function that releases those that nobody has claimed since
   */
  hide(pattern: RegExp): () => void {
    const hidden = [...this.rest.matchAll(pattern)].map(
      ({ 0: all, index }) => [index, index + all.length] as const,
    )
    for (const [from, to] of hidden) this.claim(from, to)
    return () => {
      for (const [from, to] of hidden) this.release(from, to)
    }
  }

  /** Returns a part of the message with its capitals and accents. */
  typed(from: number, to: number): string {
    return this.raw.slice(from, to)
  }

  get clauses(): readonly Clause[] {
    this.#clauses ??= this.typedClauses
    return this.#clauses
  }

  /** The clauses, of which a request in the form of a question is one: 'dá pra mudar pro dia 10?'. */
  get typedClauses(): readonly Clause[] {
    this.#typedClauses ??= this.#written.clauses ??= clausesOf(this.said, this.raw)
    return this.#typedClauses
  }

  /** Treats clauses that match a pattern as statements, even if they look like questions. */
  treatAsStatement(pattern: RegExp): void {
    this.#typedClauses = this.#stating(this.typedClauses, pattern)
    this.treatRequestAsStatement(pattern)
  }

  /** Looks for values in requests that match a pattern, which remain questions (`typedClauses`). */
  treatRequestAsStatement(pattern: RegExp): void {
    this.#clauses = this.#stating(this.clauses, pattern)
  }

  #stating(clauses: readonly Clause[], pattern: RegExp): readonly Clause[] {
    return clauses.map((clause) =>
      pattern.test(this.said.slice(clause.from, clause.to)) ? { ...clause, isQuestion: false } : clause,
    )
  }

  /** Returns the clause at an index. */
  readonly clauseAt = (place: number): Clause =>
    this.clauses.find(({ to }) => place < to) ?? { from: 0, to: this.said.length, isQuestion: false }

  /** Returns the index at which the sentence around an index begins. */
  readonly sentenceAt = (place: number): number =>
    [...this.said.slice(0, place).matchAll(/[.!?;\n]+(?=\s|$)| \/ /g)].at(-1)?.index ?? 0

  /** Returns the unclaimed text of all statements, or of all questions. */
  parts(asks: boolean): { readonly text: string; readonly from: number }[] {
    return this.clauses
      .filter(({ isQuestion: asked }) => asked === asks)
      .map(({ from, to }) => ({ text: this.rest.slice(from, to), from }))
  }
}

/** Short and phonetic spellings that occur in no name, with their full words. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:msm|mermo)\b/gi, 'mesmo'],
  [/\b(?:kero|qe?ro)\b/gi, 'quero'],
  [/\bprimero(?= de)/gi, 'primeiro'],
  // '26 e n 62'
  [/(?<=\d,? e )n (?=\d)/gi, 'não '],
  // 'tanto zap quanto email', but not 'pago tanto por mês quanto fica'
  [/(?<=\btanto (?!faz )[^,.;?!]{2,30} )q(?:uan)?to(?! (?:[eé] |fica|custa|t[aá] |sai|vou |pag))/gi, 'e'],
  [/\baki\b/gi, 'aqui'],
  [/\bnaum\b/gi, 'não'],
  // the second no of 'não quero não' only stresses the first
  [/\b(n[ãa]o (?:quero|preciso|precisa|gosto|uso)) n[ãa]o\b(?= (?!é|eh))/gi, '$1,'],
  // 'Mª das Dores'
  [/(?<!\p{L})Mª(?= )/gu, 'Maria'],
  [/(?<!\p{L})mª(?= )/gu, 'maria'],
  [/(?<= )apª(?=[ ,.]|$)/giu, 'Aparecida'],
  [/\btd\b/gi, 'tudo'],
  [/\bhj\b/gi, 'hoje'],
  [/\bqdo\b/gi, 'quando'],
  [/\bdps\b/gi, 'depois'],
  [/\btrinte\b/gi, 'trinta'],
  [/\bcem(?= n[uú]mero)/gi, 'sem'],
  [/\bmeio giga\b/gi, '500 mega'],
  [/\bmil (?=megas?\b)/gi, '1000 '],
  // '5oo mega'
  [/(?<=\b\d)oo(?= |$)/gi, '00'],
  [/\bnum (?=(?:tem|tenho|sei|quero|posso|precisa|lembro|vou|da)\b)/gi, 'não '],
  [/\bqn?t([oa]s?)\b/gi, 'quant$1'],
  [/\bqn?ts\b/gi, 'quantos'],
  // 'bloco bê'
  [/(?<![\p{L}\d])(bloco|bl|torre|ala) (?:([bcgptv])[êe]|(d)ê)(?![\p{L}\d])/giu, '$1 $2$3'],
  // a letter and a word that begins with it: 'bloco D de dado'
  [
    /(?<![\p{L}\d])((?<=(?:bloco|torre|bl|letra|casa|ala|lado|\d|:) )[aeo]|[b-df-np-z]) d[eo] \1\p{L}{2,}/giu,
    '$1',
  ],
  [/\bo d[i]? (?=\d{3,4}\b)/gi, 'o de '],
  // '460216804três zero'
  [/(?<=\d)(?=(?:zero|um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove|meia)(?![\p{L}\d]))/giu, ' '],
  [/\b(complemento) d[aeo] (?:meu |minha )?(?:endere[çc]o|casa|im[óo]vel|instala[çc][ãa]o)\b/gi, '$1'],
  // dictated punctuation
  [/ v[íi]rgula(?= \D)/gi, ','],
]

const spelt = (raw: string): string =>
  SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), raw)

/** An e-mail address, which stays as typed: 'dois.irmaos@…' must not become '2.irmaos@…'. */
const ADDRESS =
  /(?<!\S)([^\s@]{1,80} ?@+ ?\S+|(?:[\w.+-]{1,64} (?:ponto|underline|underscore|anderline|tra[çc]o|h[íi]fen|tracinho) ){0,5}[\w.+-]{1,64},? (?:arroba|aroba),? \S+(?: ponto \w+){0,3})/i

/** Splits nothing. */
const NO_ADDRESS = /(?!)/

const IS_ADDRESS = /@| a?r?roba,? /i

/** A mark of an address that is named in brackets: 'ana (ponto) prado'. */
const BRACKETED = / ?[([](ponto|dot|underline|underscore|tra[çc]o|tracinho|h[íi]fen|arroba|at)[)\]] ?/gi

/** An address that is spelled up to its sign: 'bia ponto souza @gmail.com'. */
const SPELLED_BEFORE_AT =
  /(?<= (?:ponto|underline|underscore|anderline|tra[çc]o|h[íi]fen|tracinho) )([\w.-]{1,40}) ?@ ?(?=\w)/i

const MARKS: ReadonlyMap<string, string> = new Map([
  ['at', 'arroba'],
  ['dot', 'ponto'],
])

/** Digits that are broken off and begin again: '85... 85810, 011'. */
const BEGUN = /(?<!\d)(?:(\d{2,})(?:\.{2,}|…) *(?=\1)|(\d)00 e(?:\.{2,}|…) *(?=\2\d\d))/g

/** What makes a digit a key: '1️⃣'. */
const KEYCAP = /(?<=\d)\uFE0F?\u20E3/g

const writtenOut = (raw: string): string =>
  raw
    .replace(KEYCAP, '')
    .replaceAll('🔟', '10')
    .replace(BRACKETED, (_all, mark: string) => ` ${MARKS.get(mark.toLowerCase()) ?? mark} `)
    .replace(SPELLED_BEFORE_AT, '$1 arroba ')
    .replace(/\bi cloud\b/gi, 'icloud')
    .replace(
      /(?<=@[\w-]{2,40}),(com|net|org|adv|agr|edu|gov)(?:,(br))?\b/gi,
      (_all, end: string, br?: string) => `.${end}${br ? '.br' : ''}`,
    )
    .replace(/,? (?:ponto de )?interroga[çc][ãa]o\b(?=\W*$)/i, '?')
    .split(/@|roba/i.test(raw) ? ADDRESS : NO_ADDRESS)
    .map((part) => (IS_ADDRESS.test(part) ? part : numberWordsToDigits(spelt(part)).replace(BEGUN, '')))
    .join('')

/** How a name is spelled: 'com s c h i dois z i', 'com acento no e'. */
const SPELLING =
  /(?<![\p{L}\d])\p{L}(?:[ -]\p{L}){3,}(?![\p{L}\d])|, com acento n[oa] (?:(?! (?:eu )?acho)[^,.;!?\n])+|,? \(?(?:com|sem) (?:[b-df-np-tv-z]|[aeiou](?= (?:mesmo|so|n[oa] [a-z]+)\b|[.,;)]|$)|(?:\d|um) [a-z]|th|ph|jota|xis|aga|acento|til|trema|cedilha|dabliu|ipsilon|ipsilone)(?![\p{L}\d])(?:, (?:(?:\d|um) [a-z]|[b-df-np-tv-z])(?![\p{L}\d])| ?(?:[a-z]|\d|e|com|sem|acento|til|cedilha|trema|circunflexo|agudo|mudo|mesmo|so|n[oa] [a-z](?![a-z])|no fim|no final|no comeco|no meio|n[oa] (?:nome|primeiro|sobrenome|segundo))(?![\p{L}\d]))*(?: n[oa] [a-z]{3,}(?= *[.,;!)]| *$))?(?![\p{L}\d])\)?/gu

/** What joins the next part of a name to the one whose spelling is told. */
const JOINT = /^,(?= d[aeo]s? (?!resto\b)[a-z]+)|^, e(?= [a-z]+(?: [a-z]+)?\W*$)/

/** What is said of a person within the name: 'Ana Lúcia (já falecida) Barros'. */
const OF_PERSON =
  /\((?:ja )?(?:falecid[oa]|finad[oa]|in memoriam|viuv[oa]|solteir[oa]|casad[oa])\)|,? in memoriam\b|,? (?:(?:e|ela|ja|eh) )*falecida(?=\W*$)|,? (?:o )?(?:filho|junior|jr|neto) (?:(?:e|eh) do nome|faz parte)(?: do nome)?|,? pai: ?[a-z' ]+?(?=$|[,;!?]|\.(?: |$)| (?:e|eu|mas) )/g

/** Who signs a message, which names no holder: '… Atenciosamente, Marcos Leal, Compras'. */
const SIGNATURE =
  /\b(?:atte?|atenciosamente|cordialmente|abs|sds)\b(?<=[a-z\d)][\s.,;!-]{1,4}[a-z]+)[a-z' .,\n-]{0,60}$|^\W*(?:atte?|atenciosamente)\b/g

/** What is said of a mobile's number as a whole. */
const NINTH_DIGIT = /,? com o 9 na frente\b/g

/** Blanks out greetings, how a name is spelled, and mentions of the source of a value ('conforme a conta de luz'). */
function withoutAsides(raw: string): string {
  let left = raw
  const said = lowerWithoutAccents(raw)
  for (const pattern of [SIGNATURE, GOOD_DAY, SOURCE, SPELLING, OF_PERSON, NINTH_DIGIT])
    for (const { 0: phrase, index } of said.matchAll(pattern)) {
      // the comma still ends what stands before it
      const blank = (phrase.startsWith(',') ? ',' : '').padEnd(phrase.length)
      // 'nazaré com z, de fátima', 'wanderlei com dabliu, e albuquerque'
      const joint =
        pattern === SPELLING ? (JOINT.exec(said.slice(index + phrase.length))?.[0].length ?? 0) : 0
      left = left.slice(0, index) + blank + ' '.repeat(joint) + left.slice(index + phrase.length + joint)
    }
  return left
}

function clausesOf(said: string, raw: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const add = (to: number, mark: string) => {
    const words = said.slice(from, to)
    if (words.trim() !== '')
      clauses.push({
        from,
        to,
        isQuestion: isQuestion(words, mark) || isFirstOfSeveralAsked(words, said.slice(to)),
      })
  }
  for (const { 0: mark, index } of said.matchAll(BREAK)) {
    const word = mark.trim()
    // 'é' and 'más' are not conjunctions
    if (/^(?:e|mas)$/.test(word) && /[à-ÿ]/i.test(raw.slice(index, index + mark.length))) continue
    // 'porque' joins a reason to an answer, but at the beginning it opens a question
    const before = said.slice(from, index).trim()
    if (/^(?:pq|porque)$/.test(word) && !/ |^bolet|^debito$/.test(before)) continue
    add(index, mark)
    from = index + mark.length
  }
  add(said.length, '')
  return clauses
}
