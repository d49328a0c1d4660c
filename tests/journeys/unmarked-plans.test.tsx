/** Without a link, no plan is marked and the cheapest comes first, in each journey and under each campaign. */
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { loadJourney } from '../../src/app/journeys/load-journey.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { findStep, pageOf, stepOf } from '../../src/funnel/journey-registry.ts'
import type { JourneyId, Mode, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import CustomerOffersQuestion from '../../src/questions/plans/CustomerOffersQuestion.tsx'
import PlansQuestion from '../../src/questions/plans/PlansQuestion.tsx'
import { journeysOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { chatMemoryUpdated } from '../../src/store/redux-actions.ts'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import {
  CODE_STEP,
  employeeJourneyServer,
  corporateAddress,
  EMAIL_STEP,
  codeSent,
} from '../support/employee-journey-test-setup.ts'
import { submitPage } from '../support/pages-with-several-questions.ts'
import { sellingCampaigns } from '../support/selling-campaigns.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const { journeys, mail } = employeeJourneyServer()

const QUESTIONS = { plans: PlansQuestion, offers: CustomerOffersQuestion } as const
const isPlans = (view: string | undefined): view is keyof typeof QUESTIONS =>
  view === 'plans' || view === 'offers'

/** Every journey that a campaign has, with a prefix that leads to it. */
const prefixes = new Map<JourneyId, string>(
  ['', ...campaigns.prefixes]
    .toReversed()
    .flatMap((prefix) => journeysOf(campaigns, prefix).map((journey) => [journey, prefix] as const)),
)
const asking: JourneyId[] = []
for (const journey of prefixes.keys()) {
  const parts = await loadJourney(journey)
  await parts.later?.()
  if (findStep({ journey }, ({ view }) => isPlans(view))) asking.push(journey)
}

/** Customers who have offers, by the journey that asks their document (docs/test-people.md). */
const CUSTOMERS: Readonly<Record<JourneyId, string>> = {
  renewal: '300.000.006-20',
  migration: '300.000.007-01',
}
/** An address in each state with prices of its own; that of all others is in São Paulo. */
const CEPS: Readonly<Record<string, string>> = { es: '29055-131', rs: '90020-004' }

/** Opens a visit, and answers until it asks for a plan or knows that there is none to ask for. */
async function toPlans(journey: JourneyId, prefix: string, more: VisitOptions = {}): Promise<Visit> {
  const parts = await loadJourney(journey)
  const visit = journeys().open({
    parts,
    prefix,
    told: { collaborator: journey === 'collaborator' },
    ...more,
  })
  const email = corporateAddress()
  const values: Readonly<Record<StepId, Values>> = {
    cep: { cep: CEPS[prefix] ?? '01310-100' },
    'nr-imovel': { number: '1000', complement: '', is_block_allotment: 'false' },
    'consulta-cpf': { cpf: CUSTOMERS[journey] ?? '' },
    ...(journey === 'collaborator' && { [EMAIL_STEP]: { email, accept_promotions: 'false' } }),
  }
  const isThere = () => isPlans(stepOf(visit.order(), visit.position()).view) || !needed()
  const needed = () => visit.position() === CODE_STEP || values[visit.position()]
  const settled = async () =>
    visit.until(
      'the next question',
      ({ ui, order }) => ui.wait === null && !stepOf(order, ui.position).isTransient,
    )
  for (await settled(); !isThere(); await settled()) {
    const step = visit.position()
    await visit.at(step)
    if (step === CODE_STEP) {
      await codeSent(visit)
      visit.answer(CODE_STEP, { code: mail.codeTo(email) })
    } else if (visit.ui().mode === 'pages') submitPage(visit, pageOf(visit.order(), step).steps, values)
    else visit.answer(step, values[step] ?? {})
    await visit.until('what comes after it', ({ ui }) => ui.position !== step)
  }
  expect(visit.errors).toEqual([])
  return visit
}

/** The plans that a visit may choose from. */
const onOffer = ({ order }: Visit): readonly Plan[] =>
  order().facts.offers?.plans ?? order().facts.coverage?.plans ?? []

/** The question about the plan as it is drawn. */
function drawn(visit: Visit): DocumentFragment {
  const step = visit.position()
  const { view } = stepOf(visit.order(), step)
  if (!isPlans(view)) throw new Error(`${step} does not ask for a plan`)
  const variant = visit.ui().mode === 'chat' ? 'chat' : 'page'
  const campaign = pageCampaignOf(campaigns.settingsOf(visit.order().prefix))
  const Question = QUESTIONS[view]
  return JSDOM.fragment(
    renderToStaticMarkup(
      <Provider store={visit.store}>
        <CampaignContext value={campaign}>
          <Question step={step} variant={variant} />
        </CampaignContext>
      </Provider>,
    ),
  )
}

const radios = (question: DocumentFragment) => [
  ...question.querySelectorAll<HTMLInputElement>('.plan input[type=radio]'),
]
const checked = (question: DocumentFragment) =>
  radios(question)
    .filter((radio) => radio.hasAttribute('checked'))
    .map(({ value }) => value)

/** The prices with direct debit of cards, in their order. */
const pricesOf = (cards: Iterable<Element>) =>
  [...cards].map((card) =>
    Number(
      /R\$\s*([\d.]+,\d\d)/
        .exec(card.querySelector('.plan__price')?.textContent ?? '')?.[1]
        ?.replace(',', '.'),
    ),
  )

/** Expects the cards in sight, three at most, and those below them, each by price, and the others closed. */
function expectCheapestFirst(question: DocumentFragment, plans: readonly Plan[]): void {
  const prices = pricesOf(question.querySelectorAll('.plans__list > .plans__cards > .plan'))
  const others = pricesOf(question.querySelectorAll('.plans__others .plan'))
  expect(prices.length).toBeGreaterThan(1)
  expect(prices.length).toBe(Math.min(3, prices.length + others.length))
  for (const each of [prices, others]) expect(each).toEqual(each.toSorted((one, other) => one - other))
  expect(prices[0]).toBe(Math.min(...plans.map(({ price_with_dacc }) => price_with_dacc)))
  expect(question.querySelectorAll('details[open]')).toHaveLength(0)
}

it('each journey is among those that are walked', () => {
  expect(asking.toSorted()).toEqual([
    'b',
    'b-mobile',
    'collaborator',
    'compact',
    'coverage',
    'migration',
    'mobile',
    'renewal',
    'standard',
  ])
})

const ways = asking.flatMap((journey) => (['pages', 'chat'] as const).map((mode) => [journey, mode] as const))

// the standard one is below, under no campaign
it.each(rowsToRun(ways, ([journey, mode]) => mode === 'chat' && ['coverage', 'migration'].includes(journey)))(
  'in %s, by %s, no radio is checked, and the cheapest card comes first of three in sight, and it says what a company may do (D17, D78, D106)',
  async (journey: JourneyId, mode: Mode) => {
    const visit = await toPlans(journey, prefixes.get(journey) ?? '', { mode })
    const question = drawn(visit)
    expect(radios(question)).toHaveLength(onOffer(visit).length)
    expect(onOffer(visit).length).toBeGreaterThan(1)
    expect(checked(question)).toEqual([])
    expectCheapestFirst(question, onOffer(visit))
    const isForAnybody = !['collaborator', 'migration', 'renewal'].includes(journey)
    expect(/Para uma empresa, o contrato sai no CNPJ/.test(question.textContent)).toBe(isForAnybody)
  },
)

const linked = [
  ['standard', '', { dl: 1000 }, 'plan-d1000b'],
  ['coverage', '', { dl: 1000 }, 'plan-d1000b'],
  ['renewal', '', { dl: 1000 }, 'plan-rf1000'],
] as const

it.each(rowsToRun(linked, ([journey]) => journey !== 'coverage'))(
  'in %s a link marks its plan',
  async (journey, prefix, wish, id) => {
    expect(checked(drawn(await toPlans(journey, prefix, { wish })))).toEqual([id])
  },
)

it.each([
  ['a link', { wish: { dl: 1000 } }, {}, 'plan-d1000b', 'Sugerido pelo seu link'],
  [
    'the advice, in the visitor’s words',
    {},
    { home: { people: 'some', count: 4, use: 'games', series: 'none' }, advised: 'plan-d500a' } as const,
    'plan-d500a',
    'Sugerido: 4 pessoas e jogos on-line',
  ],
])(
  'the plan suggested by %s is in sight with the reason (D78, D106)',
  async (_, more, memory, id, reason) => {
    const visit = await toPlans('standard', '', { mode: 'chat', ...more })
    visit.store.dispatch(chatMemoryUpdated(memory))
    const cards = [...drawn(visit).querySelectorAll('.plans__list > .plans__cards > .plan')]
    const said = cards.filter((card) => card.querySelector('.plan__badge')?.textContent === reason)
    expect(cards).toHaveLength(3)
    expect(said.map((card) => card.querySelector(':scope > input')?.getAttribute('value'))).toEqual([id])
  },
)

it.each(rowsToRun(sellingCampaigns, (prefix) => prefix === '' || prefix === 'globoplay'))(
  'under %j no radio is checked, and the cheapest card comes first of three in sight (D78, D106)',
  async (prefix) => {
    const visit = await toPlans(campaigns.settingsOf(prefix).journey, prefix, { mode: 'chat' })
    const plans = onOffer(visit)
    // the only plan on offer needs no question
    expect(plans.length > 1).toBe(prefix !== 'globoplay')
    if (plans.length === 1) return
    const question = drawn(visit)
    expectCheapestFirst(question, plans)
    expect(checked(question)).toEqual([])
  },
)
