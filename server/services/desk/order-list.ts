/** Lists orders by day, state, city, campaign and agent, and keeps filters for each account. */
import { ORDER_STATES, type OrderListFilter } from '../../../src/content/desk/order-list.ts'
import { addDays, isIsoDate, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { collapseSpaces } from '../../../src/lib/text.ts'
import { parsePrice } from '../../../src/lib/desk-numbers.ts'
import { listPartOf } from '../../../src/lib/paginate-list.ts'
import { urlParameter } from '../../../src/lib/desk-url-parameters.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import {
  countOrders,
  forgetFilter,
  keepFilter,
  keptFiltersOf,
  ordersBy,
  type OrderFilter,
} from '../../repositories/desk/order-list.ts'
import { earlierPrefixes, prefixOf } from '../../rules/order-campaign.ts'
import { foldName } from '../../rules/match-street-names.ts'
import type { DeskContext } from './desk-context.ts'
import {
  encryptIdForUrl,
  colleagueIn,
  colleagueOptions,
  colleaguesWithOrders,
  type Colleague,
} from './ids-in-urls.ts'

/** How many days are shown if none are asked for, and at most. */
const USUAL_DAYS = 7
const MOST_DAYS = 31
/** The URL value of the campaign without a prefix. */
const NO_PREFIX = '-'

/** Days that can be calculated with; no order is of others. */
const isUsualDay = (text: string) => isIsoDate(text) && text >= '2000-01-01' && text < '2200-01-01'

const timeIn = (text: string) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : '')

/** Reads the filter of an address. What cannot be read restricts nothing. */
function filterIn(query: unknown, now: Date): OrderListFilter {
  const text = (name: string) => collapseSpaces(urlParameter(query, name))
  const today = todayInSaoPaulo(now)
  const dia = text('dia') === 'visita' ? 'visita' : 'pedido'
  const [from, to] = [text('de'), text('ate')]
  const [isFrom, isTo] = [isUsualDay(from), isUsualDay(to)]
  const usual =
    dia === 'visita' ? [today, addDays(today, USUAL_DAYS - 1)] : [addDays(today, 1 - USUAL_DAYS), today]
  const ate = isTo ? to : isFrom ? addDays(from, USUAL_DAYS - 1) : (usual[1] ?? today)
  const least = addDays(ate, 1 - MOST_DAYS)
  const de = isFrom ? from : isTo ? addDays(to, 1 - USUAL_DAYS) : (usual[0] ?? today)
  return {
    dia,
    de: de < least ? least : de > ate ? ate : de,
    ate,
    situacao: ORDER_STATES.find((each) => each === text('situacao')) ?? '',
    cidade: text('cidade'),
    campanha: text('campanha'),
    atendente: text('atendente'),
    plano: text('plano'),
    preco: text('preco'),
    das: timeIn(text('das')),
    as: timeIn(text('as')),
  }
}

const queryOf = (filter: Partial<OrderListFilter>): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString()

/** Returns the filter for the days that are asked for most, which are tiresome to type. */
function shortcutsOf(filter: OrderListFilter, now: Date) {
  const today = todayInSaoPaulo(now)
  return (
    [
      ['yesterday', -1],
      ['today', 0],
      ['tomorrow', 1],
    ] as const
  )
    .map(([name, days]) => {
      const day = addDays(today, days)
      return {
        name,
        query: queryOf({ ...filter, de: day, ate: day }),
        isShown: filter.de === day && filter.ate === day,
      }
    })
    .filter(({ name }) => name !== 'tomorrow' || filter.dia === 'visita')
}

/** Returns a kept filter with the reference of a colleague whom it names by an e-mail address. */
function withReference(colleagues: readonly Colleague[], query: string): string {
  const kept = new URLSearchParams(query)
  const colleague = colleagueIn(colleagues, kept.get('atendente') ?? '')
  if (colleague) kept.set('atendente', colleague.reference)
  return kept.toString()
}

