/** Recognises that a message calls a value uncertain ('acho que é 77'), so that the chat must ask for confirmation. */
import type { ValueKind } from '../value-kinds.ts'
import type { MessageText } from './prepared-message-text.ts'
import { NAMES_OF } from './words-naming-value-kinds.ts'
import { ASKS_WHICH, HEDGE } from './filler-doubt-and-negation-words.ts'

/** A clause that settles what was uncertain before: 'sei lá. põe 15/12 de tarde'. */
const DECIDES =
  /^\W*(?:entao )?(?:bota|bote|poe|coloca|coloque|anota|anote|usa|use|marca|marque|mete|fica|vai) /

export function isValueUncertain(
  { clauses, clauseAt, rest, said, sentenceAt }: MessageText,
  kind: ValueKind,
  at: number,
): boolean {
  if (ASKS_WHICH.test(said)) return true
  const own = clauseAt(at)
  const since = DECIDES.test(said.slice(own.from, own.to)) ? sentenceAt(at) : 0
  return HEDGE.test(
    // 'o CPF é …, mas acho que errei meu e-mail': the doubt is about what its own clause names
    clauses
      .reduce((text, { from, to }) => {
        const isOther =
          from !== own.from && ERRED.test(said.slice(from, to)) && namesAnother(said.slice(from, to), kind)
        return isOther ? text.slice(0, from) + ' '.repeat(to - from) + text.slice(to) : text
      }, rest)
      .slice(since),
  )
}

const ERRED = /\berr(?:ei|ad[oa]|o)\b/
/** Whether a clause names a kind of value, but not this one. */
const namesAnother = (said: string, kind: ValueKind): boolean =>
  NAMES_OF[kind]?.test(said) !== true && Object.values(NAMES_OF).some((names) => names?.test(said))
