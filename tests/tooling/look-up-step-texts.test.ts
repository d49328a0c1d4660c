/** The texts of every step and form are complete. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadJourney } from '../../src/app/journeys/load-journey.ts'
import type { FormText, StepText } from '../../src/content/text-types.ts'
import { formOf, idsOf, isJourneyLoaded, journeyOf, stepOf } from '../../src/funnel/journey-registry.ts'
import { formTextOf, textOf } from '../../src/questions/look-up-step-texts.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import { wholeOrder } from '../support/sample-orders.ts'

/** Everything that the files of a folder export, by file name. */
async function exportsOf<T>(folder: string): Promise<Map<string, T[]>> {
  const url = new URL(`../../src/${folder}/`, import.meta.url)
  const found = new Map<string, T[]>()
  for (const name of readdirSync(url).filter((each) => /^[^.]+\.ts$/.test(each)))
    found.set(name, Object.values((await import(new URL(name, url).href)) as Record<string, T>))
  return found
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// every journey, with all its steps and texts
const loaded = await Promise.all(journeys.map(async ({ id }) => loadJourney(id)))
for (const parts of loaded) await parts.later?.()

const asked = journeys.flatMap(({ id: journey }) =>
  idsOf({ journey }, 'pages').map((id) => ({ journey, id })),
)

/** The demo's chat neither helps nor asks a second time, and its texts are the template's own. */
const isTemplate = (journey: string) => journey === 'demo'

/** Fields that a widget draws by itself, and the button that confirms. */
const drawn: Record<string, readonly string[]> = {
  'data-instalacao': ['date', 'period', 'date2', 'period2', 'date3', 'period3'],
  validacao: [],
  confirmacao: ['accept_information'],
}

test('every journey can be loaded, whole', () => {
  expect(loaded.map(({ id }) => id)).toEqual(journeys.map(({ id }) => id))
  expect(journeys.map(({ id }) => id)).toContain('standard')
  for (const { id: journey } of journeys) expect(isJourneyLoaded({ journey })).toBe(true)
})

const shared = [...(await exportsOf<StepText>('content/steps'))]

/** The file that has these words: that of the step, or that of a journey with words of its own. */
function fileOf(journey: string, text: StepText): string {
  const [name] = shared.find(([, texts]) => texts.includes(text)) ?? []
  return name === undefined ? `src/content/journeys/${journey}.ts` : `src/content/steps/${name}`
}

test('every text belongs to a step', async () => {
  // a text may be completed by a later one of the same labels
  const used = new Set(asked.map(({ journey, id }) => textOf({ journey }, id).labels))
  for (const [, texts] of shared)
    for (const { labels } of texts.filter(isObject)) expect(used.has(labels)).toBe(true)
})

test.each(asked)('$journey/$id says in words what it shows of an answer', ({ journey, id }) => {
  const order = { ...wholeOrder(), journey }
  const { masked } = order.answers[id] ?? {}
  for (const shown of [stepOf({ journey }, id).show?.({ is_block_allotment: 'true' }, order), masked])
    if (isObject(shown))
      expect(
        textOf({ journey }, id).shown?.(shown, order.facts),
        `shown: the answer in words, because the show of '${id}' returns values`,
      ).toEqual(expect.any(String))
})

test.each(asked)('$journey/$id says how data is kept in words that everybody knows', ({ journey, id }) => {
  expect(JSON.stringify(textOf({ journey }, id))).not.toMatch(/cifrad|criptograf/i)
})

const composed = journeys.flatMap(({ id: journey }) =>
  journeyOf({ journey })
    .pages.filter(({ steps }) => steps.length > 1)
    .map((page) => ({ journey, form: formOf(page), steps: page.steps })),
)

test('every text of a form belongs to a composed page', async () => {
  const used = new Set(composed.map(({ journey, form }) => formTextOf({ journey }, form)))
  for (const [, texts] of await exportsOf<FormText>('content/forms'))
    for (const text of texts) expect(used.has(text)).toBe(true)
})

test.each(composed)('the form $form of $journey has its own words', ({ journey, form, steps }) => {
  const { title, heading, submit, parts = {}, reasons = [] } = formTextOf({ journey }, form)
  expect(title && submit).toBeTruthy()
  expect(heading).toMatch(isTemplate(journey) ? /^Fill up the form to proceed$/ : /\?$/)
  expect(steps).toEqual(expect.arrayContaining([...Object.keys(parts), ...reasons]))
  // nothing is preselected on it but the kind of person
  const preselected = steps.flatMap((id) => stepOf({ journey }, id).fields).filter((each) => each.preselected)
  expect(preselected.map(({ name }) => name)).toEqual(steps.includes('cpf') ? ['person_type'] : [])
})

test.each(asked)(
  'the texts of $journey, $id label, hint, offer, ask and help as its fields need it (A20)',
  ({ journey, id }) => {
    const { fields, kind } = stepOf({ journey }, id)
    const text = textOf({ journey }, id)
    const names = drawn[id] ?? fields.map((field) => field.name)
    const where = `'${id}' in ${fileOf(journey, text)}`
    expect(Object.keys(text.labels).sort(), `${where}, labels: one for every field, and no other`).toEqual(
      [...names].sort(),
    )
    const hinted = [...Object.keys(text.hints ?? {}), ...Object.keys(text.placeholders ?? {})]
    expect(Object.keys(text.labels), `${where}, hints and placeholders: only of fields`).toEqual(
      expect.arrayContaining(hinted),
    )
    const choice = fields.find((field) => field.kind === 'choice')
    if (choice)
      expect(
        text.options?.map((option) => option.value),
        `${where}, options: every value of the choice, in the order of the step`,
      ).toEqual(choice.options)

    expect(text.title, `${where}, title`).toBeTruthy()
    expect(text.submit !== '', `${where}, submit: a button that says what happens`).toBe(
      !isTemplate(journey) || kind !== 'receipt',
    )
    const isQuestion = kind === 'question' || kind === 'review'
    for (const heading of [text.heading, ...Object.values(text.variants ?? {}).map((each) => each.heading)])
      expect(heading, `${where}, heading: a question`).toMatch(isQuestion ? /\?$|^Vamos / : /./)

    if ((isQuestion && fields.length > 0 && !isTemplate(journey)) || id === 'validacao')
      for (const wording of [text, ...Object.values(text.variants ?? {})]) {
        const again = wording.again ?? text.again ?? ''
        expect(again, `${where}, again: a shorter question, for when the chat asks a second time`).toMatch(
          /^\p{Lu}.*\?$/u,
        )
        expect(again.length, `${where}, again: no longer than the heading`).toBeLessThanOrEqual(
          wording.heading.length,
        )
      }
    expect(text.name, `${where}, name: what the answer is called`).toBeTruthy()
    expect(text.help !== '', `${where}, help: what the chat explains`).toBe(!isTemplate(journey))
  },
)
