/**
 * Adds accents to a name if the visitor describes them ('Ines Zanetti, com acento no e') or writes the name again with
 * them ('Ines Zanetti. Inês com acento').
 */
import type { MessageText } from '../words/prepared-message-text.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { withNameCapitals } from '../words/name-in-text.ts'

/** Names that are usually written with an accent, by their spelling without it. */
const ACCENTED: ReadonlyMap<string, string> = new Map(
  `Álvaro Ângela Ângelo André Antônia Antônio Araújo Assunção Bárbara Cássia Cássio Cátia Célia Célio César Cíntia Cláudia Cláudio
  Conceição Cícero Cristóvão Débora Érica Estevão Eugênia Eugênio Fábia Fábio Falcão Fátima Flávia Flávio Gonçalves Graça
  Glória Guimarães Hélio Inácio Inês Íris Jéssica João José Júlia Júlio Laís Leão Letícia Lívia Lúcia Lúcio Luís Luísa
  Magalhães Márcia Márcio Mário Maurício Mônica Natália Núbia Otávio Patrícia Paixão Rogério Romão Sebastião Sérgio Sílvia Sílvio
  Simão Simões Sônia Taís Tânia Valério Valéria Verônica Vinícius Vitória Zélia`
    .split(/\s+/)
    .map((name) => [lowerWithoutAccents(name), name]),
)

/** A remark on the accents, and the letter that it names: 'com acento no e'. */
const REMARK =
  /\b(com|sem) (acento|til|cedilha|circunflexo|agudo|chapeuzinho)(?: (?:circunflexo|agudo))?(?: n[oa] ([aeiou])(?![a-z]))?/

const marksOf = (text: string) => text.normalize('NFD').replace(/[^\p{M}]/gu, '')
const ACUTE_OR_CIRCUMFLEX = /[\u0300\u0301\u0302]/gu
const SIGNS: Readonly<Record<string, RegExp>> = { til: /\u0303/, cedilha: /\u0327/, circunflexo: /\u0302/ }

/** A name with its accents, and whether each of them was typed. */
export interface NameWithAccents {
  readonly name: string
  readonly isTyped: boolean
}

/**
 * Returns the name with the accents that a remark in the message describes; null if there is no such remark or the
 * name already has them.
 * @param name as it was taken from the message
 */
export function nameWithAccents(text: MessageText, name: string): NameWithAccents | null {
  const words = name.split(' ')
  const again = text.raw.match(/\p{L}[\p{L}'-]*/gu) ?? []
  const marked = words.map((word) => {
    const other = again.find(
      (each) =>
        lowerWithoutAccents(each) === lowerWithoutAccents(word) &&
        marksOf(each).length > marksOf(word).length,
    )
    return other === undefined ? word : withNameCapitals(other)
  })
  const [remark, how, mark = '', letter] = REMARK.exec(text.original) ?? []
  if (marked.join(' ') !== name) return { name: marked.join(' '), isTyped: remark !== undefined }
  if (remark === undefined) return null
  const decomposed = name.normalize('NFD').toLowerCase()
  if (how === 'sem') {
    const plain = decomposed.match(ACUTE_OR_CIRCUMFLEX)
      ? name.normalize('NFD').replace(ACUTE_OR_CIRCUMFLEX, '')
      : name
    return plain === name ? null : { name: plain.normalize('NFC'), isTyped: false }
  }
  const sign = SIGNS[mark] ?? /[\u0300-\u0302]/
  const shows =
    letter === undefined ? sign.test(decomposed) : new RegExp(`${letter}\\p{M}`, 'u').test(decomposed)
  if (shows) return null
  return {
    name: words.map((word) => ACCENTED.get(lowerWithoutAccents(word)) ?? word).join(' '),
    isTyped: false,
  }
}
