/** Finds similar texts by their word stems. */
import { isOneEditAway } from '../../lib/is-one-edit-away.ts'
import { lowerWithoutAccents } from './lower-case-without-accents.ts'

// words that say nothing about the topic
const EMPTY = new Set(
  `o a os as um uma uns de do da dos das no na nos nas em ao aos e ou que q se me te eu voce voces vc vcs ce ces meu minha meus minhas seu sua
  isso isto esse essa este esta ai aqui la pra para pro por com ja so mesmo tambem tb ta esta estao e eh eu nos ele ela mas entao oi ola bom boa dia tarde noite
  favor obrigado obrigada the is it of to el los y la me oq ne kkk viu gente mim dai bem algum alguma tipo assim ser sao era vou vai ir fica ficar
  coloco coloca colocar ponho boto digo escrevo
  tem ter tenho tiver teria pode posso poder podem da dar consigo quero queria gostaria precisa preciso precisar fazer faz faco saber sei sera vao haver tiver for muito`.split(
    /\s+/,
  ),
)
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    quanto: 'qto qnto qnt quanta',
    quantos: 'qtos qtas quantas',
    porque: 'pq',
    quando: 'qdo qnd',
    internet: 'net',
    wifi: 'wi fi',
    whatsapp: 'zap whats zapzap wpp',
    gratis: 'graca gratuita gratuito',
    telefone: 'tel fone',
    documento: 'doc docs',
    tv: 'tvs televisao',
    preco: 'valor valores',
    custo: 'custa custam',
  }).flatMap(([word, others]) => others.split(' ').map((other): [string, string] => [other, word])),
)
const ENDINGS =
  /(?:amentos?|imentos?|acoes|acao|mente|ando|endo|indo|aria|ariam|avam?|ados?|adas?|idos?|idas?|arem|erem|arei|ares|ar|er|ir|ei|ou|am|em|as|es|os|is|a|e|o|s)$/

/** Returns a word without its ending: 'instalação', 'instalam', 'instalar' → 'instal'. */
function stem(word: string): string {
  const same = SAME.get(word) ?? word
  const short = same.length > 4 ? same.replace(ENDINGS, '') : same.replace(/s$/, '')
  return (short.length >= 3 ? short : same).slice(0, 7)
}

/**
 * Returns the stems of the meaningful words of a text, without duplicates.
 * @param said lower-case text without accents
 */
export function stemsOf(said: string): string[] {
  return [...new Set((said.match(/[a-z0-9]+/g) ?? []).filter((word) => !EMPTY.has(word)).map(stem))]
}

interface Wording<Id> {
  readonly id: Id
  readonly stems: ReadonlySet<string>
  readonly weight: number
}

/** A search index of short texts. It compares weighted word stems, and tolerates typos. */
export class SimilarTexts<Id extends string> {
  readonly #weights = new Map<string, number>()
  readonly #unknown: number
  readonly #vocabulary = new Map<Id, ReadonlySet<string>>()
  /** The indexed words by their first letter. */
  readonly #initials = new Map<string, string[]>()
  readonly #byStem = new Map<string, Wording<Id>[]>()

  constructor(texts: readonly { readonly id: Id; readonly wordings: readonly string[] }[]) {
    const spread = new Map<string, Set<Id>>()
    const split = texts.map(
      ({ id, wordings }) =>
        [id, wordings.map((text) => stemsOf(lowerWithoutAccents(text.normalize('NFC'))))] as const,
    )
    for (const [id, wordings] of split)
      for (const word of wordings.flat()) spread.set(word, (spread.get(word) ?? new Set()).add(id))
    for (const [word, ids] of spread) this.#weights.set(word, Math.log(1 + texts.length / ids.size))
    this.#unknown = Math.log(1 + texts.length) / 2
    for (const [id, wordings] of split) {
      this.#vocabulary.set(id, new Set(wordings.flat()))
      for (const stems of wordings)
        if (stems.length > 0) this.#add({ id, stems: new Set(stems), weight: this.#sum(stems) })
    }
  }

  #add(wording: Wording<Id>): void {
    for (const stem of wording.stems) {
      const own = this.#byStem.get(stem)
      if (own) own.push(wording)
      else this.#byStem.set(stem, [wording])
    }
  }

  #weightOf(word: string): number {
    return this.#weights.get(word) ?? this.#unknown
  }

  #sum(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + this.#weightOf(word), 0)
  }

  /** Returns the indexed word that differs from a word by one typo, or the word itself. */
  #mend(word: string): string {
    if (this.#weights.has(word) || word.length < 4) return word
    if (this.#initials.size === 0)
      for (const known of this.#weights.keys())
        this.#initials.set(known.charAt(0), [...(this.#initials.get(known.charAt(0)) ?? []), known])
    const alike = this.#initials.get(word.charAt(0)) ?? []
    return alike.find((known) => known.length >= 4 && isOneEditAway(word, known)) ?? word
  }

  /**
   * Returns the ids of similar texts, best first, each with a score from 0 to 1.
   * @param said lower-case text without accents
   */
  find(said: string): { readonly id: Id; readonly score: number }[] {
    const words = [...new Set(stemsOf(said).map((word) => this.#mend(word)))]
    if (words.length === 0) return []
    const whole = this.#sum(words)
    const best = new Map<Id, number>()
    for (const { id, stems, weight } of new Set(words.flatMap((word) => this.#byStem.get(word) ?? []))) {
      const common = this.#sum(words.filter((word) => stems.has(word)))
      if (common === 0) continue
      const own = this.#vocabulary.get(id)
      const covered = this.#sum(words.filter((word) => own?.has(word))) / whole
      const score = 0.65 * (common / Math.sqrt(whole * weight)) + 0.35 * covered
      if (score > (best.get(id) ?? 0)) best.set(id, score)
    }
    return [...best].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score)
  }
}
