/** Fills one day with demo data: visits, leads, orders and reports, stored through the API. */
import type { FastifyInstance } from 'fastify'
import { drawPerson, type Person } from './random-person.ts'
import { randomMissedMessages } from './random-not-understood-messages.ts'
import { pick } from '../seeded-random.ts'
import { batchesOf, randomVisit, type VisitStop, type VisitStory } from './random-visit.ts'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const CAMPAIGNS: readonly (readonly [string, number])[] = [
  ['', 46],
  ['sp', 14],
  ['hbo-max', 12],
  ['globoplay', 10],
  ['paramount', 8],
  ['black-friday', 10],
]

/** Where visitors come from, weighted. */
const SOURCES: readonly (readonly [Readonly<Record<string, string>>, number])[] = [
  [{}, 40],
  [{ utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'fibra-marca' }, 24],
  [{ utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'internet-residencial' }, 14],
  [{ utm_source: 'meta', utm_medium: 'social', utm_campaign: 'mudanca-de-casa' }, 16],
  [{ utm_source: 'newsletter', utm_medium: 'email' }, 6],
]

/** CEP without coverage. */
const UNCOVERED = '68800000'

/** Number of visits on a weekday; there are fewer at weekends. */
const VISITS = 140

/** Hours of the day (America/Sao_Paulo), weighted by the number of visits that begin in them. */
const HOURS: readonly (readonly [number, number])[] = [
  8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
].map((hour) => [hour, hour < 12 ? 4 : hour < 18 ? 6 : 9] as const)

/** The server to fill, and the random number generator. */
export type DemoShop = {
  readonly app: FastifyInstance
  /** Sets the server's clock. */
  readonly setClock: (at: Date) => void
  readonly next: () => number
  /** The current date (yyyy-mm-dd). */
  readonly today: string
}

export type DayCounts = { readonly visits: number; readonly leads: number; readonly orders: number }

/**
 * Returns a random IP address for each visitor, because thousands of counts from one look forged (docs/decisions/0054).
 */
const addressOf = (next: () => number) =>
  `100.${64 + Math.floor(next() * 64)}.${Math.floor(next() * 256)}.${Math.floor(next() * 256)}`

