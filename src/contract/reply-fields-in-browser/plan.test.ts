import { expect, it } from 'vitest'
import { firstEdition } from '../../../tests/support/first-shop.ts'
import { Plan, benefitName } from './plan.ts'

const plan = {
  id: 602,
  plan: '600 Mega com MAX',
  price: 129.9,
  price_with_dacc: 119.9,
  price_full: 149.9,
  plan_download: 600,
  plan_upload: 300,
}
const benefitsOf = (more: object) => Plan.parse({ ...plan, ...more }).benefits

it('are those of the shop’s own catalogue (F3.3)', () => {
  for (const { slug, name } of firstEdition.benefits) expect(benefitName(slug)).toBe(name)
})

it('stand for a slug wherever a server sends it alone, also as a subscription (F3.1, D102)', () => {
  expect(
    benefitsOf({ benefits: ['looke', { slug: 'disney-plus' }], subscriptions: ['MAX', 'disney-plus'] }),
  ).toEqual([
    { slug: 'looke', benefit: 'Looke' },
    { slug: 'disney-plus', benefit: 'Disney Plus' },
    { slug: 'MAX', benefit: 'HBO Max' },
  ])
})

it('leave a name that the server sends as it is, unless that is the slug itself', () => {
  expect(
    benefitsOf({
      benefits: [
        { slug: 'MAX', name: 'Max, o da HBO' },
        { slug: 'babbel', benefit: 'babbel' },
      ],
    }),
  ).toEqual([
    { slug: 'MAX', benefit: 'Max, o da HBO' },
    { slug: 'babbel', benefit: 'Babel' },
  ])
})
