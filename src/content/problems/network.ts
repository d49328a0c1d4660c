import type { ProblemWords } from './text.ts'

/** The connection failed (F§8). With the first question: it is also what is wrong when later code does not load. */
export const networkProblems = {
  'rede-caiu': 'Erro de rede: sua conexão caiu ou o servidor está fora do ar',
} as const satisfies ProblemWords
