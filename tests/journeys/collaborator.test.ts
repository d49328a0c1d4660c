/** The collaborators' offer: a code sent to the corporate e-mail stands before everything personal (D6). */
import { describe, expect, it } from 'vitest'
import { parts } from '../../src/app/journeys/collaborator.ts'
import type { Mode, StepId } from '../../src/funnel/types.ts'
import { backAsked, codeAsked, correctionAsked, modeAsked, visited } from '../../src/store/events.ts'
import { answerAll, confirmation, dates, journeyServer, payment, type Answer } from '../support/journey.ts'
import { fakeMail } from '../support/mail.ts'
import type { Visit, VisitOptions } from '../support/visit.ts'
import { always, firstOnes } from '../support/wire.ts'

const mail = fakeMail()
const journeys = journeyServer({ providers: { mail: mail.provider } })

const CODE: StepId = 'confirmacao-colaborador'
const EMAIL: StepId = 'email'

let visitors = 0
/** An address of their own for every visitor: codes are counted by address. */
const address = () => `colaborador.${(visitors += 1)}@timbrasil.com.br`

const open = (more: VisitOptions = {}) =>
  journeys().open({ parts, prefix: 'oferta-colaborador', told: { collaborator: true }, ...more })

const house: readonly Answer[] = [
  ['cep', { cep: '01310-100' }],
  ['nr-imovel', { number: '1000', complement: '', is_block_allotment: 'false' }],
]
const rest: readonly Answer[] = [
  ['planos', { idPlan: 'plan-d500em' }],
  ['nome', { name: 'Maria da Silva' }],
  ['telefone', { phone: '(11) 98765-4321' }],
  ['data-nascimento', { birth_date: '13/05/1990' }],
  ['nome-mae', { mothers_name: 'Ana de Souza' }],
  ['cpf', { person_type: 'pf', cpf: '529.982.247-25' }],
  ...payment,
  dates,
  confirmation,
]
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const code = (visit: Visit) => visit.order().facts.code
const problem = (visit: Visit) => visit.flow().problems[CODE]?.code ?? ''
const calls = (visit: Visit, kind: RegExp) => visit.wire.lines().filter((line) => kind.test(line))
const SEND = /getNewcode/
const CHECK = /collaborator\/validate/

/** Goes up to the code, which has been sent then. */
async function upToCode(visit: Visit, email = address()): Promise<string> {
  await answerAll(visit, [...house, [EMAIL, { email, accept_promotions: 'false' }]])
  await sent(visit)
  return email
}

async function sent(visit: Visit): Promise<void> {
  await visit.at(CODE)
  await visit.until('a code sent', ({ flow, order }) => {
    return flow.wait === null && Boolean(order.facts.code?.sentTo)
  })
}

async function prove(visit: Visit, email: string): Promise<void> {
  visit.answer(CODE, { code: mail.codeTo(email) })
  await visit.until('the code checked', ({ flow }) => flow.position !== CODE)
}

/** A reload of the tab. */
const reload = (visit: Visit, step: StepId | null = visit.position()) =>
  open({ kept: visit.kept, mode: visit.flow().mode, step })

async function order(mode: Mode, then: (visit: Visit) => void = () => {}): Promise<Visit> {
  const visit = open({ mode })
  const email = await upToCode(visit)
  then(visit)
  await prove(visit, email)
  for (const answer of rest) {
    await answerAll(visit, [answer])
    await visit.saved()
    then(visit)
  }
  await visit.at('pedido-realizado')
  return visit
}

const CALLS = [
  'POST /lead-v2',
  'PATCH /lead-v2/{id}/email',
  'GET /lead/collaborator/getNewcode/{id}',
  'PATCH /lead/collaborator/validate',
  'PATCH /lead-v2/{id}/plan',
  'PATCH /lead-v2/{id}/name',
  'PATCH /lead-v2/{id}/phone',
  'PATCH /lead-v2/{id}/birthDate',
  'PATCH /lead-v2/{id}/motherName',
  'PATCH /lead-v2/{id}/documentNumber',
  'PATCH /lead-v2/{id}/dueDate',
  'PATCH /lead-v2/{id}/bankInfo',
  'PATCH /lead-v2/{id}/bankInfo',
  'PUT /lead-v2/{id}',
  'GET /lead-v2/{id}/scheduleDate',
  'PATCH /lead-v2/{id}/scheduleDate',
  'PUT /lead/{id}',
]
const ahead = /banks|complementTypes/

