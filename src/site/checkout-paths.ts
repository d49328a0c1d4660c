/**
 * Last segments of the checkout's addresses (F2.1, M2.2). Which of them a visitor is asked depends on the journey; an
 * address of another journey redirects to where the order continues instead of giving a 404.
 */
export const CHECKOUT_PATHS: readonly string[] = [
  'cep',
  'nr-imovel',
  'verificando-disponibilidade',
  'oferta-indisponivel',
  'consulta-telefone',
  'planos',
  'nome',
  'telefone',
  'email',
  'data-nascimento',
  'nome-mae',
  'cpf',
  'dados-pessoais',
  'confirmacao-colaborador',
  'instalacao',
  'data-de-vencimento',
  'ativar-debito',
  'conta-debito',
  'confirmando-dados',
  'validacao',
  'validacao/erro1',
  'validacao/erro2',
  'data-instalacao',
  'confirmacao',
  'instalacao-pagamento',
  'cep-dados-cliente',
]

/** @param bare path below the campaign's prefix, without trailing slash */
export const isCheckoutPath = (bare: string): boolean =>
  bare.startsWith('/checkout/') && CHECKOUT_PATHS.includes(bare.slice('/checkout/'.length))
