import type { CodeReply } from '../contract/codes.ts'

/** The message for a code that was rejected (D6). */
export function codeProblem({ reason, triesLeft }: Pick<CodeReply, 'reason' | 'triesLeft'>): string {
  if (reason === 'expired') return 'O código venceu. Peça outro.'
  if (reason === 'spent' || triesLeft === 0) return 'Foram muitas tentativas. Peça outro código.'
  const left = triesLeft === 1 ? '1 tentativa' : `${triesLeft} tentativas`
  return `O código não confere. Você ainda tem ${left}.`
}
