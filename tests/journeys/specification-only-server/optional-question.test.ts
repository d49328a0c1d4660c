/** An optional question of ours between two of the specification, with a backend of the specification. */
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { checkoutSteps } from '../../../src/app/journeys/standard/checkout-steps-and-texts.ts'
import { addressSteps } from '../../../src/app/journeys/standard.ts'
import { registerJourney } from '../../../src/app/journeys/register-journey.ts'
import { nomeMae as text } from '../../../src/content/steps/nome-mae.ts'
import type { StepText } from '../../../src/content/text-types.ts'
import { shownAnswers } from '../../../src/contract/lead-answers/answer-registry.ts'
import type { ShownAnswer } from '../../../src/contract/lead-answers/answer-types.ts'
import { chat } from '../../../src/content/chat.ts'
import { buildTranscript } from '../../../src/conversation/build-transcript.ts'
import { handleMessage } from '../../../src/conversation/message-handler.ts'
import { choice, optionalText } from '../../../src/funnel/field-schemas.ts'
import { addJourney } from '../../../src/funnel/journey-registry.ts'
import { standardJourney } from '../../../src/funnel/journeys/standard/journey.ts'
import type { Step } from '../../../src/funnel/step-and-journey-types.ts'
import { chipsOf } from '../../../src/questions/answer-chip-texts.ts'
import { answersSubmitted } from '../../../src/store/redux-actions.ts'
import {
  answers,
  MODES,
  specificationBackend,
  walk,
} from '../../support/specification-backend/walk-journeys.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'

const answersOfServer: Record<string, ShownAnswer> = shownAnswers
answersOfServer.nickname = {
  given: { nickname: z.optional(z.nullable(z.string())) },
  masked: {},
  inSpecification: 'none',
}

const apelido: Step = {
  id: 'apelido',
  kind: 'question',
  view: 'text',
  fields: [{ name: 'nickname', kind: 'text', optional: true }],
  schema: () => z.object({ nickname: optionalText(40) }),
  save: ({ nickname = '' }) => ({ step: 'nickname' as 'offers', body: { nickname } }),
  wire: ['nickname' as 'offers'],
  applies: () => true,
  isDone: (order) => order.answers.apelido !== undefined,
  show: ({ nickname = '' }) => nickname,
}

const apelidoText: StepText = { ...text, row: undefined, name: 'apelido', words: ['apelido', 'jeito'] }

/** A choice that has all its words in its own text. */
const contato: Step = {
  id: 'contato',
  kind: 'question',
  view: 'choice',
  fields: [{ name: 'contact', kind: 'choice', optional: true, options: ['zap', 'ligacao', 'email'] }],
  schema: () => z.object({ contact: choice(['', 'zap', 'ligacao', 'email'], { problem: 'escolha-vazia' }) }),
  applies: () => true,
  isDone: (order) => order.answers.contato !== undefined,
  show: (values) => values,
}
const contatoText: StepText = {
  ...text,
  row: undefined,
  heading: 'Como prefere que a gente fale com você?',
  why: 'Para combinar a instalação do jeito mais cômodo.',
  labels: { contact: 'Contato' },
  options: [
    { value: 'zap', label: 'WhatsApp', words: ['zap', 'whats'] },
    { value: 'ligacao', label: 'Ligação', words: ['telefonema'] },
    { value: 'email', label: 'E-mail', words: ['email'] },
  ],
}

const extra = ['apelido', 'contato']
const journey = addJourney({
  ...standardJourney,
  id: 'com-apelido',
  pages: standardJourney.pages.flatMap((page) =>
    page.steps.includes('telefone')
      ? [...extra.map((id) => ({ ...page, path: `/checkout/${id}/`, steps: [id], isExtra: true })), page]
      : [page],
  ),
})
const parts = registerJourney({
  ...addressSteps,
  id: journey.id,
  later: async () => {
    const later = await addressSteps.later()
    return {
      ...later,
      steps: [...checkoutSteps.steps, [apelido, apelidoText], [contato, contatoText]],
    }
  },
})

const backend = specificationBackend({ refusesUnknown: true, tellsLead: true })
const says = { ...answers, apelido: { nickname: 'Zé' } }

describe.each(rowsToRun(MODES, 1))('in the %s, an optional question of ours', (mode) => {
  const ways = [
    ['answered', says],
    ['left out', answers],
  ] as const

  it.each(rowsToRun(ways, () => false))(
    '%s is asked once and never sent to a backend that does not know it (D102)',
    async (_how, said) => {
      const visit = backend.open(parts, { mode })
      const seen = await walk(visit, { says: said })
      expect(seen.filter((step) => step === 'apelido')).toHaveLength(1)
      backend.expectOneOrder(visit)
    },
  )

  it('is not asked again after a reload further on (D103)', async () => {
    const visit = await backend.openAt('cpf', parts, { mode, says })
    await visit.saved()
    const seen = await walk(backend.reload(visit, parts), { says })
    expect(seen[0]).toBe('cpf')
    expect(backend.now().shop.orders).toHaveLength(1)
  })
})

it('reads in the conversation that a question was skipped, whatever it asked (D122)', async () => {
  const visit = await backend.openAt('telefone', parts, {
    mode: 'chat',
    says: { ...says, apelido: { nickname: '' } },
  })
  const { dialogue } = visit.state()
  const said = buildTranscript(visit.order(), 'telefone', null, dialogue, chat)
  expect(said.find((line) => line.kind === 'answer' && line.step === 'apelido')).toMatchObject({
    text: 'Sem resposta',
  })
})

