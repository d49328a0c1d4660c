/**
 * Who is on the call list, what a desk user sees of a person before and after taking the call, and when the call
 * returns or ends. The table behind the list is tested in people-to-call.test.ts.
 */
import { describe, expect, it } from 'vitest'
import { shortReference } from '../../../server/rules/order-number.ts'
import { decryptIdInUrl } from '../../../server/services/desk/ids-in-urls.ts'
import { CALL_QUEUES } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { callListWords as list, personToCall as words } from '../../../src/content/desk/call-list.ts'
import {
  desk,
  enter,
  firstAccess,
  partsOf,
  signedIn,
  type Page,
  type Person,
} from '../../support/desk-over-http.ts'
import { answeredLead, openLead, PEOPLE, acceptedBy } from '../../support/create-leads.ts'
import { useServer, type TestServer } from '../../support/server.ts'
import { deskPathOfCall, askForCall } from '../../support/place-and-open-desk-orders.ts'

const MINUTE = 60_000

const BASE = '/operador/ligacoes'

const idsOn = async (server: TestServer, who: Person, path = BASE) =>
  idsIn(server, await who.open(path), list.caption)

/** The records that a table of a page links to. */
const idsIn = (server: TestServer, { document }: Page, caption: string) =>
  [...document.querySelectorAll('table')]
    .filter((each) => each.querySelector('caption')?.textContent === caption)
    .flatMap((each) => [...each.querySelectorAll('tbody a')])
    .map((each) =>
      decryptIdInUrl(partsOf(server).vault, (each.getAttribute('href') ?? '').slice(BASE.length + 1)),
    )

const actionsAbout = async (server: TestServer, id: string) =>
  (
    await server.sql('select operator, what from audit_log where subject = $1 order by seq', [
      shortReference(partsOf(server).vault, id),
    ])
  ).map(({ operator, what }) => `${String(operator)} ${String(what)}`)

describe('the list', () => {
  const server = useServer({ desk })

  it('has a queue for each reason: asked, network came, stopped late, refused; nobody else is on it', async () => {
    const asked = await askForCall(server())
    const waits = await server().call('POST', '/api/lead-no-coverage', {
      cep: '69900000',
      name: 'Rita Souza',
      phone: '68999887766',
    })
    const inVain = await server().call('POST', '/api/lead-no-coverage', {
      cep: '68800000',
      phone: '68999881122',
    })
    await server().sql('update no_coverage_leads set network_since = now() where id = $1', [waits.body.id])
    await server().call('POST', '/api/lead-no-coverage', { cep: '69900000', email: 'so.email@gmail.com' })
    const late = await answeredLead(server(), acceptedBy('11911112222'))
    const risky = await answeredLead(server(), {
      ...acceptedBy('11933334444'),
      documentNumber: { cpf: PEOPLE.rejected },
    })
    await server().call('PUT', `/api/lead-v2/${risky}`, {})
    // did not consent; stopped early; was there only just now
    await answeredLead(server())
    const early = await openLead(server())
    await server().call('PATCH', `/api/lead-v2/${early}/phone`, acceptedBy().phone)
    server().clock.advance(31 * MINUTE)
    await answeredLead(server(), acceptedBy())

    const who = await signedIn(server(), 'atendimento')
    const inQueues = async () =>
      Object.fromEntries(
        await Promise.all(
          CALL_QUEUES.map(
            async (queue) => [queue, await idsOn(server(), who, `${BASE}?fila=${queue}`)] as const,
          ),
        ),
      )
    expect(await inQueues()).toEqual({
      pediu: [asked],
      analise: [risky],
      parou: [late],
      rede: [String(waits.body.id)],
      visitas: [],
    })
    expect(await idsOn(server(), who, `${BASE}?ordem=valor&fila=parou`)).toEqual([late])
    const page = await who.open(`${BASE}?fila=analise`)
    expect(page.text).toContain('Parou na análise')
    const tabs = [...page.document.querySelectorAll('.desk-tabs a')].map((each) => each.textContent)
    expect(tabs).toEqual(CALL_QUEUES.map((queue) => `${list.queues[queue]} ${queue === 'visitas' ? 0 : 1}`))
    for (const personal of ['987654321', '98765-4321', '999887766', 'Maria', 'Rita', 'gmail'])
      expect(page.text).not.toContain(personal)
    expect((await who.open(deskPathOfCall(server(), String(inVain.body.id)))).status).toBe(404)

    // the id of a lead is its visitor's own key
    for (const id of [asked, late, risky]) expect(page.html).not.toContain(id)

    const foreign = await who.open(deskPathOfCall(server(), early))
    expect(foreign.status).toBe(404)
    server().clock.advance(8 * 24 * 60 * MINUTE)
    const later = await signedIn(server(), 'administracao')
    const text = (await later.open(BASE)).text
    expect(CALL_QUEUES.map((queue) => text.includes(`${list.queues[queue]} 1`))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ])
  })
})

