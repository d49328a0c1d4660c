/** Which edition of the shop holds for a lead: the price that was shown holds. */
import { endOfDay, localTime, instantOf } from '../../src/lib/sao-paulo-time.ts'
import type { Context } from '../context.ts'
import { editionsLiveSince } from '../repositories/editions.ts'
import type { HeldEdition } from '../rules/catalogue-types.ts'

type Asked = {
  /** The campaign's prefix. */
  readonly addon: string
  /** The number of the edition of the page on which the visit began, as the browser says. */
  readonly edition?: number | undefined
}

/**
 * Returns the edition for a lead. A lead keeps the one in which it began. Otherwise it is the one that the browser
 * names, if that was live for the campaign on the same day (São Paulo), or else the live one. Its plans and prices hold
 * until its publication ends, at least until the end of the day.
 * @returns undefined if no edition is stored
 */
export async function editionForLead(
  context: Pick<Context, 'db' | 'clock' | 'catalogue' | 'editions'>,
  kept: HeldEdition | undefined,
  asked: Asked,
): Promise<HeldEdition | undefined> {
  const now = context.clock.now()
  if (kept && now < new Date(kept.until)) return kept
  const { edition: live } = await context.catalogue.shelf()
  const at = now.toISOString()
  const dayEnds = endOfDay(now)
  const isOlder = asked.edition !== undefined && asked.edition !== live.number
  if (isOlder && (await wasLiveToday(context, asked.edition, asked.addon, now)))
    return { number: asked.edition, at, until: dayEnds.toISOString() }
  if (live.number < 0) return undefined
  const until = live.until && live.until > dayEnds ? live.until : dayEnds
  return { number: live.number, at, until: until.toISOString() }
}

async function wasLiveToday(
  { db, editions }: Pick<Context, 'db' | 'editions'>,
  number: number,
  addon: string,
  now: Date,
): Promise<boolean> {
  const dayBegan = instantOf(`${localTime(now).slice(0, 10)}T00:00`) ?? now
  if (!(await editionsLiveSince(db, dayBegan)).includes(number)) return false
  const { campaigns } = await editions.at(number, now)
  return campaigns.prefixOf(addon) === addon && !campaigns.rulesOf(addon).isOff
}
