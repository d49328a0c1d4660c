import type { ProblemWords } from './fill-in-error-message.ts'

/**
 * Error message for a failed internet connection. Browsers load it with the first question, because the
 * code of later questions may also fail to load.
 */
export const networkProblems = {
  'rede-caiu': 'Erro de rede: sua conexão caiu ou o servidor está fora do ar',
} as const satisfies ProblemWords
