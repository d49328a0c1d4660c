/** Many sentences of visitors at the review: nothing is ordered against what was said, and nothing is changed unsaid. */
import { expect, it } from 'vitest'
import { answersSubmitted } from '../../src/store/redux-actions.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { beforeYes, changes, conditions, visitsBeside } from '../support/talk-at-review.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const openAt = async (step: string) => {
  const { visit, talk } = await talkAt(journeys(), step)
  const valuesOf = () =>
    Object.fromEntries(Object.entries(visit.order().answers).map(([id, { values }]) => [id, values]))
  return { visit, talk, valuesOf }
}
const sampled = (all: readonly string[]) => rowsToRun(all, (_, at) => at % 15 === 0)

it.each(sampled(conditions))(
  'no condition orders, nor does the button behind it (D132): %s',
  async (typed) => {
    const { visit, talk, valuesOf } = await openAt('confirmacao')
    const before = valuesOf()
    const said = await talk.say(typed)
    expect(visit.order().finished).toBeNull()
    expect(said).not.toBe('')
    // what the condition asks for is recorded, or asked about
    const isChanged = JSON.stringify(valuesOf()) !== JSON.stringify(before)
    if (isChanged) expect(said).toContain(' → ')
    const { doubt } = visit.state().dialogue
    if (visit.position() !== 'confirmacao' || isChanged || !doubt) return
    visit.store.dispatch(answersSubmitted({ answers: { confirmacao: { accept_information: 'true' } } }))
    await visit.saved()
    expect(visit.order().finished).toBeNull()
  },
)

it.each(sampled(changes))('a change is said, asked about or said to be none (D131): %s', async (typed) => {
  const { visit, talk, valuesOf } = await openAt('confirmacao')
  const before = valuesOf()
  const said = await talk.say(typed)
  expect(visit.order().finished).toBeNull()
  expect(said === '' ? talk.texts().at(-1) : said).toBeTruthy()
  const after = valuesOf()
  const changed = Object.keys(before).filter((id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]))
  if (changed.length > 0) expect(said).toMatch(/ → | cai| sai /)
})

it.each(sampled(beforeYes))('a yes behind it is of the last line (D133): %s', async (typed) => {
  const { visit, talk, valuesOf } = await openAt('confirmacao')
  await talk.say(typed)
  const asked = talk.texts().at(-1) ?? ''
  const isRestart = visit.state().dialogue.aside === 'restart'
  const before = JSON.stringify(valuesOf())
  await talk.say('sim')
  const asksForOrder = /Está tudo certo\?|confirma o pedido/.test(asked)
  if (!asksForOrder) expect({ asked, finished: visit.order().finished }).toEqual({ asked, finished: null })
  if (!isRestart && JSON.stringify(valuesOf()) !== before) expect(asked).toMatch(/\?$/)
})

it.each(rowsToRun(visitsBeside, (_, at) => at % 7 === 0))(
  'a visit that is told beside other answers is not lost: %s',
  async (typed) => {
    const { visit, talk, valuesOf } = await openAt('data-de-vencimento')
    const said = await talk.say(typed)
    const { earlyAnswers } = visit.ui()
    const { keptDoubts, doubt } = visit.state().dialogue
    const known = [
      ...Object.keys({ ...valuesOf(), ...earlyAnswers }),
      ...keptDoubts.map(({ step }) => step),
      doubt?.step,
    ]
    expect(known.includes('data-instalacao') ? '' : said).toBe('')
  },
)
