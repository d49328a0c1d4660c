/** `npm run check` says what a new journey or step still lacks, each with its file (docs/how-to). */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { answerFieldsOf, ANSWER_STEPS } from '../../server/rules/answer-properties.ts'
import { deskStepsOf } from '../../server/rules/desk/desk-journeys-and-steps.ts'
import { hasOwnParts, loadJourney } from '../../src/app/journeys/load-journey.ts'
import type { StepText } from '../../src/content/text-types.ts'
import { stepName } from '../../src/content/desk/report-words.ts'
import { journeyNames } from '../../src/content/journey-names-and-descriptions.ts'
import { networkProblems } from '../../src/content/problems/internet-connection.ts'
import { JOURNEY_WORDS } from '../../src/content/all-journey-words.ts'
import { registeredPartOf } from '../../src/questions/journey-part-registry.ts'
import { firstStep, idsOf, isStepOf, journeyOf, stepOf } from '../../src/funnel/journey-registry.ts'
import type { JourneyId, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { answers, shownAnswers } from '../../src/contract/lead-answers/answer-registry.ts'
import { checkAnswer } from '../../src/funnel/check-answer.ts'
import { textOf } from '../../src/questions/look-up-step-texts.ts'
import { JOURNEY_ROOTS } from '../../src/site/journey-roots.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import { isOptional } from '../../src/funnel/optional-questions.ts'
import { exampleAnswers } from '../../scripts/example-answers.ts'
import { normaliseText } from '../../src/lib/text.ts'
import { JOURNEY } from '../support/orders-at-step.ts'
import { answerValues, wholeOrder } from '../support/sample-orders.ts'
import { fileOfRow } from '../support/step-rows/all-rows.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Fails with one line for each thing that is missing. */
function expectNothingMissing(lacks: readonly string[]): void {
  if (lacks.length > 0) expect.fail(`something is missing\n${lacks.map((each) => `- ${each}`).join('\n')}`)
}

/** The file with the words of a step: its own, or that of the only journey that asks it. */
const fileOfWords = (journey: JourneyId, id: StepId): string =>
  [`src/content/steps/${id}.ts`].find((file) => existsSync(path.join(root, file))) ??
  `src/content/journeys/${journey}.ts`

/** The file of a step: its own, or that of the only journey that asks it. */
const fileOfStep = (journey: JourneyId, id: StepId): string =>
  [`src/funnel/steps/${id}.ts`, `src/funnel/journeys/${journey}/${id}.ts`].find((file) =>
    existsSync(path.join(root, file)),
  ) ?? `src/funnel/journeys/${journey}/steps.ts`

const ids = journeys.map(({ id }) => id)
const standard = 'standard'
/** The starter template has no campaign, and is not counted at the desk. */
const customers = journeys.filter(({ isHidden }) => isHidden !== true).map(({ id }) => id)
/** The others lack their code, which the first test says. */
const loadable = customers.filter((id) => id === standard || hasOwnParts(id))

test('a journey is loaded, led to and named', () => {
  const reached = new Set([
    ...Object.values(JOURNEY_ROOTS),
    ...[...campaigns.prefixes, ''].map((each) => campaigns.settingsOf(each).journey),
  ])
  const lacks = [
    ...ids
      .filter((id) => id !== standard && !hasOwnParts(id))
      .map((id) => `create src/app/journeys/${id}.ts, and name it in src/app/journeys/load-journey.ts`),
    ...customers
      .filter((id) => !reached.has(id))
      .map((id) => `give '${id}' a root, or name it in a campaign of src/edition/first-edition.json`),
    ...customers
      .filter((id) => journeyNames[id] === undefined)
      .map((id) => `export <id>Words with a deskName from src/content/journeys/${id}.ts`),
    ...customers.flatMap((id) =>
      Object.entries(JOURNEY_WORDS[id]?.description ?? {})
        .filter(([, { length }]) => length < 60 || length > 160)
        .map(
          ([mode, { length }]) =>
            `say the description for ${mode} in src/content/journeys/${id}.ts in 60 to 160 characters, which search engines show whole: it has ${length}`,
        ),
    ),
    ...customers
      .filter((id) => journeyOf({ journey: id }).root !== '' && !JOURNEY_WORDS[id]?.chatTitle)
      .map(
        (id) => `give '${id}' a chatTitle in src/content/journeys/${id}.ts, because its chat has an address`,
      ),
    ...[...reached]
      .filter((id) => !ids.includes(id))
      .map(
        (id) =>
          `create src/funnel/journeys/${id}/journey.ts, or correct the campaign or root that leads to it`,
      ),
  ]
  expectNothingMissing(lacks)
})

const has = (journey: JourneyId, id: StepId) => journeyOf({ journey }).steps.has(id)

const journeyThatAsks = (id: StepId): JourneyId =>
  [standard, ...ids].find((journey) => isStepOf({ journey }, id)) ?? standard

test.each(loadable)('the steps of %s have code, words and a name', async (journey) => {
  await (await loadJourney(journey)).later?.()
  await (await loadJourney(standard)).later?.()
  const isOfCheckout = (id: StepId) => isStepOf({ journey: standard }, id) && !has(standard, id)
  const registeredIn = (id: StepId) =>
    `src/app/journeys/${isOfCheckout(id) || journey === standard ? 'standard/checkout-steps-and-texts' : journey}.ts`
  const lacks = deskStepsOf(journey).flatMap((id) => [
    ...(has(journey, id) ? [] : [`register the step ${id} in ${registeredIn(id)}`]),
    ...(textOf({ journey }, id).title ? [] : [`register the texts of ${id} in ${registeredIn(id)}`]),
    ...(stepName(id) === id
      ? [
          `export deskName from src/content/steps/${id}.ts, or name ${id} in deskNames of src/content/journeys/${journey}.ts`,
        ]
      : []),
  ])
  const { chatTitle } = JOURNEY_WORDS[journey] ?? {}
  if (chatTitle !== registeredPartOf(journey).words?.chatTitle)
    lacks.push(`give words: <id>Words to registerJourney in src/app/journeys/${journey}.ts`)
  expectNothingMissing(lacks)
})

test.each(loadable)('%s says in words what its questions refuse (D122)', async (journey) => {
  const parts = await loadJourney(journey)
  const said = { ...networkProblems, ...parts.problems, ...(await parts.later?.())?.problems }
  const lacks = [...journeyOf({ journey }).steps.values()].flatMap((step) => {
    const checked = checkAnswer(step, {}, { ...wholeOrder(), journey })
    const problems = 'problems' in checked ? Object.values(checked.problems) : []
    return problems.flatMap(({ problem }) =>
      problem in said
        ? []
        : problem === 'outro'
          ? [
              `give what ${step.id} refuses a key in src/lib/problem-keys.ts and a text in src/content/problems`,
            ]
          : [
              `add the list of src/content/problems with '${problem}', which ${step.id} refuses with, to the problems in src/app/journeys/${journey}.ts`,
            ],
    )
  })
  expectNothingMissing(lacks)
})

test.each(customers)('a question of %s that may be skipped takes no answer, too (D122)', async (journey) => {
  await (await loadJourney(journey)).later?.()
  const order = { ...wholeOrder(), journey }
  const lacks = [...journeyOf({ journey }).steps.values()].filter(isOptional).flatMap((step) => {
    const { id, fields, save, restore } = step
    const nothing = Object.fromEntries(fields.map(({ name }) => [name, '']))
    const declared = ANSWER_STEPS.find((answer) => answers[answer].askedBy === id)
    // a restored order may keep no value of a question that was skipped
    const isPassed = [nothing, {}].every((values) =>
      step.isDone({ ...order, answers: { ...order.answers, [id]: { values } } }),
    )
    return [
      ...('values' in checkAnswer(step, nothing, order)
        ? []
        : [`let the schema of '${id}' accept '' (${fileOfStep(journey, id)})`]),
      ...(isPassed
        ? []
        : [
            `let isDone of '${id}' ask only whether there is an answer, be it empty, or who skips it is asked again and again (${fileOfStep(journey, id)})`,
          ]),
      ...(save && !save(nothing, order)
        ? [`let '${id}' save that it was skipped (${fileOfStep(journey, id)})`]
        : []),
      ...(save && !restore
        ? [`let '${id}' restore its answer, '' as well (${fileOfStep(journey, id)})`]
        : []),
      ...(declared !== undefined && answers[declared].required !== 'optional'
        ? [
            `declare the answer '${declared}' as 'optional' (src/contract/lead-answers), or one of the fields of '${id}' as not optional (${fileOfStep(journey, id)})`,
          ]
        : []),
    ]
  })
  expectNothingMissing(lacks)
})

test.each(loadable)(
  'the first question of %s can be answered before its code has loaded (D122)',
  async (journey) => {
    await loadJourney(journey)
    const id = firstStep({ journey })
    const { view } = stepOf({ journey }, id)
    const lacks =
      view === 'text'
        ? []
        : [
            `begin ${journey} with a question whose view is 'text': ${id} has '${view}', and the form of another view is not in the first document (src/funnel/journeys/${journey}/journey.ts)`,
          ]
    expectNothingMissing(lacks)
  },
)

test.each(customers)('every list to choose from in %s says what it asks for', async (journey) => {
  await (await loadJourney(journey)).later?.()
  const lacks = [...journeyOf({ journey }).steps.values()].flatMap(({ id, fields }) =>
    fields
      .filter(({ kind, name }) => kind === 'select' && !textOf({ journey }, id).placeholders?.[name])
      .map(
        ({ name }) => `say in placeholders what the list '${name}' asks for (${fileOfWords(journey, id)})`,
      ),
  )
  expectNothingMissing(lacks)
})

test('an example is of a step, and a good answer to it', () => {
  const lacks = Object.entries(exampleAnswers).flatMap(([id, example]) => {
    const journey = journeyThatAsks(id)
    if (!idsOf({ journey }, 'pages').includes(id))
      return [`name '${id}', which has an example, in the pages of a journey.ts (src/funnel/journeys)`]
    // what is not registered is said by the test of its journey
    if (!has(journey, id)) return []
    const checked = checkAnswer(stepOf({ journey }, id), example, wholeOrder())
    const isGood = isDeepStrictEqual(checked, { values: example })
    return isGood
      ? []
      : [`mend the example of '${id}' (${fileOfStep(journey, id)}), which its schema refuses or changes`]
  })
  expectNothingMissing(lacks)
})

/** Pages of ours that progress has always counted: the plans, and the wait for the risk check (D13). */
const COUNTED = ['/checkout/planos/', '/checkout/confirmando-dados/']

test('a page that the specification does not name is marked as extra (D13)', () => {
  const routes = readFileSync(path.join(root, 'docs/rules/funnel.md'), 'utf8')
  const lacks = journeyOf({ journey: standard })
    .pages.filter(
      ({ path: address, isExtra }) =>
        isExtra !== true && !routes.includes(`\`${address}\``) && !COUNTED.includes(address),
    )
    .map(
      ({ path: address }) =>
        `mark the page ${address} as isExtra in src/funnel/journeys/standard/journey.ts: the percentages of all other pages stay as they are then`,
    )
  expectNothingMissing(lacks)
})

test('a question is done once it is answered (D122)', async () => {
  await (await loadJourney(standard)).later?.()
  const given: Readonly<Record<StepId, Values>> = { ...answerValues, ...exampleAnswers }
  const lacks = Object.entries(given).flatMap(([id, values]) =>
    !has(standard, id) || stepOf({ journey: standard }, id).isDone(wholeOrder({}, { [id]: values }))
      ? []
      : [
          `let isDone of '${id}' be true for its example, or it is asked again and again (${fileOfStep(standard, id)})`,
        ],
  )
  expectNothingMissing(lacks)
})

/** What can be answered depends on what the server knows of the visitor (docs/test-people.md). */
const WITHOUT_EXAMPLE: ReadonlySet<StepId> = new Set([
  'instalacao',
  'validacao',
  'com-cobertura',
  'confirmacao-colaborador',
  'consulta-cpf',
  'consulta-telefone',
  'ofertas',
  'endereco',
  'codigo',
])

test.each(loadable)('every question of %s has an example (D122)', async (journey) => {
  await (await loadJourney(journey)).later?.()
  const isAnswered = (id: StepId) => id in exampleAnswers || id in answerValues || WITHOUT_EXAMPLE.has(id)
  const lacks = [...journeyOf({ journey }).steps.values()]
    .filter(({ id, kind, fields }) => kind === 'question' && fields.length > 0 && !isAnswered(id))
    .map(({ id }) =>
      existsSync(path.join(root, `src/funnel/steps/${id}.ts`))
        ? `export an example, an answer that any order may have, from src/funnel/steps/${id}.ts`
        : `give '${id}' an answer in the examples that src/funnel/journeys/${journey}/steps.ts exports`,
    )
  expectNothingMissing(lacks)
})

test.each(loadable)('%s names its answers as messages are read (D122)', async (journey) => {
  await (await loadJourney(journey)).later?.()
  const lacks = [...journeyOf({ journey }).steps.keys()].flatMap((id) => {
    const text: Partial<StepText> = textOf({ journey }, id)
    return [...(text.words ?? []), ...(text.options ?? []).flatMap((option) => option.words ?? [])]
      .filter((word) => normaliseText(word) !== word)
      .map(
        (word) =>
          `write '${normaliseText(word)}' for '${word}' in the words of '${id}' (${fileOfWords(journey, id)}): messages are read without capitals and accents`,
      )
  })
  expectNothingMissing(lacks)
})

test('every step of the standard journey has its row (D122)', () => {
  const lacks = JOURNEY.flatMap((id, at) => {
    if (fileOfRow(id)) return []
    const before = JOURNEY.slice(0, at).findLast((each) => fileOfRow(each))
    const after = JOURNEY.slice(at + 1).find((each) => fileOfRow(each))
    return [
      `add a row for '${id}' to ${fileOfRow(before ?? after ?? '')}, after that of '${before}', which now leads to '${id}' in next, and before that of '${after}', which now leads back to it`,
    ]
  })
  expectNothingMissing(lacks)
})

test('every declared answer is in the list of answers (D122)', async () => {
  const folder = path.join(root, 'src/contract/lead-answers')
  const files = globSync('*.ts', { cwd: folder }).filter(
    (file) => !['answer-registry.ts', 'answer-types.ts'].includes(file),
  )
  const listed: ReadonlySet<unknown> = new Set([...Object.values(answers), ...Object.values(shownAnswers)])
  const lacks = await Promise.all(
    files.map(async (file) =>
      Object.entries((await import(path.join(folder, file))) as Readonly<Record<string, unknown>>)
        .filter(([name, each]) => /(?:Answer|InLead)$/.test(name) && !listed.has(each))
        .map(
          ([name]) =>
            `list ${name} of src/contract/lead-answers/${file} in ${name.endsWith('Answer') ? 'answers' : 'shownAnswers'} of src/contract/lead-answers/answer-registry.ts`,
        ),
    ),
  )
  expectNothingMissing(lacks.flat())
})

test('an answer is asked by the step that it names, and shown as its declaration says', async () => {
  for (const journey of ids) await (await loadJourney(journey)).later?.()
  const lacks = ANSWER_STEPS.flatMap((answer) => {
    const { askedBy: id, body } = answers[answer]
    const journey = journeyThatAsks(id)
    const step = stepOf({ journey }, id)
    const { given, masked } = shownAnswers[answer]
    const fields = answerFieldsOf(answer)
    const choices = step.fields.filter(({ kind }) => kind === 'choice')
    const takesAny = ([name, { parse, options }]: (typeof fields)[number]) =>
      choices.some((choice) => choice.name === name && choice.options !== undefined) &&
      parse === undefined &&
      options === undefined &&
      (body.shape as Readonly<Record<string, z.ZodMiniType>>)[name]?.safeParse('another').success === true
    const isClear = (name: string) => fields.some((each) => each[0] === name && each[1].kept === 'clear')
    return [
      // the end of a journey stores what its own calls say
      ...(step.wire?.includes(answer) || step.submits === 'finish' || !has(journey, id)
        ? []
        : [`name '${answer}' in the wire of '${id}' (${fileOfStep(journey, id)})`]),
      ...fields
        .filter(takesAny)
        .map(
          ([name]) =>
            `name the options of ${name} in the declaration of '${answer}' (src/contract/lead-answers), so that the server refuses any other value`,
        ),
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
  expectNothingMissing(lacks)
})
