/** The checks of an edition: nothing in the code's own one, and each mistake in a changed one. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { siteFacts as around } from '../../server/rules/site-facts.ts'
import { reservedPrefixes } from '../../server/rules/reserved-campaign-prefixes.ts'
import { withCampaignCopy } from '../../src/edition/change-campaigns-in-edition.ts'
import { withPlanCopy } from '../../src/edition/change-plans-in-edition.ts'
import { changedCampaigns } from '../../src/edition/campaign-changes.ts'
import { checkEdition, prefixProblem } from '../../src/edition/check-edition.ts'
import { describeEditionChanges, editionChanges } from '../../src/edition/describe-edition-changes.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import { SITE_FILES } from '../../src/site/pages-outside-orders.ts'
import type {
  Edition,
  EditionCampaign,
  EditionNews,
  EditionPlan,
  EditionQuestion,
} from '../../src/edition/edition-schema.ts'

const at = new Date('2026-11-27T15:00:00Z')

type Draft = Edition & Record<string, unknown>
const found = (change: (draft: Draft) => unknown) => {
  const draft = structuredClone(firstEdition) as Draft
  change(draft)
  return checkEdition(draft, at, around).findings
}
const planOf = (draft: Edition, sku: string): EditionPlan =>
  draft.plans.find((plan) => plan.sku === sku) ?? expect.unreachable()
const faqOf = ({ faq }: Edition): EditionQuestion => faq?.general?.questions[0] ?? expect.unreachable()
const newsOf = ({ news }: Edition): EditionNews => news?.[0] ?? expect.unreachable()
const add = (prefix: string, campaign: unknown) => (draft: Draft) => {
  draft.campaigns[prefix] = campaign as EditionCampaign
}
const natal = (more: object) =>
  add('natal', { title: 'Natal', lpOrigin: 'LP Natal', checkout: ['d500a', 'd600a'], ...more })

type Mistake = [what: string, make: (draft: Draft) => void, place: string, text: string]
const mistakes: readonly Mistake[] = [
  [
    'a speed that the campaign does not sell',
    natal({ landing: { description: 'Natal com fibra de 400 e 500 Mega.' } }),
    'campaigns.natal.landing.description',
    'O texto diz “400 Mega”, e nenhum plano de /natal tem isso.',
  ],
  [
    'a number of devices in an answer that only some campaigns sell',
    (draft) => (faqOf(draft).answer = ['Para até 96 aparelhos.']),
    'faq.general.questions.0.answer.0',
    'O texto diz “96 aparelhos”, e nenhum plano de',
  ],
  [
    'a heading about a plan that is hidden',
    (draft) => (planOf(draft, 'd600gles').hidden = true),
    'campaigns.es.landing.banner.text',
    'O texto diz “700 Mega”, e nenhum plano de /es tem isso.',
  ],
  [
    'the range of speeds where it is not filled in',
    natal({ title: 'Natal {faixa-de-velocidades}' }),
    'campaigns.natal.title',
    '{faixa-de-velocidades} só funciona na descrição',
  ],
  ['a renewal', natal({ checkout: ['rf500'] }), 'campaigns.natal.checkout', 'não é para clientes novos'],
  ['a plan twice', natal({ checkout: ['d500a', 'd500a'] }), 'campaigns.natal.checkout', 'duas vezes'],
  [
    'a page that advertises what is not sold',
    natal({ page: ['d300a'] }),
    'campaigns.natal.checkout',
    'anuncia 300 Mega (d300a)',
  ],
  [
    'two prices for one thing',
    natal({ checkout: ['d600a', 'd700a'] }),
    'campaigns.natal.checkout',
    'são a mesma coisa',
  ],
  ['a journey that is none', natal({ journey: 'x' }), 'campaigns.natal.journey', 'A jornada x não existe.'],
  ['HTML', natal({ title: '<b>Natal</b>' }), 'campaigns.natal.title', 'Textos não têm HTML'],
  ['an invisible character', natal({ title: 'Na\u200btal' }), 'campaigns.natal.title', 'invisíveis'],
  [
    'a long text',
    natal({ landing: { banner: { heading: 'x'.repeat(49) } } }),
    'campaigns.natal.landing.banner.heading',
    'no máximo 48',
  ],
  ['a misspelled field', natal({ chekout: [] }), 'campaigns.natal.chekout', 'Este campo não existe'],
  [
    'dates in the wrong order',
    natal({ from: '2026-12-27T00:00', until: '2026-12-01T00:00' }),
    'campaigns.natal.until',
    'antes do começo',
  ],
  ['a date that does not exist', natal({ from: '2026-02-30T00:00' }), 'campaigns.natal.from', 'não existe'],
  [
    'a general campaign that lacks its journey',
    (draft) => delete draft.campaigns['']?.journey,
    'campaigns..journey',
    'As outras herdam',
  ],
  [
    'a debit price above the other',
    (draft) => (planOf(draft, 'd500a').price_with_dacc = 99),
    'plans.d500a.price_with_dacc',
    'maior',
  ],
  [
    'a promotion above the full price',
    (draft) => (planOf(draft, 'd500a').price = 999),
    'plans.d500a.price_full',
    'menor',
  ],
  [
    'a third of a centavo',
    (draft) => (planOf(draft, 'd500a').price = 69.333),
    'plans.d500a.price',
    'centavos',
  ],
  [
    'a benefit that is none',
    (draft) => planOf(draft, 'd500a').benefits.push('x'),
    'plans.d500a.benefits',
    'O benefício x não existe.',
  ],
  [
    'two plans of one name',
    (draft) => draft.plans.push(planOf(draft, 'd500a')),
    'plans.d500a',
    'dois planos',
  ],
  [
    'a state that is none',
    (draft) => (planOf(draft, 'd500a').state = 'XX'),
    'plans.d500a.state',
    'XX não é um estado.',
  ],
  [
    'a link to another scheme',
    (draft) => (draft.links = { states: 'ftp://planos.example' }),
    'links.states',
    'formato',
  ],
  [
    'a price in an answer',
    (draft) => (faqOf(draft).answer = ['Só R$ 10.']),
    'faq.general.questions.0.answer.0',
    'Preços não ficam em textos',
  ],
  [
    'a figure that is none',
    (draft) => (faqOf(draft).answer = ['Vai até {velocidade}.']),
    'faq.general.questions.0.answer',
    'Não há {velocidade}. Pode ser: {velocidades},',
  ],
  [
    'two questions of one name',
    (draft) => (faqOf(draft).id = 'fibra-ou-adsl'),
    'faq.general.questions.1.id',
    'Há dois com o nome fibra-ou-adsl.',
  ],
  [
    'a script in a link',
    (draft) => (faqOf(draft).links = [{ label: 'Abrir', href: 'data:text/html,x' }]),
    'faq.general.questions.0.links.0.href',
    'formato',
  ],
  [
    'a script in the link of a plan’s WhatsApp',
    (draft) =>
      (planOf(draft, 'd500a').whatsApps = [{ origin_domain: '*', complete_link: 'data:text/html,x' }]),
    'plans.d500a.whatsApps',
    'O link precisa ser https://',
  ],
  [
    'a campaign whose flags sell another list',
    natal({ flags: { premium: true } }),
    'campaigns.natal.flags',
    'No endereço com fibra não há 500 Mega (d500a)',
  ],
  [
    'a link to a page that is not there',
    (draft) => (faqOf(draft).links = [{ label: 'Abrir', href: '/natale/' }]),
    'faq.general.questions.0.links.0.href',
    'Não há página em /natale/.',
  ],
  [
    'an outside link that is not public',
    (draft) => (draft.links = { states: 'https://localhost/' }),
    'links.states',
    'endereço público',
  ],
  [
    'a news item that says nothing',
    (draft) => Object.assign(newsOf(draft), { text: [], href: undefined }),
    'news.0.text',
    'nem link',
  ],
  [
    'the name of a figure where none is filled in',
    (draft) => (newsOf(draft).text = ['Ligue {vendas}.']),
    'news.0.text.0',
    'só funcionam em respostas',
  ],
  [
    'HTML in a text',
    (draft) => (draft.texts = { newsTitle: '<img>' }),
    'texts.newsTitle',
    'Textos não têm HTML',
  ],
  [
    'a WhatsApp number that lacks the code of Brazil before that of its area, which is 55 too',
    (draft) => (draft.footer = { sales: '0800 777 0000', support: '103 41', whatsapp: '55 97777 0000' }),
    'footer.whatsapp',
    'formato',
  ],
  [
    'a number that cannot be called',
    (draft) => (draft.footer = { sales: 'ligue já', support: '103 41' }),
    'footer.sales',
    'formato',
  ],
  [
    'a price in the sentence after the end',
    natal({ until: '2026-12-27T00:00', afterEnd: 'Era R$ 50.' }),
    'campaigns.natal.afterEnd',
    'Preços não ficam em textos',
  ],
  ['no shop at all', (draft) => Object.assign(draft, { plans: 'x' }), 'plans', 'não é do tipo array'],
]
/** What may be meant. */
const doubts: readonly Mistake[] = [
  ['a region alone', natal({ checkout: ['d500rs', 'd700rs'] }), 'campaigns.natal.checkout', 'Fora de RS'],
  [
    'a description that was copied',
    (draft) =>
      natal({ landing: { description: draft.campaigns['black-friday']?.landing?.description } })(draft),
    'campaigns.natal.landing.description',
    'A descrição também é da campanha /black-friday.',
  ],
  [
    'colours that were copied',
    natal({ theme: 'black-friday' }),
    'campaigns.natal.theme',
    'As cores também são da campanha /black-friday.',
  ],
  [
    'a phone number in an answer that is none of the shop’s',
    (draft) => (faqOf(draft).answer = ['Ligue para 0800 111 1111.']),
    'faq.general.questions.0.answer.0',
    'O telefone 0800 111 1111 não é um dos da loja. Se devia ser, escreva {vendas}',
  ],
  [
    'a phone number in a text that was the shop’s',
    (draft) => {
      draft.footer = { sales: '0800 111 1111', support: '103 41' }
      newsOf(draft).text = ['Ligue (0800 555 1020) ou 10341.']
    },
    'news.0.text.0',
    'O telefone 0800 555 1020 não é um dos da loja. Confira',
  ],
  ['a date that is over', natal({ until: '2026-01-01T00:00' }), 'campaigns.natal.until', 'já passou'],
  [
    'a word that is wider than a telephone',
    natal({ landing: { banner: { heading: 'Superultravelocidade' } } }),
    'campaigns.natal.landing.banner.heading',
    'não cabe em telas de 320 px',
  ],
  [
    'a sentence for after an end that never comes',
    natal({ afterEnd: 'Foi até o dia 26.' }),
    'campaigns.natal.afterEnd',
    'nunca aparece',
  ],
]

