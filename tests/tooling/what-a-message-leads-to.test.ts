/** Tests what a message leads to, as a table: a reading and a state on one side, moves on the other. */
import { describe, expect, it, test, vi } from 'vitest'
import '../../src/app/journeys/standard/checkout-steps-and-texts.ts'
import { chatReplies } from '../../src/content/chat-command-replies.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  asideOpened,
  chatMemoryUpdated,
  doubtRaised,
  journeyStarted,
  lineAdded,
  noticeRaised,
  type ChatAction,
  type OpenDoubt,
} from '../../src/store/redux-actions.ts'
import { rootReducer, type RootState } from '../../src/store/root-reducer.ts'
import type { Reading } from '../../src/understanding/reading-types.ts'
import { languageModelInHead } from '../support/language-model-in-head.ts'
import { reached } from '../support/orders-at-step.ts'
import { collectMessageContext } from '../../src/conversation/message-handlers/collect-message-context.ts'
import {
  decide,
  decideReply,
  FIRST,
  REPLIES,
} from '../../src/conversation/message-handlers/decide-chat-moves.ts'
import type { Move, Moves } from '../../src/conversation/message-handlers/chat-move-types.ts'
import type { ReceivedMessage } from '../../src/conversation/message-handlers/received-message-type.ts'

const NOTHING: Reading = {
  answers: {},
  doubts: [],
  command: null,
  facts: [],
  clear: false,
  agreed: null,
  smalltalk: null,
  advice: false,
  wayOut: null,
  wrong: false,
  unanswered: false,
  person: null,
}

const YES: Partial<Reading> = { agreed: true }
const NO: Partial<Reading> = { agreed: false }
const EMAIL = { email: 'ana@exemplo.com.br' }
const WAITS = ['clear-input', 'show', 'chat/asideOpened', 'await-faq']
/** The FAQ has loaded, and is empty. */
const NO_FAQ = chatMemoryUpdated({ faq: [] })
const DOUBT: OpenDoubt = { step: 'email', values: EMAIL, why: 'confirm' }

/** The state of a chat whose open question is `step`, after these events. */
function chatAt(step: StepId, ...events: Parameters<typeof rootReducer>[1][]): RootState {
  const started = journeyStarted({ order: reached(step), mode: 'chat', position: step, recordId: 'a' })
  return [started, ...events].reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'start' }))
}

const offering = (...actions: ChatAction[]) => asideOpened({ actions })

function received(
  state: RootState,
  reading: Partial<Reading>,
  more: Partial<ReceivedMessage> = {},
): ReceivedMessage {
  const text = more.text ?? 'o que foi dito'
  return {
    situation: collectMessageContext(state, text),
    reading: { ...NOTHING, ...reading },
    echo: text,
    text,
    pending: state.dialogue.doubt,
    isOfForm: false,
    ...more,
  }
}

/** A move in short: its name, or the type of the event. */
const short = (move: Move): string => ('type' in move ? move.type : move.do)
const namesOf = (moves: Moves) => moves.map(short)

/** The row that takes a message. */
const rowOf = (rows: typeof FIRST, message: ReceivedMessage, state: RootState) =>
  rows.find(([, decision]) => decision(message, state))?.[0]

const READ = ['chat/messageRead', 'clear-input', 'show']

