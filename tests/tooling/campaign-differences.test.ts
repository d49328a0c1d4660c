/** What visitors see of each campaign of the specification on its landing page, in its words and figures. */
import { beforeAll, describe, expect, it } from 'vitest'
import { campaigns, landingOf, pageDataOf } from '../support/first-shop.ts'
import { withCampaign } from '../../scripts/build/insert-campaign-into-html.ts'
import { readCampaign } from '../../src/app/boot/read-campaign.ts'
import { renderLanding } from '../../src/app/server-rendering/render-landing-page.tsx'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { SPECIFICATION_PREFIXES } from '../support/campaigns-in-specification.ts'
import { parsePage } from '../support/parse-page.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

// a window for each page, and what its drawings consist of, would take longer than all the rest
const shell = '<!doctype html><html lang="pt-BR"><head><!--campaign--></head><body></body></html>'

async function open(prefix: string): Promise<Document> {
  const rules = campaigns.settingsOf(prefix)
  const data = { landing: landingOf(prefix), ...pageDataOf(prefix) }
  const { html } = await renderLanding('/', pageCampaignOf(rules), data, () => '')
  const page = (await withCampaign(shell, rules)).replace('<body>', () => `<body>${html}`)
  return parsePage(page.replaceAll(/(<svg[^>]*>)[^]*?<\/svg>/g, '$1</svg>'))
}

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
const textsOf = (parts: ArrayLike<Element>) => Array.from(parts, ({ textContent }) => plain(textContent))
const once = <T>(values: Iterable<T>) => [...new Set(values)]
const skusIn = (place: Element, selector: string) =>
  [...place.querySelectorAll(selector)].map(
    (link) => /[?&]s=(\w+)/.exec(link.getAttribute('href') ?? '')?.[1],
  )

/** What the page of a campaign shows, according to the table. */
function seenOn(page: Document) {
  const cards = [...page.querySelectorAll('.plan-list .plan-card')]
  const chats = [...page.querySelectorAll('.plan-list a[href*="wa.me"]')]
  const badges = [...page.querySelectorAll('.plan-list .plan-card__badge')]
  const staff = page.querySelector('#duvidas a.button')
  return {
    heading: textsOf(page.querySelectorAll('.hero__heading')).join(),
    // card by card; after a bar the plans that its toggles show instead
    plans: cards
      .map((card) => [
        ...skusIn(card, 'a[data-order].button'),
        ...skusIn(card, '.plan-card__others a[data-order]'),
      ])
      .map((skus) => skus.join('/'))
      .join(' '),
    badges: badges.map((badge) => textsOf(badge.children).join(' / ')),
    bonus: once(textsOf(page.querySelectorAll('.plan-list .plan-card__bonus'))).join(),
    hasPoints: textsOf(page.querySelectorAll('.plan-list .plan-card__ribbon')).some((text) =>
      /^\+[\d.]+ PONTOS$/.test(text),
    ),
    questions: page.querySelectorAll('.faq summary').length,
    staffLink: staff ? plain(staff.textContent) : null,
    lines: textsOf(page.querySelectorAll('footer a[href^="tel:"]')),
    theme: page.documentElement.dataset.theme ?? null,
    robots: page.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    // on every card, by the name of its plan
    whatsApp: once(chats.map((link) => textsOf([link])[0]?.replace(/Whatsapp.*/, 'Whatsapp'))).join(),
    hasAffiliate: readCampaign(page).flags.from_livelo === true,
    hasApps: page.body.textContent.includes('Saiba mais sobre os apps'),
    coverageCall: textsOf(page.querySelectorAll('.coverage-call a')).join(),
  }
}

type Seen = ReturnType<typeof seenOn>
const SALES = 'Vendas: 0800 555 1020'
const SUPPORT = 'Suporte: 103 41'
const MENOR = 'Menor Preço'
const CUSTO = 'Melhor Custo Benefício'
const TUDO = 'Entretenimento garantido'
const OFERTA = 'Oferta especial'
const GAMER = 'OFERTA GAMER'
const TURNS = `${GAMER} / ESCOLHA STREAMING`

/** What most campaigns show. */
const usual = {
  bonus: '',
  hasPoints: false,
  questions: 25,
  staffLink: null,
  lines: [SALES, SUPPORT],
  theme: null,
  robots: null,
  whatsApp: 'Contratar via Whatsapp',
  hasAffiliate: false,
  hasApps: true,
  coverageCall: 'Consultar',
} as const satisfies Partial<Seen>

