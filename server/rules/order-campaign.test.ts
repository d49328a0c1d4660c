import { expect, it } from 'vitest'
import { campaigns } from '../../tests/support/first-shop.ts'
import { prefixOf, campaignOfRequest } from './order-campaign.ts'

it.each([
  ['globoplay/timpre', 'globoplay/timpre'],
  ['black', 'timblack'],
  ['nobody', ''],
  [undefined, ''],
])('the addon %j is the campaign %j (S15)', (addon, prefix) => {
  expect(prefixOf(campaigns, addon)).toBe(prefix)
})

it.each([
  ['the whole prefix alone', { addon: 'b/timblack' }, 'b/timblack'],
  ['an alias alone', { addon: 'controle' }, 'timcontrole'],
  ['an alias and its prefix', { addon: 'black', prefix: 'b/timblack' }, 'b/timblack'],
  ['an alias and its shortest prefix', { addon: 'pre', prefix: 'timpre' }, 'timpre'],
  ['a campaign without alias', { addon: 'globoplay/timpre', prefix: 'globoplay/timpre' }, 'globoplay/timpre'],
  ['the prefix of another alias', { addon: 'black', prefix: 'timpre' }, 'timblack'],
  ['a prefix that has an alias, and itself', { addon: 'timblack', prefix: 'b/timblack' }, 'timblack'],
  ['a prefix that is none', { addon: 'black', prefix: '//evil.example' }, 'timblack'],
  ['an alias in place of a prefix', { addon: 'black', prefix: 'black' }, 'timblack'],
  ['a prefix alone', { prefix: 'premium' }, ''],
  ['none', { addon: '', prefix: '' }, ''],
  ['a list of the operator’s', { addon: 'feira' }, 'feira'],
])('a request with %s: %j is of the campaign %j (D79)', (_what, sent, campaign) => {
  expect(campaignOfRequest(campaigns, sent)).toBe(campaign)
})