describe('a message', () => {
  type Case = [
    row: string,
    state: RootState,
    reading: Partial<Reading>,
    moves: readonly string[],
    more?: Partial<ReceivedMessage>,
  ]
  const first: Case[] = [
    [
      'yes or no to starting again',
      chatAt('email', asideOpened('restart')),
      YES,
      ['chat/messageRead', 'visitor/restartRequested'],
    ],
    ['yes or no to starting again', chatAt('email', asideOpened('restart')), NO, [...READ, 'say']],
    [
      'yes or no to being who a link is meant for',
      chatAt('email', asideOpened('agent')),
      NO,
      ['show', 'say', 'chat/asideClosed'],
    ],
    [
      'acceptance of a new price',
      chatAt('confirmacao', noticeRaised({ kind: 'price-changed', before: 99, now: 109 })),
      YES,
      ['chat/messageRead', 'visitor/noticeClosed', 'clear-input', 'show', 'say', 'ask-again'],
    ],
    [
      'acceptance of the offered button',
      chatAt('email', offering({ label: 'Sim', opens: 'nome' }, { label: 'Não' })),
      YES,
      ['chat/asideClosed', 'chat/messageRead', 'clear-input', 'visitor/correctionRequested', 'show'],
    ],
    [
      'no to changing an answer',
      chatAt('email', offering({ label: 'Sim', opens: 'nome' }, { label: 'Não' })),
      NO,
      [...READ, 'say', 'ask-again'],
    ],
    [
      'yes or no to a doubtful value',
      chatAt('email', doubtRaised(DOUBT)),
      YES,
      ['chat/messageRead', 'show', 'clear-input', 'record', 'ask-next'],
    ],
    [
      'yes or no to a doubtful value',
      chatAt(
        'email',
        doubtRaised(DOUBT),
        lineAdded({ step: 'email', who: 'assistant', text: 'A fibra é boa.' }),
      ),
      YES,
      [...READ, 'ask-once-more'],
    ],
    ['value for the form', chatAt('nome'), {}, ['submit-form'], { isOfForm: true }],
    ['hours for calls', chatAt('telefone'), {}, [...READ, 'say', 'ask-again'], { text: 'me liga de manhã' }],
    ['request for a summary', chatAt('confirmacao'), {}, [...READ, 'say', 'ask-again'], { text: 'resumo' }],
    [
      'condition of the order',
      chatAt('confirmacao'),
      YES,
      [...READ, 'say', 'ask'],
      { text: 'sim, mas só se tiver sol' },
    ],
    [
      'vague change at the review',
      chatAt('confirmacao'),
      {},
      [...READ, 'say', 'chat/asideOpened'],
      { text: 'quero mudar umas coisas' },
    ],
    [
      'consent to something older',
      chatAt('confirmacao', lineAdded({ step: 'confirmacao', who: 'assistant', text: 'Tem wi-fi.' })),
      { ...YES, answers: { confirmacao: { accept_information: 'true' } } },
      ['chat/messageRead', 'ask'],
    ],
    ['unknown CEP', chatAt('cep'), {}, ['once-answerable']],
    ['anything else', chatAt('email'), {}, ['once-answerable']],
  ]
  it.each(first)('is taken by the row of %s', (row, state, reading, moves, more) => {
    const message = received(state, reading, more)
    expect([rowOf(FIRST, message, state), namesOf(decide(message, state))]).toEqual([row, moves])
  })

  const replies: Case[] = [
    [
      'command',
      chatAt('email'),
      { command: 'help' },
      ['chat/messageRead', 'clear-input', 'show', 'say-help', 'say'],
    ],
    [
      'command',
      chatAt('email'),
      { command: 'correct:nome' },
      ['chat/messageRead', 'clear-input', 'visitor/correctionRequested', 'show', 'say-at'],
    ],
    [
      'request instead of an answer',
      chatAt('email'),
      { wayOut: 'device' },
      [...READ, 'say', 'chat/asideOpened'],
    ],
    [
      'answers',
      chatAt('email'),
      { answers: { email: EMAIL } },
      ['chat/messageRead', 'show', 'clear-input', 'record', 'say-unchanged', 'reply-to-rest'],
    ],
    [
      'answers',
      chatAt('email'),
      { answers: { email: EMAIL } },
      ['chat/messageRead', 'clear-input', 'record', 'say-unchanged', 'reply-to-rest'],
      { text: EMAIL.email },
    ],
    [
      'answers',
      chatAt('email'),
      { answers: { email: { email: 'ana' } } },
      ['chat/messageRead', 'show', 'fill-input', 'record', 'say-unchanged', 'reply-to-rest'],
    ],
    ['request for advice', chatAt('cep'), { advice: true }, [...READ, 'say', 'ask-again']],
    ['doubtful value', chatAt('email'), { doubts: [{ ...DOUBT }] }, ['chat/messageRead', 'ask']],
    [
      'doubtful value',
      chatAt('email', doubtRaised(DOUBT)),
      { doubts: [{ ...DOUBT }] },
      [...READ, 'say', 'chat/doubtRaised'],
    ],
    ['question', chatAt('email'), { facts: ['fidelidade'] }, [...READ, 'tell', 'ask-again']],
    [
      'person or company',
      chatAt('cpf'),
      { person: 'pj' },
      [...READ.slice(0, 2), 'fill-input', 'show', 'say'],
    ],
    ['question of the FAQ', chatAt('email'), { unanswered: true }, WAITS],
    ['question of the FAQ', chatAt('email'), {}, WAITS],
    [
      'question that nothing answers',
      chatAt('email', NO_FAQ),
      { unanswered: true },
      [...READ, 'ask-again', 'say', 'chat/asideOpened'],
    ],
    ['small talk', chatAt('email'), { smalltalk: 'thanks' }, [...READ, 'say', 'ask-again']],
    ['no to something unnamed', chatAt('email'), { wrong: true }, [...READ, 'say']],
    [
      'nothing understood',
      chatAt('email', NO_FAQ),
      {},
      ['chat/messageRead', 'clear-input', 'reply-not-understood'],
    ],
    [
      'nothing understood',
      chatAt('email', NO_FAQ, doubtRaised(DOUBT)),
      {},
      ['chat/messageRead', 'clear-input', 'reply-not-understood', 'ask-once-more'],
    ],
  ]
  it.each(replies)('gets the reply of the row of %s', (row, state, reading, moves, more) => {
    const message = received(state, reading, more)
    expect([rowOf(REPLIES, message, state), namesOf(decideReply(message, state))]).toEqual([row, moves])
  })
})

