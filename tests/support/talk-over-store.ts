/** Plays talks (scripts/talks) in the whole store without a browser, each against a server of its own. */
import type { AddressInfo } from 'node:net'
import type { Chat } from '../../scripts/talks/chat.ts'
import { playTalk } from '../../scripts/talks/play-talk.ts'
import type { Played } from '../../scripts/talks/played.ts'
import type { Talk, Temper } from '../../scripts/talks/talk.ts'
import { exampleAnswers } from '../../scripts/example-answers.ts'
import { loadJourney } from '../../src/app/journeys/load-journey.ts'
import { idsOf } from '../../src/funnel/journey-registry.ts'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { splitComplementType } from '../../src/lib/street-and-number.ts'
import { selectOpenPart, selectPosition, selectSaves } from '../../src/store/selectors.ts'
import { everyAnswer } from './answers-to-every-question.ts'
import { openChatOnScreen } from './chat-on-screen.tsx'
import { outboxDeliverer } from './deliver-outbox.ts'
import { catalogue } from './first-shop.ts'
import { fakeMail } from './fake-mail.ts'
import { quizAnswers } from './journey-test-setup.ts'
import { startServer } from './server.ts'
import { openVisit, type Visit, type VisitOptions } from './visit-without-browser.ts'
import { startReceiver } from './webhook-receiver.ts'

/** In this form a window's own text encoder is not asked. */
const SECRET = `whsec_${Buffer.from('a secret of the operator of talks').toString('base64')}`

/** Flattens what the operator's system is told: an order, a renewal, a contact or a call. */
function fieldsOf(data: Readonly<Record<string, unknown>>): Values {
  const { plan, address, place, schedule, bankInfo, ...rest } = data as Record<string, object | null>
  const planId = plan && typeof plan === 'object' && 'id' in plan ? { idPlan: plan.id } : {}
  const all: Readonly<Record<string, unknown>> = {
    ...rest,
    ...address,
    ...place,
    ...schedule,
    ...bankInfo,
    ...planId,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  )
}

/** Opens a server that tells a receiver in this process what it would tell the operator. */
async function openServer() {
  const receiver = await startReceiver()
  const mail = fakeMail()
  const server = await startServer({
    providers: { mail: mail.provider },
    env: { ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_SECRET: SECRET },
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  return {
    mail,
    clock: server.clock,
    open: (options: VisitOptions) =>
      openVisit(`http://127.0.0.1:${port}/api`, () => server.clock.now().getTime(), options),
    async told(): Promise<Values> {
      const { round } = outboxDeliverer(server)
      while (await round());
      return Object.assign({}, ...receiver.deliveries.map(({ body }) => fieldsOf(body.data))) as Values
    },
    async close() {
      await receiver.close()
      await server.close()
    },
  }
}

const isDone = ({ order, ui }: ReturnType<Visit['state']>): boolean =>
  order.finished !== null || ui.contact.notify === 'sent' || ui.contact.call === 'sent'

/** What a visitor answers of whom the talk says nothing. */
const usual = new Map(everyAnswer)

/** Steps that store no answer of the order; what is typed there is kept as a draft. */
const PARTED: readonly StepId[] = ['oferta-indisponivel', 'sem-cobertura']

/** Plays one talk with one temper. */
export async function playInStore(talk: Talk, temper: Temper): Promise<Played> {
  const server = await openServer()
  const parts = await loadJourney(talk.journey)
  await parts.later?.()
  const options: VisitOptions = {
    parts,
    prefix: talk.prefix,
    mode: 'chat',
    step: null,
    told: { collaborator: talk.journey === 'collaborator' },
  }
  let visit = server.open(options)
  let screen = await openChatOnScreen(visit)
  const step = (): StepId => selectPosition(visit.state())

  const known = new Map<StepId, Values>()
  const chat: Chat = {
    step,
    part: () => selectOpenPart(visit.state()) ?? visit.order().answers[step()]?.lacks ?? null,
    texts: () => screen.texts(),
    offers: () => screen.offers(),
    seen() {
      const { coverage, offers, banks } = visit.order().facts
      const plans = [...(offers?.plans ?? []), ...(offers?.extras ?? []), ...(coverage?.plans ?? [])]
      return {
        plans: [...plans, ...catalogue].map(({ id, plan }) => ({ id, name: plan })),
        banks: banks ?? [],
      }
    },
    steps: () => idsOf(visit.order(), 'chat'),
    recorded() {
      const { drafts } = visit.ui()
      for (const [id, answer] of Object.entries(visit.order().answers)) {
        const values = answer?.values ?? {}
        // after a reload a secret is only shown
        known.set(id, answer?.masked ? { ...known.get(id), ...values } : values)
      }
      for (const id of PARTED) if (drafts[id]) known.set(id, drafts[id])
      return Object.fromEntries(known)
    },
    isDone: () => isDone(visit.state()),
    type: async (text) => screen.type(text),
    press: async (label) => screen.press(label),
    async fill(id, values) {
      visit.answer(id, values)
      await screen.settle()
    },
    anyAnswer(id) {
      if (id === 'validacao') return quizAnswers(visit, 'right')
      if (id === 'codigo' || id === 'confirmacao-colaborador')
        return { code: /\b\d{6}\b/.exec(server.mail.sent.at(-1)?.text ?? '')?.[0] ?? '' }
      const { freeDates, complementTypes } = visit.order().facts
      const [day] = freeDates ?? []
      if (id === 'data-instalacao' && day) return { date: day.date, period: day.periods[0] ?? 'manha' }
      const { complement = '' } = visit.order().answers['nr-imovel']?.values ?? {}
      const split = splitComplementType(complement, complementTypes ?? [])
      if (id === 'instalacao')
        return {
          address: 'Rua das Flores',
          ...(split?.rest
            ? { complemento1: split.type.id, complemento2: split.rest }
            : { notFoundComplement: 'true', customComplement: complement }),
        }
      return usual.get(id) ?? exampleAnswers[id] ?? {}
    },
    async reload() {
      await visit.until('everything saved', (state) => selectSaves(state).items.length === 0)
      const { kept } = visit
      visit.signal('leaving')
      screen.close()
      visit = server.open({ ...options, kept, step: step() })
      screen = await openChatOnScreen(visit)
    },
    async wait(minutes) {
      server.clock.advance(minutes * 60_000)
      await screen.settle()
    },
    told: async () => server.told(),
  }
  try {
    return await playTalk(talk, temper, chat)
  } finally {
    screen.close()
    await server.close()
  }
}
