/** What follows from a reading and a state, by the one table; the readings are made by hand. */
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { reached } from '../../tests/support/orders-at-step.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import {
  answerAccepted,
  answersVolunteered,
  chatMemoryUpdated,
  doubtRaised,
  journeyStarted,
  lineAdded,
  messageRead,
  stepChanged,
  type OpenDoubt,
} from '../store/redux-actions.ts'
import { rootReducer } from '../store/root-reducer.ts'
import { selectOrder } from '../store/selectors.ts'
import type { Reading } from '../understanding/reading.ts'
import { situationOf, type Heard } from './heard-message.ts'
import { carryOut } from './moves.ts'
import { afterGoingOn } from './proposals.ts'
import { decide } from './decision-table.ts'
import { loadAnswers } from './topic-answers.ts'

await loadAnswers()

const NOTHING: Reading = {
  answers: {},
  doubts: [],
  command: null,
  facts: [],
  clear: false,
  agreed: null,
  near: [],
  unanswered: false,
}

/** A chat at a question, with what it records and says. */
function chatAt(at: string) {
  const recorded: unknown[] = []
  const store = configureStore({
    reducer: (state: ReturnType<typeof rootReducer> | undefined, action: { type: string }) => {
      if (answersVolunteered.match(action)) recorded.push(action.payload.answers)
      return rootReducer(state, action)
    },
    middleware: () => new Tuple(),
  })
  store.dispatch(journeyStarted({ order: reached(at), mode: 'chat', position: at, recordId: '1' }))
  store.dispatch(stepChanged({ to: at, how: 'none' }))
  store.dispatch(chatMemoryUpdated({ faq: [] }))
  return {
    store,
    recorded,
    /** Decides about a message that says this. */
    hear(text: string, reading: Partial<Reading>, more: Partial<Heard> = {}) {
      const state = store.getState()
      const order = selectOrder(state)
      const heard: Heard = {
        state,
        order,
        at,
        step: stepOf(order, at),
        reading: { ...NOTHING, ...reading },
        situation: situationOf(state, text),
        text,
        masked: text,
        echo: text,
        doubt: state.dialogue.doubt,
        guess: null,
        isOfForm: false,
        ...more,
      }
      const before = state.dialogue.lines.length
      carryOut(store, decide(heard))
      return store
        .getState()
        .dialogue.lines.slice(before)
        .map((line) => `${line.who === 'visitor' ? '> ' : ''}${line.text}`)
    },
    buttons() {
      const { aside } = store.getState().dialogue
      return aside !== null && typeof aside === 'object' ? aside.actions.map(({ label }) => label) : []
    },
  }
}

const day = (due_date: string) => ({ 'data-de-vencimento': { due_date } })
const doubtOfDay: OpenDoubt = { step: 'data-de-vencimento', values: { due_date: '15' }, why: 'confirm' }

it('takes a value, shows the message that says more, and asks nothing', () => {
  const chat = chatAt('data-de-vencimento')
  const said = chat.hear('bota pro dia 10, recebo no quinto dia útil', { answers: day('10'), clear: true })
  expect(said[0]).toBe('> bota pro dia 10, recebo no quinto dia útil')
  expect(chat.recorded).toEqual([day('10')])
  expect(chat.store.getState().dialogue.doubt).toBeNull()
})

it('proposes a value beside which a stop sign stands, and takes another one without a word about it', () => {
  const chat = chatAt('data-de-vencimento')
  expect(chat.hear('só se der, dia 15', { doubts: [doubtOfDay] }).at(-1)).toBe(
    'Vencimento no dia 15. É isso?',
  )
  expect(chat.hear('dia 10', { answers: day('10'), clear: true })[0]).not.toContain('15')
  expect(chat.recorded).toEqual([day('10')])
})

it('takes a guess with the answer to the question after it (D154)', () => {
  const chat = chatAt('data-de-vencimento')
  const guess: OpenDoubt = { ...doubtOfDay, why: 'guess' }
  chat.store.dispatch(doubtRaised(guess))
  const answers = { 'ativar-debito': { direct_debit: 'true' } }
  chat.hear('no débito', { answers, clear: true }, { guess })
  expect(chat.recorded).toEqual([{ ...day('15'), ...answers }])
})