describe('the checks of an edition', () => {
  it('find nothing in the code’s own (D118)', () => {
    expect(found(() => {})).toEqual([])
    expect(found(natal({}))).toEqual([])
  })

  const isFound =
    (level: 'red' | 'yellow') =>
    (...[, change, place, said]: Mistake) => {
      const text: unknown = expect.stringMatching(new RegExp(said.replaceAll(/[()$.{}]/g, '\\$&'), 'i'))
      expect(found(change)).toContainEqual({ level, place, text })
    }
  it.each(mistakes)('find %s (D118)', isFound('red'))
  it.each(doubts)('ask about %s (D118)', isFound('yellow'))

  it.each([
    'http://wa.me/5511987654321',
    'https://wa.me@x.example/',
    'https://router.local/',
    'https://[::1]/',
  ])('refuse %s in every place for a link (S64)', (href) => {
    const places: [string, (draft: Draft) => unknown][] = [
      [
        'plans.d500a.whatsApps',
        (draft) => (planOf(draft, 'd500a').whatsApps = [{ origin_domain: '*', complete_link: href }]),
      ],
      ['faq.general.questions.0.links.0.href', (draft) => (faqOf(draft).links = [{ label: 'Abrir', href }])],
      ['news.0.href', (draft) => Object.assign(newsOf(draft), { text: [], href })],
      ['links.states', (draft) => (draft.links = { states: href })],
    ]
    for (const [place, put] of places)
      expect(found(put)).toContainEqual(expect.objectContaining({ level: 'red', place }))
  })

  // the name of the general list of plans among them
  it.each(['..', 'operador', 'Natal', '/natal', 'a/b/c', 'b/api', 'plans', 'x'.repeat(41)])(
    'refuse the prefix %j (D118, S15)',
    (prefix) => {
      const findings = found(add(prefix, { title: 'Natal', checkout: ['d500a'] }))
      expect(findings).toContainEqual({
        level: 'red',
        place: `campaigns.${prefix}`,
        text: expect.stringContaining('endereço'),
      })
    },
  )

  it('refuse the first part of each address that the site has of its own (D118, S53)', () => {
    const pages = journeys.flatMap((journey) => journey.pages.map(({ path }) => path))
    const own = [...readdirSync('public').map((name) => `/${name}`), ...SITE_FILES, ...pages]
    const first = [...new Set(own.map((path) => path.split('/')[1] ?? ''))].filter(Boolean)
    expect(first.filter((each) => prefixProblem(each, reservedPrefixes) === null)).toEqual([])
    expect(first.length).toBeGreaterThan(5)
  })
})

