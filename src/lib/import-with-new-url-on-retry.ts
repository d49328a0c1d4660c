/**
 * Imports a module. A first failure is thrown. If a later call fails too, the module is requested with a different URL,
 * because most browsers remember a failed import as long as the page is open (whatwg/html#6768). All callers share that
 * request, as many parts of the page are in one file. Modules that this module imports cannot get a different URL. If
 * one of them has failed, only a reload of the page helps (see `onImportFailed`). The build puts it around every
 * `import()` of the source (scripts/build/retry-imports.ts).
 */

/** Milliseconds after a failed retry in which other parts of the page that need the module fail without a request. */
const PAUSE_MS = 1000

/** The retries of a module, and the latest one's outcome. */
type Retry = { count: number; module?: Promise<unknown>; failedAt?: number }

/** Retries of each module that has failed, by the module's URL. */
const retries = new Map<string, Retry>()

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
 * @param name the name under which the file exports the module, if it has several; otherwise the file is the module
 * @throws the error of the import; TypeError if the file does not export the module
 */
export async function importWithNewUrlOnRetry(load: () => Promise<unknown>, name?: string): Promise<unknown> {
  const file = await importFile(load)
  const module = name === undefined ? file : (file as Readonly<Record<string, unknown>>)[name]
  // a file of another build, or what a network sends in its place
  if (module === undefined) throw new TypeError('the file has not what it should have')
  return module
}

async function importFile(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(error)
    if (address === undefined) throw error
    const retry = retries.get(address)
    if (retry) return retryImport(address, retry)
    retries.set(address, { count: 0 })
    throw error
  }
}

async function retryImport(address: string, retry: Retry): Promise<unknown> {
  const { failedAt } = retry
  if (!retry.module || (failedAt !== undefined && Date.now() - failedAt > PAUSE_MS)) {
    retry.count += 1
    retry.failedAt = undefined
    retry.module = import(/* @vite-ignore */ `${address}?again=${retry.count}`).catch((error: unknown) => {
      retry.failedAt = Date.now()
      throw error
    })
  }
  try {
    return await retry.module
  } catch (error) {
    onLost()
    throw error
  }
}
