/**
 * Leaves out of a name the word that the visitor does not want in it: 'Sgt Henrique Lacerda, sem o Sgt', '… mas na
 * receita tá sem o Bezerra'. The name that is left is asked about.
 */
import type { Extraction } from '../extraction-state.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import type { ValueKind } from '../value-kinds.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { FIELDS } from './name.ts'

const LEAVE_OUT = anyOf(
  `sem, tir(?:a|ar|e|o|ando), menos, exceto, dispens(?:a|ar|e|o), ignor(?:a|e|ar),
  nao (?:precisa|pode|quero|uso|tem|ponha|poe|bota|coloca|usa|leva)(?= (?:d?o|d?esse) )`,
  undefined,
  '(?: (?:d?[oae]|d?ess[ea]|usar|por|botar|colocar|nome|sobrenome|titulo))* (?<word>[a-z]{2,})(?![a-z])',
)
/** The same behind the word: 'o Neto não precisa'. */
const WORD_FIRST = anyOf(
  `(?:pode|e pra|quero|da pra) (?:tirar|deixar de fora), nao (?:precisa|entra|conta|vai|tem|uso|usa), fica de fora, saiu`,
  '(?<![a-z])(?:o|esse) (?<word>[a-z]+) ',
)
/** The ways to write a title. */
const SAME: Readonly<Record<string, string>> = {
  sargento: 'sgt',
  doutor: 'dr',
  doutora: 'dra',
  senhor: 'sr',
  senhora: 'sra',
  capitao: 'cap',
  professor: 'prof',
  junior: 'jr',
}
const plain = (word: string): string => {
  const bare = lowerWithoutAccents(word).replace('.', '')
  return SAME[bare] ?? bare
}

/** Leaves such a word out of the name that was found. */
export function leaveWordOutOfName(extraction: Extraction, kind: ValueKind): void {
  const field = FIELDS[kind] ?? ''
  const [name = '', another] = extraction.valuesOf(kind, field)
  if (another !== undefined || !name.includes(' ')) return
  const { said } = extraction.text
  const at = said.indexOf(lowerWithoutAccents(name))
  if (at < 0) return
  const behind = said.slice(at + name.length)
  const unwanted = [LEAVE_OUT, WORD_FIRST].flatMap((pattern) => pattern.exec(behind)?.groups?.word ?? [])
  const left = name.split(' ').filter((word) => !unwanted.some((each) => plain(each) === plain(word)))
  if (left.length === name.split(' ').length || left.length < 2) return
  extraction.replace(kind, { [field]: left.join(' ') }, 'confirm')
}
