/** Visitor questions ("facts") in the chat: how they are asked, their answers, and the figures in them (A20). */
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { campaigns } from '../support/first-shop.ts'
import { promiseRows } from '../../src/content/campaign-promise-rows.ts'
import {
  factIds,
  topicsExpectedAt,
  topicsOnlyAt,
  wordingsOfTopics,
  type FactId,
} from '../../src/content/visitor-question-wordings.ts'
import { visitorQuestions, type FactFigures } from '../../src/content/visitor-questions.ts'
import { myData } from '../../src/content/my-data.ts'
import { privacy } from '../../src/content/site/privacy-policy.ts'
import { DUE_DAYS } from '../../src/lib/bill-due-days.ts'
import { normaliseText } from '../../src/lib/text.ts'
import { topicsIn } from '../../src/understanding/topics.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import { forbiddenClaims, unstatedFigures } from '../support/find-forbidden-claims.ts'

const ids =
  'preco fidelidade multa instalacao-custo instalacao-prazo instalacao-quem pagamento-formas vencimento-mudar ' +
  'debito-desconto wifi-modem velocidade-upload jogos quantos-aparelhos streaming-inclusos streaming-ativar ' +
  'cobertura taxa-adesao cancelar mudar-endereco trocar-plano por-que-cpf por-que-mae seguranca-dados contato ' +
  'horario-atendimento telefone-fixo empresa ja-sou-cliente promocao-12-meses documentos pontos-livelo bonus-celular ' +
  'meus-dados'

const seed = firstEdition.plans

const figuresOf = (plan: (typeof seed)[number]): FactFigures[] => [
  { cheapest: plan },
  { plan },
  { plan, isDebit: true },
  { plan, isDebit: false },
]
const situations: FactFigures[] = [{}, { plans: seed }, ...seed.flatMap(figuresOf)]
const sentences = (text: string) => text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).length

const wordingsOf = (id: string) => wordingsOfTopics.get(id) ?? []
/** Where a topic is asked: at a question that makes it likely, or at the plans. */
const stepOf = (id: string) =>
  topicsOnlyAt[id]?.[0] ??
  Object.entries(topicsExpectedAt).find(([, ids]) => ids.includes(id))?.[0] ??
  'planos'

describe('the facts (A20)', () => {
  it('has every fact that visitors ask about', () => {
    expect([...factIds].sort()).toEqual(ids.split(' ').sort())
  })

  it.each(factIds)('%s is answered or offered where it is asked in one of its wordings', (id) => {
    expect(new Set(wordingsOf(id).map(normaliseText)).size).toBe(wordingsOf(id).length)
    const led = wordingsOf(id).map((wording) => ({ wording, ...topicsIn(wording, { step: stepOf(id) }) }))
    expect(led.filter(({ facts, near }) => facts.length === 0 && !near.includes(id))).toEqual([])
    const answered = led.filter(({ facts }) => facts.includes(id))
    expect(answered.length).toBeGreaterThanOrEqual(0.7 * led.length)
  })

  it('asks for two facts in no same words', () => {
    const owners = new Map<string, FactId[]>()
    for (const id of factIds)
      for (const wording of wordingsOf(id).map(normaliseText))
        owners.set(wording, [...(owners.get(wording) ?? []), id])
    expect([...owners].filter(([, of]) => of.length > 1)).toEqual([])
  })

  it.each(factIds)('%s is answered in one to three sentences, with and without figures', (id) => {
    for (const figures of situations) {
      const answer = visitorQuestions[id].answer(figures)
      expect(answer).not.toMatch(/undefined|NaN|null|\s{2}|\s$/)
      expect(answer).toMatch(/^\p{Lu}.*\.$/su)
      expect(sentences(answer)).toBeLessThanOrEqual(3)
      expect(answer).not.toMatch(forbiddenClaims)
    }
  })

  const plain = seed.find(({ sku }) => sku === 'd500a') ?? expect.unreachable()
  const bundle = seed.find(({ sku }) => sku === 'd1000d') ?? expect.unreachable()
  const byOperator = { ...plain, plan: '500 Mega Fiel', loyaltyPeriod: true }
  it.each<[string, FactFigures, RegExp, RegExp]>([
    ['a plan without streaming', { plan: plain }, /^Não, o 500 Mega não tem fidelidade/, /não há multa/],
    [
      'a plan with streaming',
      { plan: bundle },
      /^Sim, o 1 Giga HBO Max tem fidelidade de 12 meses/,
      /multa prop/,
    ],
    [
      'a plan for which the operator has set it',
      { plan: byOperator },
      /^Sim, o 500 Mega Fiel tem/,
      /multa prop/,
    ],
    ['no chosen plan', {}, /^Depende do plano/, /^Só os planos com fidelidade têm multa/],
    [
      'some plans on offer',
      { plans: [plain, byOperator, bundle] },
      /^Depende do plano: 500 Mega Fiel e 1 Giga HBO Max têm fidelidade de 12 meses; os outros, não\./,
      /^Só os planos com/,
    ],
    ['plans without it', { plans: [plain] }, /^Não, nenhum dos planos/, /^Só os planos com/],
    ['plans that all have it', { plans: [bundle] }, /^Sim, a fidelidade é de 12 meses/, /^Só os planos com/],
  ])('loyalty and its fine are answered for %s (M9.6, D127)', (_, figures, loyalty, fine) => {
    expect(visitorQuestions.fidelidade.answer(figures)).toMatch(loyalty)
    expect(visitorQuestions.multa.answer(figures)).toMatch(fine)
  })

  it.each(factIds)('%s states no figure without a rule', (id) => {
    expect(unstatedFigures(visitorQuestions[id].answer({}))).toEqual([])
  })

  it.each(factIds)('%s names a price only of the plans that it is given (D118, M9.5)', (id) => {
    expect(visitorQuestions[id].answer({})).not.toContain('R$')
    const answer = visitorQuestions[id].answer({ plans: seed.filter(({ sku }) => sku === 'd500a') })
    expect(answer.replaceAll(/R\$\s(?:59,99|159,99)/g, '')).not.toContain('R$')
  })

  it.each(['pagamento-formas', 'vencimento-mudar'] as const)(
    '%s names the days on which a bill may fall due (D23)',
    (id) => {
      expect(visitorQuestions[id].answer({})).toContain(
        `nos dias ${DUE_DAYS.slice(0, -1).join(', ')} e ${DUE_DAYS.at(-1)}`,
      )
    },
  )

  it.each(factIds.filter((id) => visitorQuestions[id].link))('%s links to an address of the site', (id) => {
    const href = visitorQuestions[id].link?.href ?? ''
    expect(
      [`/${privacy.file}`, myData.path].includes(href) || resolveSitePath(href, campaigns) !== null,
    ).toBe(true)
  })
})

