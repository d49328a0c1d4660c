/** Pages are rendered from the live edition; the one of the code says what the seed's files say. */
import { describe, expect, it } from 'vitest'
import { storedEditions } from '../../server/editions/stored-editions.ts'
import { seedMarketing } from '../../server/db/seed-in-api-format.ts'
import { pagePlansOf } from '../../server/site/page-data.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { useServer } from '../support/server.ts'
import { changePlan } from '../support/shop.ts'

const prefixes = ['', ...campaigns.prefixes]

describe('the plans of a page', () => {
  const server = useServer()
  const read = async () => {
    const edition = await storedEditions(server().db).live()
    return (prefix: string) => pagePlansOf(edition, prefix)
  }

  it('are the live edition’s after the seed, under every campaign', async () => {
    const plans = await read()
    for (const prefix of prefixes)
      expect([prefix, plans(prefix)]).toEqual([prefix, seedMarketing(campaigns, prefix)])
  })

  it('are others once a price has changed', async () => {
    await changePlan(server(), 'd500a', { price_with_dacc: 60.99 })
    const plans = await read()
    for (const prefix of prefixes) expect(plans(prefix)).not.toEqual(seedMarketing(campaigns, prefix))
  })
})
