import type { ProblemWords } from './text.ts'

/** Why a call failed (F§8), the network excepted. They load with the calls: without those, only that can be wrong. */
export const callProblems = {
  /** A CEP that is refused without a text (M5.7). */
  'cep-invalido': 'Cep inválido ou inexistente',
  'endereco-incompleto': 'Propriedades não encontradas no endereço: {names}',
  /** An action needs a lead and there is none. */
  'pedido-sem-dados': 'Sem dados do usuário',
  'resposta-corrompida': 'Resposta do servidor corrompida',
  'resposta-formato': 'Resposta do servidor em formato inválido {contentType}',
  'resposta-incompleta': 'Propriedades não encontradas na resposta: {names}',
  'resposta-vazia': 'Resposta vazia do servidor',
  'resposta-vazia-bancos': 'Lista de bancos retornou vazia',
  'resposta-vazia-cep': 'Busca de cep retornou vazia',
  'resposta-vazia-endereco': 'Busca de endereço retornou vazia',
  'resposta-vazia-gravacao': 'Gravação dos dados do usuário retornou vazia',
  'resposta-vazia-pedido': 'Busca dos dados do usuário retornou vazia',
  'resposta-vazia-regulamentos': 'Lista de regulamentos e sumários retornou vazia',
  /** A response with neither a lead nor a no-coverage lead (F§6). */
  'sem-cobertura': 'Sem cobertura',
  'servidor-falhou': 'Erro no servidor. Por favor tente novamente mais tarde',
  'servidor-http': 'Erro HTTP {status} {statusText}',
  'servidor-lento': 'O servidor demorou muito pra responder ({seconds}s)',
} as const satisfies ProblemWords
