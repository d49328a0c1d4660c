/** The list of people to call when very many wait: nobody is left out or listed twice. */
import { beforeAll, describe, expect, it } from 'vitest'
import { shortReference } from '../../../server/rules/order-number.ts'
import { takeCall } from '../../../server/services/desk/take-call.ts'
import { decryptIdInUrl } from '../../../server/services/desk/ids-in-urls.ts'
import { home } from '../../../src/content/desk/home-page.ts'
import { callListWords as words, personToCall } from '../../../src/content/desk/call-list.ts'
import { pagerWords } from '../../../src/content/desk/list-words.ts'
import { desk, partsOf, signedIn, type Person } from '../../support/desk-over-http.ts'
import { answeredLead } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'

const BASE = '/operador/ligacoes'
const MINUTE = 60_000

describe('10,000 telephones that wait for a call (X43)', () => {
  const server = useServer({ desk })
  const WAITING = 10_000
  /** By how long they have waited, the longest first. */
  let asked: string[]
  let who: Person

  beforeAll(async () => {
    const rows = await server().sql(
      `with s as (
         insert into support_requests (id, telephone, phone_lookup, created_at)
         select gen_random_uuid(), 'sealed', 'n' || n, $1::timestamptz - n * interval '1 minute'
         from generate_series(1, ${WAITING}) as n returning id, created_at
       ) select id from s order by created_at`,
      [server().clock.now().toISOString()],
    )
    asked = rows.map(({ id }) => String(id))
    // after them leads, one of which has no HMAC of its telephone, and places on the waiting list
    await server().sql(
      `insert into no_coverage_leads (id, created_at, updated_at, reason, place, origin, contact, phone_lookup, network_since)
       select gen_random_uuid(), $1::timestamptz - n * interval '1 day', $1, 'network', '{"city": "Breves", "state": "PA"}',
         '{}', 'sealed', 'w' || n, $1 from generate_series(1, 300) as n`,
      [server().clock.now().toISOString()],
    )
    await server().sql(
      `insert into leads (id, created_at, updated_at, place, origin, answers)
       select gen_random_uuid(), $1::timestamptz - interval '1 day', $1::timestamptz - n * interval '1 hour', '{}', '{}',
         jsonb_build_object('documentNumber', '{}'::jsonb,
           'phone', jsonb_build_object('phone', 'sealed', 'lookup', case when n > 1 then 'l' || n end,
             'acceptPhoneContact', true))
       from generate_series(1, 300) as n`,
      [server().clock.now().toISOString()],
    )
    who = await signedIn(server(), 'atendimento')
  })

  const read = async (path: string) => {
    const { document, text } = await who.open(path)
    const ids = [...document.querySelectorAll('tbody a')].map((each) =>
      decryptIdInUrl(partsOf(server()).vault, (each.getAttribute('href') ?? '').slice(BASE.length + 1)),
    )
    return { ids, text }
  }

  it('are listed from the one that has waited longest, twenty on a page, with their number', async () => {
    const first = await read(BASE)
    expect(first.ids).toEqual(asked.slice(0, 20))
    expect(first.text).toContain(pagerWords.part(1, 20, WAITING))
    expect((await read(`${BASE}?pagina=2`)).ids).toEqual(asked.slice(20, 40))
    expect((await read(`${BASE}?pagina=500`)).ids).toEqual(asked.slice(-20))
    // of those who still remember why they asked, the first: on the 498th page
    const comes = shortReference(partsOf(server()).vault, String(asked.at(-59)))
    expect(first.text).toContain(words.comesNow(words.whys.asked, comes))
    expect(first.text).toContain(`${words.queues.parou} 300`)
    for (const queue of ['parou', 'rede']) {
      const last = await read(`${BASE}?fila=${queue}&pagina=99`)
      expect([queue, last.ids.length, last.text]).toEqual([
        queue,
        20,
        expect.stringContaining(pagerWords.part(281, 300, 300)),
      ])
    }
  })

  it('are counted on the first page, with how long the first of them has waited', async () => {
    const { document } = await who.open('/operador')
    const matters = [...document.querySelectorAll('.desk-matter')].map((each) => each.textContent)
    expect(matters).toContain(`10.000${home.asked(WAITING)}${home.waited(WAITING)}`)
    for (const queue of ['parou', 'rede'] as const)
      expect(
        matters.filter((text) => text?.startsWith(`300${home.queues[queue](300)}A primeira espera há `)),
      ).toHaveLength(1)
  })
})