describe('of several meanings', () => {
  test('the order of the rows decides: each of these takes what the one below would take, too', () => {
    const all: Reading = {
      ...NOTHING,
      command: 'human',
      wayOut: 'device',
      answers: { email: EMAIL },
      advice: true,
      doubts: [{ step: 'nome', values: { name: 'Ana' }, why: 'surname' }],
      facts: ['fidelidade'],
      person: 'pf',
      unanswered: true,
      smalltalk: 'greeting',
      wrong: true,
    }
    const without: readonly Partial<Reading>[] = [
      { command: null },
      { wayOut: null },
      { answers: {} },
      { advice: false },
      { doubts: [] },
      { facts: [] },
      { person: null },
      // the FAQ is loaded once, and the model is asked once
      {},
      {},
      { unanswered: false },
      { smalltalk: null },
      { wrong: false },
    ]
    languageModelInHead('')
    const rows = [{}, ...without].map((_, at) => {
      const left = Object.assign({}, all, ...without.slice(0, at)) as Reading
      const isOnce = (each: Partial<Reading>) => Object.keys(each).length === 0
      const state = at > without.findIndex(isOnce) ? chatAt('email', NO_FAQ) : chatAt('email')
      const isAsked = at > without.findLastIndex(isOnce)
      return rowOf(REPLIES, received(state, left, isAsked ? { isModelAsked: true } : {}), state)
    })
    vi.unstubAllGlobals()
    expect(rows).toEqual(REPLIES.map(([name]) => name))
  })

  test('a yes is of the last line: what the chat asks beside the order goes before the order', () => {
    const consent = { ...YES, answers: { confirmacao: { accept_information: 'true' } } }
    const open = [
      noticeRaised({ kind: 'price-changed' as const, before: 99, now: 109 }),
      offering({ label: 'Sim', opens: 'nome' }),
      asideOpened('restart'),
    ]
    const rows = open.map((_, at) => {
      const state = chatAt('confirmacao', ...open.slice(0, at + 1))
      return rowOf(FIRST, received(state, consent), state)
    })
    // a button is accepted only where no new price is asked about
    expect(rows).toEqual([
      'acceptance of a new price',
      'acceptance of a new price',
      'yes or no to starting again',
    ])
  })

  test('a form takes only what says nothing else', () => {
    const state = chatAt('nome')
    const rowFor = (reading: Partial<Reading>) =>
      rowOf(FIRST, received(state, reading, { isOfForm: true }), state)
    expect([{}, { command: 'help' as const }, { facts: ['preco' as const] }, YES].map(rowFor)).toEqual([
      'value for the form',
      'anything else',
      'anything else',
      'value for the form',
    ])
  })
})

describe('moves', () => {
  test('are data: they survive being written down', () => {
    const state = chatAt('email', asideOpened('restart'))
    const moves = decide(received(state, NO), state)
    expect(structuredClone(moves)).toEqual(moves)
    expect(moves).toContainEqual({ do: 'say', text: chatReplies.commands.recomecarKept, more: {} })
  })

  test('depend on the reading and the state alone: the same twice, and the state as before', () => {
    const state = chatAt('email')
    const before = structuredClone(state.dialogue)
    const message = received(state, { answers: { email: EMAIL } })
    expect(decideReply(message, state)).toEqual(decideReply(message, state))
    expect(state.dialogue).toEqual(before)
  })
})
