/** Pages are rendered from the live edition, which at first is that of the file. */
import { describe, expect, it } from 'vitest'
import { campaigns, pageDataOf } from '../support/first-shop.ts'
import { storedEditions, withoutDatabase } from '../../server/editions/stored-editions.ts'
import { nameOfPages, pagePlansOf } from '../../server/site/collect-render-input.ts'
import { useServer } from '../support/server.ts'
import { changePlan } from '../support/publish-editions.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const prefixes = rowsToRun(['', ...campaigns.prefixes], 12)

describe('the plans of a page', () => {
  const server = useServer()
  const read = async () => {
    const edition = await storedEditions(server().db).live()
    return (prefix: string) => pagePlansOf(edition, prefix)
  }

  it('are the live edition’s after the seed, under every campaign', async () => {
    const plans = await read()
    for (const prefix of prefixes) expect([prefix, plans(prefix)]).toEqual([prefix, pageDataOf(prefix)])
  })

  it('are others once a price has changed', async () => {
    await changePlan(server(), 'd500a', { price_with_dacc: 60.99 })
    const plans = await read()
    for (const prefix of prefixes) expect(plans(prefix)).not.toEqual(pageDataOf(prefix))
  })
})

it('the name of an edition’s pages is another one where another release makes other pages of the same edition (D120)', () => {
  const site = { origin: '', links: {}, company: null, pricesUntil: null, payment: '', messageModel: '' }
  const settings = { ...site, backend: { url: '', hosts: [], takesNoEmail: false }, pictureKey: '' }
  const edition = withoutDatabase()
  const [sp] = [...edition.campaigns.prefixes].toReversed()
  const others = {
    plans: edition.plans.map((plan) => ({ ...plan, speed: 1 })),
    landingOf: (prefix: string) => edition.landingOf(prefix === sp ? '' : prefix),
    links: { states: 'https://planos.example/' },
  }
  const name = nameOfPages('b', edition, settings)
  expect(nameOfPages('b', { ...edition, at: new Date() }, settings)).toBe(name)
  for (const [what, value] of Object.entries(others))
    expect([what, nameOfPages('b', { ...edition, [what]: value }, settings)]).not.toEqual([what, name])
})