/** Makes an API call like a visitor's browser. */
async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  body?: object,
  {
    remoteAddress = '127.0.0.1',
    channel,
  }: { readonly remoteAddress?: string; readonly channel?: string } = {},
) {
  const reply = await app.inject({
    remoteAddress,
    method,
    url: `/api${url}`,
    headers: {
      'user-agent': BROWSER,
      ...(channel !== undefined && { 'x-channel': channel }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  })
  if (reply.statusCode >= 400) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`)
  return JSON.parse(reply.body) as Record<string, unknown>
}

type Coverage = { readonly plans: readonly { id: string }[]; readonly address: { address: string } | null }

/** How the browser of a lead was counted (`CountedBrowser`). */
type Begun = { readonly exposedFor?: number; readonly agentLink?: string }

/** Returns the stops of a visit that the server ended early, with the steps shown instead. */
const endedAt = (
  stops: VisitStory['stops'],
  at: number,
  ...then: VisitStop['step'][]
): VisitStory['stops'] => [
  ...stops.slice(0, at),
  ...[stops[at], ...then.map((step) => ({ ...quiet, step }))].flatMap((stop, index, all) =>
    stop ? [{ ...stop, seconds: index === all.length - 1 ? null : (stop.seconds ?? 1) }] : [],
  ),
]

const quiet: Omit<VisitStop, 'step'> = {
  seconds: null,
  problems: [],
  isHelped: false,
  isSwitched: false,
  corrects: null,
}

/**
 * Creates a lead and answers its steps as planned in the story.
 * @returns the stops of the actual visit, which the server may have ended early, and whether it became an order
 */
async function takeLead(
  { app, next }: DemoShop,
  { campaign, channel, version, stops }: VisitStory,
  person: Person,
  begun: Begun,
): Promise<{ readonly stops: VisitStory['stops']; readonly isOrder: boolean }> {
  const { cep, number, answers } = person
  const source = pick(next, SOURCES)
  const lead = { cep, number, addon: campaign, version, ...begun, ...source }
  const remoteAddress = addressOf(next)
  const opened = await call(app, 'POST', '/lead-v2', lead, { channel, remoteAddress })
  const checked = stops.findIndex(({ step }) => step === 'verificando-disponibilidade')
  if (typeof opened.idLead !== 'string')
    return { stops: endedAt(stops, checked, 'oferta-indisponivel'), isOrder: false }
  const path = `/lead-v2/${opened.idLead}`
  const { plans, address } = opened.cepCoverage as Coverage
  const offered = plans.map(({ id }) => id)
  // the CEP covers a whole town, so the visitor is asked for the street
  if (!address?.address) await call(app, 'PATCH', `${path}/address`, { address: 'Rua das Palmeiras' })
  for (const [at, { step, seconds }] of stops.entries()) {
    if (seconds === null) return { stops, isOrder: false }
    const answer = answers[step]
    if (step === 'planos') await call(app, 'PATCH', `${path}/plan`, { idPlan: planOf(person, offered) })
    else if (answer) await call(app, 'PATCH', `${path}/${answer[0]}`, answer[1])
    if (step === 'confirmando-dados') {
      const risk = await call(app, 'PUT', path, {})
      if (risk.rejected === true) return { stops: endedAt(stops, at, 'erro2'), isOrder: false }
      if (risk.quiz_needed === true) return { stops: endedAt(stops, at, 'validacao'), isOrder: false }
    }
    if (step === 'data-instalacao') {
      const { dates } = await call(app, 'GET', `${path}/scheduleDate`)
      const [first] = dates as { date: string; periods: string[] }[]
      if (!first) return { stops: endedAt(stops, at), isOrder: false }
      const schedules = [{ date: first.date, period: first.periods[0] }]
      await call(app, 'PATCH', `${path}/scheduleDate`, { schedules })
    }
    if (step === 'confirmacao') {
      await call(app, 'PUT', `/lead/${opened.idLead}`, { accept_information: true }, { remoteAddress })
      return { stops, isOrder: true }
    }
  }
  return { stops, isOrder: false }
}

/** Chooses a plan, mostly one of the first. */
const planOf = ({ taste }: Person, offered: readonly string[]) =>
  offered[Math.floor(taste ** 2 * offered.length)]

/** Makes the few call requests and places on the waiting list of a day. */
async function askForPeople({ app, next }: DemoShop): Promise<void> {
  for (let at = 0; at < 2 + next() * 4; at += 1) {
    const { phone, cep } = drawPerson(next)
    const visit = { addon: pick(next, CAMPAIGNS), ...(next() < 0.6 && { step: 'planos', cep }) }
    await call(app, 'POST', '/supportRequest', { telephone: phone, ...visit })
  }
  // a house at which there was no network yet
  if (next() < 0.3) {
    const { name, phone, cep, number } = drawPerson(next)
    await call(app, 'POST', '/lead-no-coverage', { cep, number, name, phone })
  }
  for (let at = 0; at < 1 + next() * 3; at += 1) {
    const { name, phone, mail } = drawPerson(next)
    await call(app, 'POST', '/lead-no-coverage', { cep: UNCOVERED, number: '10', name, phone, email: mail })
  }
}

const seesPlans = (stops: VisitStory['stops']) => stops.some(({ step }) => step === 'planos')

/** Runs a visit; one that reaches the plans creates a lead. */
async function liveVisit(shop: DemoShop, story: VisitStory, begun: Begun) {
  if (!seesPlans(story.stops)) return { ...story, isLead: false, isOrder: false }
  const went = await takeLead(shop, story, drawPerson(shop.next), begun)
  return { ...story, ...went, isLead: seesPlans(went.stops) }
}

/**
 * Runs a visit that begins with an agent's link. It becomes an order, unless the server ends it early.
 * @param person whose address the link contains
 */
export async function orderByLink(shop: DemoShop, agentLink: string, person: Person): Promise<boolean> {
  const { app, next } = shop
  let story = randomVisit(next, '')
  while (story.stops.at(-1)?.step !== 'pedido-realizado') story = randomVisit(next, '')
  const went = await takeLead(shop, story, person, { agentLink })
  for (const batch of batchesOf({ ...story, ...went }))
    await call(app, 'POST', '/visits', { ...batch, version: '-' }, { remoteAddress: addressOf(next) })
  return went.isOrder
}

/** Stores a day of visits, leads, orders and reports through the API. */
export async function addDay(shop: DemoShop, day: string): Promise<DayCounts> {
  const { app, setClock, next } = shop
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
  const visits = Math.round(VISITS * (isWeekend ? 0.7 : 1) * (0.9 + next() * 0.2))
  let [leads, orders] = [0, 0]
  const hours = Array.from({ length: visits }, () => pick(next, HOURS)).sort((one, other) => one - other)
  for (const hour of hours) {
    const minute = Math.floor(next() * 60)
    // São Paulo is three hours behind
    setClock(new Date(Date.parse(`${day}T00:00:00Z`) + (hour + 3) * 3_600_000 + minute * 60_000))
    const drawn = randomVisit(next, pick(next, CAMPAIGNS))
    const address = addressOf(next)
    // the others followed a link to the chat or the pages, or chose before
    const isExposed = drawn.isFirst && next() < 0.6
    if (isExposed)
      await call(app, 'POST', '/exposures', { version: drawn.version }, { remoteAddress: address })
    const story = await liveVisit(shop, drawn, isExposed ? { exposedFor: 0 } : {})
    for (const batch of batchesOf(story))
      await call(
        app,
        'POST',
        '/visits',
        { ...batch, ...(!isExposed && { version: '-' }) },
        {
          remoteAddress: address,
        },
      )
    if (story.isLead) leads += 1
    if (story.isOrder) orders += 1
  }
  await askForPeople(shop)
  await call(app, 'POST', '/visits', randomMissedMessages(next))
  return { visits, leads, orders }
}