describe('a call', () => {
  const server = useServer({ desk })

  it('is masked until taken, and then shown to that one person', async () => {
    const id = await askForCall(server())
    const [ana, bia] = await Promise.all(
      ['ana@exemplo.com.br', 'bia@exemplo.com.br'].map(async (email) => ({
        email,
        who: await signedIn(server(), 'atendimento', email),
      })),
    )
    if (!ana || !bia) return expect.unreachable()
    const path = deskPathOfCall(server(), id)
    const shows = async (who: Person) => (await who.open(path)).text.includes('98765-4321')
    expect([await shows(ana.who), await shows(bia.who)]).toEqual([false, false])
    const both = await Promise.all(
      [ana, bia].map(async ({ who, email }) => {
        await who.send(`${path}/pegar`)
        return { email, sees: await shows(who), text: (await who.open(path)).text }
      }),
    )
    const [winner, ...losers] = both.toSorted((a, b) => Number(b.sees) - Number(a.sees))
    expect([winner?.sees, losers.map(({ sees }) => sees)]).toEqual([true, [false]])
    expect(losers[0]?.text).toContain(words.other(winner?.email ?? ''))
    const told = await actionsAbout(server(), id)
    // taken once, and each view of the number
    expect(told).toEqual([
      `${winner?.email} call_taken`,
      `${winner?.email} call_seen`,
      `${winner?.email} call_seen`,
    ])

    const loser = winner?.email === ana.email ? bia.who : ana.who
    const noted = await loser.forge(path, 'anotar', { resultado: 'recusou' })
    expect(noted.to).toBe('/operador/ligacoes?feito=de-outra')
    // someone without the call cannot release it
    await loser.forge(path, 'devolver')
    expect(await actionsAbout(server(), id)).not.toContain(
      `${loser === bia.who ? bia.email : ana.email} call_released`,
    )
    server().clock.advance(121 * MINUTE)
    expect((await loser.forge(path, 'pegar')).status).toBe(303)
    expect(await shows(loser)).toBe(true)
  })

  it('returns on the day that was agreed, and leaves the list when it is settled', async () => {
    const account = await firstAccess(server(), 'atendimento', 'caio@exemplo.com.br')
    const id = await askForCall(server(), '11955554444')
    const path = deskPathOfCall(server(), id)
    const { who } = account
    const takeIt = async () => {
      await who.press(path, 'pegar')
      await who.open(path)
    }
    await takeIt()
    expect((await who.send(`${path}/anotar`)).text).toContain(words.missing)
    const note = 'Prefere de manhã <img src=x onerror=alert(1)>'
    const noted = await who.send(`${path}/anotar`, {
      resultado: 'de-novo',
      nota: note,
      proxima: '2026-11-23',
    })
    expect(noted.to).toBe('/operador/ligacoes?feito=anotado')
    expect(await idsOn(server(), who)).not.toContain(id)
    expect(await server().value('select note from call_records where subject_id = $1', [id])).toMatch(/^s2\./)

    server().clock.set('2026-11-23T11:00:01Z')
    who.cookies.delete('operador')
    await enter(server(), account, who)
    expect(await idsOn(server(), who)).toContain(id)
    await takeIt()
    const page = await who.open(path)
    expect(page.text).toContain(note)
    expect(page.document.querySelector('img')).toBeNull()
    await who.send(`${path}/anotar`, { resultado: 'recusou' })
    server().clock.advance(3 * 24 * 60 * MINUTE)
    who.cookies.delete('operador')
    await enter(server(), account, who)
    expect(await idsOn(server(), who)).not.toContain(id)
    expect((await actionsAbout(server(), id)).filter((each) => each.endsWith('call_noted'))).toHaveLength(2)
  })

  it('goes with the lead, note and all, when that is erased (S29)', async () => {
    const id = await answeredLead(server(), acceptedBy())
    server().clock.advance(31 * MINUTE)
    const who = await signedIn(server(), 'atendimento')
    const path = deskPathOfCall(server(), id)
    await who.press(path, 'pegar')
    expect((await who.open(path)).text).toContain('Maria da Silva')
    await who.send(`${path}/anotar`, { resultado: 'nao-atendeu', nota: 'Ninguém em casa' })
    await server().call('DELETE', '/api/lead', { id, phone: '11987654321' })
    const rows = await server().sql(
      `select subject_id from call_tasks where subject_id = $1
       union all select subject_id from call_records where subject_id = $1`,
      [id],
    )
    const leads = await server().sql('select 1 from leads where id = $1', [id])
    expect([rows.length, leads.length]).toEqual([0, 0])
    expect((await who.open(path)).status).toBe(404)
  })

  it('is not agreed for a day that is over or none: the form says so at its field and keeps what was typed', async () => {
    const id = await askForCall(server(), '11922224444')
    const who = await signedIn(server(), 'atendimento')
    const path = deskPathOfCall(server(), id)
    await who.press(path, 'pegar')
    await who.open(path)
    for (const proxima of ['2026-11-01', '31/12/2026']) {
      const page = await who.send(`${path}/anotar`, { resultado: 'de-novo', nota: 'Prefere cedo', proxima })
      expect([page.status, page.document.querySelector('#proxima-problem')?.textContent]).toEqual([
        400,
        words.pastDay,
      ])
      expect(page.document.querySelector('[name=nota]')?.textContent).toBe('Prefere cedo')
    }
    // who does not want to be called needs no day
    const settled = await who.send(`${path}/anotar`, { resultado: 'recusou', proxima: '2026-11-01' })
    expect(settled.to).toBe(`${BASE}?feito=anotado`)
  })

  it('that was agreed stands after the list with its hour, the earliest first, once for a telephone', async () => {
    const who = await signedIn(server(), 'atendimento')
    const agree = async (telephone: string, fields: Readonly<Record<string, string>>) => {
      const id = await askForCall(server(), telephone)
      const path = deskPathOfCall(server(), id)
      await who.press(path, 'pegar')
      await who.press(path, 'anotar', fields)
      return id
    }
    const day = (days: number) =>
      new Date(server().clock.now().getTime() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10)
    const later = await agree('11922220001', { resultado: 'de-novo', proxima: day(4), hora: '14:30' })
    const sooner = await agree('11922220002', { resultado: 'nao-atendeu', proxima: day(2) })
    const agreedOn = (page: Page) =>
      idsIn(server(), page, list.agreed).filter((each) => each === sooner || each === later)
    const page = await who.open(BASE)
    expect(agreedOn(page)).toEqual([sooner, later])
    expect(idsIn(server(), page, list.caption)).not.toContain(later)
    expect(page.text).toMatch(/14:30/)
    expect(page.text).not.toContain('2222-0001')
    expect(agreedOn(await who.open(`${BASE}?fila=rede`))).toEqual([])
    // who asks again meanwhile is to be called now
    await askForCall(server(), '11922220002')
    const again = await who.open(BASE)
    expect(agreedOn(again)).toEqual([later])
    server().clock.set(`${day(4)}T17:30:01Z`)
    const due = await signedIn(server(), 'administracao')
    const then = await due.open(BASE)
    expect(agreedOn(then)).toEqual([])
    expect(idsIn(server(), then, list.caption)).toContain(later)
  })
})
