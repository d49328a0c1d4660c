import type { ProblemWords } from './fill-in-error-message.ts'

/** Error messages for a house number where addresses have block and lot, or for block and lot where they have a number. */
export const houseProblems = {
  'endereco-por-numero': 'Neste CEP os endereços são por número. Qual é o seu?',
  'endereco-por-quadra': 'Neste CEP os endereços são por quadra e lote. Quais são os seus?',
} as const satisfies ProblemWords
