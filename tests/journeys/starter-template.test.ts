/** The starter template, which needs no server. */
import { beforeEach, describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { journeyParts } from '../../src/app/journeys/demo.ts'
import { screenAt } from '../../src/app/screen-at-path.ts'
import { buildTranscript } from '../../src/conversation/build-transcript.ts'
import type { Mode, StepId } from '../../src/funnel/step-and-journey-types.ts'
import { navigationGuard } from '../../src/funnel/next-previous-and-allowed-steps.ts'
import type { StoredName } from '../../src/sagas/runtime/dependencies.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import {
  answersSubmitted,
  backRequested,
  modeChangeRequested,
  orderActionRequested,
  restartRequested,
} from '../../src/store/redux-actions.ts'
import { selectBack } from '../../src/store/selectors.ts'
import { problemWithServerText } from '../../src/lib/problem-keys.ts'
import { journeyServer, type Answer } from '../support/journey-test-setup.ts'
import { openFaultyConnection } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const answers: readonly Answer[] = [
  ['demo-name', { name: '  Ana  Souza ' }],
  ['demo-email', { email: 'ana@example.com' }],
  ['demo-plan', { plan: 'monthly' }],
  ['demo-confirm', {}],
]

describe('the starter template', () => {
  const journeys = journeyServer()
  let kept = new Map<StoredName, string>()
  beforeEach(() => {
    kept = new Map()
  })
  const visit = (mode: Mode, step: StepId | null = 'demo-name') => {
    const wire = openFaultyConnection()
    return { ...journeys().open({ parts: journeyParts, mode, step, kept, wire }), wire }
  }
  type Visit = ReturnType<typeof visit>

  async function goTo(visitor: Visit, mode: Mode, end: StepId) {
    for (const [step, values] of answers) {
      if (step === end) break
      // a page asks name and e-mail together
      if (mode === 'pages' && step === 'demo-email') continue
      await visitor.at(step)
      if (mode === 'pages' && step === 'demo-name')
        visitor.store.dispatch(answersSubmitted({ answers: Object.fromEntries(answers.slice(0, 2)) }))
      else visitor.answer(step, values)
    }
    await visitor.at(end)
  }

  it.each(rowsToRun(['pages', 'chat'] as const, 1))(
    'is gone through by %s to its thank-you, and asks no server',
    async (mode) => {
      const visitor = visit(mode)
      await goTo(visitor, mode, 'demo-thanks')
      const { finished, answers: given } = visitor.order()
      expect(finished).toEqual({ orderNumber: '', schedule: null })
      expect(Object.values(given).map(({ values }) => values)).toEqual([
        { name: 'Ana Souza' },
        { email: 'ana@example.com' },
        { plan: 'monthly' },
      ])
      expect(visitor.wire.calls).toEqual([])
      expect(visitor.ui().recordId).toBe(kept.get('demo'))
    },
  )

  it('is erased from the browser on request, without asking a server', async () => {
    const visitor = visit('pages')
    await goTo(visitor, 'pages', 'demo-thanks')
    expect(kept.get('demo-order')).toContain('ana@example.com')
    visitor.store.dispatch(orderActionRequested({ what: 'erase', phone: '' }))
    await expect.poll(() => visitor.ui().phase).toBe('erased')
    expect([...kept.values()].join()).not.toContain('ana@example.com')
    expect(kept.has('demo')).toBe(false)
    expect(visitor.wire.calls).toEqual([])
  })

  it.each(rowsToRun(['chat', 'pages'] as const, 1))(
    'remains where it was after a reload at each step, by %s',
    async (mode) => {
      for (const step of ['demo-plan', 'demo-confirm', 'demo-thanks']) {
        kept = new Map()
        await goTo(visit(mode), mode, step)
        const again = visit(mode, null)
        await again.at(step)
        expect(again.order().answers['demo-name']?.values).toEqual({ name: 'Ana Souza' })
        expect(again.wire.calls).toEqual([])
      }
    },
  )

  it('goes back, is corrected and comes straight back, and the browser keeps the correction', async () => {
    const visitor = visit('pages')
    await goTo(visitor, 'pages', 'demo-plan')
    expect(selectBack(visitor.state())).toBe('demo-name')
    visitor.store.dispatch(backRequested())
    await visitor.at('demo-name')
    expect(selectBack(visitor.state())).toBeNull()
    visitor.store.dispatch(answersSubmitted({ answers: Object.fromEntries(answers.slice(0, 2)) }))
    await visitor.answerAt('demo-plan', { plan: 'annual' })
    await visitor.at('demo-confirm')
    await visitor.correct('demo-plan', { plan: 'weekly' })
    await visitor.at('demo-confirm')
    const again = visit('chat', null)
    await again.at('demo-confirm')
    expect(again.order().answers['demo-plan']?.values).toEqual({ plan: 'weekly' })
  })

  it('is the same order in the chat, question by question', async () => {
    const visitor = visit('pages')
    await goTo(visitor, 'pages', 'demo-plan')
    visitor.store.dispatch(modeChangeRequested({ mode: 'chat' }))
    const words = { greeting: 'Hello!', none: '' }
    const lines = buildTranscript(visitor.order(), 'demo-plan', null, visitor.state().dialogue, words)
    expect(lines.map((line) => ('text' in line ? line.text : ''))).toEqual([
      'Hello!',
      'What is your name?',
      'Ana Souza',
      'What is your e-mail address?',
      'ana@example.com',
      'Which plan would you like?',
    ])
  })

  it('names what is wrong with an answer, so that both languages can say it', async () => {
    const visitor = visit('pages')
    await visitor.at('demo-name')
    visitor.store.dispatch(
      answersSubmitted({ answers: { 'demo-name': { name: ' ' }, 'demo-email': { email: 'ana' } } }),
    )
    expect(visitor.ui().problems).toEqual({
      'demo-name': { name: problemWithServerText('name') },
      'demo-email': { email: problemWithServerText('email') },
    })
    expect(kept.size).toBe(0)
  })

  it('forgets everything when the order is cancelled', async () => {
    const visitor = visit('pages')
    await goTo(visitor, 'pages', 'demo-confirm')
    expect(kept.get('demo-order')).toContain('ana@example.com')
    visitor.store.dispatch(restartRequested())
    await visitor.at('demo-name')
    expect(visitor.order().answers).toEqual({})
    expect([...kept.keys()]).toEqual([])
    expect(navigationGuard(visitor.order(), 'demo-plan', 'pages')).toEqual({ allow: false, to: 'demo-name' })
  })

  it.each([
    '{',
    '{"id":1}',
    '{"id":"other","answers":{}}',
    '{"id":"x","answers":{"demo-plan":{"plan":"daily"},"cep":{}}}',
  ])('begins anew with what another build may have left: %s (X20)', async (left) => {
    kept.set('demo', 'x').set('demo-order', left)
    const visitor = visit('pages', null)
    await visitor.at('demo-name')
    expect(visitor.order().answers).toEqual({})
  })
})

describe('its addresses', () => {
  it.each([
    ['/demo', 'own'],
    ['/demo/about/', 'own'],
    ['/demo/hello/Ana', 'own'],
    ['/demo/hello/Jos%C3%A9/', 'own'],
    ['/demo/chat', 'chat'],
    ['/demo/details/', 'step'],
    ['/demo/plans', 'step'],
    ['/demo/confirm/', 'step'],
    ['/demo/thank-you/', 'step'],
  ])('%s is one of them, kept out of search engines', (path, kind) => {
    expect(resolveSitePath(path, campaigns)).toMatchObject({ journey: 'demo', screen: kind, isHidden: true })
    expect(screenAt('demo', path).kind).toBe(kind)
  })

  it.each(['/demo/nada', '/demo/hello', '/demo/hello/a/b', '/demo/about/us', '/demo/checkout/cep', '/demos'])(
    '%s is none (M8.6)',
    (path) => {
      expect(resolveSitePath(path, campaigns)).toBeNull()
      expect(screenAt('demo', path).kind).toBe('unknown')
    },
  )
})
