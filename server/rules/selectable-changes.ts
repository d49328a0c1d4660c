/** The changes of a draft of the shop, or of an edition, as rows of which some can be chosen; each has its authors. */
import { createHash } from 'node:crypto'
import { prefixElsewhere } from '../../src/edition/change-campaigns-in-edition.ts'
import { changedPlaces, withFields } from '../../src/edition/merge-editions.ts'
import { Edition } from '../../src/edition/edition-schema.ts'

/** Who changed a value, and when, as an ISO string. */
export type Author = { readonly by: string; readonly at: string }

/** The authors of values, by the places of these in the document. */
export type Authors = Readonly<Record<string, Author>>

/** Two editions, of which the second was made from the first. */
export type EditionPair = { readonly base: Edition; readonly changed: Edition }

/** Fields that change together: what is sold and what a page shows, an address and the one before, what follows from a service. */
const TOGETHER: Readonly<Record<string, string>> = {
  'campaigns.page': 'checkout',
  'campaigns.formerly': 'prefix',
  'plans.benefits': 'subscriptions',
  'plans.toggle': 'subscriptions',
  'plans.keepsStreaming': 'subscriptions',
  'plans.regulations': 'subscriptions',
}

/** Returns the row to which a place belongs. A campaign is named as it was, whichever address it gets. */
function rowOf({ base, changed }: EditionPair, place: string): string {
  const [kind = '', item = '', field = '', ...rest] = place.split('.')
  const name = kind === 'campaigns' && !(item in base.campaigns) ? prefixElsewhere(changed, base, item) : item
  return [kind, name, TOGETHER[`${kind}.${field}`] ?? field, ...rest].filter(Boolean).join('.')
}

/** Returns a short name of a row for forms. */
const keyOf = (row: string) => createHash('sha256').update(row).digest('base64url').slice(0, 8)

/** Returns the places of each row, by the rows' names in forms. */
export const rowsOf = (pair: EditionPair): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(changedPlaces(pair.base, pair.changed), (place) => keyOf(rowOf(pair, place)))

/**
 * Returns an edition with some rows of a change.
 * @param own the edition that gets them
 */
export const withRows = (pair: EditionPair, own: Edition, isChosen: (key: string) => boolean): unknown =>
  withFields({ ...pair, own }, ({ place }) => isChosen(keyOf(rowOf(pair, place))))

/** Returns what a draft changes in some rows alone; the draft itself if these are all of its rows. */
export function chosenEdition(pair: EditionPair, isChosen: (key: string) => boolean): unknown {
  return [...rowsOf(pair).keys()].every(isChosen) ? pair.changed : withRows(pair, pair.base, isChosen)
}

const isWithin = (place: string, other: string) => `${place}.`.startsWith(`${other}.`)

/** Returns the authors of values, the latest first, and when the last one changed one. */
export function authorsOf(authors: Authors, places: readonly string[]): Author[] {
  const found = Object.entries(authors)
    .filter(([place]) => places.some((each) => isWithin(place, each) || isWithin(each, place)))
    .map(([, author]) => author)
    .toSorted((a, b) => b.at.localeCompare(a.at))
  return found.filter(({ by }, index) => found.findIndex((each) => each.by === by) === index)
}

/** Returns the authors with one for each value that differs between two editions, where one is known. */
export function withAuthors(
  authors: Authors,
  before: unknown,
  after: unknown,
  authorAt: (place: string) => Author | undefined,
): Authors {
  const [base, changed] = [before, after].map((each) => Edition.safeParse(each).data)
  if (!base || !changed) return authors
  const added = changedPlaces(base, changed).flatMap((place) => {
    const author = authorAt(place)
    return author ? [[place, author] as const] : []
  })
  return { ...authors, ...Object.fromEntries(added) }
}
