import { expect, test } from 'vitest'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import { registeredPartOf } from '../../questions/journey-part-registry.ts'
import '../../site/load-all-journeys.ts'
import { loadJourney } from './load-journey.ts'

/** Characters on the line of a telephone of 390 px. */
const LINE = 47

/** Not help but what went wrong, with the way on. */
const isDeadEnd = (text: string) => /ainda não há oferta|há ofertas de|não chegou à sua cidade/.test(text)

test.each([
  'standard',
  'compact',
  'b',
  'mobile',
  'b-mobile',
  'collaborator',
  'coverage',
  'renewal',
  'migration',
])('the help under each question is one line: %s (D159)', async (journey) => {
  await (await loadJourney(journey)).later?.()
  const of = { journey }
  const { texts, forms } = registeredPartOf(journey)
  const asked = idsOf(of, 'chat').filter((id) => stepOf(of, id).fields.length > 0)
  const steps = asked.flatMap((id) => {
    const text = texts.get(id)
    return [text, text?.still, ...Object.values(text?.variants ?? {})]
  })
  const lines = [...steps, ...Object.values(forms)].map((text) => text?.why ?? '')
  expect(lines.filter(Boolean).length).toBeGreaterThan(2)
  expect(lines.filter((line) => line.length > LINE && !isDeadEnd(line))).toEqual([])
})
