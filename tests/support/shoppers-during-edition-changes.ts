/**
 * Simulates visitors who read prices and order at those prices while the shop's editions change, and records what they
 * saw.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { reaisToCents } from '../../server/rules/plans-on-offer.ts'
import { readCampaign } from '../../src/app/boot/read-campaign.ts'
import { addonFields } from '../../src/campaigns/campaign-request-fields.ts'
import type { PageCampaign } from '../../src/campaigns/campaign-types.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { orderPrice } from '../../src/funnel/chosen-plan-and-price.ts'
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import { noticeClosed } from '../../src/store/redux-actions.ts'
import { answerAll, answersBefore, confirmation } from './journey-test-setup.ts'
import { openVisit, type Visit } from './visit-without-browser.ts'
import { openFaultyConnection } from './faulty-connection.ts'

/** What was seen and ordered. */
export type Receipts = {
  /** Checksums of pages by edition and address: they are always the same. */
  readonly pages: Map<string, string>
  /** The price in cents that was confirmed, by the number of the order that was acknowledged. */
  readonly orders: Map<string, number>
  /** Violations that must not occur. */
  readonly faults: string[]
  /**
   * How many orders were refused because their price had changed, and how many because their plan was no longer sold.
   */
  priceChanges: number
  plansGone: number
}

export const newReceipts = (): Receipts => ({
  pages: new Map(),
  orders: new Map(),
  faults: [],
  priceChanges: 0,
  plansGone: 0,
})

export type Shopping = {
  /** Servers of one database, as behind a balancer. */
  readonly urls: readonly string[]
  readonly receipts: Receipts
  /** Campaigns that some of the editions have. */
  readonly prefixes: readonly string[]
  readonly plansOf: (edition: number) => Promise<readonly Plan[]>
  /** Days on which a team comes. */
  readonly dates: readonly string[]
  /** Draws a number below `limit`. */
  readonly draw: (limit: number) => number
  /** Milliseconds in which the shop may change while a visitor hesitates at the review. */
  readonly hesitationMs: number
  /** Ends the day of a visit, so that the prices that it was shown are no longer guaranteed. */
  readonly endDay: (lead: string) => Promise<void>
  /** Ends the visits once the order in progress is made. */
  readonly over: AbortSignal
}

/** A page that a visitor has read. */
type Seen = {
  readonly edition: number
  readonly campaign: PageCampaign
  /** Prices with direct debit in cents, by sku. */
  readonly prices: ReadonlyMap<string, number>
}

const PATIENCE_MS = 60_000
const chosenOf = <T>(draw: Shopping['draw'], all: readonly T[]): T | undefined => all[draw(all.length)]

/** Returns the server that takes a call: another one if the first is down, as a load balancer does. */
const balanced =
  ({ urls, draw }: Shopping): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const [first = '', other = ''] = draw(2) === 0 ? urls : urls.toReversed()
    try {
      return await fetch(first + pathname + search, init)
    } catch (error) {
      if (!(error instanceof TypeError) || !isRefused(error)) throw error
      return fetch(other + pathname + search, init)
    }
  }

const isRefused = ({ cause }: TypeError): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'

const CARD = /<article class="plan-card[^]*?<\/article>/g
const ORDERED = /\?s=([\w-]+)" class="button button--primary" data-order=/
const LARGE = /price__reais">([\d.]+)<\/span><span class="price__cents">,(\d\d)</
const OTHER = /\?s=([\w-]+)" data-order="">[^<]*?R\$\s([\d.]+),(\d\d)/g
const CAMPAIGN = /<script[^>]* id="campaign"[^>]*>([^<]*)/

const pricesIn = (html: string): Map<string, number> => {
  const inCents = (reais = '', rest = '') => Number(reais.replaceAll('.', '') + rest)
  return new Map(
    [...html.matchAll(CARD)].flatMap(([card]): [string, number][] => {
      const [, sku] = ORDERED.exec(card) ?? []
      const [, reais, rest] = LARGE.exec(card) ?? []
      const others = [...card.matchAll(OTHER)].map(([, other = '', ...price]): [string, number] => [
        other,
        inCents(...price),
      ])
      return sku === undefined ? others : [[sku, inCents(reais, rest)], ...others]
    }),
  )
}

