import { describe, expect, test } from 'vitest'
import { checkedInWords } from '../../tests/support/problem-texts.ts'
import { JOURNEY } from '../../tests/support/orders-at-step.ts'
import { answersOf, wholeOrder } from '../../tests/support/sample-orders.ts'
import { shownAs } from '../../tests/support/shown-answers-and-notices.ts'
import { fileOfRow, rows } from '../../tests/support/step-rows/all-rows.ts'
import { checkAnswer } from './check-answer.ts'
import { apiCallThatSaves } from './api-call-that-saves-answer.ts'
import { formOf, idsOf, isStepOf, pageAt, pageOf, stepOf } from './journey-registry.ts'
import { coverageJourney } from './journeys/coverage/journey.ts'
import { backStep, navigationGuard, nextStep } from './next-previous-and-allowed-steps.ts'

const standard = { journey: 'standard' }
const ofCoverage = { journey: coverageJourney.id }

test('the standard journey is the one of D1, and the table has a row for every step', () => {
  expect(idsOf(standard, 'pages')).toEqual(JOURNEY)
  expect(idsOf(standard, 'chat')).toEqual(JOURNEY)
  expect(
    rows.map((row) => row.id),
    'a row in tests/support/step-rows for each step, in the order of the journey',
  ).toEqual(JOURNEY)
})

describe.each(rows)('$id', (row) => {
  const step = stepOf(standard, row.id)
  const where = `the row of '${row.id}' in ${fileOfRow(row.id)}`

  test('is at its route, in its stage', () => {
    const page = pageOf(standard, row.id)
    expect(step).toMatchObject({ id: row.id, kind: row.kind })
    expect(page).toMatchObject({ path: row.path, stage: row.stage, steps: [row.id] })
    expect(pageAt(standard, row.path)).toBe(page)
    expect(pageAt(standard, row.path.replace(/\/$/, ''))).toBe(page)
    expect(formOf(page)).toBe(row.id)
    expect(isStepOf(standard, row.id)).toBe(true)
    expect(row.id).toBe(row.path.split('/').filter(Boolean).at(-1))
  })

  test.each(row.next)('goes to $to ($when)', ({ order, to }) => {
    const found = nextStep(order, row.id, null, 'pages')
    expect(found, `${where} says in next '${to}' instead of '${found}'`).toBe(to)
  })

  test.each(row.back)('goes back to $to ($when)', ({ order, to }) => {
    const found = backStep(order, row.id, 'pages')
    expect(found, `${where} says in back '${to}' instead of '${found}'`).toBe(to)
  })

  test.each(row.guard)('visited by its address: $to ($when)', ({ order, to }) => {
    expect(navigationGuard(order, row.id, 'pages'), `guard of ${where}`).toEqual(
      to === 'allowed' ? { allow: true } : { allow: false, to },
    )
  })

  test.each(row.accepts ?? [])('accepts $raw', ({ raw, values, in: order = wholeOrder() }) => {
    expect(checkAnswer(step, raw, order)).toEqual({ values })
    // An accepted answer must be accepted again: after a reload, and when a form resubmits it.
    expect(checkAnswer(step, values, order)).toEqual({ values })
  })

  test.each(row.refuses ?? [])('refuses $raw', ({ raw, problems, in: order = wholeOrder() }) => {
    expect(checkedInWords(checkAnswer(step, raw, order))).toEqual({ problems })
  })

  test.each(row.save ?? [])('saves $values', ({ values, call }) => {
    const order = { ...wholeOrder(), answers: answersOf({ [row.id]: values }) }
    expect(apiCallThatSaves(order, row.id)).toEqual(call)
    if (call) expect(step.wire).toContain(call.step)
  })

  test.each(row.restore ?? [])('is restored as $answer', ({ lead, answer }) => {
    expect(step.restore?.(lead)).toEqual(answer)
  })

  test.each(row.show ?? [])('reads "$text"', ({ values, text, in: order = wholeOrder() }) => {
    expect(shownAs(order, row.id, values)).toBe(text)
  })

  test('says what depends on it, and whether it is secret', () => {
    expect(step.clears ?? []).toEqual(row.clears ?? [])
    expect(step.secret ?? false).toBe(row.secret ?? false)
  })

  test('has rows for all that it does', () => {
    const hasFields = step.fields.length > 0
    const parts = [
      ['restore', step.restore !== undefined],
      ['show', step.show !== undefined],
      ['save', step.save !== undefined || (row.save?.length ?? 0) > 0],
      ['accepts', hasFields || (row.accepts?.length ?? 0) > 0],
      ['refuses', hasFields || (row.refuses?.length ?? 0) > 0],
    ] as const
    for (const [part, isNeeded] of parts)
      expect(
        (row[part]?.length ?? 0) > 0,
        `${where} ${isNeeded ? 'lacks' : 'has, but the step does not have,'} ${part}`,
      ).toBe(isNeeded)
  })
})

test.each([
  ['/checkout/nowhere/', null],
  ['/', null],
  ['', null],
  ['/checkout/cep//', 'cep'],
])('the step at %j is %j', (path, id) => {
  const page = pageAt(standard, path)
  expect(page && formOf(page)).toBe(id)
})

test.each([
  ['/consultar-cobertura/cep', true],
  ['/consultar-cobertura/cep/promo-1/', true],
  ['/consultar-cobertura/cep/promo/1/', false],
  ['/consultar-cobertura/cep/promo%2F1', false],
])('the address check is asked at %j: %j', (path, isAsked) => {
  expect(pageAt(ofCoverage, path)?.steps).toEqual(isAsked ? ['cep'] : undefined)
})
