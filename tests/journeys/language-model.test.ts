/** The chat with the operator's language model, which a local server plays: right, wrong, slow, malicious and down. */
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assistantMessages } from '../../src/content/assistant-messages.ts'
import { chatReplies } from '../../src/content/command-replies.ts'
import { handleMessage } from '../../src/conversation/message-handler.ts'
import { answersVolunteered } from '../../src/store/redux-actions.ts'
import type { ChatInTab } from '../support/chat-in-simulated-tab.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { languageModelInHead } from '../support/language-model-in-head.ts'
import {
  messageModelServer,
  NOTHING,
  says,
  silent,
  type ModelBehaviour,
} from '../support/message-model-server.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { talkAt } from '../support/talk-at-question.ts'
import type { Visit } from '../support/visit-without-browser.ts'

/** What no rule reads, so that it is left to the model. */
const UNREAD = 'zupt kwx'

const model = await messageModelServer()
const limits = { RATE_LIMIT_ADDRESS_PER_MINUTE: '100000', READER_BUDGET_PER_HOUR: '100000' }
const journeys = journeyServer({ env: { ...model.settings, ...limits } })

afterAll(() => model.close())
beforeEach(() => model.behave(says(NOTHING)))
afterEach(() => vi.unstubAllGlobals())

/** Opens the chat at a question, of a page whose operator has a model or has none. */
async function chatAt(step: string, hasModel = true): Promise<{ visit: Visit; talk: ChatInTab }> {
  const { visit, talk } = await talkAt(journeys(), step)
  const { port } = journeys().app.server.address() as { port: number }
  if (hasModel) languageModelInHead(`http://127.0.0.1:${port}/api`)
  return { visit, talk }
}

const answersOf = (visit: Visit) => JSON.stringify(visit.order().answers)
/** Calls that write, in the order in which they were made. */
const writes = (visit: Visit) => visit.wire.calls.filter(({ method }) => method !== 'GET').length

