/**
 * Services for the desk's pages of figures, such as sales, funnel, experiment and audit log: each function loads or
 * changes what one page shows (collect-page-services.ts).
 */
import { CALL_QUEUES } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { campaignCostWords } from '../../../src/content/desk/campaign-costs.ts'
import { FileProblem } from '../../imports/decode-text.ts'
import { parseCsvRecords } from '../../imports/csv.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { colleaguesWithOrders } from '../../services/desk/ids-in-urls.ts'
import { callsByDeskUser, waitsByQueue } from '../../repositories/desk/calls-by-desk-user.ts'
import { DEFAULT_PLAN } from '../../rules/desk/experiment-statistics.ts'
import { checkExperimentPlan, type AskedExperimentPlan } from '../../rules/desk/check-experiment-plan.ts'
import { auditPage } from '../../services/desk/audit-log-page-data.ts'
import {
  importCosts,
  listCosts,
  MOST_COST_BYTES,
  modelOfCosts,
  setTypedCosts,
} from '../../services/desk/campaign-costs.ts'
import { goLiveList, setGoLiveTick } from '../../services/go-live.ts'
import { allOf, type PageServices } from './page-service-types.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'
import { experimentNow, pastExperiments } from '../../services/desk/experiment-results.ts'
import * as similarOrders from '../../services/desk/similar-orders.ts'
import { floodedDaysIn } from '../../services/desk/find-flooded-days.ts'
import { listUncovered } from '../../services/desk/full-slots-and-uncovered-cities.ts'
import { sumBrowserErrors } from '../../repositories/desk/browser-errors.ts'
import { funnelOf, notUnderstoodIn } from '../../services/desk/funnel-figures.ts'
import { whatIsBroken, whatNeedsAttention } from '../../services/desk/list-what-needs-attention.ts'
import {
  factsOfCampaign,
  salesOf,
  salesOfToday,
  salesCsvForExcel,
} from '../../services/desk/sales-figures.ts'
import * as experiments from '../../services/desk/start-and-stop-experiments.ts'
import * as undeliveredNotices from '../../services/desk/undelivered-notices.ts'
import { checkAudit, audit } from '../../services/desk/write-and-check-audit-log.ts'
import { filterOf, queryScopeFromFilters, strictFilterOf } from './read-figures-filter.ts'
import { SALES_DIMENSIONS } from '../../repositories/desk/sums-of-sales.ts'
import { SALES_SORTINGS } from '../../rules/desk/sales-comparison.ts'
import { listedValue } from './check-parameter-against-list.ts'

const PARAMETERS = ['de', 'ate', 'campanha', 'por', 'ordem'] as const

/**
 * Returns the table of the sales page as a file, and records it in the audit log. What leaves as a file is never something
 * else than what was asked for.
 * @throws HttpError 400 for a parameter that cannot be used
 */
async function salesDownload(desk: DeskContext, user: DeskUser, query: unknown) {
  const filter = strictFilterOf(query, desk.clock.now(), desk.campaigns.prefixesOnceLive, PARAMETERS)
  const by = listedValue(SALES_DIMENSIONS, query, 'por', 'campanha')
  const order = listedValue(SALES_SORTINGS, query, 'ordem', by === 'dia' ? 'nome' : 'receita')
  const { from, to, campaign } = queryScopeFromFilters(filter)
  const scope = { from, to, campaign, by, order }
  const body = salesCsvForExcel(await salesOf(desk, scope), scope)
  await desk.db.transaction((sql) =>
    audit(sql, desk, {
      by: user,
      what: 'exported',
      detail: { dataset: `vendas-${by}`, format: 'excel', from, to },
    }),
  )
  return { type: 'text/csv; charset=utf-8', name: `vendas-${by}-${from}-${to}.csv`, body }
}

export const servicesOfFigures = {
  auditPage,
  /** Returns what each caller has done, with the reference of the list of orders, '' for all people. */
  async callsByDeskUser({ db, vault }: DeskContext, from: string, to: string) {
    const [rows, colleagues] = await Promise.all([
      callsByDeskUser(db, from, to),
      colleaguesWithOrders({ db, vault }),
    ])
    const references = new Map(colleagues.map(({ email, reference }) => [email, reference]))
    return rows.map((row) => ({ ...row, reference: references.get(row.email ?? '') ?? '' }))
  },
  /** Returns how long people waited in each queue, in the order of the queues. */
  async waitsByQueue({ db }: DeskContext, from: string, to: string) {
    const rows = await waitsByQueue(db, from, to)
    return CALL_QUEUES.flatMap((queue) =>
      rows.filter((row) => row.queue === queue).map((row) => ({ ...row, queue })),
    )
  },
  browserErrors: ({ db }: DeskContext, from: string, to: string) => sumBrowserErrors(db, from, to),
  ...allOf(similarOrders),
  checkAudit: ({ db, vault }: DeskContext, latest: number) => checkAudit(db, vault, latest),
  checkExperimentPlan: (_: DeskContext, asked: AskedExperimentPlan) => checkExperimentPlan(asked),
  experimentNow,
  factsOfCampaign,
  floodedDaysIn,
  funnelOf,
  goLiveList,
  /** Stores the costs of a CSV file; returns the sentences that say why not. */
  async importCosts(desk: DeskContext, user: DeskUser, pieces: readonly Buffer[]) {
    const bytes = Buffer.concat(pieces)
    if (bytes.length === 0) return [campaignCostWords.problems.noFile]
    try {
      return await importCosts(desk, user, parseCsvRecords(bytes))
    } catch (error) {
      if (error instanceof FileProblem) return [error.message]
      throw error
    }
  },
  listCosts,
  listUncovered,
  ...allOf(undeliveredNotices),
  modelOfCosts,
  mostCostBytes: () => MOST_COST_BYTES,
  notUnderstoodIn,
  pastExperiments,
  ...allOf(experiments),
  /** Reads the filters of a page of figures from its address; `scope` is for the functions that count. */
  reportFilter({ clock, campaigns }: DeskContext, query: unknown) {
    const { prefixesOnceLive } = campaigns
    const filter = filterOf(query, clock.now(), prefixesOnceLive)
    return { filter, scope: queryScopeFromFilters(filter), campaigns: ['', ...prefixesOnceLive] }
  },
  salesOf,
  salesOfToday,
  salesDownload,
  setGoLiveTick,
  setTypedCosts,
  usualExperimentPlan: () => DEFAULT_PLAN,
  whatIsBroken,
  whatNeedsAttention,
} satisfies PageServices
