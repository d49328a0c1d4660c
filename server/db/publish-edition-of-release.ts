/**
 * Publishes the edition of the shop that comes with this release: at the shop's first start, and when the live edition
 * came from an earlier release and is different.
 */
import type { ClientBase } from 'pg'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import { livePublicationSql } from './live-publication-sql.ts'
import { writeEditionsPlans } from './write-plans-of-edition.ts'

/** Author of editions that were not written at this shop. */
export const PUBLISHED_BY_RELEASE = 'release'

type Live = { number: number; author: string; document: unknown }

const LIVE = `select number, author, document from editions where number = (select edition from (${livePublicationSql('now()')}) live)`

/**
 * Publishes this release's edition if the shop has none, or if the live one is of an earlier release and this one is new.
 * @param what 'none' publishes nothing
 * @returns the message about it for the operator; null if there is none
 */
export async function publishEditionOfRelease(
  client: ClientBase,
  what: 'demo' | 'catalogue' | 'none',
): Promise<string | null> {
  if (what === 'none') return null
  const code: Edition = firstEdition
  const { rows } = await client.query<Live>(LIVE)
  const [live] = rows
  if (!live) {
    await publish(client, code)
    return null
  }
  if (live.author !== PUBLISHED_BY_RELEASE || isSameJson(live.document, code)) return null
  const before = await client.query<Live>('select number, author, document from editions where author = $1', [
    PUBLISHED_BY_RELEASE,
  ])
  // an earlier release that runs beside this one must not bring back its own
  if (before.rows.some(({ document }) => isSameJson(document, code))) return null
  const number = await publish(client, code)
  return `This release's shop is published as edition ${number}.`
}

async function publish(client: ClientBase, edition: Edition): Promise<number> {
  const { rows } = await client.query<{ number: number; at: Date }>(
    `insert into editions (number, document, author, note)
     select coalesce(max(number) + 1, 0), $1, $2, '' from editions returning number, now() as at`,
    [JSON.stringify(edition), PUBLISHED_BY_RELEASE],
  )
  const [added] = rows
  if (!added) throw new Error('the edition was not stored')
  await client.query(
    `insert into live_editions (id, edition, from_at, published_by)
     select coalesce(max(id) + 1, 1), $1, now(), $2 from live_editions`,
    [added.number, PUBLISHED_BY_RELEASE],
  )
  await writeEditionsPlans(
    (each, values) => client.query({ ...each, values: [...values] }),
    edition,
    added.at,
  )
  return added.number
}