describe('the differences of two editions', () => {
  const from = new Date('2026-12-01T03:00:00Z')
  const until = new Date('2026-12-27T03:00:00Z')
  const changes = (change: (draft: Draft) => void) => {
    const before = firstEdition
    const after = structuredClone(before) as Draft
    change(after)
    return describeEditionChanges(before, after, { from, until, at: from })
  }

  it('are none between an edition and itself (D118)', () => expect(changes(() => {})).toEqual([]))

  it.each<[string, (draft: Draft) => void]>([
    ['is missing', (draft) => delete draft.campaigns['']],
    ['has no page', (draft) => delete draft.campaigns['']?.landing],
    [
      'has a page with one text',
      (draft) => Object.assign(draft.campaigns[''] ?? {}, { landing: { banner: {} } }),
    ],
  ])('are still told when the general campaign %s (D118)', (_what, change) => {
    const said = changes((draft) => {
      change(draft)
      planOf(draft, 'd500a').price_with_dacc = 54.99
    })
    expect(said).toContainEqual(expect.stringMatching(/^500 Mega.*54,99/))
    const broken = structuredClone(firstEdition) as Draft
    change(broken)
    expect(() => changedCampaigns(firstEdition, broken, from)).not.toThrow()
  })

  it('say what changes for whom, in R$ and with dates (D118)', () => {
    const said = changes((draft) => {
      planOf(draft, 'd500a').price_with_dacc = 54.99
      planOf(draft, 'd2000b').hidden = true
      planOf(draft, 'd300a').plan = '300 Mega de Natal'
      natal({ from: '2026-12-01T00:00', until: '2026-12-27T00:00' })(draft)
      draft.plans.push({ ...planOf(draft, 'd300a'), id: 'novo', sku: 'd300n', until: '2026-12-27T00:00' })
      delete draft.campaigns.premium
      draft.campaigns.livelo = { ...draft.campaigns.livelo, title: 'Pontos', checkout: ['d500a', 'd300a'] }
    })
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^500 Mega \(d500a\), com débito: R\$ 59,99 → 54,99 de 01\/12 a 26\/12, em \d+ campanhas\.$/,
        ),
        '2 Giga (d2000b): deixa de ser vendido de 01/12 a 26/12.',
        '300 Mega de Natal (d300a), nome: “300 Mega” → “300 Mega de Natal” de 01/12 a 26/12.',
        expect.stringMatching(
          /^\/natal: campanha nova, de 01\/12\/2026 00:00 até 27\/12\/2026 00:00, com 500 Mega \(d500a\) por R\$ 54,99 com débito e R\$ [\d,]+ sem débito, 700 Mega \(d600a\) por R\$ [\d,]+ com débito e R\$ [\d,]+ sem débito\.$/,
        ),
        expect.stringMatching(
          /^300 Mega de Natal \(d300n\): novo, por R\$ [\d,]+ com débito e R\$ [\d,]+ sem débito, e R\$ [\d,]+ depois da promoção, até 27\/12\/2026 00:00, de 01\/12 a 26\/12, em 0 campanhas, descrição: “.+”\.$/,
        ),
        '/premium: o endereço deixa de existir e passa a levar à página inicial.',
        expect.stringMatching(/^\/livelo, título: “.+” → “Pontos”\.$/),
        '/livelo, na página: o mesmo.',
        expect.stringMatching(/^\/livelo, à venda: entra 300 Mega de Natal \(d300a\), sai \d/),
      ]),
    )
  })

  it('say that a campaign is new whatever its prefix is called in the language of the code (D118)', () =>
    expect(changes(add('constructor', { title: 'Obra', lpOrigin: 'LP Obra', checkout: ['d500a'] }))).toEqual([
      expect.stringMatching(/^\/constructor: campanha nova, com 500 Mega/),
      '/constructor, título: “Obra”.',
      expect.stringMatching(/^\/constructor, título grande: “.+”\.$/),
      expect.stringMatching(/^\/constructor, texto abaixo dele: “.+”\.$/),
      expect.stringMatching(/^\/constructor, desenho: “.+”\.$/),
      expect.stringMatching(/^\/constructor, descrição: “.+”\.$/),
      '/constructor, nome nas medições: “LP Obra”.',
    ]))

  it('say the texts of a campaign that was made from a copy, and what its own plan replaces (D118)', () => {
    const said = changes((draft) => {
      planOf(draft, 'd300a').description = 'Para começar'
      const copied = withCampaignCopy(draft, {
        of: 'black-friday',
        prefix: 'natal',
        title: 'Natal em casa',
      })
      Object.assign(copied.campaigns.natal ?? {}, { until: '2026-12-27T00:00' })
      const banner = {
        heading: 'Um Natal mais rápido',
        text: 'Fibra para a família.',
        scene: 'street',
      } as const
      Object.assign(copied.campaigns.natal?.landing ?? {}, { banner, description: 'Ofertas de Natal.' })
      const priced = withPlanCopy(copied, {
        of: 'd600a',
        sku: 'd600n',
        name: '700 Mega',
        campaign: 'natal',
      })
      Object.assign(draft, {
        ...priced,
        plans: priced.plans.map((plan) =>
          plan.sku === 'd600n' ? { ...plan, price_with_dacc: 88.88 } : plan,
        ),
      })
    })
    // the history has room for two
    expect(said.slice(0, 2)).toEqual([
      expect.stringMatching(/^\/natal: campanha nova, até 27\/12\/2026 00:00, com /),
      expect.stringMatching(
        /^700 Mega \(d600n\) em \/natal, no lugar de 700 Mega \(d600a\): R\$ \d+,\d\d → 88,88 com débito\.$/,
      ),
    ])
    expect(said).toEqual(
      expect.arrayContaining([
        '/natal, título: “Natal em casa”.',
        '/natal, título grande: “Um Natal mais rápido”.',
        '/natal, texto abaixo dele: “Fibra para a família.”.',
        '/natal, desenho: “A rua”.',
        '/natal, descrição: “Ofertas de Natal.”.',
      ]),
    )
  })

  it('say of a campaign only the plans that are sold there, with their dates (D118)', () => {
    const sold = (change: (draft: Draft) => void) =>
      changes((draft) => {
        natal({ from: '2026-12-05T00:00', checkout: ['d300a', 'd500a', 'd600a', 'd1000a'] })(draft)
        draft.campaigns.livelo = { ...draft.campaigns.livelo, checkout: ['d300a', 'd500a'] }
        planOf(draft, 'd300a').hidden = true
        planOf(draft, 'd500a').until = '2026-12-05T00:00'
        planOf(draft, 'd600a').from = '2026-12-10T00:00'
        change(draft)
      })
    expect(sold(() => {})).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^\/natal: campanha nova, de 05\/12\/2026 00:00, com 700 Mega \(d600a\) por [^(]+, de 10\/12\/2026 00:00, 1 Giga \(d1000a\) por [^(]+ sem débito\.$/,
        ),
        expect.stringMatching(/^\/livelo, à venda: entra 300 Mega \(d300a\), escondido, sai /),
      ]),
    )
    const none = sold((draft) => Object.assign(draft.campaigns.natal ?? {}, { checkout: ['d300a'] }))
    expect(none).toContain('/natal: campanha nova, de 05/12/2026 00:00, sem nenhum plano à venda.')
  })

  it('say what a plan replaces in a campaign that there was before (D118)', () => {
    const said = changes((draft) => {
      const copied = withPlanCopy(draft, { of: 'd500a', sku: 'd500n', name: '500 Mega', campaign: 'livelo' })
      const plans = copied.plans.map((plan) => (plan.sku === 'd500n' ? { ...plan, price: 67.89 } : plan))
      Object.assign(draft, { ...copied, plans })
    })
    expect(said[0]).toMatch(
      /^500 Mega \(d500n\) em \/livelo, no lugar de 500 Mega \(d500a\): R\$ \d+,\d\d → 67,89 sem débito\.$/,
    )
  })

  it('show each field of a campaign as it was and as it is (D118)', () => {
    const said = changes((draft) => {
      const { landing, ...campaign } = draft.campaigns.livelo ?? {}
      draft.campaigns.livelo = {
        ...campaign,
        until: '2026-12-27T00:00',
        afterEnd: 'Foi até o dia 26.',
        theme: 'black-friday',
        landing: {
          ...landing,
          banner: { ...landing?.banner, heading: 'Pontos de Natal', scene: 'city' },
          offer: 'd600a',
          blocks: ['plans', 'faq'],
          consentChecked: true,
        },
      }
    })
    expect(said.map((each) => each.replace(/“[^”]*” →/, '“x” →'))).toEqual([
      '/livelo, título grande: “x” → “Pontos de Natal”.',
      '/livelo, desenho: “x” → “A cidade”.',
      '/livelo, plano em destaque: “x” → “700 Mega (d600a)”.',
      '/livelo, blocos: “x” → “Planos, Dúvidas”.',
      '/livelo, fim: nada → “27/12/2026 00:00”.',
      '/livelo, depois do fim: nada → “Foi até o dia 26.”.',
      '/livelo, cores: “x” → “Black Friday (sempre escura)”.',
      '/livelo, aceite no formulário: “já marcado”, como antes.',
    ])
  })

  it('name each campaign that inherits what changes, with its preview (D118)', () => {
    const before = firstEdition
    const after = structuredClone(before)
    natal({})(after as Draft)
    const general = after.campaigns['']
    Object.assign(general?.landing ?? {}, { special: 'Só até domingo.' })
    const said = describeEditionChanges(before, after, { from, until, at: from })
    const all = ['', ...Object.keys(before.campaigns).filter(Boolean)]
    const heirs = all.filter((each) => each && before.campaigns[each]?.landing?.special === undefined)
    expect(heirs).toEqual(expect.arrayContaining(['timpre', 'sp']))
    const herited = said.find((each) => each.startsWith('Herdado em ')) ?? expect.unreachable()
    expect(herited).toMatch(/^Herdado em .+ e .+, o que é especial: nada → “Só até domingo\.”\.$/)
    const named = herited.replace(/, o que.*/, '').match(/\/[\w/-]+/g)
    expect(named?.toSorted()).toEqual(heirs.map((each) => `/${each}`).toSorted())
    expect(said).toEqual(
      expect.arrayContaining([
        '/, o que é especial: nada → “Só até domingo.”.',
        '/natal, o que é especial: “Só até domingo.”.',
      ]),
    )
    expect(changedCampaigns(before, after, from).toSorted()).toEqual(['', ...heirs, 'natal'].toSorted())
  })

  it('show of a long text the part that changes (D118)', () => {
    const words = Array.from({ length: 60 }, (_, index) => `palavra${index}`).join(' ')
    const before = structuredClone(firstEdition)
    faqOf(before).answer = [words]
    const after = structuredClone(before)
    faqOf(after).answer = [words.replace('palavra30 ', 'outra ')]
    const [change = expect.unreachable(), ...others] = editionChanges(before, after, {
      from: null,
      until: null,
      at: from,
    })
    const said = change.text
    expect(said).toMatch(/resposta: “…palavra2\d .*palavra30 .*…” → “…palavra2\d .*outra palavra31.*…”\.$/)
    expect(said.length).toBeLessThan(340)
    // who approves it reads it whole, once
    const { question } = faqOf(before)
    expect(others).toEqual([])
    expect(change).toMatchObject({
      object: `Dúvidas: “${question}”`,
      field: 'resposta',
      before: words,
      after: words.replace('palavra30 ', 'outra '),
    })
  })

  it('say each link with its address, and what new questions and news say (D118)', () => {
    const answer = 'Não tem. '.repeat(40).trim()
    const said = changes((draft) => {
      draft.links = { ...draft.links, customers: 'https://evil.example/login' }
      draft.faq?.general?.questions.push({
        id: 'multa',
        question: 'Tem multa?',
        answer: [answer, '- Nunca.'],
        links: [{ label: 'Ver', href: 'https://evil.example/multa' }],
      })
      draft.news?.push({
        id: 'premio',
        title: 'Prêmio novo',
        description: 'Ganhamos.',
        picture: 'premios',
        text: [],
        href: 'https://evil.example/premio',
      })
    })
    expect(said).toEqual([
      `Dúvidas: entra “Tem multa?”, resposta: “${answer} / - Nunca.”, links: “Ver (https://evil.example/multa)”.`,
      'Novidades: entra “Prêmio novo”, descrição: “Ganhamos.”, link: “https://evil.example/premio”, figura: “Prêmios”, se aparece: “sim”.',
      'Link “Área do cliente”: o endereço de sempre → https://evil.example/login.',
    ])
  })

  it('say of each other part what it was and what it is (D118)', () => {
    const said = changes((draft) => {
      const [benefit] = draft.benefits
      Object.assign(benefit ?? {}, { name: 'Babbel grátis' })
      draft.benefits.push({
        id: 'benefit-gato',
        slug: 'gato',
        name: 'Gato',
        description: 'Um gato.',
        imageLight: null,
        imageDark: null,
      })
      draft.lists = { norte: { page: ['d500a'], checkout: ['d500a', 'd600a'] } }
      Object.assign(planOf(draft, 'd500a'), {
        whatsApps: [{ origin_domain: '*', complete_link: 'https://evil.example/zap' }],
        addonBonus: [{ addon_description: 'Um pinguim' }],
      })
      const news = newsOf(draft)
      news.picture = 'champions'
    })
    expect(said).toEqual([
      '500 Mega (d500a), bônus: “Internet de bônus no celular por até 12 meses” → “Um pinguim” de 01/12 a 26/12.',
      expect.stringMatching(
        /^500 Mega \(d500a\), links do WhatsApp: “tim\.com\.br: WhatsApp \d+: “.*” → “outros sites: https:\/\/evil\.example\/zap” de/,
      ),
      'Novidades: muda “Fibra em 190 cidades”, figura: “Cidades” → “Champions”.',
      expect.stringMatching(/^Benefício “.+”: nome: “.+” → “Babbel grátis”\.$/),
      'Benefício “Gato”: entra, nome: “Gato”, descrição: “Um gato.”.',
      'Lista de planos “norte”: entra, na página: “500 Mega (d500a)”, à venda: “500 Mega (d500a), 700 Mega (d600a)”.',
    ])
  })

  it('say of a new plan what comes with it (D118)', () => {
    const [said] = changes((draft) => {
      const copied = withPlanCopy(draft, { of: 'd600a', sku: 'd600n', name: '700 Natal', campaign: null })
      Object.assign(draft, copied)
      planOf(draft, 'd600n').hidden = true
    })
    expect(said).toMatch(
      /^700 Natal \(d600n\): novo, escondido, por R\$ .* em 0 campanhas, descrição: “.+”, velocidade de download: “\d+”.*, benefícios: “.+”/,
    )
  })

  const reordered = (prefix: string, list?: 'all') => (draft: Draft) => {
    const own = draft.campaigns[prefix] ?? expect.unreachable()
    own.checkout?.reverse()
    own.page?.reverse()
    if (list) own.landing = { ...own.landing, list }
  }
  const WITHOUT_EFFECT = 'a ordem dos planos muda sem efeito: os cartões vão do mais barato ao mais caro.'
  it.each([
    ['one card for each speed', reordered('sp'), [`/sp: ${WITHOUT_EFFECT}`]],
    ['tabs', reordered('livelo'), [`/livelo: ${WITHOUT_EFFECT}`]],
    [
      'one card for each plan',
      reordered('sp', 'all'),
      [
        expect.stringMatching(
          /^\/sp, na página: a ordem dos planos passa a ser [^(]+ \(\w+\), [^(]+ \(\w+\), .*\.$/,
        ),
        '/sp, como os planos aparecem: “Um cartão para cada velocidade” → “Um cartão para cada plano”.',
      ],
    ],
  ])('say whether a new order of plans shows, with %s (D78, D118)', (_what, change, said) => {
    expect(changes(change)).toEqual(said)
  })

  it('say what pages and footers say from then on (D118)', () => {
    const said = changes((draft) => {
      draft.texts = { ...draft.texts, newsTitle: 'O que há de novo' }
      faqOf(draft).answer = ['É fibra.']
      draft.faq?.general?.questions.push({
        id: 'gato',
        question: 'O gato alcança o modem?',
        answer: ['Sim.'],
      })
      draft.faq?.globoplay?.questions.reverse()
      draft.news?.pop()
      draft.footer = { sales: '0800 555 0000', support: '103 41', whatsapp: '55 11 97777 0000' }
    })
    expect(said).toEqual([
      'Novidades: título: “Novidades da fibra” → “O que há de novo”.',
      expect.stringMatching(
        /^Dúvidas: muda “O que é a TIM Ultrafibra\?”, resposta: “.{20,121}…” → “É fibra\.”\.$/,
      ),
      'Dúvidas: entra “O gato alcança o modem?”, resposta: “Sim.”.',
      expect.stringMatching(/^Dúvidas do Globoplay: a ordem passa a ser “[^”]+”, “[^”]+”.*\.$/),
      'Novidades: sai “Champions League no HBO Max”.',
      'Telefone de vendas: 0800 555 1020 → 0800 555 0000.',
      'WhatsApp: 55 800 555 1020 → 55 11 97777 0000.',
    ])
  })
})