describe("a fact with the visitor's own figures (U5, D106, D107)", () => {
  const planOf = (sku: string) => {
    const plan = seed.find((each) => each.sku === sku)
    if (!plan) throw new Error(`no plan ${sku}`)
    return plan
  }
  const told: readonly (readonly [FactId, FactFigures, string])[] = [
    [
      'preco',
      { plan: planOf('d500a') },
      'R$ 59,99 por mês com débito automático, por 12 meses; depois R$ 159,99',
    ],
    [
      'preco',
      { plan: planOf('d500a'), isDebit: false },
      'R$ 69,99 por mês sem débito automático, por 12 meses; depois R$ 159,99',
    ],
    [
      'preco',
      { cheapest: planOf('d300a') },
      'é o 300 Mega: R$ 49,99 por mês com débito automático, por 12 meses; depois R$ 139,99',
    ],
    [
      'promocao-12-meses',
      { plan: planOf('d1000a') },
      'R$ 139,99 por mês com débito automático, por 12 meses; depois R$ 189,99',
    ],
    ['pagamento-formas', {}, 'Como pagar está em cada fatura; a equipe também diz'],
    [
      'pagamento-formas',
      { payment: 'A fatura chega por e-mail.' },
      'agora nada é cobrado. A fatura chega por e-mail.',
    ],
    [
      'pagamento-formas',
      { isPix: true },
      'Se dá para usar o Pix, não sei dizer. O desconto na mensalidade é do débito automático.',
    ],
    [
      'pagamento-formas',
      { isPix: true, payment: 'A fatura chega por e-mail, com código de Pix.' },
      'A fatura chega por e-mail, com código de Pix. O desconto na mensalidade',
    ],
    [
      'pontos-livelo',
      { promises: promiseRows({ points: 3000, bonus: null, state: null }, true) },
      'Neste pedido: 3.000 pontos na sua conta Livelo',
    ],
    [
      'bonus-celular',
      { promises: promiseRows({ points: 0, bonus: 'timblack', state: null }, true) },
      'até 30 GIGA',
    ],
    ['promocao-12-meses', { cheapest: planOf('d300a') }, 'No 300 Mega, por exemplo, são R$ 139,99'],
    ['debito-desconto', { plan: planOf('d600a') }, 'São R$ 10,00 a menos por mês'],
    ['wifi-modem', { plan: planOf('d1000a') }, 'modem Wi-Fi 6'],
    [
      'velocidade-upload',
      { plan: planOf('d600a') },
      '600 Mega de download, mais 100 Mega de bônus, e 300 Mega',
    ],
    ['velocidade-upload', { plan: planOf('d2000b') }, '2 Giga de download e 1 Giga de upload'],
    ['quantos-aparelhos', { plan: planOf('d700a') }, 'até 50 aparelhos'],
    ['streaming-inclusos', { plan: planOf('d2000b') }, 'já inclui HBO Max e Paramount+'],
    ['streaming-inclusos', { plan: planOf('d500a') }, 'não inclui streaming'],
    ['instalacao-prazo', { plan: planOf('d300a') }, 'combina a visita com você depois do pedido'],
    ['instalacao-prazo', { plan: planOf('d500a') }, 'de segunda a sábado'],
    [
      'empresa',
      { plans: [planOf('d500a'), { ...planOf('d1000cb'), price_with_dacc: 129.99 }] },
      'Só para empresas há o 1 Giga Empresas, por R$ 129,99 por mês com débito automático.',
    ],
    ['empresa', {}, 'Há também um plano só para empresas'],
    ['preco', { plan: planOf('d500b') }, 'Tem fidelidade de 12 meses.'],
    ['promocao-12-meses', { plan: planOf('d500b'), isDebit: false }, 'Tem fidelidade de 12 meses.'],
    [
      'promocao-12-meses',
      { plans: [planOf('d500b'), planOf('d500a'), planOf('d1000cb'), planOf('d300a')] },
      'Por mês com débito automático, nos primeiros 12 meses:\n• 300 Mega: R$ 49,99, depois R$ 139,99\n• 500 Mega: R$ 59,99, depois R$ 159,99\nSem fidelidade.',
    ],
    [
      'streaming-inclusos',
      { named: [planOf('d500b'), planOf('d500a')] },
      'R$ 79,99, depois R$ 189,99\n• 500 Mega: R$ 59,99, depois R$ 159,99\nCom fidelidade de 12 meses: 500 Mega HBO Max.',
    ],
  ]

  it.each(told)('%s says its own figures (%#)', (id, figures, part) => {
    expect(visitorQuestions[id].answer(figures).replaceAll('\u00A0', ' ')).toContain(part)
  })
})
