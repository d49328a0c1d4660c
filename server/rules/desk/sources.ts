import { createHmac, randomBytes } from 'node:crypto'

/** How much of what was counted came from one address (D93, docs/decisions/0054). */
export type Share = {
  /** Counts from the address with the most. */
  readonly most: number
  /** Counts from all addresses. */
  readonly counts: number
  /** Visitors' addresses were not visible. */
  readonly isHidden: boolean
}

/** Addresses that a tally distinguishes; an address's share is at most one two-thousandth too low. */
const ADDRESSES = 2_000

export type SourceTally = {
  /** @param isHidden the address is a proxy's, which names another address that is not trusted */
  add(address: string, counts: number, isHidden: boolean): void
  share(): Share
}

/**
 * Finds the address that made the most of a day's counts, in bounded memory (Misra and Gries, 1982). Addresses are kept
 * as HMACs under a salt that nobody else knows and that is discarded with the tally.
 */
export function sourceTally(): SourceTally {
  const salt = randomBytes(32)
  const made = new Map<string, number>()
  /** Addresses whose requests name another, untrusted one, and two of those whose requests do not. */
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
      // a visitor who invents such a header appears among others who do not
      return { most, counts: all, isHidden: hidden.has(top) && !seen.has(top) && seen.size < 2 }
    },
  }
}

export type FloodLimits = {
  /** Percent of a day's counts that may come from one address. */
  readonly percent: number
  /** Fewer counts than this from one address are never called a flood, whatever their share. */
  readonly least: number
}

export type Sources = {
  /** One address made too many of the counts. */
  readonly isFlood: boolean
  /** Nothing can be said: visitors' addresses were not visible. */
  readonly isHidden: boolean
  readonly most: number
  readonly counts: number
}

/**
 * Judges a day by what each server process has seen. No address is known outside its process, so the largest of each
 * are added up: the sum is at least what any one address has made, and exactly that if requests are spread evenly. A
 * flood is never missed; with little traffic on many processes several addresses may look like one, which is why the
 * minimum applies to each process separately.
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
