/** Lists what may need a desk user's attention, for the desk's home page. */
import { orderMessage } from '../../../src/content/desk/order-list.ts'
import { waitingOrderMessages } from '../../repositories/desk/messages-to-orders.ts'
import { goLiveWords } from '../../../src/content/desk/go-live.ts'
import { home as words } from '../../../src/content/desk/home-page.ts'
import { similarOrders } from '../../../src/content/desk/similar-orders.ts'
import { formatDay, formatDayAndTime } from '../../../src/content/desk/number-and-date-formats.ts'
import type { CallQueue } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { scheduleWords } from '../../../src/content/desk/team-schedule.ts'
import { undeliveredWarning } from '../../../src/content/desk/undelivered-notices.ts'
import { sumBrowserErrors } from '../../repositories/desk/browser-errors.ts'
import { countPeopleToCall, countVisitsToArrange } from '../../repositories/desk/call-list.ts'
import { countDataRequests } from '../../repositories/personal-data-requests.ts'
import { openRequests } from '../../repositories/publication-requests.ts'
import { countLateCalls } from './agreed-calls.ts'
import type { ShopToday } from './upcoming-shop-changes.ts'
import { clockJumpedFrom } from '../clock-jumps.ts'
import { goLiveList } from '../go-live.ts'
import { countOutboxTrouble } from '../outbox-health.ts'
import { areFarFewer } from '../../rules/desk/detect-drop-in-orders.ts'
import { salesOfToday } from './sales-figures.ts'
import { countFilling } from './full-slots-and-uncovered-cities.ts'
import { countFullGroups } from './similar-orders.ts'
import { countOverbooked } from './team-schedule-page-data.ts'
import type { DeskContext } from './desk-context.ts'

/** Something that may need a person's attention, and the page where that can be given. */
type Matter = {
  readonly id: string
  readonly path: string
  /** `calm`: there is nothing to do. */
  readonly level: 'urgent' | 'waiting' | 'calm'
  /** Number shown before the text. */
  readonly count: number
  readonly text: string
  readonly more: string | null
}

/** Milliseconds after which a person who requested a call has waited too long. */
const LONG_MS = 3_600_000

/** Minutes after which an order has waited too long for its visit to be arranged. */
const DAY_MINUTES = 1440

/** The queues of those who have not asked for a call. */
const QUEUES = ['analise', 'parou', 'rede'] as const satisfies readonly CallQueue[]

type Sales = Pick<Awaited<ReturnType<typeof salesOfToday>>, 'today' | 'byNow'>

/**
 * Returns what may need a desk user's attention, most urgent first.
 * @param sales what was sold today; null for people who may not see figures
 * @param shop what still changes in the shop; null for people who may not see the shop
 */
