import { importWithRetry } from '../../lib/import-with-retry.ts'
import type { ServerOfCalls } from './server-of-calls.ts'

/** Loads what a server needs that has only what the specification names; null for the page's own server. */
export async function loadSpecified({ isOwn }: ServerOfCalls) {
  return isOwn ? null : importWithRetry(async () => import('./specified-server.ts'))
}