/** Cards of the older form. */
const old = { whatsApp: 'Contratar por Whatsapp' } as const
const doubt = { coverageCall: 'Consulte sua cobertura' } as const
const PRE = 'Internet de bônus por até 12 meses'

const rows: Readonly<Record<string, Pick<Seen, 'heading' | 'plans' | 'badges'> & Partial<Seen>>> = {
  '': {
    heading: 'A fibra chega até a sua casa?',
    plans: 'd300a d500a d500b d1000a d1000b d2000b',
    badges: [OFERTA, OFERTA, OFERTA, CUSTO, OFERTA, TUDO],
  },
  timcontrole: {
    heading: 'Seu TIM Controle rende mais com a fibra',
    plans: 'd500a d600a d1000a d600b/d600c/d600gl d1000c/d1000d',
    badges: [MENOR, OFERTA, CUSTO, TURNS, TURNS],
    bonus: 'Até 20 GIGA a mais',
    lines: [SALES],
  },
  timblack: {
    heading: 'Seu TIM Black agora também em casa',
    plans: 'd600a d1000a d600b/d600c/d600gl d1000c/d1000d d2000b',
    badges: [OFERTA, CUSTO, TURNS, TURNS, TUDO],
    bonus: 'Até 30 GIGA',
    lines: [SALES],
  },
  timpre: {
    heading: 'TIM Pré no celular, fibra em casa',
    plans: 'd300a d500a d600a',
    badges: [OFERTA, OFERTA, OFERTA],
    bonus: PRE,
    lines: [SALES],
    robots: 'noindex',
  },
  b: {
    heading: 'Com CEP e número você já sabe',
    plans: 'd400a d500a d600b d1000c',
    badges: [OFERTA, OFERTA, OFERTA, OFERTA],
    ...old,
    ...doubt,
  },
  d: {
    heading: '700 Mega para a casa toda',
    plans: 'd700a d700b d1000a',
    badges: [OFERTA, OFERTA, CUSTO],
    ...old,
    ...doubt,
  },
  'black-friday': {
    heading: 'Black Friday com o preço às claras',
    plans: 'd300a d500a d600a d600b/d600c/d600gl d1000a/d1000c/d1000b',
    badges: [OFERTA, OFERTA, OFERTA, TURNS, CUSTO],
    theme: 'dark',
    hasApps: false,
    ...doubt,
  },
  fluxo: {
    heading: 'Internet fibra para o dia a dia da casa',
    plans: 'd500a d600a d1000a',
    badges: [MENOR, OFERTA, CUSTO],
    lines: [SUPPORT],
    ...old,
    ...doubt,
  },
  'oferta-colaborador': {
    heading: 'Fibra com preço de colaborador',
    plans: 'd500em d1000em',
    badges: [OFERTA, OFERTA],
    questions: 0,
    staffLink: 'Clique Aqui',
    lines: [SUPPORT],
    robots: 'noindex',
  },
  r: {
    heading: 'Uma oferta de parceiro para a sua casa',
    plans: 'd300r d400rt d500a d600cb d1000a',
    badges: [OFERTA, OFERTA, OFERTA, OFERTA, CUSTO],
    ...old,
  },
  'b/r': {
    heading: 'Com CEP e número, o preço de parceiro',
    plans: 'd500br d600br d1000c',
    badges: [OFERTA, OFERTA, OFERTA],
    ...old,
    ...doubt,
  },
  rs: {
    heading: 'Fibra para o Rio Grande do Sul',
    plans: 'd500rs d700rs d1000a',
    badges: [OFERTA, OFERTA, CUSTO],
  },
  'hbo-max': {
    heading: 'HBO Max e fibra no mesmo plano',
    plans: 'd600c d1000d d2000b',
    badges: [OFERTA, OFERTA, TUDO],
    questions: 5,
  },
  paramount: {
    heading: 'Paramount+ e fibra no mesmo plano',
    plans: 'd600b d1000c d2000b',
    badges: [OFERTA, OFERTA, TUDO],
    questions: 5,
  },
  c: {
    heading: 'Peça sua fibra em poucos passos',
    plans: 'd500a d600c d1000d',
    badges: [MENOR, OFERTA, OFERTA],
    ...old,
  },
  r2: {
    heading: '100 Mega a mais por um ano',
    plans: 'd500ar d600ar d1000a',
    badges: [OFERTA, OFERTA, CUSTO],
    ...old,
  },
  r3: {
    heading: 'Fibra e Paramount+ com preço de parceiro',
    plans: 'd500ar d600ar3 d1000a',
    badges: [OFERTA, OFERTA, CUSTO],
    ...old,
    ...doubt,
  },
  'migracao-ultrafibra': {
    heading: 'Passe para a fibra sem trocar de operadora',
    plans: 'd300a d500a d500b d1000a d1000b d2000b',
    badges: [OFERTA, OFERTA, OFERTA, CUSTO, OFERTA, TUDO],
    coverageCall: '',
  },
  globoplay: { heading: 'Globoplay e fibra no mesmo plano', plans: 'd600gl', badges: [OFERTA], questions: 9 },
  'globoplay/timpre': {
    heading: 'Globoplay e fibra para o seu TIM Pré',
    plans: 'd600gl d300a d500a d600a',
    badges: [OFERTA, OFERTA, OFERTA, OFERTA],
    bonus: PRE,
    questions: 9,
    lines: [SALES],
    robots: 'noindex',
  },
  'globoplay/timcontrole': {
    heading: 'Globoplay e fibra para o seu TIM Controle',
    plans: 'd600gl d500a d600a d1000a',
    badges: [OFERTA, MENOR, OFERTA, CUSTO],
    bonus: 'Até 20 GIGA a mais',
    questions: 9,
    lines: [SALES],
  },
  'globoplay/timblack': {
    heading: 'Globoplay e fibra para o seu TIM Black',
    plans: 'd600gl d600a d1000a',
    badges: [OFERTA, OFERTA, CUSTO],
    bonus: 'Até 30 GIGA',
    questions: 9,
    lines: [SALES],
  },
  sp: {
    heading: 'São Paulo na velocidade da fibra',
    plans: 'd500a d600sp d600b d1000a',
    badges: [MENOR, CUSTO, OFERTA, CUSTO],
  },
  es: {
    heading: 'Fibra e Globoplay no Espírito Santo',
    plans: 'd500a d600gles d1000a',
    badges: [MENOR, OFERTA, CUSTO],
    ...doubt,
  },
  'b/timblack': {
    heading: 'TIM Black e fibra: comece pelo endereço',
    plans: 'd600a d1000a d600b/d600c/d600gl d1000c/d1000d d2000b',
    badges: [OFERTA, CUSTO, TURNS, TURNS, TUDO],
    bonus: 'Até 30 GIGA',
    lines: [SALES],
    ...old,
    ...doubt,
  },
  premium: {
    heading: 'De 1 a 2 Giga, com Wi-Fi 6',
    plans: 'd1000a/d1000d d2000b',
    badges: [CUSTO, TUDO],
    lines: [SUPPORT],
  },
  livelo: {
    heading: 'Sua fibra vale pontos Livelo',
    plans: 'd500a d600a d1000a d600b/d600c/d600gl d1000c/d1000d d2000b',
    badges: [MENOR, OFERTA, CUSTO, GAMER, GAMER, TUDO],
    hasPoints: true,
    robots: 'noindex',
    hasAffiliate: true,
    coverageCall: '',
  },
}

/** In `npm test` campaigns of each kind: other words, plans, lines, cards, colours, robots, questions, or a place of their own. */
const KINDS = [
  '',
  'b/r',
  'black-friday',
  'c',
  'es',
  'fluxo',
  'globoplay/timblack',
  'hbo-max',
  'livelo',
  'migracao-ultrafibra',
  'oferta-colaborador',
  'premium',
  'rs',
  'timpre',
]
const compared = rowsToRun(Object.entries(rows), ([prefix]) => KINDS.includes(prefix))

describe('the landing page of', () => {
  const pages = new Map<string, Document>()
  beforeAll(async () => {
    for (const [prefix] of compared) pages.set(prefix, await open(prefix))
  }, 60_000)

  it('every campaign of the specification is in the table', () => {
    expect(Object.keys(rows).toSorted()).toEqual(['', ...SPECIFICATION_PREFIXES].toSorted())
  })

  it.each(compared)('/%s shows its own banner, plans, badges, questions and lines', (prefix, row) => {
    const page = pages.get(prefix)
    if (!page) throw new Error(`no page of ${prefix}`)
    expect(seenOn(page)).toEqual({ ...usual, ...row })
  })
})
