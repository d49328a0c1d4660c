/**
 * What a landing page loads on first use: its API calls (looking up a CEP, searching for a street, requesting a phone
 * call, reading a stored order), and the start of the order in place of the page.
 */
import type { Api } from '../../api/create-api.ts'
import {
  ApiError,
  isRetryable,
  messageOfServer,
  type ApiFailure,
} from '../../api/api-error-and-its-message.ts'
import type { StreetsQuery } from '../../contract/cep-and-streets.ts'
import type { Lead } from '../../contract/lead.ts'
import type { StreetSearch } from '../../funnel/street-search-state-and-rules.ts'
import type { Mode } from '../../funnel/step-and-journey-types.ts'
import { callDrawer, lookUpFailed } from '../../content/landing/forms.ts'
import { connectionErrorMessage } from '../../content/landing/connection-error-message.ts'
import { networkProblems } from '../../content/problems/internet-connection.ts'
import { filledIn } from '../../content/problems/fill-in-error-message.ts'
import type {
  CallRequestResult,
  LookUp,
  StoredOrder,
  LandingDestination,
} from '../../pages/landing/landing-services.ts'
import { chooseApiServer } from '../boot/choose-api-server.ts'
import { earlierCalls, storeCallId } from '../../lib/stored-call-request-ids.ts'
import { uuid } from '../../lib/uuid.ts'
import { loadApiCode } from '../boot/api-client.ts'
import { browserStorage } from '../boot/browser-storage.ts'
import type { Report } from '../boot/start.tsx'
import { journeyAt } from '../../site/journey-at-path.ts'
import { readCampaign } from '../boot/read-campaign.ts'

/** Loads the order's code. Called when a form or a plan card is first touched. */
export const loadEngine = async () => import('../boot/start.tsx')

/**
 * The coverage pages leave for the order with a page load. A server that keeps orders keeps until then what this page
 * has asked; on another one they would lose it, so there the order itself checks the coverage.
 */
const BEFORE_ORDER = /^\/consultar-cobertura\//

/**
 * Replaces a landing page with the order (docs/decisions/0025). A postal address typed on the page is
 * stored for this tab, as in the order itself. All other answers are passed in memory, because personal data
 * may not be stored.
 * @param leave called when nothing can fail any more, before the page's HTML is replaced
 * @throws if the order's code cannot be loaded; the page then stays unchanged
 */
export async function replacePageWithOrder(
  { path: wanted, address, answers }: LandingDestination,
  leave: () => void,
  report: Report,
): Promise<void> {
  const path = chooseApiServer().can.has('kept-orders') ? wanted : wanted.replace(BEFORE_ORDER, '/checkout/')
  const { startApp } = await loadEngine()
  const { prefix, journey } = readCampaign()
  const storage = browserStorage()
  // a coverage lookup belongs to no order
  const lead = journeyAt(journey, path) === 'coverage' ? null : storage.read('lead')
  storage.write('address', JSON.stringify({ lead, ...address, isNew: true }))
  leave()
  // the font can change now, because the visitor is no longer reading the page
  // (src/app/server-rendering/early-input-and-tracking-script.ts)
  if (storage.read('font') !== null) document.documentElement.dataset.font = ''
  window.history.pushState(null, '', `${prefix && `/${prefix}`}${path}`)
  window.scrollTo(0, 0)
  await startApp(report, { answers })
}

/** How long a page that was drawn with its own plans waits for another list, in seconds. */
const LIST_SECONDS = 4

async function loadApi(timeoutSeconds?: number): Promise<Api> {
  const { createApi } = await loadApiCode()
  const server = chooseApiServer()
  const specified = server.isOwn ? null : await import('../boot/specification-only-server-api.ts')
  const options = {
    ...server,
    channel: () => 'pages' as const,
    ...(timeoutSeconds !== undefined && { timeoutSeconds }),
  }
  return specified ? specified.createSpecifiedApi(createApi, options) : createApi(options)
}

/** Returns the plans that a campaign sells, as the server of the calls lists them. */
export async function listedPlans(prefix: string) {
  const { plans } = await (await loadApi(LIST_SECONDS)).catalogue.plansSold(prefix)
  return plans.filter(({ plan_type }) => plan_type === null)
}

