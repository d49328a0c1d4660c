/** Number of failed attempts to load each module, by the module's URL. */
const missed = new Map<string, number>()

/** Returns the URL in the error of a failed import; undefined if the error contains none. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(error.message)?.[0] : undefined

let onLost: () => void = () => {}

/**
 * Sets the handler for a module that cannot be loaded even with a different URL, for example because a module
 * that it imports has failed.
 */
export function onImportFailed(handle: () => void): void {
  onLost = handle
}

/**
 * Imports a module. A first failure is thrown. If a later call fails too, the module is requested with a
 * different URL, because most browsers remember a failed import as long as the page is open
 * (whatwg/html#6768). Modules that this module imports cannot get a different URL. If one of them has failed,
 * only a reload of the page helps (see `onImportFailed`).
 * @throws the error of the import
 */
export async function importWithCacheBusting<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(error)
    if (address === undefined) throw error
    const tries = missed.get(address) ?? 0
    missed.set(address, tries + 1)
    if (tries === 0) throw error
    return fetchAgain(`${address}?again=${tries}`)
  }
}

async function fetchAgain<Module>(address: string): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ address)) as Module
  } catch (error) {
    onLost()
    throw error
  }
}
