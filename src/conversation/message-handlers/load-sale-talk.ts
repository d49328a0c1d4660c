/**
 * Loads the code that answers what visitors say while they decide, and that reads the order's later answers, after the
 * code that reads messages.
 */
import { importWithRetry } from '../../lib/import-with-retry.ts'
import type * as SaleTalk from './sale-talk.ts'

let loaded: typeof SaleTalk | null = null

/** Returns the code that answers moves; null until it has loaded. */
export const saleTalk = (): typeof SaleTalk | null => loaded

/** Loads the code that answers moves and knows the wordings of questions. After a failure, the next call tries again. */
export async function loadSaleTalk(): Promise<typeof SaleTalk> {
  loaded ??= await importWithRetry(async () => import('./sale-talk.ts'))
  loaded.learnLaterAnswers()
  return loaded
}
