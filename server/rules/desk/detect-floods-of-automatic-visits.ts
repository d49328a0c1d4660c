/** Detects floods of automatic visits: days on which too many events came from one IP address (docs/decisions/0054). */
import { createHmac, randomBytes } from 'node:crypto'

/**
 * How many of a day's events came from the busiest IP address, and how many from all IP addresses
 * (docs/decisions/0054).
 */
export type BusiestShare = {
  /** The number of events from the IP address with the most. */
  readonly most: number
  /** The number of events from all IP addresses. */
  readonly counts: number
  /** A proxy hid the visitors' IP addresses. */
  readonly isHidden: boolean
}

/**
 * How many IP addresses a tally counts separately. The share computed for an IP address is too low by at most
 * 1 in 2,000.
 */
const ADDRESSES = 2_000

/** Adds up a day's events by IP address, in bounded memory. */
export type NetworkTally = {
  /** @param isHidden whether the IP address belongs to an untrusted proxy, which hides the visitor's own */
  add(address: string, counts: number, isHidden: boolean): void
  share(): BusiestShare
}

/**
 * Creates a tally that finds the IP address with the most events of a day, in bounded memory (Misra and
 * Gries, 1982). IP addresses are kept as HMACs with a salt that exists only in this tally.
 */
export function networkTally(): NetworkTally {
  const salt = randomBytes(32)
  const made = new Map<string, number>()
  /** Addresses of untrusted proxies. `seen` contains up to two addresses that are not hidden. */
  const hidden = new Set<string>()
  const seen = new Set<string>()
  let all = 0

  function keep(key: string, counts: number): void {
    const before = made.get(key)
    if (before !== undefined || made.size < ADDRESSES) {
      made.set(key, (before ?? 0) + counts)
      return
    }
    const least = Math.min(counts, ...made.values())
    for (const [each, count] of made) {
      if (count > least) made.set(each, count - least)
      else made.delete(each)
    }
    if (counts > least) made.set(key, counts - least)
  }

  return {
    add(address, counts, isHidden) {
      const key = createHmac('sha256', salt).update(address).digest('base64url').slice(0, 16)
      all += counts
      if (!isHidden && seen.size < 2) seen.add(key)
      if (isHidden && hidden.size < ADDRESSES) hidden.add(key)
      keep(key, counts)
    },
    share() {
      let [top, most] = ['', 0]
      for (const [key, count] of made) if (count > most) [top, most] = [key, count]
      // If one visitor forges the header of a proxy, the addresses of other visitors are still in `seen`.
      return { most, counts: all, isHidden: hidden.has(top) && !seen.has(top) && seen.size < 2 }
    },
  }
}

/** The limits above which a day's events from one IP address are a flood. */
export type FloodLimits = {
  /** The percentage of a day's events that may come from one IP address. */
  readonly percent: number
  /** Fewer events than this from one IP address are never a flood. */
  readonly least: number
}

/** Whether a day is flooded, and the numbers of events on which that is based. */
export type FloodJudgement = {
  /** Too many of the events came from one IP address. */
  readonly isFlood: boolean
  /** The day cannot be judged fully, because a proxy hid the IP addresses of visitors. */
  readonly isHidden: boolean
  readonly most: number
  readonly counts: number
}

/**
 * Decides whether a day is flooded, from the tallies of all server processes. Processes do not share IP
 * addresses, so their largest counts are added up. The sum is never lower than the number of events from any
 * one IP address, so a flood is never missed. The sum is too high if a different IP address leads in each
 * process. That is why the minimum applies to each process separately.
 */
export function judgeFlood(shares: readonly BusiestShare[], { percent, least }: FloodLimits): FloodJudgement {
  const judged = shares.filter(({ isHidden }) => !isHidden)
  const most = judged.reduce((sum, each) => sum + each.most, 0)
  const counts = shares.reduce((sum, each) => sum + each.counts, 0)
  return {
    most,
    counts,
    isFlood: most >= least * judged.length && most * 100 > counts * percent,
    isHidden: shares.length > judged.length,
  }
}

/** How many addresses must have come without the header of a proxy, so that the header is taken for invented. */
const DIRECT = 2

/**
 * Creates a function that says whether an IP address stands for many visitors, because an untrusted proxy is in front
 * of the server. A header that says so is not believed once other addresses came without it: where a proxy is, all
 * requests have it. Addresses are kept as HMACs with a salt that exists only here.
 */
export function proxyWatch(): (address: string, isHidden: boolean) => boolean {
  const salt = randomBytes(32)
  const direct = new Set<string>()
  return (address, isHidden) => {
    const key = createHmac('sha256', salt).update(address).digest('base64url')
    if (!isHidden && direct.size < DIRECT) direct.add(key)
    return isHidden && direct.size < DIRECT && !direct.has(key)
  }
}