describe('an order of the collaborators’ offer', () => {
  it.each(['pages', 'chat'] as const)('is made in the %s, each question once', async (mode) => {
    const visit = await order(mode)
    expect(visit.wire.lines().filter((line) => !ahead.test(line))).toEqual(CALLS)
    expect(visit.order().finished?.orderNumber).toMatch(/^P/)
    expect(visit.errors).toEqual([])
  })

  it('is made changing between chat and pages after every answer: no code is sent again', async () => {
    const visit = await order('chat', ({ store, flow }) => {
      store.dispatch(modeAsked({ mode: flow().mode === 'chat' ? 'pages' : 'chat' }))
    })
    expect(visit.wire.lines().filter((line) => !ahead.test(line))).toEqual(CALLS)
  })

  it('tells the server whose offer it is: whole prefix and collaborator flag', async () => {
    const visit = open()
    await upToCode(visit)
    const [check] = visit.wire.calls.filter(({ path }) => path === '/lead-v2')
    expect(check?.body).toMatchObject({ addon: 'oferta-colaborador', collaborator: true })
    const lead = await journeys().call('GET', `/api/lead/${visit.flow().subjectId}`)
    expect(lead.body).toMatchObject({ addon: 'oferta-colaborador', collaborator_special_offer: true })
  })
})

describe('the code', () => {
  it('is sent once on arrival, after the e-mail is stored, and shows where it went', async () => {
    const visit = open()
    const email = await upToCode(visit)
    expect(code(visit)).toEqual({
      isNeeded: true,
      isVerified: false,
      sentTo: `${email.charAt(0)}****@timbrasil.com.br`,
      minutes: 10,
    })
    visit.link(EMAIL)
    await visit.at(EMAIL)
    visit.answer(EMAIL, { email, accept_promotions: 'false' })
    await sent(visit)
    expect(calls(visit, SEND)).toHaveLength(1)
  })

  it.each(['pages', 'chat'] as const)(
    'wrong, it is refused with the tries that are left (%s)',
    async (mode) => {
      const visit = open({ mode })
      const email = await upToCode(visit)
      visit.answer(CODE, { code: wrong(mail.codeTo(email)) })
      await visit.until('refused', () => problem(visit) !== '')
      expect(problem(visit)).toBe('O código não confere. Você ainda tem 4 tentativas.')
      expect(visit.position()).toBe(CODE)
      await prove(visit, email)
      expect(visit.position()).toBe('planos')
    },
  )

  it('is spent after five tries, and another one works', async () => {
    const visit = open()
    const email = await upToCode(visit)
    for (let tries = 1; tries <= 5; tries += 1) {
      const { refusals } = visit.flow()
      visit.answer(CODE, { code: wrong(mail.codeTo(email)) })
      await visit.until('refused', ({ flow }) => flow.refusals > refusals)
      if (tries === 4) expect(problem(visit)).toBe('O código não confere. Você ainda tem 1 tentativa.')
    }
    expect(problem(visit)).toBe('Foram muitas tentativas. Peça outro código.')
    visit.store.dispatch(codeAsked())
    await visit.until('sent again', ({ flow }) => flow.wait === null)
    await expect.poll(() => calls(visit, SEND).length).toBe(2)
    await sent(visit)
    expect(problem(visit)).toBe('')
    await prove(visit, email)
  })

  it('is expired after ten minutes', async () => {
    const visit = open()
    const email = await upToCode(visit)
    journeys().clock.advance(10 * 60_000 + 1)
    visit.answer(CODE, { code: mail.codeTo(email) })
    await visit.until('refused', () => problem(visit) !== '')
    expect(problem(visit)).toBe('O código venceu. Peça outro.')
  })

  it('of another shape is not sent at all', async () => {
    const visit = open()
    await upToCode(visit)
    visit.answer(CODE, { code: '123' })
    expect(problem(visit)).toBe('O código tem seis números; você digitou 3')
    expect(calls(visit, CHECK)).toHaveLength(0)
  })

  it('may be typed in a sentence', async () => {
    const visit = open({ mode: 'chat' })
    const email = await upToCode(visit)
    visit.answer(CODE, { code: `o código é ${mail.codeTo(email)}` })
    await visit.at('planos')
  })

  it('is void after another e-mail, which gets one of its own', async () => {
    const visit = open()
    await prove(visit, await upToCode(visit))
    await visit.at('planos')
    visit.store.dispatch(correctionAsked({ step: EMAIL }))
    const other = address()
    visit.answer(EMAIL, { email: other, accept_promotions: 'false' })
    await sent(visit)
    expect(calls(visit, SEND)).toHaveLength(2)
    await prove(visit, other)
    expect(visit.position()).toBe('planos')
  })

  it('can be asked for again five times an hour; then the server says so, and the last one still works', async () => {
    const visit = open()
    const email = await upToCode(visit)
    visit.wire.disturb(
      always(
        SEND,
        new Response(
          JSON.stringify({ success: false, message: 'Muitos códigos. Tente mais tarde.', code: 'too_many' }),
          {
            status: 429,
            headers: { 'content-type': 'application/json', 'retry-after': '3600' },
          },
        ),
      ),
    )
    visit.store.dispatch(codeAsked())
    await visit.until('refused', () => problem(visit) !== '')
    expect(problem(visit)).toBe('Muitos códigos. Tente mais tarde.')
    expect(visit.flow().wait).toBeNull()
    await prove(visit, email)
  })

  it('is asked for again by itself after a failure, with the text meanwhile', async () => {
    const visit = open()
    visit.wire.disturb(firstOnes(1, SEND, 'offline'))
    await answerAll(visit, [...house, [EMAIL, { email: address(), accept_promotions: 'false' }]])
    await visit.until('the failure', ({ flow }) => flow.wait?.status === 'failed')
    expect(visit.flow().wait?.what).toBe('code')
    await sent(visit)
  })

  it('whose mail came although the reply was lost may be typed at once', async () => {
    const visit = open()
    const email = address()
    visit.wire.disturb(always(SEND, 'lost-reply'))
    await answerAll(visit, [...house, [EMAIL, { email, accept_promotions: 'false' }]])
    await visit.until('the failure', ({ flow }) => flow.wait?.status === 'failed')
    visit.answer(CODE, { code: mail.codeTo(email) })
    await visit.at('planos')
    expect(calls(visit, SEND)).toHaveLength(1)
  })
})

