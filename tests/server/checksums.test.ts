/** Pages are made of the seed's plans; a start compares them with the database's. */
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../../server/catalogue.ts'
import { seedMarketing } from '../../server/db/seed-in-api-format.ts'
import { pagePlansOf, checksumOf } from '../../server/site/checksums-for-rerendering.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { useServer } from '../support/server.ts'

const prefixes = ['', ...campaigns.prefixes]
const built = (prefix: string) => checksumOf(seedMarketing(campaigns, prefix))

describe('the plans of a page', () => {
  const server = useServer()
  const read = async () => {
    const shelf = await makeCatalogue(server().db, server().clock).shelf()
    return (prefix: string) => checksumOf(pagePlansOf(campaigns, shelf, prefix))
  }

  it('are the database’s after the seed, under every campaign', async () => {
    const sum = await read()
    for (const prefix of prefixes) expect([prefix, sum(prefix)]).toEqual([prefix, built(prefix)])
  })

  it('are others once a price has changed', async () => {
    await server().sql("update plans set price_with_dacc = price_with_dacc + 100 where sku = 'd500a'")
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
