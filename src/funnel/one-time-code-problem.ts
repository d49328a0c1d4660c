/**
 * Turns the reply to a rejected one-time code into a problem: the key of an error message, with the number of attempts
 * left.
 */
import type { CodeReply } from '../contract/reply-fields-in-browser/lead.ts'
import type { Problem } from '../lib/problem-keys.ts'

export function oneTimeCodeProblem({ reason, triesLeft }: Pick<CodeReply, 'reason' | 'triesLeft'>): Problem {
  if (reason === 'expired') return { problem: 'codigo-vencido' }
  if (reason === 'spent' || triesLeft === 0) return { problem: 'codigo-esgotado' }
  // a server that does not count the attempts
  if (triesLeft === undefined) return { problem: 'codigo-nao-confere' }
  return triesLeft === 1
    ? { problem: 'codigo-ultima-tentativa' }
    : { problem: 'codigo-errado', left: triesLeft }
}
