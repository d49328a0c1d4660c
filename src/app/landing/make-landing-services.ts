/**
 * Creates the services for the interactive parts of a landing page. Their code, the order's code and the API client are
 * loaded only when they are needed.
 */
import { connectionErrorMessage } from '../../content/landing/connection-error-message.ts'
import type { LandingServices } from '../../pages/landing/landing-services.ts'
import { browserStorage } from '../boot/browser-storage.ts'
import type { Report } from '../boot/start.tsx'

/** Loads the code of the services, which a page that is only read does not need. */
const load = async () => import('./landing-calls-and-order-start.ts')
type Calls = Awaited<ReturnType<typeof load>>

/** Runs a service that never rejects: if its code cannot be loaded, returns `otherwise`. */
const callOrDefault = async <T>(call: (calls: Calls) => Promise<T>, otherwise: T): Promise<T> => {
  const calls = await load().catch(() => null)
  return calls ? call(calls) : otherwise
}

/** @param leave removes the interactive parts when the order replaces the page */
export const landingServices = (leave: () => void, report: Report): LandingServices => ({
  // a failed load is shown later, when the code is needed
  prepare: () =>
    void load()
      .then(async ({ loadEngine }) => loadEngine())
      .catch(() => {}),
  async takeOver(destination, whenLoaded) {
    const { loadEngine, replacePageWithOrder } = await load()
    await loadEngine()
    await whenLoaded?.()
    await replacePageWithOrder(destination, leave, report)
  },
  lookUpCep: async (cep, sku) =>
    callOrDefault(async (calls) => calls.lookUpCep(cep, sku), {
      problem: connectionErrorMessage,
      mayRepeat: true,
      isServerFault: false,
    }),
  streetSearch: async () => callOrDefault(async (calls) => calls.streetSearch(), null),
  askForCall: async (telephone) =>
    callOrDefault(async (calls) => calls.askForCall(telephone), { problem: connectionErrorMessage }),
  storedOrder: async () =>
    browserStorage().read('lead') === null
      ? null
      : callOrDefault(async (calls) => calls.readStoredOrder(), null),
  newsVideos: async () => (await import('../session/third-parties.ts')).newsVideos(),
})
