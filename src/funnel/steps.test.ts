import { describe, expect, test } from 'vitest'
import { checkedInWords } from '../../tests/support/problems.ts'
import { JOURNEY } from '../../tests/support/journey-orders.ts'
import { answersOf, wholeOrder } from '../../tests/support/orders.ts'
import { shownAs } from '../../tests/support/shown-texts.ts'
import { rows } from '../../tests/support/steps/rows.ts'
import { check, saveOf } from './check-answer.ts'
import { formOf, idsOf, isStepOf, pageAt, pageOf, stepOf } from './journeys.ts'
import { coverage } from './journeys/coverage/journey.ts'
import { backStep, navigationGuard, nextStep } from './navigation.ts'

const standard = { journey: 'standard' }
const ofCoverage = { journey: coverage.id }

test('the standard journey is the one of D1, and the table has a row for every step', () => {
  expect(idsOf(standard, 'pages')).toEqual(JOURNEY)
  expect(idsOf(standard, 'chat')).toEqual(JOURNEY)
  expect(
    rows.map((row) => row.id),
    'a row in tests/support/steps for each step, in the order of the journey',
  ).toEqual(JOURNEY)
})

describe.each(rows)('$id', (row) => {
  const step = stepOf(standard, row.id)

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
    expect(nextStep(order, row.id, null, 'pages')).toBe(to)
  })

  test.each(row.back)('goes back to $to ($when)', ({ order, to }) => {
    expect(backStep(order, row.id, 'pages')).toBe(to)
  })

  test.each(row.guard)('visited by its address: $to ($when)', ({ order, to }) => {
    expect(navigationGuard(order, row.id, 'pages')).toEqual(
      to === 'allowed' ? { allow: true } : { allow: false, to },
    )
  })

  test.each(row.accepts ?? [])('accepts $raw', ({ raw, values, in: order = wholeOrder() }) => {
    expect(check(step, raw, order)).toEqual({ values })
    // An accepted answer must be accepted again: after a reload, and when a form resubmits it.
    expect(check(step, values, order)).toEqual({ values })
  })

  test.each(row.refuses ?? [])('refuses $raw', ({ raw, problems, in: order = wholeOrder() }) => {
    expect(checkedInWords(check(step, raw, order))).toEqual({ problems })
  })

  test.each(row.save ?? [])('saves $values', ({ values, call }) => {
    const order = { ...wholeOrder(), answers: answersOf({ [row.id]: values }) }
    expect(saveOf(order, row.id)).toEqual(call)
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
    expect(Boolean(row.restore)).toBe(step.restore !== undefined)
    expect(Boolean(row.show)).toBe(step.show !== undefined)
    if (step.save) expect(row.save?.length).toBeGreaterThan(0)
    if (step.fields.length) expect(row.accepts?.length && row.refuses?.length).toBeGreaterThan(0)
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
