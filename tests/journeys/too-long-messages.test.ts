/** A message that is too long is not read: it stays in its field, and a sentence says so. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { journeyParts as standard } from '../../src/app/journeys/standard.ts'
import { chatReplies } from '../../src/content/command-replies.ts'
import { handleHeld, handleMessage } from '../../src/conversation/message-handler.ts'
import { legacy_createStore } from '@reduxjs/toolkit'
import { stepOf, idsOf } from '../../src/funnel/journey-registry.ts'
import { LONGEST_MESSAGE } from '../../src/lib/chat-message-length-limit.ts'
import { draftChanged, journeyStarted, messageHeld, messagesReadable } from '../../src/store/redux-actions.ts'
import { rootReducer } from '../../src/store/root-reducer.ts'
import { reached } from '../support/orders-at-step.ts'

const QUESTIONS = ['cep', 'nr-imovel', 'nome', 'email', 'planos', 'data-de-vencimento', 'confirmacao']

function chatAt(step: string) {
  const store = legacy_createStore(rootReducer)
  store.dispatch(journeyStarted({ order: reached(step), mode: 'chat', position: step, recordId: 'a' }))
  return store
}

/** The name of the field into which a message is typed; undefined where the line below the cards takes it. */
const fieldOf = (step: string) =>
  stepOf({ journey: 'standard' }, step).fields.find(({ kind }) => kind === 'text')?.name

/** Pieces of which a message is made that takes long to read. */
const piece = fc.constantFrom(
  '1 ',
  'maria ',
  'rua 1, ',
  'meu cpf é 529.982.247-25, ',
  'não, ',
  '@',
  'a'.repeat(50),
)
const tooLong = fc.array(piece, { minLength: 1, maxLength: 5 }).chain((pieces) =>
  fc.integer({ min: LONGEST_MESSAGE + 1, max: 100_000 }).map((length) => {
    const text = pieces.join('')
    // the white space around a message does not count
    return `${text.repeat(Math.ceil(length / text.length)).slice(0, length - 1)}x`
  }),
)

beforeAll(async () => {
  await standard.later?.()
})

describe('a message of more characters than are read', () => {
  it('is refused at every question, with what was typed in its field and nothing read, recorded or counted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...QUESTIONS), tooLong, (step, text) => {
        const store = chatAt(step)
        const name = fieldOf(step)
        if (name) store.dispatch(draftChanged({ step, name, value: text }))
        const before = store.getState()
        handleMessage(store, text)
        const after = store.getState()
        expect(after.order).toBe(before.order)
        expect(after.ui.drafts).toEqual(before.ui.drafts)
        expect(after.dialogue.misses).toBe(0)
        expect(after.dialogue.lines).toHaveLength(1)
        expect(after.dialogue.lines[0]?.problem).toEqual({
          problem: 'outro',
          text: chatReplies.messageTooLong,
        })
      }),
    )
  })

  it('comes back into its field if it was sent before the code that reads had loaded', () => {
    const text = 'meu nome é Ana, '.repeat(100)
    const store = chatAt('nome')
    store.dispatch(messageHeld({ text, at: 'nome' }))
    store.dispatch(messagesReadable())
    handleHeld(store)
    expect(store.getState().dialogue.held).toEqual([])
    expect(store.getState().ui.drafts.nome).toEqual({ name: text })
    expect(store.getState().dialogue.lines.map(({ problem }) => problem)).toEqual([
      { problem: 'outro', text: chatReplies.messageTooLong },
    ])
  })

  it('is read if it has as many characters as are read', () => {
    const store = chatAt('email')
    handleMessage(store, `ana@exemplo.com.br ${'.'.repeat(LONGEST_MESSAGE - 19)}`)
    expect(store.getState().dialogue.lines.some(({ problem }) => problem?.problem === 'outro')).toBe(false)
  })

  it('no question of the order is missing from those that are tried here', () => {
    expect(QUESTIONS.every((id) => idsOf({ journey: 'standard' }, 'chat').includes(id))).toBe(true)
  })
})