export async function whatNeedsAttention(
  desk: DeskContext,
  sales: Sales | null,
  shop: ShopToday | null,
): Promise<Matter[]> {
  const today = todayInSaoPaulo(desk.clock.now())
  const [
    people,
    visits,
    lateCalls,
    cases,
    { over, late, orders, others },
    filling,
    failures,
    groups,
    requests,
    overbooked,
    goLive,
    messages,
  ] = await Promise.all([
    countPeopleToCall(desk.db, desk.clock.now()),
    countVisitsToArrange(desk.db),
    countLateCalls(desk),
    countDataRequests(desk.db, today),
    countOutboxTrouble(desk),
    countFilling(desk),
    sumBrowserErrors(desk.db, today, today),
    countFullGroups(desk),
    openRequests(desk.db),
    countOverbooked(desk),
    goLiveList(desk),
    waitingOrderMessages(desk.db),
  ])
  const beforeLive = goLive.filter(({ isDone }) => !isDone).length
  const waited = people.oldest === null ? 0 : desk.clock.now().getTime() - people.oldest.getTime()
  const minutesSince = (since: Date) =>
    Math.max(0, Math.floor((desk.clock.now().getTime() - since.getTime()) / 60_000))
  const waitOf = (since: string | null) =>
    since === null ? null : words.waited(minutesSince(new Date(since)))
  const matters: (Matter | false)[] = [
    sales !== null &&
      areFarFewer(sales.today.orders, sales.byNow.orders) && {
        id: 'orders',
        path: `/operador/vendas?por=dia&de=${today}&ate=${today}`,
        level: 'urgent',
        count: sales.today.orders,
        text: words.fewer(sales.today.orders),
        more: words.fewerMore(sales.byNow.orders),
      },
    {
      id: 'asked',
      path: '/operador/ligacoes?fila=pediu',
      level: people.pediu === 0 ? 'calm' : waited > LONG_MS ? 'urgent' : 'waiting',
      count: people.pediu,
      text: words.asked(people.pediu),
      more: people.pediu === 0 ? null : words.waited(Math.floor(waited / 60_000)),
    },
    visits.oldest !== null && {
      id: 'visits',
      path: '/operador/ligacoes?fila=visitas',
      level: minutesSince(visits.oldest) > DAY_MINUTES ? 'urgent' : 'waiting',
      count: visits.count,
      text: words.visits(visits.count),
      more: words.oldestVisit(minutesSince(visits.oldest)),
    },
    lateCalls > 0 && {
      id: 'agreed',
      path: '/operador/retornos?quando=atrasadas',
      level: 'urgent',
      count: lateCalls,
      text: words.lateCalls(lateCalls),
      more: words.lateCallsMore,
    },
    cases.open > 0 && {
      id: 'data-requests',
      path: '/operador/pedidos-de-titulares',
      level: cases.late > 0 ? 'urgent' : 'waiting',
      count: cases.open,
      text: words.dataRequests(cases.open),
      more:
        cases.late > 0
          ? words.lateDataRequests(cases.late)
          : cases.first && words.dataRequestsMore(formatDay(cases.first)),
    },
    orders + others > 0 && {
      id: 'untold',
      path: `/operador/entregas?quais=${orders > 0 ? 'pedidos' : 'avisos'}`,
      level: 'urgent',
      count: orders || others,
      text: undeliveredWarning(orders, others),
      more: words.undeliveredMore(orders === 0 ? 0 : others),
    },
    groups > 0 && {
      id: 'similar',
      path: '/operador/parecidos?quais=cheios',
      level: 'urgent',
      count: groups,
      text: similarOrders.attention(groups),
      more: similarOrders.attentionMore,
    },
    overbooked.first !== null && {
      id: 'overbooked',
      path: '/operador/agenda#acima',
      level: 'urgent',
      count: overbooked.count,
      text: scheduleWords.overbooked.attention(overbooked.count),
      more: scheduleWords.overbooked.attentionMore(overbooked.first),
    },
    ...(shop === null ? [] : ofShop(shop)),
    requests.length > 0 && {
      id: 'approvals',
      path: '/operador/loja',
      level: 'waiting',
      count: requests.length,
      text: words.approvals(requests.length),
      more: words.approvalsMore,
    },
    messages[0] !== undefined && {
      id: 'messages',
      path: `/operador/lista/frase?id=${messages[0].id}`,
      level: 'waiting',
      count: messages.length,
      text: orderMessage.waiting(messages.length),
      more: null,
    },
    {
      id: 'over',
      path: '/operador/entregas?quais=abandonadas',
      level: over > 0 ? 'urgent' : 'calm',
      count: over,
      text: words.over(over),
      more: over > 0 ? words.overMore : null,
    },
    {
      id: 'late',
      path: '/operador/entregas?quais=atrasadas',
      level: late > 0 ? 'waiting' : 'calm',
      count: late,
      text: words.late(late),
      more: null,
    },
    {
      id: 'slots',
      path: '/operador/agenda#cheios',
      level: filling > 0 ? 'waiting' : 'calm',
      count: filling,
      text: words.slots(filling),
      more: null,
    },
    {
      id: 'failures',
      path: `/operador/funil?de=${today}&ate=${today}`,
      level: failures > 0 ? 'waiting' : 'calm',
      count: failures,
      text: words.browserErrors(failures),
      more: null,
    },
    ...QUEUES.map(
      (queue) =>
        people[queue] > 0 && {
          id: queue,
          path: `/operador/ligacoes?fila=${queue}`,
          level: 'waiting' as const,
          count: people[queue],
          text: words.queues[queue](people[queue]),
          more: waitOf(people.first[queue]),
        },
    ),
    beforeLive > 0 && {
      id: 'go-live',
      path: '/operador/antes-de-abrir',
      level: 'waiting',
      count: beforeLive,
      text: goLiveWords.onHome(beforeLive),
      more: null,
    },
  ]
  const rank = { urgent: 0, waiting: 1, calm: 2 }
  return matters.filter((each) => each !== false).toSorted((a, b) => rank[a.level] - rank[b.level])
}

/** What can be broken for all: the names of its words. */
type BrokenPart = keyof typeof words.brokenParts

/** Returns what is broken now, as far as a server sees it: every role is told, also who cannot mend it. */
export async function whatIsBroken(desk: DeskContext): Promise<BrokenPart[]> {
  const [{ over, orders }, jumpedFrom, sales] = await Promise.all([
    countOutboxTrouble(desk),
    clockJumpedFrom(desk.db, desk.clock.now()),
    salesOfToday(desk),
  ])
  const found: Record<BrokenPart, boolean> = {
    deliveries: over > 0,
    untold: orders > 0,
    clock: jumpedFrom !== null,
    fewer: areFarFewer(sales.today.orders, sales.byNow.orders),
  }
  return (Object.keys(found) as BrokenPart[]).filter((part) => found[part])
}

/** What still changes in the shop, and a draft that waits. */
const ofShop = ({ turns, marked, first, draftBy }: ShopToday): (Matter | false)[] => [
  turns.length > 0 && {
    id: 'shop-today',
    path: '/operador/loja#hoje',
    level: 'waiting',
    count: turns.length,
    text: words.shopToday(turns.length),
    more: words.shopTodayMore(turns),
  },
  turns.length === 0 &&
    first !== null && {
      id: 'shop-later',
      path: '/operador/loja/datas',
      level: 'calm',
      count: marked,
      text: words.shopLater(marked),
      more: words.shopLaterMore(formatDayAndTime(first)),
    },
  draftBy !== null && {
    id: 'shop-draft',
    path: '/operador/loja/conferir',
    level: 'waiting',
    count: 1,
    text: words.shopDraft(1),
    more: words.shopDraftMore(draftBy),
  },
]
