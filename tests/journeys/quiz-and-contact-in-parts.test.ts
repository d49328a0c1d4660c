/** Questions that the chat asks in parts: the quiz, and a contact for the waiting list. */
import { describe, expect, it } from 'vitest'
import { partAnswered, partReopened } from '../../src/store/redux-actions.ts'
import { selectOpenPart, selectPartBefore } from '../../src/store/selectors.ts'
import { askedFields } from '../../src/conversation/fields-asked-so-far.ts'
import { problemTexts } from '../support/problem-texts.ts'
import {
  answerAll,
  checkAddress,
  answersBefore,
  house,
  journeyServer,
  quizAnswers,
} from '../support/journey-test-setup.ts'
import { PEOPLE } from '../support/create-leads.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const journeys = journeyServer()

const tell = (visit: Visit, step: string, name: string, value: string) =>
  visit.store.dispatch(partAnswered({ step, name, value }))
const open = (visit: Visit) => selectOpenPart(visit.state())

async function atQuiz(): Promise<Visit> {
  const visit = journeys().open({ mode: 'chat' })
  await answerAll(visit, answersBefore('data-instalacao', { cpf: { person_type: 'pf', cpf: PEOPLE.quiz } }))
  await visit.at('validacao')
  return visit
}

describe('the quiz, question by question', () => {
  it('goes on after a reload where it was left, and keeps nothing of it in the browser', async () => {
    const visit = await atQuiz()
    const answers = quizAnswers(visit, 'right')
    const [first = '', second = '', third = ''] = visit.order().facts.quizFields
    for (const name of [first, second]) tell(visit, 'validacao', name, answers[name] ?? '')
    await visit.saved()
    expect(Object.keys(JSON.parse(visit.kept.get('quiz') ?? '{}'))).toEqual(['id', 'answers'])

    const again = await journeys().openOn('validacao', { kept: visit.kept, mode: 'chat' })
    await again.until('what was answered', (state) => selectOpenPart(state) === third)
    for (const name of again.order().facts.quizFields.slice(2))
      tell(again, 'validacao', name, answers[name] ?? '')
    await again.at('data-instalacao')
  })

  it('wants an answer to each, and takes another one for a question answered before', async () => {
    const visit = await atQuiz()
    const answers = quizAnswers(visit, 'right')
    const [first = '', second = '', ...rest] = visit.order().facts.quizFields
    tell(visit, 'validacao', first, '')
    expect(problemTexts(visit.ui().problems.validacao)).toEqual({
      [first]: 'Escolha uma resposta para esta pergunta',
    })
    tell(visit, 'validacao', first, 'none')
    expect(open(visit)).toBe(second)
    const back = selectPartBefore(visit.state())
    expect(back).toEqual({ step: 'validacao', name: first, before: 'none' })
    visit.store.dispatch(partReopened(back))
    expect(open(visit)).toBe(first)
    for (const name of [first, second, ...rest]) tell(visit, 'validacao', name, answers[name] ?? '')
    await visit.at('data-instalacao')
  })
})

describe('the waiting list, one answer after the other', () => {
  const step = 'oferta-indisponivel'

  it('is sent once, with the e-mail, and nothing of it is kept in the browser', async () => {
    const visit = journeys().open({ mode: 'chat' })
    await checkAddress(visit, '01207001', house('10'))
    await visit.at(step)
    tell(visit, step, 'name', 'Rita')
    expect(problemTexts(visit.ui().problems[step])).toEqual({
      name: 'Falta o sobrenome. Digite o nome e o sobrenome.',
    })
    tell(visit, step, 'name', 'Rita de Cássia Lima')
    expect(open(visit)).toBe('phone')
    expect(askedFields(visit.state(), step)).toMatchObject([
      { name: 'name', answer: 'Rita de Cássia Lima', isOpen: false },
      { name: 'phone', question: 'Em qual telefone com DDD podemos avisar?', isOpen: true },
    ])
    tell(visit, step, 'phone', '2198765')
    expect(open(visit)).toBe('phone')
    tell(visit, step, 'phone', '(21) 98765-1234')
    expect(JSON.stringify([...visit.kept])).not.toMatch(/Rita|98765/)
    const sent = () => visit.wire.lines().filter((line) => line.includes('no-coverage')).length
    const before = sent()
    tell(visit, step, 'email', 'rita@exemplo.com.br')
    await visit.until('sent', ({ ui }) => ui.contact.notify === 'sent')
    expect(sent()).toBe(before + 1)
    expect(open(visit)).toBeNull()
  })
})
