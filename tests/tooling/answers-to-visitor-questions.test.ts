/** Visitor questions ("facts") in the chat: how they are asked, their answers, and the figures in them (A20). */
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { campaigns } from '../support/first-shop.ts'
import { promiseRows } from '../../src/content/campaign-promise-rows.ts'
import { factIds, wordingsOfFacts, type FactId } from '../../src/content/visitor-question-wordings.ts'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { wordingsOfRemarks } from '../../src/content/visitor-questions/wordings/remarks.ts'
import { isUnderstood } from '../../src/conversation/message-handlers/read-message-in-context.ts'
import {
  likelyQuestion,
  suggestionsFor,
} from '../../src/conversation/message-handlers/suggest-likely-meanings.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import type { CorpusLine } from '../../scripts/understand/score-readings.ts'
import { visitorQuestions, type FactFigures } from '../../src/content/visitor-questions.ts'
import { myData } from '../../src/content/my-data.ts'
import { privacy } from '../../src/content/site/privacy-policy.ts'
import { DUE_DAYS } from '../../src/lib/bill-due-days.ts'
import { normaliseText } from '../../src/lib/normalise-text.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import { forbiddenClaims, unstatedFigures } from '../support/find-forbidden-claims.ts'

const ids =
  'preco fidelidade multa instalacao-custo instalacao-prazo instalacao-quem pagamento-formas vencimento-mudar ' +
  'debito-desconto wifi-modem velocidade-upload jogos quantos-aparelhos streaming-inclusos streaming-ativar ' +
  'cobertura taxa-adesao cancelar mudar-endereco trocar-plano por-que-cpf por-que-mae seguranca-dados contato ' +
  'horario-atendimento telefone-fixo empresa ja-sou-cliente promocao-12-meses documentos pontos-livelo bonus-celular ' +
  'meus-dados'

/** Questions of the corpus, as examples of those that the patterns find. */
const corpus = globSync('src/understanding/corpus/*.jsonl').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CorpusLine),
)

const seed = firstEdition.plans

const figuresOf = (plan: (typeof seed)[number]): FactFigures[] => [
  { cheapest: plan },
  { plan },
  { plan, isDebit: true },
  { plan, isDebit: false },
]
const situations: FactFigures[] = [{}, { plans: seed }, ...seed.flatMap(figuresOf)]
const sentences = (text: string) => text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).length

const remarksAsked = Object.keys(wordingsOfRemarks) as (keyof typeof wordingsOfRemarks)[]
/** Where a remark is asked, if not at the plans. */
const askedAt: Partial<Record<keyof typeof wordingsOfRemarks, StepId>> = {
  'o-que-e-vencimento': 'data-de-vencimento',
  'confirmacao-por-email': 'confirmacao',
  'aviso-da-visita': 'data-instalacao',
  mudanca: 'cep',
  autorizacao: 'nr-imovel',
  'o-que-sao-ofertas': 'email',
  'mudar-visita': 'data-instalacao',
  'manter-fixo': 'telefone',
  'outro-documento': 'cpf',
  'sem-email': 'email',
  'fatura-antecedencia': 'data-de-vencimento',
  'como-no-documento': 'nome',
  'varios-contratos': 'cpf',
  'mae-falecida': 'nome-mae',
  'formato-da-conta': 'conta-debito',
  'formato-da-data': 'data-nascimento',
  'como-nos-falamos': 'telefone',
  'passagem-do-cabo': 'data-instalacao',
  'em-nome-de-quem': 'nome',
  'loja-fisica': 'cep',
  'dado-no-contrato': 'data-nascimento',
}

beforeAll(loadJourneys)

describe('the facts (A20)', () => {
  it('has every fact that visitors ask about', () => {
    expect([...factIds].sort()).toEqual(ids.split(' ').sort())
  })

  it.each(factIds)('%s is asked in at least 12 wordings, each unique', (id) => {
    const asked = corpus.filter(({ facts: of }) => of?.includes(id)).map(({ text }) => text)
    expect(new Set([...wordingsOfFacts[id], ...asked].map(normaliseText)).size).toBeGreaterThanOrEqual(12)
    expect(new Set(wordingsOfFacts[id].map(normaliseText)).size).toBe(wordingsOfFacts[id].length)
  })

  it.each(remarksAsked)('%s is asked in at least 8 wordings, each of which is answered or offered', (id) => {
    const wordings = wordingsOfRemarks[id]
    expect(new Set(wordings.map(normaliseText)).size).toBeGreaterThanOrEqual(8)
    const step = askedAt[id] ?? 'planos'
    const situation = situationAt(step, '2026-11-20')
    const leadsTo = (wording: string) => {
      const reading = readAsChat(wording, situation)
      if (reading.facts.includes(id)) return 'answered'
      if (isUnderstood(reading)) return 'read as something else'
      if (likelyQuestion(wording, step, [])?.id === id) return 'answered'
      return suggestionsFor(wording, step, [], true).some(({ asks }) => asks === id) ? 'offered' : 'neither'
    }
    const led = wordings.map((wording) => ({ wording, to: leadsTo(wording) }))
    expect(led.filter(({ to }) => to !== 'answered' && to !== 'offered')).toEqual([])
    expect(led.filter(({ to }) => to === 'answered').length).toBeGreaterThanOrEqual(0.7 * led.length)
  })

  it('asks for two facts in no same words', () => {
    const owners = new Map<string, FactId[]>()
    for (const id of factIds)
      for (const wording of wordingsOfFacts[id].map(normaliseText))
        owners.set(wording, [...(owners.get(wording) ?? []), id])
    expect([...owners].filter(([, of]) => of.length > 1)).toEqual([])
  })

  it.each(factIds)('%s is answered in one to three sentences, with and without figures', (id) => {
    for (const figures of situations) {
      const answer = visitorQuestions[id].answer(figures)
      expect(answer).not.toMatch(/undefined|NaN|null|\s{2}|\s$/)
      expect(answer).toMatch(/^\p{Lu}.*\.$/u)
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
    expect(visitorQuestions[id].answer({ plans: seed.filter(({ sku }) => sku === 'd500a') })).not.toContain(
      'R$',
    )
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
  ]

  it.each(told)('%s says its own figures (%#)', (id, figures, part) => {
    expect(visitorQuestions[id].answer(figures)).toContain(part)
  })
})
