/** The conversation keeps the visitor's words, and stands in the order of time (D130). */
import { describe, expect, it } from 'vitest'
import { chat } from '../../src/content/chat.ts'
import { buildTranscript } from '../../src/conversation/build-transcript.ts'
import type { TranscriptLine } from '../../src/conversation/transcript-lines.ts'
import { partAnswered } from '../../src/store/redux-actions.ts'
import { PEOPLE } from '../support/create-leads.ts'
import { answerAll, answersBefore, journeyServer, quizAnswers } from '../support/journey-test-setup.ts'
import { talkAt, talkFromStart } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const openAt = (step: string) => talkAt(journeys(), step)

type Opened = Awaited<ReturnType<typeof openAt>>

const kindsAfter = (lines: readonly TranscriptLine[], text: string) => {
  const at = lines.findIndex((line) => line.kind === 'answer' && line.text === text)
  return at < 0 ? [] : lines.slice(at).map(({ kind }) => kind)
}

describe("the visitor's bubble (D130)", () => {
  it('has the words that were typed, and what was taken of them stands below', async () => {
    const { visit, talk } = await openAt('planos')
    const typed = 'acho que vou querer o de 500 mesmo'
    await talk.say(typed)
    expect(visit.order().answers.planos?.values.idPlan).toBe('plan-d500a')
    expect(kindsAfter(talk.lines(), typed).slice(0, 2)).toEqual(['answer', 'taken'])
  })

  it('has secrets masked in place', async () => {
    const { talk } = await openAt('telefone')
    await talk.say('meu zap é 11 98765-4321')
    expect(talk.texts()).toContain('meu zap é …')
    expect(kindsAfter(talk.lines(), 'meu zap é …').slice(0, 2)).toEqual(['answer', 'taken'])
  })

  it('is the answer itself where nothing else was typed', async () => {
    const { talk } = await openAt('nome')
    await talk.say('Maria da Silva')
    expect(talk.lines().filter(({ kind }) => kind === 'taken')).toEqual([])
    expect(talk.lines().findLast(({ kind }) => kind === 'answer')).toMatchObject({
      step: 'nome',
      text: 'Maria da Silva',
    })
  })

  it.each([
    ['a message', async ({ talk }: Opened) => talk.say('muda o vencimento pro dia 20')],
    [
      'a form',
      async ({ visit }: Opened) => {
        await visit.correct('data-de-vencimento', { due_date: '20' })
      },
    ],
  ])('keeps what was said when the answer is corrected later by %s', async (_by, correct) => {
    const opened = await openAt('data-de-vencimento')
    const { visit, talk } = opened
    await talk.say('15')
    await visit.at('ativar-debito')
    await correct(opened)
    await visit.at('ativar-debito')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '20' })
    const bubbles = talk
      .lines()
      .filter((line) => line.kind === 'answer' && line.step === 'data-de-vencimento')
    expect(bubbles).toMatchObject([{ text: 'Dia 15', changed: true }])
    expect(talk.texts()).toContain('Vencimento: dia 15 → dia 20.')
  })

  it('of an answer that was taken from a longer message keeps it, as the chips below do', async () => {
    const { visit, talk } = await openAt('data-de-vencimento')
    await talk.say('dia 15, e no boleto')
    await talk.say('muda o vencimento pro dia 20')
    await talk.say('corrigir vencimento para dia 5')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '5' })
    expect(talk.texts()).toContain('dia 15, e no boleto')
    expect(talk.lines().find(({ kind }) => kind === 'taken')).toMatchObject({
      steps: ['data-de-vencimento', 'ativar-debito'],
      answers: { 'data-de-vencimento': { due_date: '15' } },
    })
  })

  it('gives way to the recorded values after a reload', async () => {
    const { visit, talk } = await openAt('planos')
    await talk.say('quero o de 500, por favor')
    await visit.at('nome')
    await visit.saved()
    const loaded = await journeys().openOn('nome', { kept: visit.kept, mode: 'chat' })
    const { order, ui, dialogue } = loaded.state()
    const lines = buildTranscript(order, ui.position, ui.returnTo, dialogue, chat)
    const answers = lines.flatMap((line) => (line.kind === 'answer' ? line.text : []))
    expect(answers.at(-1)).toMatch(/^500 Mega, /)
    expect(answers).not.toContain('quero o de 500, por favor')
    expect(lines.map(({ kind }) => kind)).not.toContain('taken')
  })
})

describe('the order of time (D130)', () => {
  it('has a correction below what was said before it, at the review', async () => {
    const { visit, talk } = await openAt('confirmacao')
    await talk.say('asdf qwer')
    await talk.say('corrigir telefone')
    await talk.say('meu número é 11 91234-5678')
    await visit.at('confirmacao')
    const texts = talk.texts()
    const at = (pattern: RegExp) => texts.findIndex((text) => pattern.test(text))
    expect(at(/^Essa eu não entendi/)).toBeGreaterThan(0)
    expect(at(/^Telefone: .+ → /)).toBeGreaterThan(at(/^Essa eu não entendi/))
    expect(texts.at(-1)).toMatch(/Está tudo certo/)
  })

  it('has the correction in a form there, too, and the question of the review comes last', async () => {
    const { visit, talk } = await openAt('confirmacao')
    await talk.say('asdf qwer')
    await visit.correct('data-de-vencimento')
    const day = visit.order().answers['data-de-vencimento']?.values.due_date === '15' ? '10' : '15'
    visit.answer('data-de-vencimento', { due_date: day })
    await visit.at('confirmacao')
    expect(talk.texts().slice(-2)).toEqual([
      expect.stringMatching(/^Vencimento: dia \d+ → dia \d+\.$/),
      expect.stringMatching(/^Está tudo certo/),
    ])
  })

  it('has what is answered in a form below what was said beside it', async () => {
    const { visit, talk } = await talkFromStart(journeys())
    await answerAll(visit, answersBefore('data-instalacao', { cpf: { person_type: 'pf', cpf: PEOPLE.quiz } }))
    await visit.at('validacao')
    await talk.say('asdf qwer')
    const placeOf = (kind: TranscriptLine['kind']) => talk.lines().findLastIndex((line) => line.kind === kind)
    expect(placeOf('parts')).toBeLessThan(placeOf('answer'))
    const [first = ''] = visit.order().facts.quizFields
    const value = quizAnswers(visit, 'right')[first] ?? ''
    visit.store.dispatch(partAnswered({ step: 'validacao', name: first, value }))
    expect(talk.texts()).toContain('asdf qwer')
    expect(placeOf('parts')).toBeGreaterThan(placeOf('answer'))
    expect(talk.lines().at(-1)?.kind).toBe('parts')
  })
})
