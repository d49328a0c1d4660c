/** Imports a module on demand, and retries under another address after a failure. */

/** Number of failed attempts to load each module, by its address. */
const missed = new Map<string, number>()

/** Returns the address that a browser names in the error of a failed import, if any. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(error.message)?.[0] : undefined

let onLost: () => void = () => {}

/**
 * Sets the handler for a module that fails even under another address, because one of its own imports has
 * failed.
 */
export function whenLost(handle: () => void): void {
  onLost = handle
}

/**
 * Imports a module and, if it failed before, imports it under another address. Most browsers remember a
 * failed import as long as the page is open and do not request it again (whatwg/html#6768). Modules that it
 * imports itself cannot get another address: if one of those failed, only a reload helps (`whenLost`).
 * @throws the error of the import
 */
export async function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
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
