/** The page of the audit log: entries by day, in words, each with a link to its subject. */
import { beforeAll, describe, expect, it } from 'vitest'
import { auditWords as words } from '../../../src/content/desk/audit-log.ts'
import {
  ALL_ACTIONS,
  ACTION_GROUPS,
  actionName,
  sentenceOf,
} from '../../../src/content/desk/audit-sentences.ts'
import { orderRecord } from '../../../src/content/desk/orders.ts'
import { shortReference } from '../../../server/rules/order-number.ts'
import { decryptIdInUrl } from '../../../server/services/desk/ids-in-urls.ts'
import { desk, partsOf, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { deskOrders, deskPathOfLead, SEARCH, askForCall } from '../../support/place-and-open-desk-orders.ts'
import { answeredLead } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'

const LOG = '/operador/registro'
const CALLS = '/operador/ligacoes'

const emailOf = async (who: Person) =>
  (await who.open('/operador')).document.querySelector('.desk-menu__who')?.textContent ?? ''

/** The lines of the log, each with its day and the path of its link. */
const linesOn = ({ document }: Page) =>
  [...document.querySelectorAll('.day-list section')].flatMap((section) =>
    [...section.querySelectorAll('li > div')].map((line) => ({
      day: section.querySelector('h2')?.textContent,
      text: line.textContent,
      href: line.querySelector('a')?.getAttribute('href') ?? null,
    })),
  )

describe('what a colleague did', () => {
  const server = useServer({ desk })
  const { order, open, find } = deskOrders(server)
  let house: Person
  let ana: Person
  let bia: Person
  let placed: Awaited<ReturnType<typeof order>>
  let lead: string
  let call: string
  const idIn = (href: string | null, base: string) =>
    decryptIdInUrl(partsOf(server()).vault, (href ?? '').slice(base.length + 1))

  beforeAll(async () => {
    house = await signedIn(server(), 'administracao')
    ana = await signedIn(server(), 'atendimento')
    bia = await signedIn(server(), 'atendimento')
    placed = await order()
    lead = await answeredLead(server(), {})
    call = await askForCall(server())
    server().clock.set('2026-11-21T15:00:00Z')
    await find(ana, placed.number)
    await open(ana, placed.path)
    await ana.open(placed.path)
    await find(ana, shortReference(partsOf(server()).vault, lead))
    await ana.open(deskPathOfLead(server(), lead))
    const { to = '' } = await ana.press(CALLS, 'proxima')
    await ana.open(to)
    await open(bia, placed.path)
  })

  const logOf = async (who: Person, what = '') =>
    linesOn(await house.open(`${LOG}?${new URLSearchParams({ quem: await emailOf(who), 'feito-de': what })}`))

  it('is filtered by day, also with other filters, on all pages', async () => {
    const of = async (query: string) => linesOn(await house.open(`${LOG}?${query}`)).map(({ text }) => text)
    const [first, second] = [await of('de=2026-11-20&ate=2026-11-20'), await of('de=2026-11-21')]
    expect(first.some((text) => text.includes(placed.number))).toBe(false)
    expect(second.some((text) => text.includes(placed.number))).toBe(true)
    expect(await of('ate=2026-11-19')).toEqual([])
    const shown = await house.open(`${LOG}?de=2026-11-21&ate=2026-11-21&feito-de=olhou`)
    expect(shown.document.querySelector('[name=de]')?.getAttribute('value')).toBe('2026-11-21')
    const older = shown.document.querySelector('.desk-pager a')?.getAttribute('href') ?? ''
    expect(older === '' || older.includes('de=2026-11-21')).toBe(true)
    // what is no day restricts nothing
    expect((await of('de=ontem')).length).toBeGreaterThan(0)
  })

  it('is told in words, and leads to the order, the lead and the call', async () => {
    const email = await emailOf(ana)
    const lines = await logOf(ana)
    const reference = shortReference(partsOf(server()).vault, call)
    const leadReference = shortReference(partsOf(server()).vault, lead)
    expect(lines.map(({ text }) => text.replace(`${email} (Atendimento) `, ''))).toEqual([
      `viu nome e telefone da ligação ${reference}`,
      `pegou a ligação ${reference}`,
      // what is found by something of one person opens itself
      `viu o pedido começado ${leadReference}, com os dados escondidos · ${words.times(2)}`,
      'procurou por referência · quantidade: 1 · buscas na hora: 2',
      `viu os dados do pedido ${placed.number} · ${words.times(2)}`,
      `abriu os dados do pedido ${placed.number} · motivo: ${orderRecord.reasons.cliente}`,
      `viu o pedido ${placed.number}, com os dados escondidos · ${words.times(2)}`,
      'procurou por número do pedido · quantidade: 1 · buscas na hora: 1',
    ])
    expect(new Set(lines.map(({ day }) => day))).toEqual(new Set(['sábado, 21 de novembro de 2026']))
    const [searches, others] = [true, false].map((is) =>
      lines.filter(({ text }) => text.includes('procurou') === is),
    )
    // what was searched is not in the log (S63)
    expect(searches?.map(({ href }) => href)).toEqual([null, null])
    for (const { href, text } of others ?? [])
      expect([text, text.includes('ligação') ? idIn(href, CALLS) : idIn(href, SEARCH)]).toEqual([
        text,
        text.includes('ligação') ? call : text.includes(leadReference) ? lead : placed.id,
      ])
    // the links work
    for (const { href } of others ?? []) expect((await house.open(href ?? '')).status).toBe(200)
  })

  it('says what is gone without a link', async () => {
    await server().call('DELETE', '/api/lead', { id: lead, phone: '11987654321' })
    const reference = shortReference(partsOf(server()).vault, lead)
    const gone = (await logOf(ana)).filter(({ text }) => text.includes(reference))
    expect(gone.map(({ href }) => href)).toEqual([null])
  })
})

describe('every action', () => {
  it('has a sentence, and is in one group of the filter', () => {
    const grouped = Object.values(ACTION_GROUPS).flatMap(([, actions]) => actions)
    expect(grouped.toSorted()).toEqual(ALL_ACTIONS.toSorted())
    for (const what of ALL_ACTIONS)
      expect([what, actionName(what)]).toEqual([what, expect.not.stringMatching(/[{}_]/)])
    const subject = { article: 'a', noun: 'renovação ABCD' } as const
    expect(sentenceOf('order_opened', subject)).toEqual({
      before: 'abriu os dados da ',
      linked: 'renovação ABCD',
      after: '',
    })
    expect(sentenceOf('order_link_made', { article: 'o', noun: 'pedido' }).before).toBe(
      'fez o link de volta ao ',
    )
  })
})
