/**
 * Extracts a name with labelled parts ('nome Ana, sobrenome Prado'), and completes one whose last name comes after a
 * remark on spelling ('nazaré com z, pantoja').
 */
import type { Extraction } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'
import { nameToRecord, type NameInText } from '../words/name-in-text.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { WORDS_THAT_END_NAMES } from '../words/words-that-end-names.ts'
import { isSpelledAlmostAlike } from '../words/similar-spelling.ts'
import { FIELDS } from './name.ts'

/** Extracts a name from its labelled parts. If only the last name has a label, the name must be confirmed. */
export function extractLabelledParts(extraction: Extraction, kind: ValueKind): void {
  const { text } = extraction
  const found = text.find(PARTS)
  const [, label, first = '', last = ''] = found?.groups ?? []
  // not a name: 'no nome faltou o sobrenome Prado'
  if (!found || first.split(' ').some((word) => WORDS_THAT_END_NAMES.has(word) || word.startsWith('falt')))
    return
  const at = text.rest.indexOf(first, found.from)
  const end = found.to
  const value = nameToRecord(`${text.typed(at, at + first.length)} ${text.typed(end - last.length, end)}`)
  if (value === null) return
  text.claim(found.from, end)
  extraction.add(kind, { [FIELDS[kind] ?? '']: value }, at, label === undefined ? 'confirm' : null)
}

/**
 * Returns the name with the last name that follows a remark on spelling ('nazaré com z, de fátima, pantoja com jota');
 * null if there is none.
 */
export function withNextPart(
  { text }: Extraction,
  { from, to }: NameInText,
): { value: string; to: number } | null {
  const next = text.isSpelled ? NEXT_PART.exec(text.rest.slice(to)) : null
  const [rest = '', word = ''] = next ?? []
  const words = text.said.slice(from, to).split(' ')
  const isSaid = words.some((each) => each === word || isSpelledAlmostAlike(each, word))
  if (!next || isSaid || unexpectedWordsIn(word).length === 0) return null
  const value = nameToRecord(text.typed(from, to) + text.typed(to, to + rest.length).replace(/[ ,]+/g, ' '))
  return value === null ? null : { value, to: to + rest.length }
}

/** The parts of a name with their labels: 'first name Ana, last name Prado', 'Rosa Maria. sobrenome Prado'. */
const PARTS =
  /(?:(?:^|[^\p{L}])(first name|primeiro nome|prenome|nome|me chamo|sou(?: [oa])?)(?: (?:is|e|eh))?[: ]+|^\W*(?:(?:e|eh|a|o|dona|(?:minha )?mae) )*)([\p{L}'-]+(?: (?!(?:e|and|y|meu|o) )[\p{L}'-]+)?)[,;.]? +(?:(?:e|and|y) )?(?:(?:o |my |meu )?(?:last name|surname|family name|sobrenome|ultimo nome))(?: (?:is|e|eh))?[: ]+([\p{L}'-]+(?: [\p{L}'-]+){0,4})(?=[,.;!?\n]|$)/u

/** A last name that follows a name and a remark on its spelling. */
const NEXT_PART = /^ *, *(?:d[aeo]s? )?([a-z]{3,})(?= *(?:[.,;!]|$))/
