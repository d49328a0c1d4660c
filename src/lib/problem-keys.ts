/**
 * Keys of problems: the reasons why an answer is not accepted or a call fails. The error messages are in
 * src/content/problems. Keys are stored in the desk's counts (docs/decisions/0035), so an existing key is never
 * renamed.
 */

/** The values that appear in the error message of a problem, by the problem's key. */
interface ProblemValues {
  'agencia-longa': Typed
  'cep-tamanho': Typed
  'cnpj-tamanho': Typed
  'codigo-errado': { readonly left: number }
  'codigo-tamanho': Typed
  /** `bank` is its name: 'Bradesco'. */
  'conta-letra-do-banco': { readonly bank: string }
  'conta-longa': Limited
  'conta-longa-no-banco': Limited & { readonly bank: string }
  'conta-pela-metade': Limited & { readonly bank: string }
  /** `month` is its name, with the year if one was typed: 'fevereiro de 1985'. */
  'data-dia': { readonly month: string; readonly days: number }
  'data-tamanho': Typed
  /** `plan` is the nearest one that is sold to homes, `price` its price with direct debit. */
  'cpf-so-empresa': { readonly plan: string; readonly price: string }
  'cpf-tamanho': Typed
  'email-acento': { readonly letter: string }
  'email-final': { readonly domain: string }
  'email-longo': Limited
  'endereco-incompleto': { readonly names: string }
  'nascimento-ano': { readonly year: string }
  'nome-frase': { readonly word: string }
  'nome-letras': { readonly letter: string }
  'nome-longo': Limited
  'numero-longo': Limited
  'numero-rua': { readonly number: string }
  'resposta-formato': { readonly contentType: string }
  'resposta-incompleta': { readonly names: string }
  'servidor-http': { readonly status: number; readonly statusText: string }
  'servidor-lento': { readonly seconds: number }
  'telefone-ddd': { readonly start: string; readonly end: string }
  'telefone-ddd-inexistente': { readonly area: string }
  'telefone-tamanho': Typed
  'texto-longo': { readonly most: number }
  /**
   * A problem without its own key: `text` is a message from the server or, in the journey at /demo, the key of a text.
   */
  outro: { readonly text: string }
}

type Typed = { readonly typed: number }

/** Number of characters typed, and the maximum. */
type Limited = Typed & { readonly most: number }

/** Keys of the problems whose error message contains no values. */
type Plain =
  | 'agencia-formato'
  | 'agencia-inexistente'
  | 'agencia-letras'
  | 'agencia-vazia'
  | 'banco-vazio'
  | 'celular-vazio'
  | 'cep-inexistente'
  | 'cep-invalido'
  | 'cep-vazio'
  | 'cnpj-invalido'
  | 'cnpj-vazio'
  | 'codigo-esgotado'
  | 'codigo-nao-confere'
  | 'codigo-ultima-tentativa'
  | 'codigo-vazio'
  | 'codigo-vencido'
  | 'complemento-numero'
  | 'complemento-tipo'
  | 'complemento-vazio'
  | 'conta-caixa-operacao'
  | 'conta-curta'
  | 'conta-digito'
  | 'conta-inexistente'
  | 'conta-letras'
  | 'conta-vazia'
  | 'cpf-invalido'
  | 'cpf-sem-plano'
  | 'cpf-vazio'
  | 'data-invalida'
  | 'data-mes'
  | 'data-sem-ano'
  | 'data-vazia'
  | 'dia-cheio'
  | 'dia-vazio'
  | 'email-dois-arrobas'
  | 'email-dominio'
  | 'email-espaco'
  | 'email-invalido'
  | 'email-nome'
  | 'email-sem-arroba'
  | 'email-vazio'
  | 'endereco-por-numero'
  | 'endereco-por-quadra'
  | 'endereco-sem-rede'
  | 'endereco-vazio'
  | 'escolha-vazia'
  | 'extra-invalido'
  | 'lote-vazio'
  | 'nascimento-futuro'
  | 'nascimento-menor'
  | 'nascimento-vazio'
  | 'mae-sem-nome'
  | 'nome-curto'
  | 'nome-sinais'
  | 'nome-sobrenome'
  | 'nome-vazio'
  | 'numero-cep'
  | 'numero-sem-digito'
  | 'numero-vazio'
  | 'oferta-nenhuma'
  | 'oferta-propria-vazia'
  | 'oferta-vazia'
  | 'pagamento-vazio'
  | 'periodo-cheio'
  | 'pedido-incerto'
  | 'pedido-sem-dados'
  | 'periodo-vazio'
  | 'plano-vazio'
  | 'quadra-vazia'
  | 'rede-caiu'
  | 'resposta-corrompida'
  | 'resposta-vazia'
  | 'resposta-vazia-bancos'
  | 'resposta-vazia-cep'
  | 'resposta-vazia-endereco'
  | 'resposta-vazia-gravacao'
  | 'resposta-vazia-pedido'
  | 'resposta-vazia-regulamentos'
  | 'rua-vazia'
  | 'sem-cobertura'
  | 'servidor-falhou'
  | 'telefone-de-outro'
  | 'ligacao-esperada'
  | 'telefone-exterior'
  | 'telefone-invalido'
  | 'telefone-vazio'
  | 'vencimento-vazio'
  | 'visita-limite'
  | 'visita-ocupada'
  | 'visita-tarde'

export type ProblemKey = Plain | keyof ProblemValues

/**
 * The reason why an answer is not accepted or a call fails: a key, and the values that appear in the error
 * message, such as `{ problem: 'cpf-tamanho', typed: 10 }`.
 */
export type Problem<Key extends ProblemKey = ProblemKey> = Key extends keyof ProblemValues
  ? { readonly problem: Key } & ProblemValues[Key]
  : { readonly problem: Key }

/** Returns a problem whose error message is a text from the server. */
export const problemWithServerText = (text: string): Problem<'outro'> => ({ problem: 'outro', text })
