import { fetchModule } from '../lib/fetch-module.ts'
import type { Api } from '../api/api.ts'
import { ApiError, isRetryable, ownWords } from '../api/errors.ts'
import { callDrawer } from '../content/landing/forms.ts'
import { landing } from '../content/start-page.ts'
import type { LandingServices, LookUp, StoredOrder } from '../pages/landing/services.ts'
import { apiBase } from './api-base.ts'
import { keepCall } from '../lib/call-request-ids.ts'
import { browserStorage } from './browser-storage.ts'
import type { Report } from './start.tsx'
import { loadEngine, takeOver } from './take-over.ts'
import { uuid } from './uuid.ts'

/** The calls' code, loaded when the first of them is needed. */
async function loadApi(): Promise<Api> {
  const { createApi } = await fetchModule(async () => import('../api/api.ts'))
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

async function lookUpCep(cep: string, sku?: string): Promise<LookUp> {
  try {
    return { value: await (await loadApi()).address.ofCep(cep, { sku }) }
  } catch (error) {
    if (!(error instanceof ApiError)) return { problem: landing.notLoaded, isRefused: false }
    return { problem: error.message, isRefused: !isRetryable(error) }
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
    return ownWords(error.failure) || (isRetryable(error) ? callDrawer.failed : error.message)
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
  videoPlayer: async () => (await import('./session/third-parties.ts')).videoPlayer(),
})