describe('a message at a question for free text', () => {
  const messages = [
    ['meu zap é 11 98765-4321', undefined],
    ['meu apelido é Zé, e meu zap é 11 98765-4321', 'meu apelido é Zé'],
    ['Zé', 'Zé'],
    ['posso pular essa?', ''],
  ] as const

  it.each(rowsToRun(messages, (_, at) => at === 1))(
    'is no answer as far as it answers another question: %s (D122)',
    async (typed, nickname) => {
      const visit = await backend.openAt('apelido', parts, { mode: 'chat', says })
      handleMessage(visit.store, typed, () =>
        visit.store.dispatch(answersSubmitted({ answers: { apelido: { nickname: typed } } })),
      )
      await visit.until('the answer', ({ order: { answers: given } }) =>
        Boolean(given.apelido ?? given.telefone),
      )
      expect(visit.order().answers.apelido?.values.nickname).toBe(nickname)
      const said = typed.includes('zap') ? '11987654321' : undefined
      expect(visit.order().answers.telefone?.values.phone).toBe(said)
    },
  )
})

describe('free text in the chat', () => {
  async function chatAt(step: string) {
    const visit = await backend.openAt(step, parts, { mode: 'chat', says })
    return visit
  }

  it('is not a mere yes, to which the chat asks back (D122)', async () => {
    const visit = await chatAt('apelido')
    const before = visit.state().dialogue.lines.length
    let isSubmitted = false
    handleMessage(visit.store, 'sim', () => (isSubmitted = true))
    expect([isSubmitted, visit.position()]).toEqual([false, 'apelido'])
    expect(visit.state().dialogue.lines.length).toBeGreaterThan(before)
  })

  it('is asked about where it may be a refusal, and recorded after a yes (D122)', async () => {
    const visit = await chatAt('apelido')
    let isSubmitted = false
    handleMessage(visit.store, 'acho estranho', () => (isSubmitted = true))
    expect([isSubmitted, visit.order().answers.apelido]).toEqual([false, undefined])
    handleMessage(visit.store, 'sim')
    expect(visit.order().answers.apelido?.values.nickname).toBe('acho estranho')
  })

  it.each(rowsToRun(['meu apelido é Duda, pode confirmar', 'muda o apelido pra Duda'], 1))(
    'is corrected at the review: %s (D122)',
    async (typed) => {
      const visit = await chatAt('confirmacao')
      handleMessage(visit.store, typed)
      await visit.until('the correction', ({ order }) => order.answers.apelido?.values.nickname === 'Duda')
      expect(visit.position()).toBe('confirmacao')
      expect(backend.now().shop.orders).toHaveLength(0)
    },
  )

  it('is changed under another name of its question (D154)', async () => {
    const visit = await chatAt('confirmacao')
    handleMessage(visit.store, 'meu jeito é tímido')
    expect(visit.order().answers.apelido?.values.nickname).toBe('tímido')
    expect([visit.position(), backend.now().shop.orders]).toEqual(['confirmacao', []])
  })

  it.each(rowsToRun(['corrige pra mim o apelido', 'muda o apelido pra mim'], 1))(
    'is asked again where the correction brings none: %s (D122)',
    async (typed) => {
      const visit = await chatAt('confirmacao')
      handleMessage(visit.store, typed)
      await visit.at('apelido')
      expect(visit.order().answers.apelido?.values.nickname).toBe('Zé')
    },
  )
})

describe('a message at a choice that has all its words in its own text', () => {
  /** What the chat says to a message, with what became of the answer. */
  async function replyTo(typed: string) {
    const visit = await backend.openAt('contato', parts, { mode: 'chat', says })
    const before = visit.state().dialogue.lines.length
    handleMessage(visit.store, typed)
    await visit.until('a reply', ({ order, dialogue }) =>
      Boolean(order.answers.contato ?? dialogue.lines.length > before + 1),
    )
    const { dialogue } = visit.state()
    return { visit, said: JSON.stringify(dialogue.lines.slice(before)), doubt: dialogue.doubt }
  }

  it('is asked about by the labels of the options, on the buttons as in the sentence (D122)', async () => {
    const { visit, said, doubt } = await replyTo('tanto zap quanto email')
    expect(said).toContain('WhatsApp e E-mail')
    const labels = doubt?.or?.map((values) => chipsOf(visit.order(), 'contato', values, []))
    expect(labels).toEqual([['WhatsApp'], ['E-mail']])
  })

  it('is taken where it names one option (D152)', async () => {
    const { visit } = await replyTo('acho que zap')
    expect(visit.order().answers.contato?.values.contact).toBe('zap')
  })

  it.each(rowsToRun(['por que vocês perguntam isso?', 'preciso responder?'], 1))(
    'is told why it is asked: %s (D122)',
    async (typed) => {
      const { visit, said } = await replyTo(typed)
      expect(said).toContain(`${contatoText.why} Se preferir, dá para pular`)
      expect(visit.order().answers.contato).toBeUndefined()
    },
  )

  const replies = [
    ['nada de ligação, só zap', 'zap'],
    ['sem preferência', ''],
    ['não sei', ''],
  ] as const

  it.each(rowsToRun(replies, ([typed]) => typed === 'sem preferência'))(
    'is an answer, or skips the question: %s (D122)',
    async (typed, contact) => {
      const { visit } = await replyTo(typed)
      expect(visit.order().answers.contato?.values.contact).toBe(contact)
    },
  )

  it.each(rowsToRun(['não quero ligação', 'não quero pular'], 1))(
    'does not skip the question: %s (D122)',
    async (typed) => {
      const { visit } = await replyTo(typed)
      expect(visit.order().answers.contato).toBeUndefined()
    },
  )
})
