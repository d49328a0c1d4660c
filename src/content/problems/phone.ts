import type { ProblemWords } from './fill-in-error-message.ts'

/** Error messages for phone numbers. */
export const phoneProblems = {
  'celular-vazio': 'Digite o número do celular, com DDD',
  'telefone-ddd': 'Faltou o DDD: digite os 2 números antes de {start}-{end}',
  'telefone-ddd-inexistente': 'O DDD {area} não existe. Confira os 2 primeiros números.',
  'telefone-exterior': 'Esse telefone é de outro país. Digite um do Brasil, com DDD.',
  'telefone-invalido': 'Esse número não é válido. Verifique a digitação.',
  'telefone-tamanho': 'Telefone com DDD tem 10 ou 11 números; você digitou {typed}',
  'telefone-vazio': 'Digite o telefone com DDD',
} as const satisfies ProblemWords
