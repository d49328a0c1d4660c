/** Every call that begins something carries the traffic source, in the wire names of F2.51. */
import { describe, expect, it } from 'vitest'
import { journeyParts as coverage } from '../../src/app/journeys/coverage.ts'
import { journeyParts as migration } from '../../src/app/journeys/migration.ts'
import { journeyParts as mobile } from '../../src/app/journeys/mobile.ts'
import { journeyParts as renewal } from '../../src/app/journeys/renewal.ts'
import { answerAll, checkAddress, house, journeyServer } from '../support/journey-test-setup.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { always } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

const SOURCE = {
  utm_source: 'ig',
  utm_medium: 'cpc',
  utm_campaign: 'verao',
  utm_content: 'a1',
  gclid: 'abc',
  matchchannel: 'social',
  campaignid: '77',
}
const open = (more: VisitOptions = {}) => journeys().open({ told: SOURCE, ...more })
const bodyOf = (visit: Visit, path: string) =>
  visit.wire.calls.find((each) => each.path === path && each.method === 'POST')?.body
const newestOrigin = async (table: 'leads' | 'renewal_requests' | 'no_coverage_leads') => {
  const [row] = await journeys().sql(`select origin from ${table} order by created_at desc limit 1`)
  return row?.origin
}

describe('the source of a visit', () => {
  it.each(rowsToRun(['pages', 'chat'] as const, () => false))(
    'goes with an order, by %s (F2.51)',
    async (mode) => {
      const visit = open({ mode })
      await checkAddress(visit, '01310-100', house('1000'))
      await visit.saved()
      await expect.poll(() => newestOrigin('leads')).toMatchObject(SOURCE)
      expect(bodyOf(visit, '/lead-v2')).toMatchObject(SOURCE)
    },
  )

  it('goes with the line of a mobile campaign (F7.22)', async () => {
    const visit = open({ parts: mobile, prefix: 'timpre' })
    await answerAll(visit, [
      ['cep', { cep: '01310-100' }],
      ['nr-imovel', house('1000')],
      ['planos', { idPlan: 'plan-d600a' }],
      ['consulta-telefone', { phone: '11987654321' }],
    ])
    await visit.at('nome')
    expect(bodyOf(visit, '/lead-v2')).toMatchObject(SOURCE)
    expect(bodyOf(visit, '/lead/createFromRenta')).toMatchObject(SOURCE)
    expect(await newestOrigin('leads')).toMatchObject(SOURCE)
  })

  it('goes with a renewal (F7.3)', async () => {
    const visit = open({ parts: renewal, step: 'consulta-cpf' })
    await visit.answerAt('consulta-cpf', { cpf: '300.000.006-20' })
    await visit.at('ofertas')
    expect(bodyOf(visit, '/renewalBaseUser/documentNumber')).toMatchObject(SOURCE)
    expect(await newestOrigin('renewal_requests')).toMatchObject(SOURCE)
  })

  it('goes with a migration (F7.4)', async () => {
    const visit = open({ parts: migration, prefix: 'migracao-ultrafibra', step: 'consulta-cpf' })
    await visit.answerAt('consulta-cpf', { cpf: '300.000.007-01' })
    await visit.at('ofertas')
    expect(bodyOf(visit, '/fiber-migration/offers')).toMatchObject(SOURCE)
    expect(await newestOrigin('leads')).toMatchObject(SOURCE)
  })

  it('goes with a place on the waiting list, and its campaign (F3.18)', async () => {
    const visit = open({ parts: coverage, prefix: 'rs' })
    await checkAddress(visit, '01207-001', house('10'))
    await visit.until('the place', ({ ui }) => ui.noCoverageId !== null)
    expect(bodyOf(visit, '/lead-no-coverage')).toMatchObject({ ...SOURCE, addon: 'rs' })
    expect(await newestOrigin('no_coverage_leads')).toMatchObject({ ...SOURCE, addon: 'rs' })
  })

  it('goes with a contact whose place could not be noted before', async () => {
    const visit = open({ parts: coverage, prefix: 'rs' })
    visit.wire.disturb(always(/POST.*lead-no-coverage/, 'offline'))
    await checkAddress(visit, '01207-001', house('10'))
    await visit.at('sem-cobertura')
    visit.wire.disturb(null)
    visit.answer('sem-cobertura', { name: 'Ana Lima', phone: '11987654321', email: 'ana@exemplo.com.br' })
    await visit.until('it is noted', ({ ui }) => ui.contact.notify === 'sent')
    expect(await newestOrigin('no_coverage_leads')).toMatchObject({ ...SOURCE, addon: 'rs' })
  })
})
