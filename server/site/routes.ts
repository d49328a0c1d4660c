import type { Campaigns } from '../../src/campaigns/make.ts'

/** Every page of the product (funnel §2, marketing §2), without campaign prefix and trailing slash. */
const PAGES = new Set([
  '',
  'ofertas',
  'novo-cliente',
  'consulta-cpf',
  '700mb',
  '500mb',
  '1gb',
  '1gb/index.temp',
  'max',
  'chat',
  'chat-tct',
  'checkout',
  ...[
    'cep',
    'nr-imovel',
    'verificando-disponibilidade',
    'oferta-indisponivel',
    'planos',
    'carrinho',
    'consulta-telefone',
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
  ].map((step) => `checkout/${step}`),
  'pedido-realizado',
  'receber-ligacao',
  ...[
    'cep',
    'nr-imovel',
    'verificando-disponibilidade',
    'sem-cobertura',
    'oferta-indisponivel',
    'planos',
    'com-cobertura',
  ].map((page) => `consultar-cobertura/${page}`),
  ...['consulta-cpf', 'ofertas', 'confirmacao', 'pedido-realizado'].map((page) => `refidelizacao/${page}`),
  ...['consulta-cpf', 'ofertas', 'endereco'].map((page) => `migracao-ultrafibra/${page}`),
  'selecao-plano-movel',
  'regulamentos',
  'regulamentos/livelo',
  'linktree',
])

/** Pages with one segment of their own after them: coverage check links (M§2), regulations (D55), the demo. */
const OPEN_ENDED = [
  /^regulamentos\/[\w-]{1,64}$/,
  /^consultar-cobertura\/cep\/[\w-]{1,64}$/,
  /^demo(?:\/[\w-]{1,64}){0,3}$/,
]

/** `isHidden`: search engines shall not list it (M§2). */
export type Page = { prefix: string; page: string; isKnown: boolean; isHidden: boolean }

/** Reads a path as campaign prefix and page. What is no page is not known: 404 (S15). */
export function pageOf(pathname: string, campaigns: Campaigns): Page {
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const page = path.replace(/^\//, '').replace(/\/$/, '')
  const isWellFormed = !/^\/\/|\\|\/\//.test(pathname)
  const whole = pathname.replace(/^\//, '').replace(/\/$/, '')
  // migracao-ultrafibra and the streaming campaigns are prefixes and pages at once.
  const isKnown =
    isWellFormed && (PAGES.has(page) || PAGES.has(whole) || OPEN_ENDED.some((open) => open.test(page)))
  return { prefix, page, isKnown, isHidden: campaigns.rulesOf(prefix).robots === 'noindex' }
}
