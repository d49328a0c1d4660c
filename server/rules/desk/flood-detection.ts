import { createHmac, randomBytes } from 'node:crypto'

/**
 * How many of a day's counts came from the busiest address, and how many from all addresses (D93,
 * docs/decisions/0054).
 */
export type Share = {
  /** The number of counts from the address with the most. */
  readonly most: number
  /** The number of counts from all addresses. */
  readonly counts: number
  /** The visitors' addresses were hidden by a proxy. */
  readonly isHidden: boolean
}

/**
 * How many addresses a tally counts separately. The share computed for an address is too low by at most 1 in
 * 2,000.
 */
const ADDRESSES = 2_000

/** Adds up a day's counts by address, in bounded memory. */
export type SourceTally = {
  /**
   * @param isHidden whether the address belongs to an untrusted proxy, which hides the visitor's own address
   */
  add(address: string, counts: number, isHidden: boolean): void
  share(): Share
}

/**
 * Creates a tally that finds the address with most of a day's counts in bounded memory (Misra and Gries,
 * 1982). Addresses are kept as HMACs with a salt that exists only in this tally.
 */
export function sourceTally(): SourceTally {
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

/** The limits above which counts from one address are a flood. */
export type FloodLimits = {
  /** The percentage of a day's counts that may come from one address. */
  readonly percent: number
  /** Fewer counts from one address are never a flood. */
  readonly least: number
}

/** Whether a day is flooded. */
export type Sources = {
  /** Too many of the counts came from one address. */
  readonly isFlood: boolean
  /** The day cannot be judged, because the visitors' addresses were hidden. */
  readonly isHidden: boolean
  readonly most: number
  readonly counts: number
}

/**
 * Decides whether a day is flooded, from the tallies of all server processes. Processes do not share
 * addresses, so their largest counts are added up. The sum is never lower than the number of counts from any
 * one address, so a flood is never missed. It may be too high if a different address leads in each process.
 * That is why the minimum applies to each process separately.
 */
export function judgeSources(shares: readonly Share[], { percent, least }: FloodLimits): Sources {
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
