/**
 * Error messages for failed requests to the server. Browsers load them together with the code that sends requests. The
 * message for a failed internet connection is in internet-connection.ts.
 */
import type { ProblemWords } from './fill-in-error-message.ts'

export const failedRequestProblems = {
  /**
   * The server does not know a CEP (postcode), or refused it without a message. One that cannot exist, before anything is
   * sent: `cep-inexistente` in address.ts.
   */
  'cep-invalido': 'Cep inválido ou inexistente',
  'endereco-incompleto': 'Propriedades não encontradas no endereço: {names}',
  /** An order was sent to be made, and its reply was lost. A second request might order twice. */
  'pedido-incerto':
    'O seu pedido pode já estar feito, mas a resposta não chegou até aqui. Para não pedir duas vezes, fale com a gente: vemos na hora se ele está registrado.',
  /** The action needs a stored order (lead), but there is none. */
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
  /** The response contains neither an order (lead) nor an entry for the waiting list. */
  'sem-cobertura': 'Sem cobertura',
  'servidor-falhou': 'Erro no servidor. Por favor tente novamente mais tarde',
  'servidor-http': 'Erro HTTP {status} {statusText}',
  'servidor-lento': 'O servidor demorou muito pra responder ({seconds}s)',
} as const satisfies ProblemWords
