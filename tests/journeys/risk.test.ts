/** The risk check and its quiz, on pages and in the chat: passed, failed, refused. */
import { describe, expect, it } from 'vitest'
import { riskMessages } from '../../src/content/risk-messages.ts'
import { wordingOf } from '../../src/questions/look-up-step-texts.ts'
import { anotherQuizRequested, partAnswered } from '../../src/store/redux-actions.ts'
import type { Mode } from '../../src/funnel/step-and-journey-types.ts'
import { waitInWords } from '../support/problem-texts.ts'
import {
  answerAll,
  answersBefore,
  confirmation,
  dates,
  journeyServer,
  quizAnswers,
} from '../support/journey-test-setup.ts'
import { PEOPLE } from '../support/create-leads.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { firstOnes, errorResponse } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

/** Goes to the end of the questions with another person's CPF. */
async function asPerson(cpf: string, mode: Mode = 'pages'): Promise<Visit> {
  const visit = journeys().open({ mode })
  await answerAll(visit, answersBefore('data-instalacao', { cpf: { person_type: 'pf', cpf } }))
  return visit
}

/** Sends the quiz in one go, as a page does, or question by question, as the chat does. */
function answerQuiz(visit: Visit, how: 'right' | 'wrong'): void {
  const answers = quizAnswers(visit, how)
  if (visit.ui().mode === 'pages') visit.answer('validacao', answers)
  else
    for (const [name, value] of Object.entries(answers))
      visit.store.dispatch(partAnswered({ step: 'validacao', name, value }))
}

const quizCalls = (visit: Visit) =>
  visit.wire.lines().filter((line) => line === 'PUT /lead-v2/{id}' || line.endsWith('/QuizAnswer'))

async function questionsAsked(visit: Visit): Promise<number> {
  const rows = await journeys().sql('select 1 from quizzes where lead_id = $1', [visit.ui().recordId])
  return rows.length
}

const ways: readonly Mode[] = ['pages', 'chat']

describe('the risk quiz (D10)', () => {
  it.each(rowsToRun(ways, () => false))('is asked and passed, and the order is made, by %s', async (way) => {
    const visit = await asPerson(PEOPLE.quiz, way)
    await visit.at('validacao')
    expect(visit.order().facts.quizFields.length).toBeGreaterThanOrEqual(3)
    answerQuiz(visit, 'right')
    await answerAll(visit, [dates, confirmation])
    await visit.at('pedido-realizado')
    expect(quizCalls(visit)).toEqual(['PUT /lead-v2/{id}', 'PATCH /lead-v2/{id}/riskValidation/QuizAnswer'])
  })

  it.each(rowsToRun(ways, () => false))(
    'failed leads to erro1, a second quiz, and failed again to erro2, by %s',
    async (way) => {
      const visit = await asPerson(PEOPLE.quizFailed, way)
      await visit.at('validacao')
      answerQuiz(visit, 'wrong')
      await visit.at('erro1')
      visit.store.dispatch(anotherQuizRequested())
      await visit.at('validacao')
      answerQuiz(visit, 'wrong')
      await visit.at('erro2')
      expect(await questionsAsked(visit)).toBe(2)
      visit.store.dispatch(anotherQuizRequested())
      expect(visit.position()).toBe('erro2')
    },
  )

  it.each(rowsToRun(ways, 1))('failed once, passed the second time, by %s', async (way) => {
    const visit = await asPerson(PEOPLE.quiz, way)
    await visit.at('validacao')
    answerQuiz(visit, 'wrong')
    await visit.at('erro1')
    visit.store.dispatch(anotherQuizRequested())
    await visit.at('validacao')
    answerQuiz(visit, 'right')
    await visit.at('data-instalacao')
  })

  it('is void when the name is corrected: the check is made again before the order goes on (X14)', async () => {
    const visit = await asPerson(PEOPLE.quiz)
    await visit.at('validacao')
    await visit.correct('nome', { name: 'Maria de Souza' })
    await visit.at('validacao')
    expect(quizCalls(visit)).toEqual(['PUT /lead-v2/{id}', 'PUT /lead-v2/{id}'])
    expect(visit.ui().returnTo).toBeNull()
  })
})

describe('an order that is gone (X21)', () => {
  const gone = errorResponse(404, { code: 'not_found', message: 'Não encontrado.' })

  it('is begun anew from the quiz', async () => {
    const visit = await asPerson(PEOPLE.quiz)
    await visit.at('validacao')
    visit.wire.disturb(firstOnes(1, /QuizAnswer/, gone))
    visit.answer('validacao', quizAnswers(visit, 'right'))
    await visit.until('lost', ({ ui }) => ui.phase === 'lost')
    expect(visit.kept.has('lead')).toBe(false)
  })

  it('is begun anew from another quiz', async () => {
    const visit = await asPerson(PEOPLE.quizFailed)
    await visit.at('validacao')
    visit.answer('validacao', quizAnswers(visit, 'wrong'))
    await visit.at('erro1')
    visit.wire.disturb(firstOnes(1, /^PUT/, gone))
    visit.store.dispatch(anotherQuizRequested())
    await visit.until('lost', ({ ui }) => ui.phase === 'lost')
    expect(visit.errors).toEqual([])
  })
})

describe('a rejection', () => {
  it.each(rowsToRun(ways, () => false))(
    'without a quiz leads to erro2, and stays there after a reload, by %s',
    async (way) => {
      const visit = await asPerson(PEOPLE.rejected, way)
      await visit.at('erro2')
      await visit.saved()
      await journeys().openOn('erro2', {
        kept: visit.kept,
        step: 'pedido-realizado',
        mode: way,
      })
    },
  )

  it.each(rowsToRun(ways, 1))('says the words of the reply, by %s (F3.22, F4.3, D105)', async (way) => {
    const visit = await asPerson(PEOPLE.rejected, way)
    await visit.at('erro2')
    expect(visit.order().facts.riskMessage).toBe(riskMessages.rejected)
    expect(wordingOf(visit.order(), 'erro2').why).toBe(riskMessages.rejected)
  })

  it('of a mistyped CPF is mended by the right one, straight on to the check', async () => {
    const visit = await asPerson(PEOPLE.rejected)
    await visit.at('erro2')
    await visit.correct('cpf', { person_type: 'pf', cpf: '52998224725' })
    await visit.at('data-instalacao')
    expect(visit.ui().returnTo).toBeNull()
  })
})

describe('a provider that fails', () => {
  it('shows the catalogue’s text with a retry, and the answers stay', async () => {
    const visit = await asPerson(PEOPLE.serverError)
    await visit.until('the failure', ({ ui }) => ui.wait?.status === 'failed')
    expect(visit.ui()).toMatchObject({
      position: 'confirmando-dados',
      wait: { what: 'risk', offline: false },
    })
    expect(waitInWords(visit.ui().wait)).toBe('Erro no servidor. Por favor tente novamente mais tarde')
    await visit.correct('cpf', { person_type: 'pf', cpf: '52998224725' })
    await visit.at('data-instalacao')
  })
})
