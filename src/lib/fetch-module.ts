/** How often each module was requested unsuccessfully, by its address. */
const missed = new Map<string, number>()

/** The address that a browser names in the error of a failed import; undefined where it names none. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(error.message)?.[0] : undefined

let onLost: () => void = () => {}

/** Sets what happens when a module does not load from another address either: what it imports is missing too. */
export function whenLost(handle: () => void): void {
  onLost = handle
}

/**
 * Imports a module that may have failed before. Most browsers keep a failed import for the life of the document and do
 * not ask the server again (whatwg/html#6768), so from the second attempt on the module is requested by another
 * address. That is not possible for what it imports: where that failed, only a reload helps (`whenLost`).
 * @throws what the import throws
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
