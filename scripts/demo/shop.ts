import type { FastifyInstance } from 'fastify'
import { addDays } from '../../src/lib/dates.ts'
import { drawPerson, type Person } from './people.ts'
import { mishapsOf } from './mishaps.ts'
import { pick } from './random.ts'
import { batchesOf, drawStory, type Stop, type Story } from './story.ts'

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

/** Where there is no network yet. */
const UNCOVERED = '68800000'

/** Visits of a weekday; fewer at weekends. */
const VISITS = 140

/** Hours of a day (America/Sao_Paulo) by how many visits begin in them. */
const HOURS: readonly (readonly [number, number])[] = [
  8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
].map((hour) => [hour, hour < 12 ? 4 : hour < 18 ? 6 : 9] as const)

export type Shop = {
  readonly app: FastifyInstance
  /** Sets the shop's clock. */
  readonly setClock: (at: Date) => void
  readonly next: () => number
  /** The day on which the data are made (yyyy-mm-dd). */
  readonly today: string
}

export type Day = { readonly visits: number; readonly leads: number; readonly orders: number }

/** Every visitor has their own address: thousands of counts from one would look forged (docs/decisions/0054). */
const addressOf = (next: () => number) =>
  `100.${64 + Math.floor(next() * 64)}.${Math.floor(next() * 256)}.${Math.floor(next() * 256)}`

/** What a visitor does through the shop's own calls: nothing is written around them. */
async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  body?: object,
  remoteAddress = '127.0.0.1',
) {
  const reply = await app.inject({
    remoteAddress,
    method,
    url: `/api${url}`,
    headers: {
      'user-agent': BROWSER,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  })
  if (reply.statusCode >= 400) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`)
  return JSON.parse(reply.body) as Record<string, unknown>
}

type Coverage = { readonly plans: readonly { id: string }[]; readonly address: { address: string } | null }

/** How a lead was started: what its browser was counted as. */
type Begun = { readonly entered: string; readonly exposedFor?: number }

/** Where the shop itself ended a visit, whatever the visitor intended. */
const endedAt = (stops: Story['stops'], at: number, ...then: Stop['step'][]): Story['stops'] => [
  ...stops.slice(0, at),
  ...[stops[at], ...then.map((step) => ({ ...quiet, step }))].flatMap((stop, index, all) =>
    stop ? [{ ...stop, seconds: index === all.length - 1 ? null : (stop.seconds ?? 1) }] : [],
  ),
]

const quiet: Omit<Stop, 'step'> = {
  seconds: null,
  problems: [],
  isHelped: false,
  isSwitched: false,
  corrects: null,
}

/**
 * Takes a lead as far as its visit got.
 * @returns how the visit really went, since the shop may have refused what the story planned, and whether it became an
 *   order
 */
async function takeLead(
  { app }: Shop,
  { campaign, version, stops }: Story,
  person: Person,
  begun: Begun,
): Promise<{ readonly stops: Story['stops']; readonly isOrder: boolean }> {
  const { cep, number, answers } = person
  const opened = await call(app, 'POST', '/lead-v2', { cep, number, addon: campaign, version, ...begun })
  const checked = stops.findIndex(({ step }) => step === 'verificando-disponibilidade')
  if (typeof opened.idLead !== 'string')
    return { stops: endedAt(stops, checked, 'oferta-indisponivel'), isOrder: false }
  const path = `/lead-v2/${opened.idLead}`
  const { plans, address } = opened.cepCoverage as Coverage
  const offered = plans.map(({ id }) => id)
  // the CEP covers a whole town, so the street is asked
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
      await call(app, 'PUT', `/lead/${opened.idLead}`, { accept_information: true })
      return { stops, isOrder: true }
    }
  }
  return { stops, isOrder: false }
}

/** Most choose one of the first shown. */
const planOf = ({ taste }: Person, offered: readonly string[]) =>
  offered[Math.floor(taste ** 2 * offered.length)]

/** Calls asked for and places on the waiting list: a few a day. */
async function askForPeople({ app, next }: Shop): Promise<void> {
  for (let at = 0; at < 2 + next() * 4; at += 1)
    await call(app, 'POST', '/supportRequest', { telephone: drawPerson(next).phone })
  for (let at = 0; at < 1 + next() * 3; at += 1) {
    const { name, phone, mail } = drawPerson(next)
    await call(app, 'POST', '/lead-no-coverage', { cep: UNCOVERED, number: '10', name, phone, email: mail })
  }
}

const seesPlans = (stops: Story['stops']) => stops.some(({ step }) => step === 'planos')

/** A visit as it really went: with a lead if it got as far as the plans. */
async function liveVisit(shop: Shop, story: Story, begun: Begun) {
  if (!seesPlans(story.stops)) return { ...story, isLead: false, isOrder: false }
  const went = await takeLead(shop, story, drawPerson(shop.next), begun)
  return { ...story, ...went, isLead: seesPlans(went.stops) }
}

/** One day of the shop: visits as their browsers report them, and what they left behind. */
export async function liveDay(shop: Shop, day: string): Promise<Day> {
  const { app, setClock, next } = shop
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
  const visits = Math.round(VISITS * (isWeekend ? 0.7 : 1) * (0.9 + next() * 0.2))
  let [leads, orders] = [0, 0]
  const hours = Array.from({ length: visits }, () => pick(next, HOURS)).sort((one, other) => one - other)
  for (const hour of hours) {
    const minute = Math.floor(next() * 60)
    // São Paulo is three hours behind
    setClock(new Date(Date.parse(`${day}T00:00:00Z`) + (hour + 3) * 3_600_000 + minute * 60_000))
    const drawn = drawStory(next, pick(next, CAMPAIGNS))
    const address = addressOf(next)
    // the others followed a link that names chat or pages, or had chosen before
    const isExposed = drawn.isFirst && next() < 0.6
    if (isExposed) await call(app, 'POST', '/exposures', { version: drawn.version }, address)
    const story = await liveVisit(shop, drawn, {
      entered: drawn.isFirst ? day : addDays(day, -Math.ceil(next() * 9)),
      ...(isExposed && { exposedFor: 0 }),
    })
    for (const batch of batchesOf(story))
      await call(app, 'POST', '/visits', { ...batch, ...(!isExposed && { version: '-' }) }, address)
    if (story.isLead) leads += 1
    if (story.isOrder) orders += 1
  }
  await askForPeople(shop)
  const { batch, report } = mishapsOf(next, day, shop.today)
  await call(app, 'POST', '/visits', batch)
  if (report) await call(app, 'POST', '/failures', report)
  return { visits, leads, orders }
}
