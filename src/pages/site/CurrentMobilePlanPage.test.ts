import { expect, test } from 'vitest'
import { campaigns } from '../../../tests/support/first-shop.ts'
import { makeCampaigns, pageCampaignOf } from '../../campaigns/make-campaigns.ts'
import { campaignPathForMobilePlan } from './CurrentMobilePlanPage.tsx'

test.each([
  ['', '/timpre', '/timpre'],
  ['', '/', '/'],
  ['globoplay', '/timcontrole', '/globoplay/timcontrole'],
  ['b', '/timblack', '/b/timblack'],
  ['b', '/timpre', '/timpre'],
  ['livelo', '/timblack', '/timblack'],
  ['globoplay', '/', '/'],
])('below “%s” the choice %s leads to %s', (prefix, to, start) =>
  expect(campaignPathForMobilePlan(pageCampaignOf(campaigns.settingsOf(prefix)), to)).toBe(start),
)

test('a campaign of any name is combined with those below it (D118)', () => {
  const { settingsOf } = makeCampaigns({ default: {}, natal: {}, 'natal/timpre': {} })
  expect(campaignPathForMobilePlan(pageCampaignOf(settingsOf('natal')), '/timpre')).toBe('/natal/timpre')
})
