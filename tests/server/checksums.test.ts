/** Pages are made of the seed's plans; a start compares them with the database's. */
import { describe, expect, it } from 'vitest'
import { storedEditions } from '../../server/editions/stored-editions.ts'
import { seedMarketing } from '../../server/db/seed-in-api-format.ts'
import { pagePlansOf, checksumOf } from '../../server/site/checksums-for-rerendering.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { useServer } from '../support/server.ts'
import { changePlan } from '../support/shop.ts'

const prefixes = ['', ...campaigns.prefixes]
const built = (prefix: string) => checksumOf(seedMarketing(campaigns, prefix))

describe('the plans of a page', () => {
  const server = useServer()
  const read = async () => {
    const edition = await storedEditions(server().db).live()
    return (prefix: string) => checksumOf(pagePlansOf(edition, prefix))
  }

  it('are the live edition’s after the seed, under every campaign', async () => {
    const sum = await read()
    for (const prefix of prefixes) expect([prefix, sum(prefix)]).toEqual([prefix, built(prefix)])
  })

  it('are others once a price has changed', async () => {
    await changePlan(server(), 'd500a', { price_with_dacc: 60.99 })
    const sum = await read()
    for (const prefix of prefixes) expect(sum(prefix)).not.toBe(built(prefix))
  })
})

describe('a checksum', () => {
  it('does not depend on the order of fields, but on that of plans', () => {
    expect(checksumOf({ a: 1, b: [1, 2] })).toBe(checksumOf({ b: [1, 2], a: 1 }))
    expect(checksumOf({ a: 1, b: [1, 2] })).not.toBe(checksumOf({ a: 1, b: [2, 1] }))
  })
})
