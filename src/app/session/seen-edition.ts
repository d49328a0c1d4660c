/**
 * Remembers which edition of the shop the visitor has seen the prices of in this tab. The server decides whether the order keeps it (server/services/edition-kept-by-lead.ts).
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
export function seenEdition(storage: ClientStorage): number | undefined {
  const edition = parseInt(storage.read('edition') ?? editionOfPage() ?? '')
  return edition >= 0 ? edition : undefined
}
