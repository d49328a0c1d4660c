/** Where links to an order lead: those with codes, with bare ids, and to orders of another campaign. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { journeyParts as coverage } from '../../src/app/journeys/coverage.ts'
import { readPageUrl } from '../../src/app/boot/read-page-url.ts'
import { findPlanAndOpenQuestion } from '../../src/app/landing/find-plan-and-open-question-of-lead.ts'
import { noticeTexts } from '../../src/content/notices-above-question.ts'
import { Lead } from '../../src/contract/reply-fields-in-browser/lead.ts'
import { noticeWords } from '../../src/questions/notices/useNoticeWords.ts'
import { linkPressed, stepVisited } from '../../src/store/redux-actions.ts'
import { selectNotice } from '../../src/store/selectors.ts'
import { questionAfter, journeyServer } from '../support/journey-test-setup.ts'
import { openLead, PAULISTA } from '../support/create-leads.ts'
import { always } from '../support/faulty-connection.ts'
import type { VisitOptions } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()
const DEAD =
  'Esse link já foi usado ou expirou. Para seguir com o pedido, volte ao aparelho em que ele está aberto e peça outro link em “Ajuda”. Para um pedido novo, comece aqui.'

const codeOf = async (id: string) => {
  const { body } = await journeys().call('POST', `/api/lead-v2/${id}/resumeCode`, {})
  return String(body.code)
}
const openLink = (value: string, more: VisitOptions = {}) =>
  journeys().open({ mode: 'chat', step: null, path: '/chat', link: { by: 'l', value }, ...more })
/** Presses the button of a single-use link. */
async function press(visit: ReturnType<typeof openLink>) {
  await visit.until('the button', ({ ui }) => ui.wait?.status === 'offered')
  visit.store.dispatch(linkPressed())
}
const begun = async (prefix: string) => openLead(journeys(), { ...PAULISTA, addon: prefix })

describe('the way back on a start page', () => {
  const stops = [
    ['planos', '', 'Qual plano combina com a sua casa?'],
    ['email', '700 Mega', 'Qual é o seu e-mail?'],
    ['confirmacao', '700 Mega', 'Está tudo certo com o seu pedido?'],
  ] as const
  it.each(rowsToRun(stops, ([step]) => step === 'email'))(
    'names the plan and the question where the order stopped: %s',
    async (step, plan, question) => {
      const visit = await journeys().openAt(step)
      const { body } = await journeys().call('GET', `/api/lead/${visit.ui().recordId}`)
      expect(await findPlanAndOpenQuestion(Lead.parse(body), 'standard', 'pages')).toEqual({ plan, question })
    },
  )
})

describe('the code of a link', () => {
  it('opens the order where it goes on, once, by a press and never by being loaded (D137)', async () => {
    const visit = await journeys().openAt('telefone')
    const id = visit.ui().recordId ?? ''
    const code = await codeOf(id)
    // a mailbox that loads the pages of its links, with their scripts, uses none up
    const scanner = openLink(code)
    await scanner.until('the button', ({ ui }) => ui.wait?.status === 'offered')
    expect(scanner.ui().phase).toBe('loading')
    expect(scanner.wire.lines().filter((line) => line.includes('resume'))).toEqual([])
    const elsewhere = openLink(code)
    await press(elsewhere)
    await elsewhere.at('telefone')
    expect(elsewhere.ui().recordId).toBe(id)
    expect(elsewhere.kept.get('lead')).toBe(id)
    expect(elsewhere.opened).toEqual([])
    expect(noticeWords(elsewhere.order(), selectNotice(elsewhere.state()))).toEqual({
      title: 'Seu pedido do 700 Mega está aqui.',
      text: 'Você parou nesta pergunta. O que já foi informado aparece aqui só em parte; para trocar algo, corrija e digite de novo.',
    })
    elsewhere.answer('telefone', { phone: '(11) 98765-4321' })
    await elsewhere.at(questionAfter('telefone'))
    expect(selectNotice(elsewhere.state())).toBeNull()
    const again = openLink(code)
    await press(again)
    await again.at('cep')
    expect(selectNotice(again.state())).toEqual({ kind: 'link-dead' })
    expect(noticeTexts.deadLink).toBe(DEAD)
    expect(again.kept.has('lead')).toBe(false)
  })

  it.each(rowsToRun(['nome', 'cep'], 1))(
    'on the page of another question, %s, goes to where the order stopped',
    async (step) => {
      const visit = await journeys().openAt('telefone')
      const code = await codeOf(visit.ui().recordId ?? '')
      const at = `/checkout/${step}/`
      const arrival = readPageUrl(
        { journey: 'standard', prefix: '', path: at, search: '' },
        { opening: 'pages', link: { l: code }, kind: 'lead' },
      )
      const elsewhere = journeys().open({ path: at, ...arrival })
      await press(elsewhere)
      await elsewhere.at('telefone')
      expect(elsewhere.went.at(-1)).toEqual({ step: 'telefone', mode: 'pages', how: 'replace' })
      expect(selectNotice(elsewhere.state())).toMatchObject({ kind: 'resumed' })
    },
  )

  it('that is dead leaves the order of this browser as it is', async () => {
    const visit = await journeys().openAt('email')
    const again = openLink('nothing-of-ours', { kept: visit.kept })
    await press(again)
    await again.at('email')
    expect(selectNotice(again.state())).toEqual({ kind: 'link-dead' })
    expect(again.ui().recordId).toBe(visit.ui().recordId)
  })

  it('is tried again when there is no connection', async () => {
    const id = await begun('')
    const visit = openLink(await codeOf(id))
    visit.wire.disturb(always(/lead\/resume/, 'offline'))
    await press(visit)
    await visit.until('the wait', ({ ui }) => ui.wait?.status === 'failed')
    expect(visit.ui()).toMatchObject({ phase: 'loading', wait: { what: 'load' } })
    visit.wire.disturb(null)
    visit.signal('online')
    await visit.until('the order', ({ ui }) => ui.phase === 'ready')
    expect(visit.ui().recordId).toBe(id)
  })

  it('of a migration opens the migration', async () => {
    const { body } = await journeys().call('POST', '/api/fiber-migration/offers', { cpf: '30000000701' })
    const visit = openLink(await codeOf(String(body.idLead)))
    await press(visit)
    await expect.poll(() => visit.opened.length).toBe(1)
    expect(visit.opened).toEqual(['/migracao-ultrafibra/chat'])
    expect(visit.kept.get('migration')).toBe(body.idLead)
    expect(visit.kept.has('lead')).toBe(false)
  })
})

