/** The list of questions at which no language model is asked is complete. */
import { beforeAll, expect, it } from 'vitest'
import { loadJourney } from '../../src/app/journeys/load-journey.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import type { MessageValueKind } from '../../src/funnel/field-types.ts'
import { idsOf, stepOf } from '../../src/funnel/journey-registry.ts'
import { QUESTIONS_WITHOUT_MODEL } from '../../src/funnel/questions-without-language-model.ts'

const SECRET: ReadonlySet<MessageValueKind> = new Set([
  'name',
  'mother',
  'document',
  'account',
  'code',
  'quiz',
])

beforeAll(async () => {
  for (const { id } of journeys) await (await loadJourney(id)).later?.()
})

it('no question for a name, a document, an account or a code is missing from those without a model (D125)', () => {
  const secret = journeys.flatMap(({ id: journey }) =>
    (['chat', 'pages'] as const)
      .flatMap((mode) => idsOf({ journey }, mode))
      .filter((id) => stepOf({ journey }, id).fields.some(({ said }) => said && SECRET.has(said))),
  )
  expect([...new Set(secret)].filter((id) => !QUESTIONS_WITHOUT_MODEL.has(id))).toEqual([])
  expect([...QUESTIONS_WITHOUT_MODEL].filter((id) => !secret.includes(id))).toEqual([])
})