/** Returns where an order stopped; null for that of another campaign, whose journey only its own pages know. */
async function planAndOpenQuestionOf(lead: Lead, mode: Mode) {
  const { prefix, journey } = readCampaign()
  if (lead.addon !== prefix) return null
  const { findPlanAndOpenQuestion } = await import('./find-plan-and-open-question-of-lead.ts')
  return findPlanAndOpenQuestion(lead, journey, mode)
}

/**
 * Reads the state of the stored order, which is shown with the link back to that order. If the server does
 * not answer, returns only the link.
 */
export async function readStoredOrder(): Promise<StoredOrder | null> {
  const storage = browserStorage()
  const id = storage.read('lead')
  if (id === null) return null
  const mode = storage.read('mode') === 'chat' ? 'chat' : 'pages'
  const hrefUnder = (prefix: string) =>
    `${prefix && `/${prefix}`}${mode === 'chat' ? '/chat' : '/checkout/confirmacao/'}`
  try {
    const lead = await (await loadApi()).lead.load(id)
    const isFinished = Boolean(lead.orderNumber)
    const stopped = isFinished ? null : await planAndOpenQuestionOf(lead, mode).catch(() => null)
    return { isFinished, href: hrefUnder(lead.addon), ...stopped }
  } catch (error) {
    const status = error instanceof ApiError && 'status' in error.failure ? error.failure.status : 0
    return status === 404 || status === 410 ? null : { isFinished: false, href: hrefUnder('') }
  }
}

const textOf = async ({ problem }: ApiError) =>
  filledIn({ ...networkProblems, ...(await loadApiCode()).failedRequestProblems }, problem)

export async function lookUpCep(cep: string, sku?: string): Promise<LookUp> {
  try {
    return { value: await (await loadApi()).address.ofCep(cep, { sku }) }
  } catch (error) {
    if (!(error instanceof ApiError))
      return { problem: connectionErrorMessage, mayRepeat: true, isServerFault: false }
    const isServerFault = isFaultOfServer(error.failure)
    const isWordless = isInternal(error.failure)
    return {
      problem: isWordless ? lookUpFailed.problem : await textOf(error),
      mayRepeat: mayRepeat(error.failure),
      isServerFault,
    }
  }
}

/** Whether no answer came, or the server asked to wait. Repeating the same request may then help. */
const mayRepeat = (failure: ApiFailure) =>
  failure.kind === 'network' || failure.kind === 'timeout' || ('status' in failure && failure.status === 429)

/** Whether the server failed internally, with no message that helps a visitor. */
const isInternal = (failure: ApiFailure) =>
  (failure.kind === 'http' && failure.status >= 500) ||
  (failure.kind === 'server' && failure.reply.code === 'internal')

/** Whether a look-up failed for reasons that have nothing to do with the CEP. */
const isFaultOfServer = (failure: ApiFailure) =>
  (failure.kind === 'server' && failure.status >= 500) ||
  isInternal(failure) ||
  ['timeout', 'contentType', 'unparseable', 'missing', 'empty'].includes(failure.kind)

/** Returns the search for the CEPs of a street; null on a server that has none. */
export const streetSearch = async () => (chooseApiServer().can.has('streets') ? searchStreets : null)

async function searchStreets(query: StreetsQuery): Promise<StreetSearch> {
  try {
    const { towns, streets } = await (await loadApi()).address.streets(query)
    return { status: 'done', query, towns, streets }
  } catch {
    return { status: 'failed', query }
  }
}

/** Idempotency-Keys of callback requests that may not have arrived, by phone number. */
const callKeys = new Map<string, string>()

export async function askForCall(telephone: string): Promise<CallRequestResult> {
  const key = callKeys.get(telephone) ?? uuid()
  callKeys.set(telephone, key)
  try {
    const { prefix } = readCampaign()
    const wish = { telephone, ...(prefix && { addon: prefix }), ...earlierCalls(browserStorage()) }
    const { id, alreadyRequested: isRepeated = false } = await (await loadApi()).contact.callMe(wish, key)
    storeCallId(browserStorage(), id)
    callKeys.delete(telephone)
    return { isRepeated }
  } catch (error) {
    if (!(error instanceof ApiError)) return { problem: callDrawer.failed }
    const own = messageOfServer(error.failure)
    return { problem: own || (isRetryable(error) ? callDrawer.failed : await textOf(error)) }
  }
}
