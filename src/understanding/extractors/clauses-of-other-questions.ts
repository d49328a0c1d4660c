/** Finds the clauses of a message that name and answer a question other than the open one. */
import type { Extraction, Finding } from '../extraction-state.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import type { ValueKind } from '../value-kinds.ts'

/** Names of a question at the beginning of a clause, or behind the words that open it. */
const NAMED: readonly (readonly [ValueKind, RegExp])[] = [
  [
    'name',
    /\b(?:meu (?:nome|sobrenome)|o nome (?:cert|corret|complet)[oa]|(?<!\b(?:e|eh) )o titular|no nome(?= d[aeo]s? (?!minha|meu|mae|d))|me chamo)\b/,
  ],
  [
    'mother',
    /\bnome d[ae] (?:minha )?(?:mae|mamae|mainha)\b|(?<!\b(?:d[ae]|na|pr[ao]|para|com|pela|em|e) )\b(?:minha|a) (?:mae|mamae|mainha)\b/,
  ],
  ['due', /\b(?:venc(?:imento)?|pagar|fatura)\b/],
  ['birth', /\b(?:nasci(?:mento)?|data de nascimento|data que (?:passei|dei|botei|coloquei))\b/],
]

/** What stands between the name of a question and its value, at the end. */
const GIVES =
  /(?:(?:^|[^a-z])(?:venc(?:imento)?|e|eh|era|foi|fica|ser|sera|chama|chamo|chamava|bota|poe|coloca|anota|em|d[aeo]|n?o|no|pr[ao]|para|dia|todo)|:) *$/
/** A clause that gives nothing: it supposes or refuses. */
const GIVES_NOTHING = /\b(?:se|caso|nao|nem|nunca|ja|ou|acho|talvez|tambem)\b/

/** Whether a message names a question that a clause of it may answer. Most do not, and need no second look. */
export const namesAnotherQuestion = (message: string): boolean => {
  const said = lowerWithoutAccents(message)
  return NAMED.some(([, pattern]) => pattern.test(said))
}

/**
 * Finds the clauses that name another question and answer it, and returns their values. Each clause is read as if
 * that question had been asked.
 * @param readAs reads a text as the answer to the question for a kind of value
 */
export function clausesOfOtherQuestions(
  { text, open }: Extraction,
  readAs: (kind: ValueKind, part: string) => readonly Finding[],
): Finding[] {
  const found: Finding[] = []
  let end = 0
  const { clauses, said, raw } = text
  for (const [place, { from }] of clauses.entries()) {
    if (from < end) continue
    for (const { to, isQuestion } of clauses.slice(place, place + 3)) {
      const part = said.slice(from, to)
      if (isQuestion || GIVES_NOTHING.test(part) || /[.;!?\n]\s/.test(part)) break
      const named = NAMED.filter(([, pattern]) => pattern.test(part))
      const [kind] = named[0] ?? []
      if (kind === undefined || named.length > 1 || open.includes(kind)) break
      const value = readAs(kind, raw.slice(from, to)).find((each) => each.kind === kind)
      if (!value || value.or || (value.why !== null && value.why !== 'confirm')) continue
      const [, pattern] = named[0]!
      const at = pattern.exec(part)?.index ?? 0
      const digit = part.slice(at).search(/\d/)
      const told = /^(?:due|birth)$/.test(kind) && digit >= 0 ? at + digit : value.at
      const between = part.slice(at, told)
      if (GIVES.test(between)) {
        found.push({ ...value, at: from + value.at })
        end = to
      }
      break
    }
  }
  return found
}
