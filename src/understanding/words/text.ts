import { withoutControls } from '../../lib/text.ts'
import { fold } from './fold.ts'
import { withDigits } from './numbers.ts'
import { GOOD_DAY, isQuestion, SOURCE } from './talk.ts'

/** No answer is longer; what follows is not read. */
const LIMIT = 1000

/** Marks where something was taken; no message contains it, since folding leaves no symbols beyond ASCII. */
const TAKEN = '\u00a4'

/** A part of the message that was found; `groups` are folded. */
export interface FoundText {
  readonly groups: readonly (string | undefined)[]
  readonly from: number
  readonly to: number
}

/** A stretch between marks of punctuation or conjunctions. */
export interface Clause {
  readonly from: number
  readonly to: number
  readonly isQuestion: boolean
}

const BREAK =
  /[.,;:!?]+(?=\s|$|\u00a4)|\?+|\n+|\s(?:mas|porem|so que|pq|porque|pois|ja que|que ja|se bem que|entao|q e quando|que e quando)\s|(?<=\d)\s(?=(?:da pra|vcs|voces|pra que|pra q|tem como|posso|qual|quanto|fica guardad)\b)|\s(?:e|y|and)\s(?=(?:o|a|os|as|eu|meu|minha|me|my|mi|no|na|em|qual|quanto|quando|como|quero|queria|prefiro|pode|tem|nao|sem|muda|muda|troca|instala\w*|nasci\w*|venc\w*|vence|email|e-mail|cpf|tel\w*|cep|numero|conta|ag\w*|dia|debito|boleto|demora|se|pra|o)\b)/g

/**
 * A message while it is read: `raw` with numbers in digits, `said` folded, both letter for letter in line. What one
 * part has understood it takes away from `rest`, so that no other part understands it again.
 */
export class Text {
  readonly raw: string
  readonly said: string
  /** Folded letter by letter, before numbers and short spellings were written out. */
  readonly original: string
  rest: string
  #clauses: readonly Clause[] | undefined

  constructor(message: string) {
    const lines = message
      .slice(0, LIMIT)
      .normalize('NFC')
      .split(/[\r\n]+/)
    const typed = lines.map(withoutControls).join('\n')
    this.original = fold(typed)
    this.raw = withoutAsides(writtenOut(typed))
    this.said = fold(this.raw)
    this.rest = this.said
  }

  /** Finds a pattern in what is not taken yet. */
  find(pattern: RegExp): FoundText | null {
    const match = pattern.exec(this.rest)
    return match && { groups: match, from: match.index, to: match.index + match[0].length }
  }

  /** Finds a pattern and takes it away. */
  take(pattern: RegExp): FoundText | null {
    const found = this.find(pattern)
    if (found) this.claim(found.from, found.to)
    return found
  }

  claim(from: number, to: number): void {
    this.rest = this.rest.slice(0, from) + TAKEN.repeat(to - from) + this.rest.slice(to)
  }

  /** Gives back what was claimed, for another part to understand. */
  release(from: number, to: number): void {
    this.rest = this.rest.slice(0, from) + this.said.slice(from, to) + this.rest.slice(to)
  }

  /** As it was typed. */
  typed(from: number, to: number): string {
    return this.raw.slice(from, to)
  }

  get clauses(): readonly Clause[] {
    this.#clauses ??= clausesOf(this.said, this.raw)
    return this.#clauses
  }

  /** Clauses that fit a pattern no longer count as questions. */
  takeAsTold(pattern: RegExp): void {
    this.#clauses = this.clauses.map((clause) =>
      pattern.test(this.said.slice(clause.from, clause.to)) ? { ...clause, isQuestion: false } : clause,
    )
  }

  /** The clause at a place. */
  clauseAt(place: number): Clause {
    return this.clauses.find(({ to }) => place < to) ?? { from: 0, to: this.said.length, isQuestion: false }
  }

  /** What is left of the clauses that ask nothing, or of those that do. */
  parts(asks: boolean): { readonly text: string; readonly from: number }[] {
    return this.clauses
      .filter(({ isQuestion: asked }) => asked === asks)
      .map(({ from, to }) => ({ text: this.rest.slice(from, to), from }))
  }
}

/** Short and phonetic spellings that are in no name. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:msm|mermo)\b/gi, 'mesmo'],
  [/\b(?:kero|qero)\b/gi, 'quero'],
  [/\baki\b/gi, 'aqui'],
  [/\bvinti\b/gi, 'vinte'],
  [/\btrint[ei]\b/gi, 'trinta'],
  [/\bnum (?=(?:tem|tenho|sei|quero|posso|precisa|lembro|vou|da)\b)/gi, 'não '],
  [/\bqn?t([oa]s?)\b/gi, 'quant$1'],
  [/\bqn?ts\b/gi, 'quantos'],
  [/\bo d (?=\d{3,4}\b)/gi, 'o de '],
]

const spelt = (raw: string): string =>
  SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), raw)

/** An address stays letter for letter: 'dois.irmaos@…' has no number in it. */
const ADDRESS = /(?<!\S)([^\s@]{1,80} ?@+ ?\S+)/

const writtenOut = (raw: string): string =>
  raw
    .split(ADDRESS)
    .map((part) => (part.includes('@') ? part : withDigits(spelt(part))))
    .join('')

/** "Good day", "how are you" and where a value is written neither answer nor ask: they are blanked out. */
function withoutAsides(raw: string): string {
  let left = raw
  for (const pattern of [GOOD_DAY, SOURCE])
    for (const { 0: phrase, index } of fold(raw).matchAll(pattern))
      left = left.slice(0, index) + ' '.repeat(phrase.length) + left.slice(index + phrase.length)
  return left
}

function clausesOf(said: string, raw: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const add = (to: number, mark: string) => {
    if (said.slice(from, to).trim() !== '')
      clauses.push({ from, to, isQuestion: isQuestion(said.slice(from, to), mark) })
  }
  for (const { 0: mark, index } of said.matchAll(BREAK)) {
    const word = mark.trim()
    // 'é' and 'más' are not conjunctions
    if (/^(?:e|mas)$/.test(word) && /[à-ÿ]/i.test(raw.slice(index, index + mark.length))) continue
    // a reason follows an answer; without one it is a question
    if (/^(?:pq|porque)$/.test(word) && said.slice(from, index).trim().split(' ').length < 2) continue
    add(index, mark)
    from = index + mark.length
  }
  add(said.length, '')
  return clauses
}
