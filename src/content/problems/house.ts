import type { ProblemWords } from './text.ts'

/**
 * Asked before "A fibra ainda não chegou" where the house was given in a different form from its CEP's houses (D62).
 */
export const houseProblems = {
  'endereco-por-numero': 'Neste CEP os endereços são por número. Qual é o seu?',
  'endereco-por-quadra': 'Neste CEP os endereços são por quadra e lote. Quais são os seus?',
} as const satisfies ProblemWords
