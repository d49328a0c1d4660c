import type { ProblemWords } from './fill-in-error-message.ts'

/** Error messages for a code that was sent by e-mail. */
export const codeProblems = {
  'codigo-errado': 'O código não confere. Você ainda tem {left} tentativas.',
  'codigo-esgotado': 'Foram muitas tentativas. Peça outro código.',
  'codigo-nao-confere': 'O código não confere. Olhe o e-mail e digite de novo.',
  'codigo-tamanho': 'O código tem seis números; você digitou {typed}',
  'codigo-ultima-tentativa': 'O código não confere. Você ainda tem 1 tentativa.',
  'codigo-vazio': 'Digite o código que enviamos',
  'codigo-vencido': 'O código venceu. Peça outro.',
} as const satisfies ProblemWords
