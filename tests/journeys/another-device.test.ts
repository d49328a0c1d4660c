/** Taking an order along to another device: the link, when it is offered, and what the other device is told (D137). */
import { describe, expect, it } from 'vitest'
import { capabilitiesOf } from '../../src/contract/server-capabilities.ts'
import { answerText } from '../../src/questions/format-answer-as-text.ts'
import { linkPressed, orderActionRequested } from '../../src/store/redux-actions.ts'
import { selectNotice } from '../../src/store/selectors.ts'
import { handleMessage } from '../../src/conversation/message-handler.ts'
import { agentLink } from '../support/create-agent-link.ts'
import { fakeMail } from '../support/fake-mail.ts'
import { answerAll, answersBetween, goTo, journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import type { Visit, VisitOptions } from '../support/visit-without-browser.ts'
import { talkAt, talkFromStart } from '../support/talk-at-question.ts'

const mail = fakeMail()
const journeys = journeyServer({ providers: { mail: mail.provider } })

const linkOf = (code: unknown) => ({ by: 'l', value: String(code) }) as const

/** Opens the link in another browser and presses its button. */
async function openElsewhere(code: unknown, options: VisitOptions = {}): Promise<Visit> {
  const visit = journeys().open({
    mode: 'chat',
    step: null,
    path: '/chat',
    link: linkOf(code),
    ...options,
  })
  await visit.until('the button', ({ ui }) => ui.wait?.status === 'offered')
  visit.store.dispatch(linkPressed())
  return visit
}

async function codeOf(visit: Visit) {
  await visit.saved()
  visit.store.dispatch(orderActionRequested({ what: 'code' }))
  await visit.until('the code', ({ orderActions }) => orderActions.code !== null)
  return visit.state().orderActions.code
}

/** What was typed before the question for the CPF, whole. */
const TYPED = /Maria|maria@|13\/05\/1990|Ana de Souza|98765/

describe('the other device', () => {
  it('goes on at the open question and is told masks, never values', async () => {
    const visit = await journeys().openAt('cpf')
    const typed = JSON.stringify(visit.order().answers)
    for (const value of ['"name"', '"email"', '"birth_date"', '"mothers_name"'])
      expect(typed).toContain(value)
    const { name = '', email = '' } = Object.assign(
      {},
      visit.order().answers.nome?.values,
      visit.order().answers.email?.values,
    ) as Record<string, string>
    const other = await openElsewhere((await codeOf(visit))?.code)
    await other.at('cpf')
    const told = JSON.stringify([other.state().order, other.state().dialogue])
    expect(told).not.toContain(name)
    expect(told).not.toContain(email)
    expect(told).not.toContain('13/05/1990')
    expect(answerText(other.order(), 'nome')).toMatch(/^\p{L}\*{4} /u)
    expect(answerText(other.order(), 'email')).toContain('****@')
    expect(answerText(other.order(), 'data-nascimento')).toBe('Já informada')
    // a reload there tells no more, and the first device has its values still
    const again = await journeys().openOn('cpf', { mode: 'chat', step: null, kept: other.kept })
    expect(JSON.stringify(again.state().order)).not.toContain(email)
    const first = await journeys().openOn('cpf', { step: null, kept: visit.kept })
    expect(first.order().answers.email?.values.email).toBe(email)
    await answerAll(other, answersBetween('standard', 'nome-mae', 'confirmacao'))
    await other.at('confirmacao')
    expect(other.errors).toEqual([])
  })

  it('is where an agent’s link goes on, too, at the question where it stopped', async () => {
    const { key } = await agentLink(journeys())
    const arrive = async () => {
      const visit = journeys().open({ mode: 'chat', wish: { sku: 'd1000a' }, told: { agentLink: key } })
      visit.store.dispatch(orderActionRequested({ what: 'open-agent-link', key }))
      await visit.until('the greeting', ({ dialogue }) => dialogue.aside === 'agent')
      visit.store.dispatch(orderActionRequested({ what: 'accept-agent-link', key }))
      return visit
    }
    const visit = await arrive()
    await visit.at('email')
    await answerAll(visit, answersBetween('standard', 'telefone', 'cpf'))
    await visit.at('cpf')
    await visit.saved()
    const other = await arrive()
    await expect.poll(() => other.kept.get('lead')).toBe(visit.ui().recordId)
    await expect.poll(() => other.opened.length).toBe(1)
    const there = await journeys().openOn('cpf', { mode: 'chat', step: null, kept: other.kept })
    expect(JSON.stringify(there.state().order)).not.toMatch(TYPED)
    expect(JSON.stringify(other.state())).not.toMatch(TYPED)
    expect(answerText(there.order(), 'data-nascimento')).toBe('Já informada')
  })
})

describe('the first device', () => {
  it.each(rowsToRun(['já terminei pelo outro celular', 'meu marido já fez no celular dele'], 1))(
    'replies to “%s” with the order that another one has finished',
    async (message) => {
      const { visit, talk } = await talkAt(journeys(), 'cpf')
      const other = await openElsewhere((await codeOf(visit))?.code)
      await other.at('cpf')
      await answerAll(other, answersBetween('standard', 'nome-mae', 'confirmacao'))
      await other.answerAt('confirmacao', { accept_information: 'true' })
      await other.at('pedido-realizado')
      await talk.say(message)
      await visit.at('pedido-realizado')
      // nothing is said in between
      expect(talk.texts().slice(-2)).toEqual([message, 'Pronto, seu pedido está feito'])
      expect(visit.order().finished?.orderNumber).toBe(other.order().finished?.orderNumber)
    },
  )
})

describe('the server is asked for the order anew', () => {
  const words: readonly (readonly [string, boolean])[] = [
    ['já confirmei com minha esposa', false],
    ['o pedido já foi concluído?', true],
    ['foi finalizado', true],
    ['moro em condomínio fechado', false],
  ]

  it.each(rowsToRun(words, 1))('where it may be done, and at no other word: %s', async (typed, isAsked) => {
    const { visit, talk } = await talkAt(journeys(), 'cpf')
    await visit.saved()
    const since = visit.wire.calls.length
    await talk.say(typed)
    await visit.saved()
    const calls = visit.wire.calls.slice(since).map(({ method, path }) => `${method} ${path}`)
    expect(calls.some((call) => /^GET \/lead(?![a-z])/.test(call))).toBe(isAsked)
  })

  it.each(rowsToRun(['pode fechar, já tá tudo feito', 'já tá tudo confirmado'], 1))(
    'is no yes to a review that another message has opened meanwhile: %s',
    async (typed) => {
      const { visit, talk } = await talkAt(journeys(), 'data-instalacao')
      handleMessage(visit.store, typed)
      await talk.say('terça dia 24 de tarde')
      await talk.say('moro com meu cachorro')
      await visit.at('confirmacao')
      await visit.saved()
      expect(visit.order().finished).toBeNull()
      // each message stands where it was said
      const texts = talk.texts()
      expect(texts.indexOf(typed)).toBeGreaterThan(-1)
      expect(texts.indexOf(typed)).toBeLessThan(texts.indexOf('moro com meu cachorro'))
    },
  )

  itInFullRun('is no yes to a review that a form has opened meanwhile', async () => {
    const { visit, talk } = await talkAt(journeys(), 'data-instalacao')
    handleMessage(visit.store, 'já tá tudo confirmado')
    visit.answer('data-instalacao', { date: '24/11/2026', period: 'tarde' })
    await visit.at('confirmacao')
    await talk.say('moro com meu cachorro')
    await visit.saved()
    expect(visit.order().finished).toBeNull()
    expect(talk.texts()).toContain('já tá tudo confirmado')
  })

  it('is replied to as ever where the order is still open', async () => {
    const { visit, talk } = await talkAt(journeys(), 'cpf')
    await talk.say('já terminou o pedido?')
    await expect.poll(() => talk.texts().slice(-4)).toContain('já terminou o pedido?')
    expect(talk.texts().at(-1)).toMatch(/CPF\?$/)
    expect(visit.order().finished).toBeNull()
    expect(visit.position()).toBe('cpf')
  })
})

describe('the link', () => {
  it('goes by mail to the address of the order, and is good until tomorrow', async () => {
    const visit = await journeys().openAt('data-nascimento')
    visit.store.dispatch(orderActionRequested({ what: 'mail-link' }))
    await visit.until('it is sent', ({ orderActions }) => orderActions.states['mail-link'] === 'done')
    const email = visit.order().answers.email?.values.email ?? ''
    const [, code] = /checkout\/cep\/\?l=([\w-]+)/.exec(mail.last(email).text) ?? []
    journeys().clock.advance(23 * 3_600_000)
    const other = await openElsewhere(code)
    await other.at('data-nascimento')
  })

  it('is offered once after a minute in the background, where there is a telephone or an e-mail', async () => {
    const visit = journeys().open()
    const away = (ms: number) => {
      visit.signal('hidden')
      journeys().clock.advance(ms)
      visit.signal('visible')
    }
    await goTo(visit, 'nome')
    await visit.saved()
    away(61_000)
    await visit.saved()
    expect(selectNotice(visit.state())).toBeNull()
    await answerAll(visit, answersBetween('standard', 'planos', 'email'))
    await visit.at('email')
    await visit.saved()
    away(59_000)
    expect(selectNotice(visit.state())).toBeNull()
    away(61_000)
    await visit.until('the offer', (state) => selectNotice(state)?.kind === 'elsewhere')
    await answerAll(visit, answersBetween('standard', 'telefone', 'data-nascimento'))
    await visit.at('data-nascimento')
    away(61_000)
    await visit.saved()
    expect(selectNotice(visit.state())).toBeNull()
  })

  it.each(['vou ver isso e volto mais tarde', 'tchau'])(
    'is a button under the answer to “%s”',
    async (words) => {
      const { visit, talk } = await talkAt(journeys(), 'nome')
      const before = await talk.say(words)
      expect(before).toMatch(/guardadas neste aparelho/)
      expect(JSON.stringify(visit.state().dialogue.aside)).not.toContain('outro aparelho')
      await answerAll(visit, answersBetween('standard', 'planos', 'email'))
      await visit.at('email')
      await talk.say(words)
      await talk.press('Continuar em outro aparelho')
      expect(visit.state().dialogue.aside).toBe('elsewhere')
    },
  )
})

describe('a server that keeps no orders', () => {
  it('is not said to keep them: neither here nor elsewhere', async () => {
    const { talk } = await talkFromStart(journeys(), { can: capabilitiesOf([]) })
    const said = await talk.say('vou ver isso e volto mais tarde')
    expect(said).toMatch(/só nesta página/)
    expect(await talk.say('quero continuar no celular do meu marido')).toMatch(
      /Em outro aparelho este pedido não abre/,
    )
  })
})
