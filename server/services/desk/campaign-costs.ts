/** Stores what campaigns and sources of visits cost by day, as somebody at the desk types it or from a CSV file, and lists it. */
import { campaignCostWords as words } from '../../../src/content/desk/campaign-costs.ts'
import {
  addDays,
  brToIso,
  isBrDate,
  isIsoDate,
  periodLength,
  todayInSaoPaulo,
} from '../../../src/lib/iso-dates.ts'
import { parsePrice } from '../../../src/lib/desk-numbers.ts'
import { costsOfDays, storeCosts, type Cost } from '../../repositories/desk/campaign-costs.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { excelSheet } from '../../rules/desk/write-csv.ts'
import type { DeskContext } from './desk-context.ts'
import { audit } from './write-and-check-audit-log.ts'

const { columns, problems } = words

/** For how many days stored costs are listed. */
const LISTED_DAYS = 60
const MOST_DAYS = 366
/** A file of so many lines is read in some milliseconds; it needs no process of its own. */
export const MOST_COST_BYTES = 300_000
const MOST_LINES = 5_000
/** How many wrong lines are named. */
const NAMED = 10

/** What was typed; days are yyyy-mm-dd, `campaign` is '-' for none. A `source` is in the place of a campaign. */
export type TypedCost = Readonly<Record<'from' | 'to' | 'campaign' | 'source' | 'amount', string>>

type Parts = Pick<DeskContext, 'clock' | 'campaigns'>

/** Returns the costs of the last days, the latest first. */
export const listCosts = ({ db, clock }: DeskContext) => {
  const today = todayInSaoPaulo(clock.now())
  return costsOfDays(db, addDays(today, 1 - LISTED_DAYS), today)
}

const centsOf = (typed: string): number | null => {
  const price = parsePrice(typed)
  return price === null ? null : Math.round(price * 100)
}

const isCampaign = ({ campaigns }: Parts, prefix: string) =>
  prefix === '' || campaigns.prefixesOnceLive.includes(prefix)

/** Reads of what a cost is; returns the sentence that says what is wrong with it. */
function costOf(parts: Parts, campaign: string, typedSource: string): Pick<Cost, 'of' | 'key'> | string {
  const source = typedSource.toLowerCase()
  if (source === '')
    return isCampaign(parts, campaign) ? { of: 'campaign', key: campaign } : problems.campaign
  if (campaign !== '') return problems.both
  return source.length > 80 ? problems.source : { of: 'source', key: source }
}

function typedCosts(parts: Parts, { from, to, campaign, source, amount }: TypedCost): Cost[] | string {
  const prefix = campaign === '-' ? '' : campaign
  const cents = centsOf(amount)
  if (!isIsoDate(from) || !isIsoDate(to)) return problems.day
  if (from > to) return problems.order
  if (to > todayInSaoPaulo(parts.clock.now())) return problems.future
  const days = periodLength(from, to)
  if (days > MOST_DAYS) return problems.long
  if (campaign === '' && source.trim() === '') return problems.campaign
  const what = costOf(parts, prefix, source.trim())
  if (typeof what === 'string') return what
  if (cents === null) return problems.amount
  return Array.from({ length: days }, (_, at) => ({ day: addDays(from, at), ...what, cents }))
}

/** Stores what was typed. Returns the sentence that says what is wrong with it; null if it was stored. */
export async function setTypedCosts(
  desk: DeskContext,
  user: DeskUser,
  typed: TypedCost,
): Promise<string | null> {
  const costs = typedCosts(desk, typed)
  if (typeof costs === 'string') return costs
  await store(desk, user, costs)
  return null
}

async function store(desk: DeskContext, user: DeskUser, costs: readonly Cost[]): Promise<void> {
  const days = costs.map(({ day }) => day).toSorted()
  const detail = { rows: costs.length, from: days[0], to: days.at(-1) }
  await desk.db.transaction(async (sql) => {
    await storeCosts(sql, costs)
    await audit(sql, desk, { by: user, what: 'costs_set', detail })
  })
}

const dayOf = (text: string): string | null =>
  isIsoDate(text) ? text : isBrDate(text) ? brToIso(text) : null

/** Reads a line; returns the sentence that says what is wrong with it. */
function lineOf(
  parts: Parts,
  [day, campaign, cost, source]: readonly [string, string, string, string],
): Cost | string {
  const [iso, cents, prefix] = [dayOf(day), centsOf(cost), campaign.replace(/^\/+|\/+$/g, '')]
  if (iso === null) return problems.day
  if (iso > todayInSaoPaulo(parts.clock.now())) return problems.future
  const what = costOf(parts, prefix, source)
  if (typeof what === 'string') return what
  return cents === null ? problems.amount : { day: iso, ...what, cents }
}

/** The records of a CSV file, the first of which is its header. */
type Records = AsyncIterable<{ readonly line: number; readonly cells: readonly string[] }>

/** Reads a file; returns the sentences that say what is wrong with it. */
async function costsIn(parts: Parts, records: Records): Promise<Cost[] | { wrong: string[] }> {
  const costs = new Map<string, Cost>()
  const wrong: string[] = []
  let places: readonly number[] | null = null
  for await (const { line, cells } of records) {
    const cellAt = (at: number) => (cells[at] ?? '').trim()
    if (line > MOST_LINES) return { wrong: [problems.tooLarge] }
    if (places === null) {
      const heads = cells.map((_, at) => cellAt(at).toLowerCase())
      places = [columns.day, columns.campaign, columns.cost, columns.source].map((name) =>
        heads.indexOf(name),
      )
      const [day = -1, campaign = -1, cost = -1, source = -1] = places
      if (day < 0 || cost < 0 || Math.max(campaign, source) < 0) return { wrong: [problems.columns] }
      continue
    }
    const [day, campaign, cost, source] = places.map(cellAt)
    const read = lineOf(parts, [day ?? '', campaign ?? '', cost ?? '', source ?? ''])
    const key = typeof read === 'string' ? '' : `${read.day} ${read.of} ${read.key}`
    if (typeof read === 'string') wrong.push(problems.line(line, read))
    else if (costs.has(key)) wrong.push(problems.line(line, problems.twice))
    else costs.set(key, read)
  }
  if (wrong.length === 0 && costs.size === 0) return { wrong: [problems.noFile] }
  return wrong.length > 0 ? { wrong } : [...costs.values()]
}

/**
 * Stores the costs of a CSV file, all or none.
 * @returns the sentences that say what is wrong with it; none if they were stored
 */
export async function importCosts(
  desk: DeskContext,
  user: DeskUser,
  records: Records,
): Promise<readonly string[]> {
  const read = await costsIn(desk, records)
  if (!('wrong' in read)) {
    await store(desk, user, read)
    return []
  }
  const named = read.wrong.slice(0, NAMED)
  const rest = read.wrong.length - named.length
  return rest > 0 ? [...named, problems.more(String(rest))] : named
}

/** Returns an example of a file, of today. */
export const modelOfCosts = ({ clock }: DeskContext): string =>
  excelSheet([
    [columns.day, columns.campaign, columns.source, columns.cost],
    [todayInSaoPaulo(clock.now()), '', '', '120,50'],
    [todayInSaoPaulo(clock.now()), '', 'google', '80,00'],
  ])
