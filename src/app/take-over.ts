import { journeyAt } from '../site/journey-at.ts'
import type { Destination } from '../pages/landing/landing-services.ts'
import { browserStorage } from './browser-storage.ts'
import { readCampaign } from './campaign.ts'
import type { Report } from './start.tsx'

/** The code of the order, loaded when a form or a card of a marketing page is first touched. */
export const loadEngine = async () => import('./start.tsx')

/**
 * Opens the order in place of a marketing page (docs/decisions/0025). The address is kept for this tab, as the order
 * itself keeps it; everything else said here goes over in memory, because nothing personal may be stored (S18).
 * @param leave called when nothing can fail any more, before the page's HTML is replaced
 * @throws when the order's code cannot be loaded; the page then stays as it was
 */
export async function takeOver(
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
  // nothing the visitor is reading can move any more (src/app/head.ts)
  if (storage.read('font') !== null) document.documentElement.dataset.font = ''
  window.history.pushState(null, '', `${prefix && `/${prefix}`}${path}`)
  window.scrollTo(0, 0)
  await startApp(report, { answers })
}