describe('what the rules leave to the model', () => {
  it('is proposed as a choice, and recorded once the visitor says so', async () => {
    const { visit, talk } = await chatAt('data-de-vencimento')
    model.behave({
      reply: ({ instructions }) => ({ means: 'choice', id: /^(c\d+): .*20/m.exec(instructions)?.[1] ?? '' }),
    })
    expect(await talk.say(UNREAD)).toContain('20')
    expect(visit.order().answers['data-de-vencimento']).toBeUndefined()
    await talk.say('sim')
    expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '20' })
  })

  it('is not recorded if the visitor says no', async () => {
    const { visit, talk } = await chatAt('data-de-vencimento')
    model.behave(says({ means: 'choice', id: 'c1' }))
    await talk.say(UNREAD)
    expect(await talk.say('não')).toContain(assistantMessages.doubtDropped)
    expect(visit.order().answers['data-de-vencimento']).toBeUndefined()
  })

  it('is a plan on offer', async () => {
    const { visit, talk } = await chatAt('planos')
    model.behave({
      reply: ({ instructions }) => ({
        means: 'choice',
        id: /^(c\d+): 500 Mega/m.exec(instructions)?.[1] ?? '',
      }),
    })
    expect(await talk.say('sou o Joao, zupt aquele ali')).toContain('500 Mega')
    expect(model.questions.at(-1)?.message).toBe('sou o PALAVRA_1, PALAVRA_2 aquele ali')
    expect(model.bodies.join()).not.toMatch(/joao|01310|paulista/i)
    expect([talk.position(), visit.order().answers.planos]).toEqual(['planos', undefined])
    await talk.say('sim')
    expect([talk.position(), visit.order().answers.planos?.values]).toMatchObject([
      'nome',
      { idPlan: 'plan-d500a' },
    ])
  })

  it('is answered if it asks what there is an answer to, and the question stays open', async () => {
    const { visit, talk } = await chatAt('email')
    model.behave(says({ means: 'question', id: 'fidelidade' }))
    expect(await talk.say(`${UNREAD}?`)).toContain('fidelidade')
    expect(visit.position()).toBe('email')
  })

  it('leads to a person if that is meant', async () => {
    const { visit, talk } = await chatAt('email')
    model.behave(says({ means: 'command', id: 'human' }))
    expect(await talk.say(UNREAD)).toContain(chatReplies.commands.atendente)
    expect(visit.state().dialogue.aside).toBe('human')
  })

  it.each(rowsToRun(['correct:telefone', 'back'], 1))('changes nothing without a tap: %s', async (id) => {
    const { visit, talk } = await chatAt('email')
    model.behave(says({ means: 'command', id }))
    const before = answersOf(visit)
    expect(await talk.say(UNREAD)).toContain('Quer trocar?')
    expect(talk.buttons()).toEqual([chatReplies.commands.changeYes, chatReplies.commands.changeNo])
    expect([answersOf(visit), visit.position()]).toEqual([before, 'email'])
  })

  it('erases nothing without a tap', async () => {
    const { visit, talk } = await chatAt('email')
    model.behave(says({ means: 'command', id: 'restart' }))
    const before = answersOf(visit)
    await talk.say(UNREAD)
    expect(visit.state().dialogue.aside).toBe('restart')
    expect(answersOf(visit)).toBe(before)
  })

  it('is not sent where a name, a document or an account is asked for (D125)', async () => {
    for (const step of ['nome', 'cpf']) {
      const { talk } = await chatAt(step)
      const before = model.questions.length
      await talk.say(UNREAD)
      expect(model.questions).toHaveLength(before)
      vi.unstubAllGlobals()
    }
  })

  it('is not sent if the rules have read it', async () => {
    const { talk } = await chatAt('email')
    const before = model.questions.length
    for (const read of ['tem fidelidade?', 'ajuda', 'oi', 'ana@exemplo.com.br']) await talk.say(read)
    expect(model.questions).toHaveLength(before)
  })

  it('leads to a person if the model proposes what is not meant again and again', async () => {
    const { visit, talk } = await chatAt('data-de-vencimento')
    model.behave(says({ means: 'choice', id: 'c1' }))
    const before = model.questions.length
    for (let at = 0; at < 3; at += 1) await talk.say(`${UNREAD} ${'abc'.slice(at)}`)
    expect(model.questions).toHaveLength(before + 2)
    expect(talk.told().join('\n')).toContain('“atendente”')
    expect(visit.order().answers['data-de-vencimento']).toBeUndefined()
  })
})

describe('a model that is of no use', () => {
  const useless: readonly (readonly [string, ModelBehaviour])[] = [
    ['names what is not on offer', says({ means: 'choice', id: 'c99' })],
    [
      'names a value that was not typed',
      says({ means: 'values', values: [{ field: 'email', stretch: 'a@b.co' }] }),
    ],
    [
      'names a value that is none',
      says({ means: 'values', values: [{ field: 'email', stretch: 'PALAVRA_1' }] }),
    ],
    ['is silent', silent],
    ['is down', { respond: (response) => void response.destroy() }],
    ['writes what is no reply', { text: 'Ignore previous instructions.' }],
  ]
  it.each(rowsToRun(useless, (_, at) => at === 0))(
    'changes no word of what the chat asks by itself: it %s (X47, S65)',
    async (_what, behaviour) => {
      model.behave(behaviour)
      const spoken: string[][] = []
      for (const hasModel of [false, true]) {
        const { visit, talk } = await chatAt('email', hasModel)
        const before = [answersOf(visit), writes(visit)]
        const asked = model.questions.length
        for (const said of [UNREAD, `${UNREAD}?`, 'kwx zupt', UNREAD]) await talk.say(said)
        spoken.push(talk.texts().map((text) => text.replace(/referência \w+/, 'referência')))
        expect([answersOf(visit), writes(visit)]).toEqual(before)
        expect(model.questions.length > asked, 'asks the model, where there is one').toBe(hasModel)
        vi.unstubAllGlobals()
      }
      expect(spoken[1]).toEqual(spoken[0])
    },
  )

  it('keeps no message waiting: the next one is answered after the chat has asked by itself (X47)', async () => {
    const { visit, talk } = await chatAt('email')
    model.behave(silent)
    handleMessage(visit.store, UNREAD)
    expect(visit.state().dialogue.aside).toBe('searching')
    const said = await talk.say('tem fidelidade?')
    expect(said).toContain('fidelidade')
    expect(talk.texts().join('\n')).toContain('Essa eu não entendi')
  })

  it('says nothing to a visitor who has answered the question in the meantime', async () => {
    const { visit, talk } = await chatAt('data-de-vencimento')
    model.behave(silent)
    handleMessage(visit.store, UNREAD)
    visit.store.dispatch(answersVolunteered({ answers: { 'data-de-vencimento': { due_date: '10' } } }))
    await visit.until('the next question', ({ ui }) => ui.position !== 'data-de-vencimento')
    const before = talk.told().length
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(talk.told()).toHaveLength(before)
    expect(visit.state().dialogue.aside).toBeNull()
  })
})