describe('a telephone that asks again and again', () => {
  const server = useServer({ desk })
  const ask = (telephone: string) => server().call('POST', '/api/supportRequest', { telephone })

  it('is one entry that says how often, and one call settles all of it', async () => {
    const who = await signedIn(server(), 'atendimento', 'ana@exemplo.com.br')
    for (let times = 0; times < 8; times += 1) {
      await ask('11987654321')
      server().clock.advance(MINUTE)
    }
    await ask('11912345678')
    // the same person waited for the network, too, and it has come
    await server().call('POST', '/api/lead-no-coverage', {
      cep: '69900000',
      name: 'Rita Souza',
      phone: '11987654321',
    })
    await server().sql('update no_coverage_leads set network_since = now()')
    server().clock.advance(MINUTE)

    const rows = async () =>
      [...(await who.open(BASE)).document.querySelectorAll('tbody tr .desk-strong')].map(
        (each) => each.textContent,
      )
    // the second has no reason but the queue's own, and is called by its reference
    expect(await rows()).toEqual([
      `${words.askedTimes(8)} · ${words.whys.waiting}`,
      expect.stringMatching(/^[A-Z0-9]{8}$/),
    ])
    const home1 = await who.open('/operador')
    expect(home1.text).toContain(`2${home.asked(2)}${home.waited(9)}`)

    const list = await who.open(BASE)
    const path = list.document.querySelector('tbody a')?.getAttribute('href') ?? ''
    expect((await who.open(path)).text).toContain(words.askedTimes(8))
    expect((await who.open(path)).text).not.toContain('Rita')
    await who.send(`${path}/pegar`)
    const bia = await signedIn(server(), 'atendimento', 'bia@exemplo.com.br')
    // asked once more while the call is under way: it stays with the desk user who has it
    await ask('11987654321')
    expect((await bia.open(path)).text).toContain('ana@exemplo.com.br')
    // a call request has no name; that on the waiting list may be somebody else's, who typed this telephone (S73)
    const taken = (await who.open(path)).text
    expect(taken).toContain(personToCall.maybe('Rita S.'))
    expect(taken).not.toContain('Rita Souza')
    expect((await who.send(`${path}/anotar`, { resultado: 'recusou', nota: 'Liga depois' })).to).toContain(
      'anotado',
    )
    expect(await rows()).toEqual([
      expect.stringMatching(/^[A-Z0-9]{8}$/),
      expect.stringMatching(/^[A-Z0-9]{8}$/),
    ])
    expect(
      await server().value('select count(*)::int as n from call_tasks where closed_at is not null'),
    ).toBe(9)
  })

  it('goes to one of ten operators, whichever of its records they opened', async () => {
    const ids: string[] = []
    for (let times = 0; times < 5; times += 1) ids.push(String((await ask('11955554444')).body.id))
    const rivals = await server().sql(
      `insert into operators (id, email, role, created_at)
       select gen_random_uuid(), 'r' || n, 'atendimento', now() from generate_series(1, 10) as n returning id, email`,
    )
    const { config, db, clock } = server()
    const parts = { ...partsOf(server()), config, db, clock } as unknown as Parameters<typeof takeCall>[0]
    const taken = await Promise.all(
      rivals.map(({ id, email }, at) =>
        takeCall(
          parts,
          { id: String(id), email: String(email), role: 'atendimento' },
          ids[at % ids.length] ?? '',
        ),
      ),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    const held = await server().sql(
      'select distinct taken_by from call_tasks where subject_id = any($1::uuid[])',
      [ids],
    )
    expect(held).toEqual([{ taken_by: rivals[taken.indexOf(true)]?.id }])
  })

  it('goes before all others when its order was stopped and waits for the call (D89)', async () => {
    const who = await signedIn(server(), 'atendimento')
    const lead = await answeredLead(server())
    const late = String((await ask('11944443333')).body.id)
    await server().sql('update support_requests set is_first = true, lead_id = $2 where id = $1', [
      late,
      lead,
    ])
    for (const path of [BASE, `${BASE}?ordem=valor`]) {
      const row = (await who.open(path)).document.querySelector('tbody tr')
      expect(row?.querySelector('.desk-strong')?.textContent).toBe(words.held)
      // the order's own reference, place and price
      expect(row?.textContent).toContain(shortReference(partsOf(server()).vault, lead))
      expect(row?.textContent).toContain('São Paulo, SP')
    }
    const path = (await who.open(BASE)).document.querySelector('tbody a')?.getAttribute('href') ?? ''
    await who.press(path, 'pegar')
    expect((await who.open(path)).text).toContain('Maria da Silva')
  })
})
