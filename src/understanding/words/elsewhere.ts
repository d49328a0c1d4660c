import { unexplainedIn } from './explained.ts'
import { FOR_SOMEBODY, SOMEBODY_ELSE, SOMETHING_ELSE } from './talk.ts'
import type { Text } from './text.ts'

/** Others have one too. */
const OTHERS_HAVE: ReadonlySet<string> = new Set(['cep', 'house', 'plan', 'due', 'visit'])

/** Heard by the look of a value within any words: the words around it must be understood as well. */
const EXPLAINED: ReadonlySet<string> = new Set([...OTHERS_HAVE, 'birth', 'document', 'phone', 'email'])

/** 'é o do trabalho, mas não liga lá' */
const UNUSED = /\bnao (?:me )?(?:lig\w+|cham\w+|us[ao]\w*|existe|funciona|atend\w+)\b/

/**
 * Whether a value may have been said of somebody or something else: 'meu irmão tem o de 700', 'hoje é dia 20', and
 * whatever holds words that nothing explains. Such a value is asked about before it is recorded.
 * @param kind what was found
 * @param at its place in the text; for what is told by a whole clause the clause's beginning
 */
export function isElsewhere(text: Text, kind: string, at: number): boolean {
  const { from, to, isQuestion } = text.clauseAt(at)
  const clause = text.rest.slice(from, to).replace(FOR_SOMEBODY, ' ')
  if ((kind === 'phone' || kind === 'email') && UNUSED.test(text.rest)) return true
  if (OTHERS_HAVE.has(kind) && (SOMEBODY_ELSE.test(clause) || SOMETHING_ELSE.test(clause))) return true
  // behind a postcode stand names of places
  const said = kind === 'cep' ? text.rest.slice(from, at).replace(FOR_SOMEBODY, ' ') : clause
  return EXPLAINED.has(kind) && !isQuestion && unexplainedIn(said).length > 0
}
