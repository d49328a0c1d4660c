/** The edition that is built from the code says the same as the code's campaigns and seed files. */
import { describe, expect, it } from 'vitest'
import { editionFromCode } from '../../server/db/build-edition-from-code.ts'
import { seedMarketing, seedPlanFile } from '../../server/db/seed-in-api-format.ts'
import { planFile } from '../../server/rules/plans-on-offer.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { withFigures } from '../../src/edition/fill-landing-figures.ts'
import { landingOf } from '../../src/campaigns/landing-of-campaign.ts'
import { textsWithoutEdition } from '../../src/content/landing/texts-from-edition.ts'
import { GENERAL_LIST, resolveEdition } from '../../src/edition/edition-content-at-instant.ts'
import { Edition } from '../../src/edition/edition-schema.ts'

const at = new Date('2026-11-27T15:00:00Z')
const edition = editionFromCode()
const resolved = resolveEdition(edition, at)
const prefixes = ['', ...campaigns.prefixes]

describe('the code’s own edition', () => {
  it('passes the schema of every edition, also once it was written as a file (D118)', () => {
    expect(Edition.parse(JSON.parse(JSON.stringify(edition)))).toEqual(edition)
  })

  it.each(prefixes)('resolves “%s” to the rules and the landing page of its folder (D118)', (prefix) => {
    const { page: _page, ...rules } = campaigns.settingsOf(prefix)
    expect(resolved.campaigns.settingsOf(prefix)).toMatchObject(rules)
    expect(resolved.landingOf(prefix)).toEqual(
      withFigures(landingOf(prefix), seedPlanFile(campaigns, prefix)),
    )
  })

  it.each(prefixes)('names what the page of “%s” shows, not what it hides (D118)', (prefix) => {
    const lists = resolved.offers.get(prefix || GENERAL_LIST)
    const { plans } = resolved
    const named = (skus: readonly string[] = []) =>
      skus.flatMap((sku) => plans.find((plan) => plan.sku === sku) ?? [])
    expect(planFile(named(lists?.landing), named(lists?.checkout))).toMatchObject(
      seedPlanFile(campaigns, prefix),
    )
  })

  it('says on its pages what the code says, and so does an edition that says nothing of it (D118)', () => {
    expect(resolved.words).toEqual(textsWithoutEdition)
    const { texts: _texts, faq: _faq, news: _news, footer: _footer, ...silent } = edition
    expect(resolveEdition(silent, at).words).toEqual(textsWithoutEdition)
  })

  it('keeps prefixes and benefits in their order (D118)', () => {
    expect(resolved.campaigns.prefixes).toEqual(campaigns.prefixes)
    expect(resolved.benefits).toEqual(seedMarketing(campaigns, '').benefits)
  })
})