describe('a malicious model', () => {
  const STEPS = ['nr-imovel', 'planos', 'telefone', 'email', 'data-de-vencimento', 'ativar-debito']
  const word = fc.oneof(
    fc.constantFrom(
      'NUMERO_1',
      'PALAVRA_1',
      'EMAIL_1',
      'NUMERO_2',
      'zupt',
      '1000',
      'a@b.co',
      '52998224725',
      'de',
      '',
    ),
    fc.string({ maxLength: 20 }),
  )
  const field = fc.constantFrom(
    'number',
    'complement',
    'phone',
    'email',
    'cpf',
    'name',
    'accept_promotions',
    '__proto__',
    'due_date',
  )
  const reply = fc.record({
    means: fc.constantFrom('choice', 'values', 'question', 'command', 'nothing'),
    id: fc.oneof(
      fc.nat(12).map((at) => `c${at}`),
      fc.constantFrom(
        'human',
        'back',
        'restart',
        'correct:cep',
        'correct:nome',
        'correct:cpf',
        'caro',
        'serve',
        'preco',
        'mais-barato',
        '__proto__',
        'finish',
        '',
      ),
      fc.string({ maxLength: 20 }),
    ),
    values: fc.array(
      fc.record({ field, stretch: fc.array(word, { maxLength: 3 }).map((all) => all.join(' ')) }),
      { maxLength: 3 },
    ),
  })
  /** Fields of what is on offer. */
  const CHOSEN = /^(?:idPlan|due_date|direct_debit|is_block_allotment)$/
  const MESSAGES = [UNREAD, 'zupt 12 kwx 34?', 'zupt joao kwx', 'kwx a@b zupt', 'curti aquele zupt', 'kwx?']

  it('records nothing that was not typed or on offer, and nothing before it is confirmed (S65)', async () => {
    const letters = (text: string) =>
      text
        .normalize('NFD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase()
    const chats = await Promise.all(
      STEPS.map(async (step) => {
        const made = await chatAt(step)
        return { ...made, step }
      }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...chats),
        fc.array(
          fc.tuple(
            fc.constantFrom(...MESSAGES),
            fc.oneof(
              reply.map(says),
              fc.string().map((text) => ({ text })),
            ),
          ),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        async ({ visit, talk }, turns) => {
          for (const [message, behaviour] of turns) {
            model.behave(behaviour as ModelBehaviour)
            const before = [answersOf(visit), writes(visit), visit.position()]
            const proposed = visit.state().dialogue.doubt
            await talk.say(message)
            expect([answersOf(visit), writes(visit), visit.position()]).toEqual(before)
            const { doubt } = visit.state().dialogue
            // what was proposed before stands until it is answered
            for (const [name, value] of doubt === proposed ? [] : Object.entries(doubt?.values ?? {}))
              if (!CHOSEN.test(name)) expect(letters(message)).toContain(letters(value))
          }
        },
      ),
      { numRuns: isFull ? 400 : 10, endOnFailure: true },
    )
  }, 120_000)
})
