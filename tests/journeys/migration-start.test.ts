/** A migration begins with the customer's document, whatever the link names. */
import { describe, expect, it } from 'vitest'
import { journeyParts as renewal } from '../../src/app/journeys/renewal.ts'
import { otherOffersRequested } from '../../src/store/redux-actions.ts'
import { wordingOf } from '../../src/questions/look-up-step-texts.ts'
import { answerAll, journeyServer } from '../support/journey-test-setup.ts'
import {
  goTo,
  MARTA,
  MIGUEL,
  offer,
  openLead,
  openPage,
  reloadPage,
} from '../support/migration-journey-test-setup.ts'
import { shownAnswers } from '../support/shown-answers-and-notices.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const journeys = journeyServer()

describe('the document', () => {
  const look = async (cpf: string) => {
    const visit = openPage(journeys())
    await answerAll(visit, [['consulta-cpf', { cpf }]])
    return visit
  }

  it('opens the lead in the name of the campaign, and only its id is kept', async () => {
    const visit = await look(MIGUEL)
    await visit.at('ofertas')
    expect(visit.wire.calls[0]?.body).toEqual({
      cpf: MIGUEL,
      addon: 'migracao-ultrafibra',
      origin: 'site',
      lp_origin: 'LP Padrão',
    })
    expect([...visit.kept.entries()]).toEqual([['migration', visit.ui().recordId]])
    expect(JSON.stringify([visit.order(), visit.ui()])).not.toMatch(/300\.?000\.?007/)
    const again = reloadPage(journeys(), visit)
    await again.at('ofertas')
    expect(shownAnswers(again)).toEqual(shownAnswers(visit))
  })

  it('of a customer who renews says that there is no migration, and renewal follows by a button (D139)', async () => {
    const visit = await look('300.000.006-20')
    await visit.at('sem-ofertas')
    expect([visit.opened, [...visit.kept.keys()]]).toEqual([[], []])
    expect(wordingOf(visit.order(), 'sem-ofertas').why).toMatch(/ofertas de renovação/)
    visit.store.dispatch(otherOffersRequested())
    await expect.poll(() => visit.opened).toEqual(['/refidelizacao/ofertas/'])
    expect([...visit.kept.keys()]).toEqual(['renewal'])
  })

  it('of another customer takes the place of the first one', async () => {
    const visit = await look(MIGUEL)
    await visit.at('ofertas')
    const first = visit.ui().recordId
    visit.link('consulta-cpf')
    await answerAll(visit, [['consulta-cpf', { cpf: MARTA }]])
    await visit.at('ofertas')
    expect(visit.ui().recordId).not.toBe(first)
    await answerAll(visit, [offer])
    await visit.at('endereco')
    expect(visit.order().facts.onRecord?.address).toContain('PA')
  })
})

describe('an offer that a link names (D14)', () => {
  const wish = { idm: 'plan-mg500' }
  const plan = (visit: Visit) => visit.order().answers.ofertas?.values

  it('is taken where there is no network at the address on record as well', async () => {
    const visit = openPage(journeys(), { wish })
    await answerAll(visit, [['consulta-cpf', { cpf: MARTA }]])
    await visit.at('endereco')
    expect(plan(visit)).toEqual({ idPlan: 'plan-mg500' })
  })

  it('is asked where the customer has none of that name', async () => {
    const visit = openPage(journeys(), { wish: { idm: 'plan-of-others' } })
    await answerAll(visit, [['consulta-cpf', { cpf: MIGUEL }]])
    await visit.at('ofertas')
    expect(plan(visit)).toBeUndefined()
  })

  it('takes the place of the one that was chosen before (D16)', async () => {
    const visit = await openLead(journeys(), MIGUEL)
    await goTo(visit, 'data-de-vencimento')
    await visit.saved()
    const again = openPage(journeys(), { kept: visit.kept, step: 'consulta-cpf', wish })
    await again.at('data-de-vencimento')
    expect(plan(again)).toEqual({ idPlan: 'plan-mg500' })
  })

  it('goes along from the page where every document is asked', async () => {
    const visit = journeys().open({ parts: renewal, step: 'consulta-cpf', path: '/consulta-cpf', wish })
    await answerAll(visit, [['consulta-cpf', { cpf: MIGUEL }]])
    await expect.poll(() => visit.opened).toEqual(['/migracao-ultrafibra/ofertas/?idm=plan-mg500'])
    const there = openPage(journeys(), { kept: visit.kept, step: 'ofertas', wish })
    await there.at('endereco')
    expect(plan(there)).toEqual({ idPlan: 'plan-mg500' })
  })
})

describe('without a migration lead', () => {
  it.each(['ofertas', 'endereco', 'cep', 'nome-mae', 'confirmacao', 'pedido-realizado'])(
    '%s leads to the document',
    async (step) => {
      const visit = openPage(journeys(), { step })
      await visit.at('consulta-cpf')
      expect(visit.went).toEqual([{ step: 'consulta-cpf', mode: 'pages', how: 'replace' }])
    },
  )
})
