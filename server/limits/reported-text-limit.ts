/** Limits how many different texts that browsers report, such as error messages, are stored per day. */
import type { RequestIpAddress } from '../rules/ip-networks.ts'
import { limitNetworkShare } from './calls-per-network.ts'

/**
 * Returns the text unchanged, or '…' if the day (yyyy-mm-dd) already has too many different texts, or too many of them
 * came from the request's IP network.
 */
export type DailyTextLimit = (day: string, text: string, requestIp: RequestIpAddress) => string

/**
 * Creates a limit on how many different texts are stored per day. The texts come from
 * browsers, where anybody can forge them, and each new text adds a row: without a limit the table could grow
 * without bound. Each process counts on its own.
 * @param most the maximum number of different texts per day
 * @param percent how many percent of these may come from one IP network
 */
export function makeDailyTextLimit(most: number, percent: number): DailyTextLimit {
  let of = ''
  const known = new Set<string>()
  const takeShare = limitNetworkShare(() => (most * percent) / 100)
  return (day, text, requestIp) => {
    if (day !== of) known.clear()
    of = day
    if (known.has(text)) return text
    if (known.size >= most || !takeShare(day, requestIp)) return '…'
    known.add(text)
    return text
  }
}
