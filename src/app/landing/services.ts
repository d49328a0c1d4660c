import { fetchModule } from '../../lib/fetch-module.ts'
import type { Api } from '../../api/api.ts'
import { ApiError, isRetryable, ownWords } from '../../api/errors.ts'
import { callDrawer } from '../../content/landing/forms.ts'
import { startPage } from '../../content/start-page.ts'
import { networkProblems } from '../../content/problems/network.ts'
import { filledIn } from '../../content/problems/text.ts'
import type {
  LandingServices,
  LookUp,
  StoredOrder,
  Destination,
} from '../../pages/landing/landing-services.ts'
import { apiBase } from '../boot/api-base.ts'
import { keepCall } from '../../lib/call-request-ids.ts'
import { uuid } from '../../lib/uuid.ts'
import { browserStorage } from '../boot/browser-storage.ts'
import type { Report } from '../boot/start.tsx'
import { journeyAt } from '../../site/journey-at.ts'
import { readCampaign } from '../boot/campaign.ts'

/** The code of the order, loaded when a form or a card of a marketing page is first touched. */
const loadEngine = async () => import('../boot/start.tsx')

/**
 * Opens the order in place of a marketing page (docs/decisions/0025). The address is kept for this tab, as the order
 * itself keeps it; everything else said here goes over in memory, because nothing personal may be stored (S18).
 * @param leave called when nothing can fail any more, before the page's HTML is replaced
 * @throws when the order's code cannot be loaded; the page then stays as it was
 */
async function takeOver(
  { path, address, answers }: Destination,
  leave: () => void,
  report: Report,
): Promise<void> {
  const { startApp } = await loadEngine()
  const { prefix, journey } = readCampaign()
  const storage = browserStorage()
  // a look-up of coverage belongs to no order
  const lead = journeyAt(journey, path) === 'coverage' ? null : storage.read('lead')
  storage.write('address', JSON.stringify({ lead, ...address, isNew: true }))
  leave()
  // nothing the visitor is reading can move any more (src/app/prerender/head-script.ts)
  if (storage.read('font') !== null) document.documentElement.dataset.font = ''
  window.history.pushState(null, '', `${prefix && `/${prefix}`}${path}`)
  window.scrollTo(0, 0)
  await startApp(report, { answers })
}

/** The calls' code and their words, loaded when the first of them is needed. */
const loadCalls = async () => fetchModule(async () => import('../boot/calls.ts'))

async function loadApi(): Promise<Api> {
  const { createApi } = await loadCalls()
  return createApi({ base: apiBase(), fetch: (...args) => window.fetch(...args), channel: () => 'pages' })
}

/** Reads as much of the stored order as its link needs; while the server does not answer, the link alone. */
async function readStoredOrder(): Promise<StoredOrder | null> {
  const storage = browserStorage()
  const id = storage.read('lead')
  if (id === null) return null
  const hrefUnder = (prefix: string) =>
    `${prefix && `/${prefix}`}${storage.read('mode') === 'chat' ? '/chat' : '/checkout/confirmacao/'}`
  try {
    const lead = await (await loadApi()).lead.load(id)
    return { isFinished: Boolean(lead.orderNumber), href: hrefUnder(lead.addon) }
  } catch (error) {
    const status = error instanceof ApiError && 'status' in error.failure ? error.failure.status : 0
    return status === 404 || status === 410 ? null : { isFinished: false, href: hrefUnder('') }
  }
}

/** A call has failed, so its words are there. */
const textOf = async ({ problem }: ApiError) =>
  filledIn({ ...networkProblems, ...(await loadCalls()).callProblems }, problem)

async function lookUpCep(cep: string, sku?: string): Promise<LookUp> {
  try {
    return { value: await (await loadApi()).address.ofCep(cep, { sku }) }
  } catch (error) {
    if (!(error instanceof ApiError)) return { problem: startPage.notLoaded, isRefused: false }
    return { problem: await textOf(error), isRefused: !isRetryable(error) }
  }
}

/** Idempotency-Keys of the calls asked for that are not known to have arrived, by telephone (X11). */
const callKeys = new Map<string, string>()

async function askForCall(telephone: string): Promise<string | null> {
  const key = callKeys.get(telephone) ?? uuid()
  callKeys.set(telephone, key)
  try {
    const { id } = await (await loadApi()).contact.callMe({ telephone }, key)
    keepCall(browserStorage(), id)
    callKeys.delete(telephone)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) return callDrawer.failed
    return ownWords(error.failure) || (isRetryable(error) ? callDrawer.failed : textOf(error))
  }
}

/**
 * What the live parts of a marketing page can ask for. Neither the order's code nor that of its calls is loaded before
 * it is needed.
 * @param leave removes the live parts, when the order takes the page over
 */
export const landingServices = (leave: () => void, report: Report): LandingServices => ({
  // a failure shows when the code is needed
  prepare: () => void loadEngine().catch(() => {}),
  takeOver: (destination) => takeOver(destination, leave, report),
  lookUpCep,
  askForCall,
  storedOrder: readStoredOrder,
  videoPlayer: async () => (await import('../session/third-parties.ts')).videoPlayer(),
})
