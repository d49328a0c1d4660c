/** What existing customers are told of the plan that they have today, when they renew or migrate. */
import { describe, expect, it } from 'vitest'
import { journeyParts } from '../../src/app/journeys/renewal.ts'
import { reviewOf } from '../../src/questions/order/build-review-rows.ts'
import { orderSummaryOf } from '../../src/questions/order/build-order-card-and-receipt-texts.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { answerAll, journeyServer, type Answer } from '../support/journey-test-setup.ts'
import { MIGUEL, goTo, openLead, stays } from '../support/migration-journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const mail = fakeMail('smtp')
const journeys = journeyServer()
const coded = journeyServer({ providers: { mail: mail.provider } })

/** docs/test-people.md: Renata's plan of today is on record, Rui's is not. */
const RENATA = { cpf: '300.000.006-20' }
const RUI = { cpf: '300.000.008-92' }
const TODAY = { plan: '400 Mega', price: 109.99, direct_debit: true }

const open = (server = journeys()) => server.open({ parts: journeyParts })

/** The rows of the review, by label, with plain spaces. */
const rows = (visit: Visit): Record<string, string> =>
  Object.fromEntries(
    reviewOf(visit.order())
      .flatMap((group) => group.rows)
      .map(({ label, value }) => [label, value.replaceAll('\u00A0', ' ')]),
  )

const sinceWhen = /^A equipe diz o dia, no 0800/

describe('a renewal', () => {
  const offer: Answer = ['ofertas', { offer1: 'plan-rf600', offer2: '' }]

  it('shows today’s plan and price beside the offer, what changes and from when', async () => {
    const visit = open()
    await answerAll(visit, [['consulta-cpf', RENATA]])
    await visit.at('ofertas')
    expect(visit.order().facts.offers?.currentPlan).toEqual(TODAY)
    await answerAll(visit, [offer])
    await visit.at('confirmacao')
    const said = rows(visit)
    expect(said.Hoje).toBe('400 Mega, R$ 109,99 por mês com débito automático')
    expect(said['O que muda']).toBe(
      'R$ 5,00 a menos por mês do que hoje, por 12 meses; depois, R$ 60,00 a mais',
    )
    expect(said['Vale desde']).toMatch(sinceWhen)
    expect(orderSummaryOf(visit.order()).rows.find(({ label }) => label === 'Hoje')).toBeDefined()
  })

  it('leaves one price where the record says how the customer pays', async () => {
    const visit = open()
    await answerAll(visit, [['consulta-cpf', RENATA], offer])
    await visit.at('confirmacao')
    expect(rows(visit)).toMatchObject({
      Mensalidade: 'R$ 104,99 por mês com débito automático, por 12 meses; depois R$ 169,99',
      'Forma de pagamento': 'A mesma de hoje: débito automático',
    })
  })

  it('says which of two prices is the customer’s where the record says nothing', async () => {
    const visit = open()
    await answerAll(visit, [['consulta-cpf', RUI], offer])
    await visit.at('confirmacao')
    const said = rows(visit)
    expect(said).not.toHaveProperty('Hoje')
    expect(said['Vale desde']).toMatch(sinceWhen)
    expect(said['Forma de pagamento']).toBe(
      'A mesma de hoje: se a sua conta já está no débito automático, são R$ 104,99 por mês; se não está, R$ 114,99',
    )
  })

  it('tells nobody who knows the CPF alone what its holder has and pays (S4)', async () => {
    const visit = open(coded())
    await answerAll(visit, [['consulta-cpf', RENATA]])
    await visit.at('ofertas')
    expect(visit.order().facts.offers?.currentPlan ?? null).toBeNull()
    await answerAll(visit, [offer])
    await visit.at('codigo')
    await visit.until('a code is sent', ({ order }) => order.facts.code?.sentTo != null)
    const before = await coded().call('GET', `/api/renewalBaseUser/${visit.kept.get('renewal')}`)
    expect(JSON.stringify(before.body)).not.toMatch(/400 Mega|109\.99/)
    visit.answer('codigo', { code: mail.codeTo('renata.prado@example.com') })
    await visit.at('confirmacao')
    expect(rows(visit).Hoje).toBe('400 Mega, R$ 109,99 por mês com débito automático')
    const after = await coded().call('GET', `/api/renewalBaseUser/${visit.kept.get('renewal')}`)
    expect(after.body.currentPlan).toEqual(TODAY)
  })

  it('places the order at the price of how the customer pays today', async () => {
    const visit = open()
    await answerAll(visit, [['consulta-cpf', { cpf: '300.000.011-98' }], offer])
    await visit.at('confirmacao')
    expect(rows(visit)).toMatchObject({
      Mensalidade: 'R$ 114,99 por mês sem débito automático, por 12 meses; depois R$ 169,99',
      'Forma de pagamento': 'A mesma de hoje: sem débito automático',
      'O que muda': 'O mesmo preço de hoje, por 12 meses; depois, R$ 55,00 a mais',
    })
    await answerAll(visit, [['confirmacao', { accept_information: 'true' }]])
    await visit.at('pedido-realizado')
    const [order] = await journeys().sql('select price from renewal_requests where order_number = $1', [
      visit.order().finished?.orderNumber,
    ])
    expect(order?.price).toBe(11_499)
  })
})

describe('a migration', () => {
  const oldLine = /desligamento, devolução do equipamento e faturas do mês da troca/i

  it('asks nobody for the mother’s name', async () => {
    const visit = await openLead(journeys(), MIGUEL)
    await goTo(visit, 'data-de-vencimento')
    expect(stays.map(([step]) => step)).not.toContain('nome-mae')
    expect(visit.order().answers).not.toHaveProperty('nome-mae')
  })

  it('says at the review what happens to the old line, and whether two bills come', async () => {
    const visit = await openLead(journeys(), MIGUEL)
    await goTo(visit, 'confirmacao')
    expect(rows(visit)['Sua linha antiga']).toMatch(oldLine)
  })
})
