/** Error messages for CEP (postcode) and house number. A placeholder such as `{typed}` is filled in. */
import type { ProblemWords } from './fill-in-error-message.ts'

export const addressProblems = {
  /** Its digits alone show that it does not exist. One that the server does not know: `cep-invalido` in failed-requests.ts. */
  'cep-inexistente': 'Esse CEP não existe. Confira os números.',
  'cep-tamanho': 'CEP tem 8 números; você digitou {typed}',
  'cep-vazio': 'Digite o CEP',
  'lote-vazio': 'Digite o lote',
  'numero-cep': 'Isso parece um CEP. Digite o número da casa',
  'numero-longo': 'O número pode ter até {most} caracteres; você digitou {typed}',
  'numero-rua': 'Aqui vai só o número, sem a rua. É o {number}?',
  'numero-sem-digito': 'Falta o número da casa. Se não tiver, digite S/N',
  'numero-vazio': 'Digite o número. Se não tiver, digite S/N',
  'quadra-vazia': 'Digite a quadra',
  'texto-longo': 'O texto passa de {most} caracteres. Escreva menos.',
} as const satisfies ProblemWords
