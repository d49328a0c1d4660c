/** Names that other systems rely on: fields of steps, the last step, path endings of composed pages. */
import { describe, expect, test } from 'vitest'
import { formOf, idsOf, journeyOf, lastStep, stepOf } from '../../funnel/journey-registry.ts'
import type { JourneyId, StepId } from '../../funnel/step-and-journey-types.ts'
import '../../site/load-all-journeys.ts'
import { loadJourney } from './load-journey.ts'

const loaded = async (journey: JourneyId) => {
  await (await loadJourney(journey)).later?.()
  return { journey }
}
const namesOf = async (journey: JourneyId, step: StepId) =>
  stepOf(await loaded(journey), step).fields.map(({ name }) => name)

describe('a journey', () => {
  test.each([
    ['renewal', 'consulta-cpf', ['cpf']],
    ['renewal', 'ofertas', ['offer1', 'offer2']],
    ['renewal', 'codigo', ['code']],
    ['migration', 'consulta-cpf', ['cpf']],
    ['migration', 'ofertas', ['idPlan']],
    ['migration', 'endereco', ['same_address']],
    ['migration', 'codigo', ['code']],
    ['mobile', 'consulta-telefone', ['phone']],
    ['mobile', 'planos', ['idPlan']],
    ['b-mobile', 'consulta-telefone', ['phone']],
    ['collaborator', 'confirmacao-colaborador', ['code']],
    ['standard', 'planos', ['idPlan']],
    ['coverage', 'com-cobertura', ['telephone']],
  ])('%s asks %s by the names %j', async (journey, step, names) => {
    expect(await namesOf(journey, step)).toEqual(names)
  })

  test.each(['standard', 'b', 'mobile', 'b-mobile', 'collaborator', 'compact', 'renewal', 'migration'])(
    '%s ends at pedido-realizado, and has the code of each of its steps',
    async (journey) => {
      const of = await loaded(journey)
      expect(lastStep(of)).toBe('pedido-realizado')
      const known = [...journeyOf(of).steps.keys()]
      expect(known).toEqual(expect.arrayContaining([...idsOf(of, 'pages')]))
    },
  )

  test('compact names its composed pages after the end of their paths (D7)', async () => {
    const composed = journeyOf(await loaded('compact')).pages.filter(({ steps }) => steps.length > 1)
    expect(composed.map(formOf)).toEqual(['cep-dados-cliente', 'dados-pessoais', 'instalacao-pagamento'])
  })
})
