/** What a new journey or a new step still lacks, each in a sentence that names the file (docs/how-to). */
import { expect, test } from 'vitest'
import { answerFieldsOf, STEPS } from '../../server/rules/answer-lists.ts'
import { deskStepsOf } from '../../server/rules/desk/journey-steps.ts'
import { loadParts } from '../../src/app/journeys/load-journey.ts'
import { LOADERS } from '../../src/app/journeys/other-journeys.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { stepName } from '../../src/content/desk/display-names.ts'
import { journeyNames } from '../../src/content/journey-descriptions.ts'
import { idsOf, isStepOf, journeyOf, stepOf } from '../../src/funnel/journeys.ts'
import { answers, shownAnswers } from '../../src/contract/answers/all.ts'
import { check } from '../../src/funnel/check-answer.ts'
import { textOf } from '../../src/questions/step-texts.ts'
import { JOURNEY_ROOTS } from '../../src/site/journey-roots.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import { examples } from '../../scripts/example-answers.ts'
import { wholeOrder } from '../support/orders.ts'

const ids = journeys.map(({ id }) => id)
const standard = 'standard'
/** The starter template has no campaign, and is not counted at the desk. */
const customers = journeys.filter(({ isHidden }) => isHidden !== true).map(({ id }) => id)

test('a journey is loaded, led to and named', () => {
  const reached = new Set([
    ...Object.values(JOURNEY_ROOTS),
    ...[...campaigns.prefixes, ''].map((each) => campaigns.rulesOf(each).journey),
  ])
  const lacks = [
    ...ids
      .filter((id) => id !== standard && LOADERS[id] === undefined)
      .map((id) => `add '${id}' to LOADERS in src/app/journeys/other-journeys.ts`),
    ...customers
      .filter((id) => !reached.has(id))
      .map((id) => `give '${id}' a root, or name it in the rules.ts of a campaign`),
    ...customers
      .filter((id) => journeyNames[id] === undefined)
      .map((id) => `name '${id}' in src/content/journey-descriptions.ts`),
    ...[...reached]
      .filter((id) => !ids.includes(id))
      .map(
        (id) =>
          `create src/funnel/journeys/${id}/journey.ts, or correct the campaign or root that leads to it`,
      ),
  ]
  expect(lacks).toEqual([])
})

test.each(customers)('the steps of %s have code, words and a name', async (journey) => {
  await (await loadParts(journey)).later?.()
  const registered = `src/app/journeys/${journeyOf({ journey }).subject === 'lead' ? 'standard/checkout-steps' : `${journey}/parts`}.ts`
  const lacks = deskStepsOf(journey).flatMap((id) => [
    ...(journeyOf({ journey }).steps.has(id) ? [] : [`register the step ${id} in ${registered}`]),
    ...(textOf({ journey }, id).title ? [] : [`register the texts of ${id} in ${registered}`]),
    ...(stepName(id) === id ? [`export deskName from src/content/steps/${id}.ts`] : []),
  ])
  expect(lacks).toEqual([])
})

test.each(customers)('every list to choose from in %s says what it asks for', async (journey) => {
  await (await loadParts(journey)).later?.()
  const silent = [...journeyOf({ journey }).steps.values()].flatMap(({ id, fields }) =>
    fields
      .filter(({ kind, name }) => kind === 'select' && !textOf({ journey }, id).placeholders?.[name])
      .map(({ name }) => `${id}: ${name}`),
  )
  expect(silent).toEqual([])
})

test('an example is of a step, and a good answer to it', () => {
  const order = wholeOrder()
  for (const [id, example] of Object.entries(examples)) {
    const journey = [standard, ...ids].find((each) => isStepOf({ journey: each }, id)) ?? standard
    expect([id, idsOf({ journey }, 'pages').includes(id)]).toEqual([id, true])
    expect(check(stepOf({ journey }, id), example, order)).toEqual({ values: example })
  }
})

test('an answer is asked by the step that it names, and shown as its declaration says', async () => {
  await (await loadParts(standard)).later?.()
  const lacks = STEPS.flatMap((answer) => {
    const { step } = answers[answer]
    const { given, masked } = shownAnswers[answer]
    const fields = answerFieldsOf(answer)
    const isClear = (name: string) => fields.some((each) => each[0] === name && each[1].kept === 'clear')
    return [
      ...(stepOf({ journey: standard }, step).wire?.includes(answer)
        ? []
        : [`name '${answer}' in the wire of ${step}`]),
      ...Object.keys(given).flatMap((name) =>
        isClear(name) ? [] : [`GET lead shows ${name} of ${answer}, which is not kept in clear`],
      ),
      ...fields.flatMap(([name, { mask }]) =>
        (mask === undefined) === !(name in masked)
          ? []
          : [`mask ${name} of ${answer} in both of its objects`],
      ),
    ]
  })
  expect(lacks).toEqual([])
})