/** Returns the orders that an address asks for, and its filter as the page shows it. */
export async function wantedOrders(desk: DeskContext, query: unknown) {
  const colleagues = await colleaguesWithOrders(desk)
  const asked = filterIn(query, desk.clock.now())
  const colleague = colleagueIn(colleagues, asked.atendente)
  const edition = await desk.catalogue.currentEdition()
  const { former } = edition.campaigns
  const filter = {
    ...asked,
    campanha: former.get(asked.campanha)?.to ?? asked.campanha,
    atendente: colleague?.reference ?? '',
  }
  const campaign = filter.campanha === NO_PREFIX ? '' : filter.campanha
  const isOfOrder = filter.dia === 'pedido'
  const price = filter.preco === '' ? null : parsePrice(filter.preco)
  const wanted: OrderFilter = {
    day: filter.dia,
    from: isOfOrder ? `${filter.de}T${filter.das || '00:00'}` : filter.de,
    to: !isOfOrder ? filter.ate : filter.as === '' ? addDays(filter.ate, 1) : `${filter.ate}T${filter.as}`,
    state: filter.situacao === '' ? null : filter.situacao,
    city: filter.cidade === '' ? null : foldName(filter.cidade),
    campaigns: filter.campanha === '' ? null : [campaign, ...earlierPrefixes(edition.campaigns, campaign)],
    agent: colleague?.email ?? null,
    sku: filter.plano === '' ? null : filter.plano,
    // what cannot be read as a price is none that was sold
    price: filter.preco === '' ? null : price === null ? -1 : Math.round(price * 100),
  }
  return { filter, query: queryOf(filter), wanted, edition, colleagues, colleague }
}

/** Returns the page of orders that an address asks for, and what else the page shows. */
export async function listOrders(desk: DeskContext, user: DeskUser, asked: unknown, page: number) {
  const { filter, query, wanted, edition, colleagues, colleague } = await wantedOrders(desk, asked)
  const [total, kept] = await Promise.all([countOrders(desk.db, wanted), keptFiltersOf(desk.db, user.id)])
  const part = listPartOf(total, page)
  const rows = await ordersBy(desk.db, wanted, part.first - 1)
  return {
    filter,
    query,
    isPriceBad: wanted.price === -1,
    shortcuts: shortcutsOf(filter, desk.clock.now()),
    kept: kept.map((each) => ({ ...each, query: withReference(colleagues, each.query) })),
    colleagues: colleagueOptions(colleagues, colleague),
    campaigns: ['', ...edition.campaigns.prefixes],
    plans: [...edition.bySku.values()].map(({ sku, plan }) => [sku, `${plan} (${sku})`] as const),
    part,
    rows: rows.map(({ id, at, sku, campaign: addon, ...row }) => ({
      ...row,
      handle: encryptIdForUrl(desk.vault, id),
      at: at.toISOString(),
      plan: edition.bySku.get(sku)?.plan ?? sku,
      campaign: prefixOf(edition.campaigns, addon),
    })),
  }
}

/** The maximum lengths of a name and of what it names. */
const NAME = 40

/**
 * Keeps the filter of an address, but for its days, under a name for a desk user, and returns the whole of it, so that the
 * same orders stand there; or why it is not kept: without a name, or because the desk user keeps twenty already.
 */
export async function keepOrderFilter(
  { db, clock }: DeskContext,
  user: DeskUser,
  typed: string,
  query: string,
): Promise<{ shown: string } | { problem: 'nameless' | 'full' }> {
  const name = collapseSpaces(typed).slice(0, NAME)
  if (name === '') return { problem: 'nameless' }
  const asked = Object.fromEntries(new URLSearchParams(query.slice(0, 500)))
  const shown = filterIn(asked, clock.now())
  const { de: _de, ate: _ate, das: _das, as: _as, ...filter } = shown
  const isKept = await keepFilter(db, user.id, { name, query: queryOf(filter) })
  return isKept ? { shown: queryOf(shown) } : { problem: 'full' }
}

export const forgetOrderFilter = ({ db }: DeskContext, user: DeskUser, name: string) =>
  forgetFilter(db, user.id, name)