it.each([
  ['lapses in one line, with a stop sign', 'confirm' as const, [], 'Vencimento: ficou dia 10.'],
  ['is taken, as a guess', 'guess' as const, [day('15')], undefined],
])('what is proposed of an earlier answer %s, when the visitor goes on (D154)', (_, why, recorded, line) => {
  const chat = chatAt('ativar-debito')
  chat.store.dispatch(doubtRaised({ ...doubtOfDay, why }))
  chat.store.dispatch(answerAccepted({ step: 'ativar-debito', values: { direct_debit: 'false' } }))
  const state = chat.store.getState()
  expect(state.dialogue.doubt).toBeNull()
  carryOut(chat.store, afterGoingOn(state))
  expect(chat.recorded).toEqual(recorded)
  expect(chat.store.getState().dialogue.lines.at(-1)?.text).toBe(line)
  expect(chat.store.getState().dialogue.lapsed).toBeNull()
})

it('never takes a document, an account or a consent by going on (D154)', () => {
  const chat = chatAt('ativar-debito')
  const cpf = { person_type: 'pf', cpf: '52998224725' }
  chat.store.dispatch(doubtRaised({ step: 'cpf', values: cpf, why: 'guess' }))
  chat.store.dispatch(answerAccepted({ step: 'ativar-debito', values: { direct_debit: 'false' } }))
  carryOut(chat.store, afterGoingOn(chat.store.getState()))
  expect(chat.recorded).toEqual([])
})

it('offers one tap that takes a change back, with all that was changed by one message (D154)', () => {
  const chat = chatAt('confirmacao')
  const before = selectOrder(chat.store.getState()).answers
  for (const of of ['data-de-vencimento', 'ativar-debito'])
    chat.store.dispatch(
      lineAdded({ step: 'confirmacao', who: 'assistant', text: '', change: { of, before, after: {} } }),
    )
  const { undo } = chat.store.getState().dialogue
  expect(undo).toEqual({ before, steps: ['data-de-vencimento', 'ativar-debito'] })
  chat.store.dispatch(messageRead({ understood: true }))
  expect(chat.store.getState().dialogue.undo).toBeNull()
})

it('answers a question with the choice that it speaks of as a button, and records nothing (D129)', () => {
  const chat = chatAt('data-de-vencimento')
  const said = chat.hear('dia 15 muda o preço?', { facts: ['dia-nao-muda-preco'], doubts: [doubtOfDay] })
  expect(said[1]).toMatch(/não muda o preço/)
  expect(chat.buttons()).toEqual(['Vence dia 15'])
  expect(chat.store.getState().dialogue.doubt).toBeNull()
  expect(chat.recorded).toEqual([])
})

it('does not understand in three steps, and never says a sentence twice', () => {
  const chat = chatAt('data-de-vencimento')
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((text) => {
    const lines = chat.hear(text, {}).slice(1).join(' ')
    return { lines, buttons: chat.buttons() }
  })
  expect(first?.lines).toContain('Os dias de vencimento são')
  expect(second?.buttons[0]).toBe('Falar com uma pessoa')
  expect(third?.buttons).toEqual([])
  const all = [first, second, third, fourth].map((each) => each?.lines)
  expect(new Set(all).size).toBe(4)
})

it('says how the order stands on a condition, and asks for the yes (D132)', () => {
  const chat = chatAt('confirmacao')
  const said = chat.hear('pode fechar, mas só se vencer dia 15', {
    doubts: [{ step: 'confirmacao', values: { accept_information: 'true' }, why: 'confirm' }, doubtOfDay],
  })
  expect(said.slice(1)).toEqual(['Não é assim que está no pedido.', 'Você confirma o pedido como está?'])
  expect(chat.buttons()).toEqual(['Vence dia 15'])
  expect(chat.store.getState().dialogue.doubt?.condition).toBeDefined()
})

it('proposes the data of another holder as one set, and records none of it in part (D133)', () => {
  const chat = chatAt('confirmacao')
  const said = chat.hear('põe no nome do meu pai, Rui Prado, nascido em 01/02/1960', {
    answers: { 'data-nascimento': { birth_date: '01/02/1960' } },
    doubts: [{ step: 'nome', values: { name: 'Rui Prado' }, why: 'confirm' }],
  })
  expect(said.at(-1)).toMatch(/^Trocar o titular: .*Rui Prado/)
  expect(chat.recorded).toEqual([])
})
