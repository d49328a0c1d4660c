/** Checks the routes of the specification: their prefixes, layouts, forms, and stages of the progress bar. */
import { describe, expect, test } from 'vitest'
import { campaigns } from '../../tests/support/first-shop.ts'
import { wholeOrder } from '../../tests/support/sample-orders.ts'
import { pageAt } from '../funnel/journey-registry.ts'
import { navigationGuard } from '../funnel/next-previous-and-allowed-steps.ts'
import { resolveSitePath } from './resolve-site-path.ts'
import { CHECKOUT_PATHS } from './checkout-paths.ts'
import { SITE_PAGES } from './pages-outside-orders.ts'

/** Every route of the site: pages of an order, of the coverage check by itself, and outside of both. */
const ROUTES = [
  ...CHECKOUT_PATHS,
  ...['cep', 'nr-imovel', 'verificando-disponibilidade', 'sem-cobertura', 'planos', 'com-cobertura'].map(
    (path) => `/consultar-cobertura/${path}`,
  ),
  '/pedido-realizado',
  '/refidelizacao/consulta-cpf',
  '/chat',
  '/chat-tct',
  ...Object.keys(SITE_PAGES),
]

describe('an address', () => {
  test.each(['globoplay/timpre', 'b/r', 'b'])('of every route may follow the prefix %s (F2.1)', (prefix) => {
    const found = ROUTES.map((route) => resolveSitePath(`/${prefix}${route}`, campaigns))
    expect(found.map((address) => [address?.prefix, address?.path])).toEqual(
      ROUTES.map((route) => [prefix, route]),
    )
  })

  test.each([
    ['M2.2', '/', 'home'],
    ['M2.3', '/ofertas', 'home'],
    ['M2.4', '/novo-cliente', 'home'],
    ['M2.5', '/consulta-cpf', 'home'],
    ['M2.6', '/refidelizacao/ofertas', 'home'],
    ['M2.7', '/refidelizacao/consulta-cpf', 'home'],
    ['M2.8', '/700mb', 'home'],
    ['M2.8', '/500mb', 'home'],
    ['M2.8', '/1gb/index.temp', 'home'],
    ['M2.9', '/checkout', 'cart'],
    ['M2.10', '/checkout/carrinho', 'cart'],
    ['M2.11', '/checkout/validacao', 'cart'],
    ['M2.11', '/checkout/validacao/erro1', 'cart'],
    ['M2.11', '/checkout/validacao/erro2', 'cart'],
    ['M2.12', '/checkout/confirmacao', 'cart'],
    ['M2.12', '/pedido-realizado', 'cart'],
    ['M2.13', '/refidelizacao/pedido-realizado', 'cart'],
    ['M2.13', '/refidelizacao/confirmacao', 'cart'],
    ['M2.14', '/checkout/cep', 'checkout'],
    ['M2.14', '/checkout/telefone', 'checkout'],
    ['M2.14', '/checkout/nr-imovel', 'checkout'],
    ['M2.14', '/checkout/nome-mae', 'checkout'],
    ['M2.14', '/checkout/nome', 'checkout'],
    ['M2.15', '/checkout/email', 'checkout'],
    ['M2.15', '/checkout/data-nascimento', 'checkout'],
    ['M2.15', '/checkout/cpf', 'checkout'],
    ['M2.16', '/checkout/instalacao', 'checkout'],
    ['M2.16', '/checkout/data-instalacao', 'checkout'],
    ['M2.16', '/checkout/data-de-vencimento', 'checkout'],
    ['M2.16', '/checkout/conta-debito', 'checkout'],
    ['M2.16', '/checkout/ativar-debito', 'checkout'],
    ['M2.17', '/c/checkout/instalacao-pagamento', 'checkout'],
    ['M2.17', '/c/checkout/dados-pessoais', 'checkout'],
    ['M2.18', '/timblack/checkout/consulta-telefone', 'checkout'],
    ['M2.19', '/oferta-colaborador/checkout/confirmacao-colaborador', 'checkout'],
    ['M2.20', '/c/checkout/cep-dados-cliente', 'checkout-2'],
    ['M2.21', '/checkout/verificando-disponibilidade', 'loading'],
    ['M2.21', '/checkout/confirmando-dados', 'loading'],
    ['M2.22', '/chat', 'loading'],
    ['M2.22', '/chat-tct', 'loading'],
    ['M2.23', '/checkout/planos', 'no-coverage'],
    ['M2.24', '/regulamentos', 'no-coverage'],
    ['M2.25', '/linktree', 'no-coverage'],
    ['M2.26', '/consultar-cobertura/cep', 'coverage'],
    ['M2.26', '/consultar-cobertura/nr-imovel', 'coverage'],
    ['M2.27', '/consultar-cobertura/verificando-disponibilidade', 'loading'],
    ['M2.28', '/consultar-cobertura/sem-cobertura', 'no-coverage'],
    ['M2.28', '/consultar-cobertura/oferta-indisponivel', 'no-coverage'],
    ['M2.29', '/consultar-cobertura/planos', 'plans'],
    ['M2.30', '/consultar-cobertura/com-cobertura', 'call-request'],
    ['M2.31', '/receber-ligacao', 'call-request'],
    ['M2.32', '/selecao-plano-movel', 'mobile-plan-selection'],
  ])('%s: %s has the layout %s', (_rule, path, layout) => {
    for (const written of [path, `${path.replace(/\/$/, '')}/`])
      expect(resolveSitePath(written, campaigns)).toMatchObject({ layout })
  })

  test.each([
    ['F2.7', '/timblack/checkout/consulta-telefone/', 'disponibilidade'],
    ['F2.14', '/c/checkout/dados-pessoais/', 'dados-pessoais'],
    ['F2.15', '/oferta-colaborador/checkout/confirmacao-colaborador/', 'dados-pessoais'],
    ['F2.24', '/c/checkout/instalacao-pagamento/', 'pagamento'],
  ])('%s: %s is in the stage %s', (_rule, path, stage) => {
    const address = resolveSitePath(path, campaigns)
    const page = pageAt({ journey: address?.journey ?? '' }, address?.path ?? '')
    expect(page).toMatchObject({ stage })
  })

  test.each([
    ['F2.27', '/c/checkout/cep-dados-cliente/', 'cep-dados-cliente'],
    ['F2.28', '/consultar-cobertura/cep/', 'cep'],
    ['F2.28', '/consultar-cobertura/nr-imovel/', 'nr-imovel'],
    ['F2.29', '/refidelizacao/confirmacao/', 'confirmacao'],
    ['F2.29', '/refidelizacao/pedido-realizado/', 'pedido-realizado'],
  ])('%s: %s shows the form %s', (_rule, path, form) => {
    expect(resolveSitePath(path, campaigns)).toMatchObject({ screen: 'step', form })
  })

  test('below /migracao-ultrafibra leads to /migracao-ultrafibra/consulta-cpf first (M2.34)', () => {
    const order = wholeOrder({ journey: 'migration', prefix: 'migracao-ultrafibra', answers: {} })
    const elsewhere = { allow: false, to: 'consulta-cpf' }
    for (const below of ['/ofertas', '/endereco', '/checkout/nome/', '/checkout/confirmacao/']) {
      const address = resolveSitePath(`/migracao-ultrafibra${below}`, campaigns)
      expect(address).toMatchObject({ journey: 'migration' })
      expect(navigationGuard(order, address?.form ?? '', 'pages')).toEqual(elsewhere)
    }
    // its start page is a step of the order too: nothing can be shown before the document is known
    const start = resolveSitePath('/migracao-ultrafibra', campaigns)
    expect(start).toMatchObject({ journey: 'migration', screen: 'step' })
    const first = resolveSitePath('/migracao-ultrafibra/consulta-cpf', campaigns)
    expect(first).toMatchObject({ path: '/consulta-cpf', form: 'consulta-cpf' })
    expect(navigationGuard(order, 'consulta-cpf', 'pages')).toEqual({ allow: true })
  })

  test('that checks coverage may end in a generated segment (M2.39)', () => {
    for (const path of [
      '/consultar-cobertura/cep/',
      '/consultar-cobertura/cep/a8f3/',
      '/b/consultar-cobertura/cep/a8f3',
    ])
      expect(resolveSitePath(path, campaigns)).toMatchObject({
        journey: 'coverage',
        form: 'cep',
        layout: 'coverage',
      })
    expect(resolveSitePath('/consultar-cobertura/cep/a8f3/more', campaigns)).toBeNull()
  })

  test('has no page where the spec names none (M2.33)', () => {
    for (const path of ['/nada', '/404', '/checkout/nada', '/chat/nada', '/evil/checkout/cep/'])
      expect(resolveSitePath(path, campaigns)).toBeNull()
  })
})
