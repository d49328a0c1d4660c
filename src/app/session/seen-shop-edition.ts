/**
 * Remembers in this tab the edition of the shop from which the visitor has seen prices. The server decides whether the
 * order keeps it (server/services/lead-edition.ts).
 */
import type { ClientStorage } from '../../sagas/runtime/dependencies.ts'

/** Returns the number of the edition that the server has sent with this document; undefined if it has sent none. */
function editionOfPage(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'edition')?.description
}

/** Remembers the edition of a landing page for an order on this tab's next pages. */
export function keepEdition(storage: ClientStorage): void {
  const edition = editionOfPage()
  if (edition) storage.write('edition', edition)
}

/** Returns the number of the edition that the visitor has seen; undefined if it is not known. */
export function seenShopEdition(storage: ClientStorage): number | undefined {
  const edition = parseInt(storage.read('edition') ?? editionOfPage() ?? '')
  return edition >= 0 ? edition : undefined
}