describe('the bare id of a link', () => {
  it('of a migration opens the migration (D56)', async () => {
    const id = randomUUID()
    const visit = openLink(id, { link: { by: 'lmig', value: id } })
    await expect.poll(() => visit.opened.length).toBe(1)
    expect(visit.opened).toEqual(['/migracao-ultrafibra/chat'])
    expect(visit.kept.get('migration')).toBe(id)
  })
})

describe('a link opened outside its campaign', () => {
  const places: [string, VisitOptions, string][] = [
    ['on a page', { mode: 'pages', step: 'cep', path: '/checkout/cep/' }, 'checkout/confirmacao/'],
    ['in the chat', { mode: 'chat', path: '/chat' }, 'chat'],
    [
      'on the start page, by whoever gets pages',
      { mode: 'pages', idle: true, opening: 'pages', path: '/' },
      'checkout/confirmacao/',
    ],
    [
      'on the start page, by whoever gets the chat',
      { mode: 'pages', idle: true, opening: 'chat', path: '/' },
      'chat',
    ],
  ]
  it.each(rowsToRun(places, ([, at]) => at.idle === true && at.opening === 'pages'))(
    '%s goes on in the same way, with its plan',
    async (_where, at, end) => {
      const id = randomUUID()
      const migration = openLink(id, { link: { by: 'lmig', value: id }, wish: { idm: 'plan-mg500' }, ...at })
      const code = await codeOf(await begun('globoplay/timpre'))
      const order = openLink(code, at)
      if (at.idle !== true) await press(order)
      await expect.poll(() => [...migration.opened, ...order.opened].length).toBe(2)
      expect(migration.opened).toEqual([`/migracao-ultrafibra/${end}?idm=plan-mg500`])
      // a page without the link's button leads to one that has it
      expect(order.opened).toEqual([at.idle === true ? `/${end}?l=${code}` : `/globoplay/timpre/${end}`])
    },
  )
})

describe('an order of another campaign', () => {
  const orders = [
    ['by a link under another campaign', 'globoplay/timpre', 'timblack', '/globoplay/timpre/chat'],
    ['by a link', 'timpre', '', '/timpre/chat'],
    ['of no campaign under one', '', 'timpre', '/chat'],
  ] as const
  it.each(rowsToRun(orders, 1))('%s leads to its address', async (_how, addon, prefix, address) => {
    const linked = await begun(addon)
    const visit = journeys().open({ mode: 'chat', step: null, path: '/chat', prefix, linked })
    await expect.poll(() => visit.opened.length).toBe(1)
    expect(visit.opened).toEqual([address])
  })

  it('is only mentioned beside the orders, and left for its own address from there', async () => {
    const kept = new Map([['lead', await begun('timpre')]])
    const visit = journeys().open({ kept, idle: true, path: '/chat' })

    await visit.until('the order', ({ ui }) => ui.phase === 'ready')
    expect(visit.opened).toEqual([])
    expect(visit.order().prefix).toBe('timpre')
    visit.store.dispatch(stepVisited({ step: null, mode: 'chat', how: 'link' }))
    await expect.poll(() => visit.opened.length).toBe(1)
    expect(visit.opened).toEqual(['/timpre/chat'])
  })
})

describe('a place on the waiting list', () => {
  const wait = async (more: object) => {
    const { body } = await journeys().call('POST', '/api/lead-v2', {
      cep: '69900000',
      number: '10',
      addon: 'rs',
      ...more,
    })
    return String(body.idLeadNoCoverage)
  }
  const openPlace = (value: string, more: VisitOptions = {}) =>
    openLink(value, { link: { by: 'ls', value }, ...more })

  const ways = [
    ['chat', '/rs/consultar-cobertura/chat'],
    ['pages', '/rs/consultar-cobertura/verificando-disponibilidade/'],
  ] as const
  it.each(rowsToRun(ways, 1))('is looked at anew where it belongs, by %s', async (mode, address) => {
    const id = await wait({})
    const visit = openPlace(id, { mode })
    await expect.poll(() => visit.opened.length).toBe(1)
    expect(visit.opened).toEqual([address])
    const there = await journeys().openOn('sem-cobertura', {
      parts: coverage,
      prefix: 'rs',
      mode,
      step: null,
      kept: visit.kept,
    })
    expect(there.ui().noCoverageId).toBe(id)
    expect(there.ui().contact.notify).toBe('none')
    expect(there.order().answers['nr-imovel']?.values).toMatchObject({ number: '10', complement: '' })
    expect(there.wire.lines().filter((line) => line.includes('lead'))).toEqual([])
  })
})