describe('an e-mail that is not corporate', () => {
  it.each(['pages', 'chat'] as const)('is brought back with the server’s text (%s)', async (mode) => {
    const visit = open({ mode })
    await answerAll(visit, [...house, [EMAIL, { email: 'maria@exemplo.com.br', accept_promotions: 'false' }]])
    await visit.until('brought back', ({ flow }) => flow.problems[EMAIL] !== undefined)
    await visit.at(EMAIL)
    expect(visit.flow().problems[EMAIL]?.email).toContain('e-mail corporativo')
    const email = address()
    visit.answer(EMAIL, { email, accept_promotions: 'false' })
    await sent(visit)
    await prove(visit, email)
    expect(visit.position()).toBe('planos')
  })
})

describe('a reload', () => {
  it.each(['pages', 'chat'] as const)('at every question stays there (%s)', async (mode) => {
    let visit = open({ mode })
    const email = await upToCode(visit)
    visit = reload(visit)
    await sent(visit)
    visit.answer(CODE, { code: mail.codeTo(email) })
    for (const answer of rest) {
      await visit.at(answer[0])
      await visit.saved()
      visit = reload(visit)
      await visit.at(answer[0])
      expect(code(visit)?.isVerified).toBe(true)
      await answerAll(visit, [answer])
    }
    await visit.at('pedido-realizado')
    expect(visit.errors).toEqual([])
  })
})

describe('addresses and back links (F§2)', () => {
  it('leads back from the name to the code, which says that it is done', async () => {
    const visit = open()
    await prove(visit, await upToCode(visit))
    await answerAll(visit, rest.slice(0, 1))
    await visit.at('nome')
    visit.store.dispatch(backAsked())
    await visit.at(CODE)
    visit.answer(CODE, {})
    expect(visit.position()).toBe('planos')
    expect(calls(visit, CHECK)).toHaveLength(1)
    expect(calls(visit, SEND)).toHaveLength(1)
  })

  it.each<[StepId, StepId]>([
    ['planos', EMAIL],
    ['nome', EMAIL],
    ['cpf', EMAIL],
    ['confirmacao', EMAIL],
    ['cep', 'cep'],
    ['nr-imovel', 'nr-imovel'],
    [EMAIL, EMAIL],
    [CODE, CODE],
  ])('%s leads to %s before the code is validated', async (wanted, to) => {
    const visit = open()
    await upToCode(visit)
    visit.store.dispatch(visited({ step: wanted, mode: 'pages', how: 'address' }))
    expect(visit.position()).toBe(to)
    const again = open({ kept: visit.kept, step: wanted })
    await again.at(to)
  })

  it('without an offer leads to the start of the campaign', () => {
    const visit = open({ step: 'nome' })
    expect(visit.went).toEqual([{ step: 'start', mode: 'pages', how: 'replace' }])
  })
})
