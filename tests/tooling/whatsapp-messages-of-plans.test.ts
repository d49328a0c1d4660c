/** The messages with which the WhatsApp buttons of plans open a chat. */
import { expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { withPlan, withPlanCopy } from '../../src/edition/change-plans-in-edition.ts'
import { resolveEdition } from '../../src/edition/edition-content-at-instant.ts'
import type { Edition, EditionPlan } from '../../src/edition/edition-schema.ts'

const at = new Date('2026-11-27T15:00:00Z')

const planIn = (edition: Edition, sku: string): EditionPlan =>
  edition.plans.find((plan) => plan.sku === sku) ?? expect.unreachable()

const messagesOf = (edition: Edition, sku: string) =>
  resolveEdition(edition, at)
    .plans.find((plan) => plan.sku === sku)
    ?.whatsApps.map(({ complete_link }) => new URL(complete_link).searchParams.get('text'))

it('has each plan of the code say its own name on WhatsApp, as written (M3.1, D118)', () => {
  const edition = firstEdition
  const links = resolveEdition(edition, at).plans.map(({ whatsApps }) => whatsApps)
  expect(links).toEqual(edition.plans.map(({ whatsApps }) => whatsApps))
})

it('has copies and renamed plans say their present name on WhatsApp (M3.1, D118)', () => {
  const edition = firstEdition
  const renamed = withPlan(edition, { ...planIn(edition, 'd500a'), plan: '500 Mega & Verão' })
  expect(messagesOf(renamed, 'd500a')).toEqual([
    'Olá! Vim do site da TIM e quero contratar o plano 500 Mega & Verão.',
    'Olá! Quero contratar o plano 500 Mega & Verão.',
  ])
  const copied = withPlanCopy(edition, { of: 'd600a', sku: 'd600n', name: '700 Mega Natal', campaign: null })
  expect(messagesOf(copied, 'd600n')?.at(-1)).toBe('Olá! Quero contratar o plano 700 Mega Natal.')
  expect(messagesOf(copied, 'd600a')?.at(-1)).toBe('Olá! Quero contratar o plano 700 Mega.')
})

it.each([
  'https://wa.me/5511977770000?text=Quero%20o%20plano%20da%20fam%C3%ADlia.',
  'https://wa.me/5511977770000?text=Ol%C3%A1!%20Quero%20contratar%20o%20plano%20X.&app=1',
  'https://wa.me/5511977770000',
  'wa.me/%E0',
])('leaves the WhatsApp link %s of a plan as it was written (D118)', (complete_link) => {
  const edition = firstEdition
  const whatsApps = [{ origin_domain: '*', complete_link }]
  const changed = withPlan(edition, { ...planIn(edition, 'd500a'), plan: 'Verão', whatsApps })
  expect(resolveEdition(changed, at).plans.find(({ sku }) => sku === 'd500a')?.whatsApps).toEqual(whatsApps)
})