/** Reads a page, whose prices are all those of the edition that it names; null if there is none at this path. */
async function read(shopping: Shopping, path: string): Promise<Seen | null> {
  const { receipts, over } = shopping
  const send = balanced(shopping)
  while (!over.aborted) {
    const reply = await send(`http://shop.invalid${path}`, { redirect: 'manual' }).catch(() => null)
    const html = await reply?.text().catch(() => null)
    if (reply?.status === 404 || reply?.status === 302) return null
    if (reply?.status === 200 && typeof html === 'string') return seenOn(shopping, path, reply, html)
    if (reply && reply.status < 500) receipts.faults.push(`${path}: ${reply.status}`)
    await wait(50)
  }
  return null
}

async function seenOn(
  { receipts, plansOf }: Shopping,
  path: string,
  { headers }: Response,
  html: string,
): Promise<Seen> {
  const edition = Number(/edition;desc="(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1])
  const plans = new Map((await plansOf(edition)).map((plan) => [plan.sku, plan]))
  const prices = pricesIn(html)
  for (const [sku, price] of prices) {
    const { price_with_dacc: right = 0 } = plans.get(sku) ?? {}
    if (price !== reaisToCents(right))
      receipts.faults.push(`${path} of edition ${edition} shows ${sku} at ${price}, it has ${right}`)
  }
  const [name, etag] = [`${edition} ${path}`, headers.get('etag') ?? '']
  if ((receipts.pages.get(name) ?? etag) !== etag)
    receipts.faults.push(`${path} of edition ${edition} is two pages`)
  receipts.pages.set(name, etag)
  const json = CAMPAIGN.exec(html)?.[1] ?? 'null'
  return {
    edition,
    prices,
    campaign: readCampaign({ getElementById: () => ({ textContent: json }) as never }),
  }
}

/** Compares the offers at the address with what the page has shown. */
function compareOffers({ receipts }: Shopping, { edition, prices, campaign }: Seen, plans: readonly Plan[]) {
  for (const { sku, price_with_dacc: price } of plans) {
    const shown = prices.get(sku) ?? reaisToCents(price)
    if (shown !== reaisToCents(price))
      receipts.faults.push(
        `/${campaign.prefix} of edition ${edition} showed ${sku} at ${shown}, its order offers it at ${price}`,
      )
  }
}

/** Opens an order as the page's script does. */
function openOrder(shopping: Shopping, { edition, campaign }: Seen): Visit {
  const { prefix, lpOrigin, flags } = campaign
  const none = { collaborator: undefined, premium: undefined, regionOffer: undefined, rs: undefined }
  return openVisit('http://shop.invalid/api', Date.now, {
    prefix,
    wire: { ...openFaultyConnection(), fetch: balanced(shopping) },
    patienceMs: PATIENCE_MS,
    told: { ...none, ...addonFields(campaign), lp_origin: lpOrigin, ...flags, edition },
  })
}

/** Answers the questions up to the review; which these are depends on the plan and the way to pay. */
async function walk(visit: Visit, answers: ReadonlyMap<string, Values>): Promise<void> {
  for (;;) {
    await visit.until(
      'a question',
      ({ ui: { position } }) => position === 'confirmacao' || answers.has(position),
    )
    const step = visit.position()
    if (step === 'confirmacao') return
    await visit.at(step)
    visit.answer(step, answers.get(step) ?? {})
    await visit.until(`what follows ${step}`, ({ ui }) => ui.position !== step)
  }
}

/** Opens the page to which an order leads if its campaign no longer exists; the tab continues there. */
async function follow(shopping: Shopping, { opened, kept }: Visit): Promise<Visit> {
  const prefix = /^\/(.*?)\/?checkout/.exec(opened[0] ?? '')?.[1] ?? ''
  return openVisit('http://shop.invalid/api', Date.now, {
    prefix,
    kept,
    step: 'confirmacao',
    wire: { ...openFaultyConnection(), fetch: balanced(shopping) },
    patienceMs: PATIENCE_MS,
  })
}

/** Confirms an order at the price shown in its review, and again at each price returned instead. */
async function confirm(shopping: Shopping, first: Visit): Promise<void> {
  const { receipts } = shopping
  let visit = first
  for (let tries = 0; tries < 5; tries += 1) {
    await visit.until('the review', ({ ui }) => ui.phase === 'ready' && ui.wait === null)
    if (visit.position() !== 'confirmacao') {
      receipts.plansGone += 1
      return
    }
    visit.store.dispatch(noticeClosed())
    const shown = orderPrice(visit.order())
    await answerAll(visit, [confirmation])
    const { opened } = visit
    await visit.until('an answer to the order', ({ ui: { notice }, order }) => {
      const isRefused = notice?.kind === 'price-changed' || notice?.kind === 'save-refused'
      return order.finished !== null || isRefused || opened.length > 0
    })
    const { finished } = visit.order()
    const { notice } = visit.ui()
    if (finished?.orderNumber) {
      receipts.orders.set(finished.orderNumber, reaisToCents(shown))
      return
    }
    if (notice?.kind === 'price-changed') {
      receipts.priceChanges += 1
      compareChange(shopping, notice, shown, opened.length > 0 ? notice.now : orderPrice(visit.order()))
    }
    if (opened.length > 0) visit = await follow(shopping, visit)
  }
  receipts.faults.push('a price changed five times')
}

function compareChange(
  { receipts }: Shopping,
  { before: was, now }: { readonly before: number; readonly now: number },
  shown: number,
  reviewed: number,
): void {
  if (reaisToCents(was) !== reaisToCents(shown) || reaisToCents(now) !== reaisToCents(reviewed))
    receipts.faults.push(
      `a review showed ${shown} and then ${reviewed}, and said that the price changed from ${was} to ${now}`,
    )
}

/** One visit, from a page to the receipt. */
async function shop(shopping: Shopping): Promise<void> {
  const { draw, prefixes, dates, hesitationMs, endDay } = shopping
  const prefix = chosenOf(draw, prefixes) ?? ''
  // some come by a link to the order, whose first page says the edition
  const path = draw(4) === 0 ? 'checkout/cep/' : ''
  const seen = await read(shopping, `/${prefix && `${prefix}/`}${path}`)
  if (!seen || seen.campaign.journey !== 'standard') return
  const visit = openOrder(shopping, seen)
  await answerAll(visit, answersBefore('planos'))
  // where there is one plan, nothing is asked
  await visit.until(
    'the offers',
    ({ ui, order }) => order.facts.coverage !== null && ui.position !== 'nr-imovel',
  )
  const plans = visit.order().facts.coverage?.plans ?? []
  compareOffers(shopping, seen, plans)
  const plan = chosenOf(
    draw,
    plans.filter(({ companyOnly }) => companyOnly !== true),
  )
  const chosen: Record<string, Values> = {
    planos: { idPlan: plan?.id ?? '' },
    'ativar-debito': { direct_debit: String(draw(2) === 0) },
    'data-instalacao': { date: chosenOf(draw, dates) ?? '', period: 'manha' },
  }
  await walk(visit, new Map(answersBefore('confirmacao', chosen)))
  if (draw(3) === 0) {
    await wait(hesitationMs)
    await endDay(visit.ui().recordId ?? '')
  }
  await confirm(shopping, visit)
}

/** Runs one visit after another, until told to stop. */
export async function keepShopping(shopping: Shopping): Promise<void> {
  while (!shopping.over.aborted) {
    try {
      await shop(shopping)
    } catch (error) {
      shopping.receipts.faults.push(String(error))
      return
    }
  }
}
