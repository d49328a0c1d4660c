/** A campaign that exists only in the shop's edition, with a prefix and skus that no build contains, takes orders. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { previewToken } from '../../server/rules/desk/signed-preview-links.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { problemText } from '../../src/questions/turn-problems-into-messages.ts'
import type { Edition, EditionPlan } from '../../src/edition/edition-schema.ts'
import { idsOf } from '../../src/funnel/journey-registry.ts'
import { answerAll, answersBefore, confirmation, goTo, journeyServer } from '../support/journey-test-setup.ts'
import { ENCRYPTION, LOOKUP } from '../support/server-keys.ts'
import { publish, republish } from '../support/publish-editions.ts'
import { openFaultyConnection } from '../support/faulty-connection.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { PAULISTA } from '../support/create-leads.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

const like = ({ plans }: Edition, sku: string): EditionPlan =>
  plans.find((plan) => plan.sku === sku) ?? expect.unreachable()

beforeAll(() =>
  publish(journeys(), (edition) => ({
    ...edition,
    plans: [
      ...edition.plans,
      {
        ...like(edition, 'd500a'),
        id: 'rena',
        sku: 'rena',
        plan: '800 Mega',
        plan_download: 750,
        speed: 800,
        price: 77.7,
        price_with_dacc: 66.6,
      },
      { ...like(edition, 'd1000a'), id: 'treno', sku: 'treno', price_with_dacc: 123.45, plan_upload: 501 },
    ],
    campaigns: {
      ...edition.campaigns,
      natal: { title: 'Natal', lpOrigin: 'LP Natal', checkout: ['rena', 'treno'] },
    },
  })),
)

const told = { addon: 'natal', lp_origin: 'LP Natal' }
const plan = { planos: { idPlan: 'rena' } }
const ordered = async () => {
  const [order] = await journeys().sql(
    `select o.price, l.origin->>'addon' as addon from orders o join leads l on l.id = o.lead_id
     order by o.created_at desc limit 1`,
  )
  return order
}

describe('an order of a campaign that the desk takes away by going back', () => {
  it.each(rowsToRun(['chat', 'pages'] as const, 1))(
    'goes on without the prefix with its plans, at its price, %s (D121)',
    async (mode) => {
      const natal = journeys().shop.served().edition.number
      const visit = journeys().open({ prefix: 'natal', mode, told })
      await goTo(visit, 'nome', plan)
      await visit.saved()
      await republish(journeys(), 0)
      // the server leads from /natal/… to the same page without the prefix
      const general = { addon: '', lp_origin: 'LP' }
      const again = await journeys().openOn('nome', { kept: visit.kept, mode, told: general, step: null })
      expect([again.opened, again.order().prefix]).toEqual([[], ''])
      expect(again.order().facts.coverage?.plans.map(({ sku }) => sku)).toEqual(['rena', 'treno'])
      const { body } = await journeys().call('POST', '/api/lead-v2', {
        ...PAULISTA,
        ...general,
        id: again.ui().recordId,
      })
      const { plans } = body.cepCoverage as { plans: { sku: string }[] }
      expect(plans.map(({ sku }) => sku)).toEqual(['rena', 'treno'])
      const later = idsOf({ journey: 'standard' }, mode).slice(1)
      await answerAll(
        again,
        [...answersBefore('confirmacao').slice(answersBefore('nome').length), confirmation].filter(
          ([id]) => mode === 'pages' || later.includes(id),
        ),
      )
      await again.at('pedido-realizado')
      expect(await ordered()).toEqual({ price: 6660, addon: 'natal' })
      await republish(journeys(), natal)
    },
  )
})

describe('an invented campaign with invented skus', () => {
  it('takes an order by chat, where its plans have their speeds and prices (D119)', async () => {
    const visit = journeys().open({ prefix: 'natal', mode: 'chat', told })
    const talk = await openChatInTab(visit)
    await goTo(visit, 'planos')
    await talk.say('quero o de 800 mega')
    await visit.until('the plan', ({ order }) => order.answers.planos !== undefined)
    expect(visit.order().answers.planos?.values.idPlan).toBe('rena')
    const later = idsOf({ journey: 'standard' }, 'chat').slice(1)
    await answerAll(
      visit,
      [...answersBefore('confirmacao').slice(answersBefore('nome').length), confirmation].filter(([id]) =>
        later.includes(id),
      ),
    )
    await visit.at('pedido-realizado')
    expect(await ordered()).toEqual({ price: 6660, addon: 'natal' })
  })

  it.each(rowsToRun(['pages', 'chat'] as const, 1))(
    'is looked at before it is published by %s, up to the choice of a plan, and leaves nothing (D118, S52)',
    async (mode) => {
      const edition = await publish(
        journeys(),
        ({ plans, ...others }) => ({
          ...others,
          plans: plans.map((each) => (each.sku === 'rena' ? { ...each, price_with_dacc: 55.5 } : each)),
        }),
        { from: new Date(Date.now() + 3_600_000) },
      )
      const signer = makeVault({ encryption: ENCRYPTION, lookup: LOOKUP })
      const by = randomUUID()
      const account = [by, `${by}@exemplo.com.br`, 'publicacao']
      await journeys().sql(
        'insert into operators (id, email, role, created_at) values ($1, $2, $3, now())',
        account,
      )
      const preview = { edition, draft: null, campaign: 'natal', at: '', by, after: 0 }
      const cookie = `previa=${previewToken(signer, preview, journeys().clock.now())}`
      const wire = openFaultyConnection()
      const visit = journeys().open({
        prefix: 'natal',
        mode,
        told,
        wire: {
          ...wire,
          fetch: (to, init) =>
            wire.fetch(to, {
              ...init,
              headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie },
            }),
        },
      })
      const leads = (await journeys().rows('leads')).length
      await goTo(visit, 'planos')
      const plans = visit.order().facts.coverage?.plans ?? []
      expect(plans.map((each) => [each.sku, each.price_with_dacc])).toEqual([
        ['rena', 55.5],
        ['treno', 123.45],
      ])
      await answerAll(visit, answersBefore('nome', plan).slice(-1))
      await visit.until('the refusal', ({ ui }) => ui.problems.planos?.idPlan !== undefined)
      const problem = visit.ui().problems.planos?.idPlan
      expect(problem && problemText(problem)).toContain('Esta é uma prévia da loja')
      expect(visit.position()).toBe('planos')
      expect((await journeys().rows('leads')).length).toBe(leads)
    },
  )
})
