/** Where a coverage check without an order ends, as the rules state it word for word. */
import { expect, it } from 'vitest'
import { journeyParts } from '../../src/app/journeys/coverage.ts'
import { screenAt } from '../../src/app/screen-at-path.ts'
import { answerAll, checkAddress, house, journeyServer } from '../support/journey-test-setup.ts'

const journeys = journeyServer()

it.each([
  ['01207001', 'coverage', '/consultar-cobertura/sem-cobertura/', 'sem-cobertura'],
  ['22021001', 'coverage', '/consultar-cobertura/oferta-indisponivel/', 'oferta-indisponivel'],
  ['01310100', 'standard', '/checkout/verificando-disponibilidade/', 'verificando-disponibilidade'],
] as const)('the CEP %s of a drawer leads by %s to %s (M2.44)', async (cep, journey, path, step) => {
  expect(screenAt(journey, path)).toEqual({ kind: 'step', step })
  if (journey === 'standard') {
    const visit = journeys().open()
    await checkAddress(visit, cep, house('1000'))
    await visit.at('planos')
    return
  }
  const visit = journeys().open({ parts: journeyParts, step: 'cep' })
  await answerAll(visit, [
    ['cep', { cep }],
    ['nr-imovel', house('1000')],
  ])
  await visit.at(step)
})
