/** A note on an order, a corrected contact, and a cancellation that is taken back. */
import { describe, expect, it } from 'vitest'
import { orderRecord as words } from '../../../src/content/desk/orders.ts'
import { contactEmailWords } from '../../../src/content/emails.ts'
import { hideName, hideEmail } from '../../../src/lib/masked-data.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { desk, type Person } from '../../support/desk-over-http.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { mailsTo } from '../../support/read-mail-files.ts'
import { partOf } from '../../support/smtp-server.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const MINUTE = 60_000
const OLD = 'maria.silva@gmail.com'
const NEW = 'maria.nova@gmail.com'

describe('an order at the desk', () => {
  const server = useServer({ desk })
  const { order, agent, find, open, actions } = deskOrders(server)
  const sent = (id: string, kind: string) =>
    server().sql('select id from outbox where subject_id = $1 and kind = $2', [id, kind])

  it('has notes, for who has opened it; they go with it', async () => {
    const [who, other] = [await agent(), await agent()]
    const { id, path } = await order()
    await open(who, path)
    expect((await who.send(`${path}/nota`)).text).toContain(words.note.empty)
    const note = 'Portão azul, chamar o zelador <b>Zé</b>'
    expect((await who.send(`${path}/nota`, { nota: note })).to).toBe(`${path}?feito=nota-guardada`)
    expect((await who.open(path)).text).toContain(note)
    const masked = await other.open(path)
    expect(masked.text).not.toContain('Portão azul')
    expect(masked.text).toContain(words.note.count(1))
    expect((await open(other, path)).text).toContain(note)
    expect(await server().value('select note from order_notes where lead_id = $1', [id])).toMatch(/^s2\./)
    expect(JSON.stringify(await actions('order_noted'))).not.toContain('Portão')
    // nothing that is typed is lost when the half hour for which it was open has ended
    await who.open(path)
    server().clock.advance(31 * 60_000)
    const closed = await who.send(`${path}/nota`, { nota: 'Tocar no 12' })
    expect(closed.status).toBe(409)
    expect(closed.text).toContain('Tocar no 12')
    await server().call('DELETE', '/api/lead', { id, phone: '11987654321' })
    expect(await server().sql('select 1 from order_notes where lead_id = $1', [id])).toEqual([])
  })

  it('has its e-mail and telephone corrected: old and new address are told, the log holds the reason (S10)', async () => {
    const who = await agent()
    const { id, number, path } = await order()
    await server().sql(
      `update leads set answers = jsonb_set(jsonb_set(answers, '{email,accept_promotions}', 'true'),
         '{phone,acceptPhoneContact}', 'true') where id = $1`,
      [id],
    )
    await open(who, path)
    const send = (fields: Readonly<Record<string, string>>) => who.send(`${path}/contato`, fields)
    expect((await send({ email: NEW })).text).toContain(words.contact.missing)
    const wrong = await send({ email: 'maria@', motivo: 'errado' })
    expect(wrong.status).toBe(400)
    expect(wrong.document.querySelector<HTMLInputElement>('#email')?.value).toBe('maria@')
    // it comes back open, with what was typed and why it was refused; the others stay folded
    const opened = [...wrong.document.querySelectorAll('details[open] form')]
    expect(opened.map((form) => form.getAttribute('action'))).toEqual([`${path}/contato`])
    expect(opened[0]?.querySelector('.desk-bad')?.textContent).toContain('depois do @')
    expect(opened[0]?.querySelector('[name=motivo][checked]')?.getAttribute('value')).toBe('errado')
    expect((await send({ email: '', motivo: 'errado' })).text).toContain(words.contact.nothing)
    const changed = await send({ email: NEW, telefone: '(11) 97777-1234', motivo: 'errado' })
    expect(changed.to).toBe(`${path}?feito=contato-corrigido`)
    const page = await who.open(path)
    for (const known of [NEW, '(11) 97777-1234']) expect(page.text).toContain(known)
    // a consent was given with the old ones
    const [consents] = await server().sql(
      `select answers->'email'->>'accept_promotions' as offers, answers->'phone'->>'acceptPhoneContact' as messages
       from leads where id = $1`,
      [id],
    )
    expect(consents).toEqual({ offers: 'false', messages: 'false' })
    // found by the new ones alone
    expect((await find(who, NEW)).text).toContain(number)
    expect((await find(who, '11977771234')).text).toContain(number)
    expect((await find(who, OLD)).text).not.toContain(number)
    await deliverAll(server())
    for (const to of [OLD, NEW]) {
      const [mail = ''] = (await mailsTo(server().config.dataDir, to)).filter((each) =>
        partOf(each, 'text/plain').includes(contactEmailWords.now),
      )
      const text = partOf(mail, 'text/plain')
      expect([to, text]).toEqual([to, expect.stringContaining(hideEmail(NEW))])
      expect(text).not.toContain('97777')
    }
    const [notice] = await sent(id, 'order.contact_corrected')
    expect(notice).toBeDefined()
    const [entry] = await actions('order_contact_corrected')
    expect(entry?.detail).toEqual({ corrected: 'email, phone', correction: 'errado' })
    expect((await who.open(path)).text).toContain(words.contact.reasons.errado)
  })

  itInFullRun(
    'has its name corrected: the order system is told, the mail shows a mask, the log holds that it was the name',
    async () => {
      const who = await agent()
      const { id, number, path } = await order()
      await open(who, path)
      const send = (nome: string) => who.send(`${path}/contato`, { nome, motivo: 'errado' })
      expect((await send('Maria da Silva')).text).toContain(words.contact.nothing)
      expect((await send('Mariana da Sylva')).to).toBe(`${path}?feito=contato-corrigido`)
      expect((await who.open(path)).text).toContain('Mariana da Sylva')
      expect((await find(who, 'mariana da sylva')).text).toContain(number)
      const since = (await actions('order_contact_corrected')).at(-1)
      expect(since?.detail).toEqual({ corrected: 'name', correction: 'errado' })
      await deliverAll(server())
      const mails = (await mailsTo(server().config.dataDir, OLD)).map((each) => partOf(each, 'text/plain'))
      const said = mails.filter((each) => each.includes(number) && each.includes(contactEmailWords.now))
      expect(said).toHaveLength(1)
      expect(said[0]).toContain(contactEmailWords.corrected(hideName('Mariana da Sylva')))
      expect(said[0]).not.toContain('Sylva')
      expect(await sent(id, 'order.contact_corrected')).toHaveLength(1)
    },
  )

  it('is as it was when its cancellation is taken back on the same day', async () => {
    const who = await agent()
    const { id, number, path } = await order()
    const state = async () => {
      const [row] = await server().sql(
        `select o.cancelled_at is null as is_placed, o.installation_day::text as day, l.schedule,
           (select booked from installation_slots s where s.team = l.place->>'team' and s.period = l.schedule->>'period'
              and s.day = o.installation_day) as booked,
           (select free_ports from coverage_areas a where a.id = l.place->>'area') as ports,
           (select count(*)::int from open_visit_keys k where k.lead_id = l.id) > 3 as has_keys
         from leads l join orders o on o.lead_id = l.id where l.id = $1`,
        [id],
      )
      return row
    }
    const before = await state()
    // what the customer was told last is known by when it was written: nobody orders and cancels at one instant
    server().clock.advance(MINUTE)
    await open(who, path)
    const cancel = async (person: Person) => {
      await person.press(path, 'cancelar', { motivo: 'cliente', certeza: 'sim' })
      server().clock.advance(10 * MINUTE)
      await deliverAll(server())
      return person.open(path)
    }
    expect((await cancel(who)).text).toContain(words.restore.title)
    expect(await state()).toMatchObject({ is_placed: false, day: null })
    expect((await who.send(`${path}/descancelar`)).to).toBe(`${path}?feito=cancelamento-desfeito`)
    expect(await state()).toEqual(before)
    expect((await who.open(path)).text).toContain(words.facts.visit)
    expect(await sent(id, 'order.restored')).toHaveLength(1)
    server().clock.advance(10 * MINUTE)
    await deliverAll(server())
    expect(await sent(id, 'order.mail')).toHaveLength(2)
    expect(await actions('order_restored')).toHaveLength(1)
    // twice changes nothing
    expect((await who.forge(path, 'descancelar')).status).toBe(409)
    // once the visit is somebody else's, it is said
    await cancel(who)
    // half an hour after its data were opened
    await open(who, path)
    await server().sql(
      `update installation_slots set set_capacity = booked, capacity = booked where day = $1`,
      [String(before?.day)],
    )
    const taken = await who.send(`${path}/descancelar`)
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining(words.restore.taken)])
    expect(await state()).toMatchObject({ is_placed: false })
    await server().sql('update installation_slots set set_capacity = null, capacity = 100', [])
    server().clock.advance(24 * 3_600_000)
    const late = await agent()
    expect((await open(late, path)).text).not.toContain(words.restore.title)
    expect((await late.forge(path, 'descancelar')).status).toBe(409)
    expect((await find(late, number)).text).toContain('Cancelado')
  })

  /** The mails about an order's state that were sent, oldest first. */
  const mailed = async (id: string) => {
    await deliverAll(server())
    const rows = await server().sql(
      `select kind from outbox where subject_id = $1 and kind in ('order.mail', 'order.cancelled.mail')
         and delivered_at is not null order by delivered_at, created_at`,
      [id],
    )
    return rows.map(({ kind }) => kind)
  }
  /** Cancels an order or takes that back, and returns the notice that the desk shows. */
  const setCancelled = async (who: Person, path: string, isCancelled: boolean, reason = 'cliente') => {
    const page = await who.open(path)
    if (page.html.includes(`${path}/abrir`)) await open(who, path)
    const { to } = isCancelled
      ? await who.send(`${path}/cancelar`, { motivo: reason, certeza: 'sim' })
      : await who.send(`${path}/descancelar`)
    return to?.split('feito=')[1] ?? ''
  }

  it('mails about a state that lasts, once, whatever happens to and fro (S44)', async () => {
    const who = await agent()
    const { id, path } = await order()
    expect(await mailed(id)).toEqual(['order.mail'])
    for (let times = 0; times < 2; times += 1) {
      expect(await setCancelled(who, path, true)).toBe('pedido-cancelado')
      server().clock.advance(9 * MINUTE)
      expect(await mailed(id)).toEqual(['order.mail'])
      expect(await setCancelled(who, path, false)).toBe('desfeito-em-silencio')
      server().clock.advance(MINUTE)
    }
    server().clock.advance(11 * MINUTE)
    expect(await mailed(id)).toEqual(['order.mail'])
    // what lasts is told
    await setCancelled(who, path, true)
    server().clock.advance(10 * MINUTE)
    expect(await mailed(id)).toEqual(['order.mail', 'order.cancelled.mail'])
    // and back: told once, at the end
    for (let times = 0; times < 2; times += 1) {
      expect(await setCancelled(who, path, false)).toBe('cancelamento-desfeito')
      const { text } = await who.open(path)
      expect([text.includes(words.cancel.told), text.includes(words.cancel.mailed)]).toEqual([true, false])
      expect(await setCancelled(who, path, true)).toBe('cancelado-e-sabido')
    }
    expect(await setCancelled(who, path, false)).toBe('cancelamento-desfeito')
    server().clock.advance(10 * MINUTE)
    expect(await mailed(id)).toEqual(['order.mail', 'order.cancelled.mail', 'order.mail'])
    // a mail that waits for its state is not late
    await setCancelled(who, path, true)
    server().clock.advance(5 * MINUTE)
    const metrics = (await server().app.inject('/api/metrics')).body
    expect(metrics).toContain('prosa_outbox_waiting{target="mail"} 1')
    expect(metrics).toContain('prosa_outbox_lag_seconds{target="mail"} 0')
    await setCancelled(who, path, false)
    // the order system was told of each change
    expect(await sent(id, 'order.cancelled')).toHaveLength(6)
  })

  itInFullRun(
    'says whether a mail goes when a cancellation for suspicion is taken back: none does',
    async () => {
      const who = await agent()
      const { id, path } = await order()
      await mailed(id)
      await setCancelled(who, path, true, 'suspeita')
      const page = await who.open(path)
      expect(page.text).toContain(words.restore.silent)
      expect(page.text).not.toContain(words.restore.mailed)
      expect(await setCancelled(who, path, false)).toBe('desfeito-em-silencio')
      server().clock.advance(11 * MINUTE)
      expect(await mailed(id)).toEqual(['order.mail'])
      // who was told of a cancellation is told that the order holds, whatever came between
      await setCancelled(who, path, true)
      server().clock.advance(11 * MINUTE)
      await mailed(id)
      await setCancelled(who, path, false)
      await setCancelled(who, path, true, 'suspeita')
      expect((await who.open(path)).text).toContain(words.restore.mailed)
      expect(await setCancelled(who, path, false)).toBe('cancelamento-desfeito')
      server().clock.advance(11 * MINUTE)
      expect(await mailed(id)).toEqual(['order.mail', 'order.cancelled.mail', 'order.mail'])
    },
  )

  it('without an e-mail address says before and after that nobody is told, and to ring', async () => {
    const who = await agent()
    const { path } = await order({
      email: { email: '', no_email: true, accept_promotions: false },
    })
    const page = await open(who, path)
    const wish = [...page.document.querySelectorAll<HTMLOptionElement>('#visita option')].at(-1)?.value ?? ''
    for (const said of [words.contact.whyUnmailed, words.cancel.unmailed, words.visit.whyUnmailed])
      expect(page.text).toContain(said)
    for (const said of [words.contact.why, words.cancel.mailed, words.visit.why])
      expect(page.text).not.toContain(said)
    const after = async (form: string, fields: Readonly<Record<string, string>> = {}) => {
      const { to = '' } = await who.press(path, form, fields)
      const { text } = await who.open(to)
      expect([form, text]).toEqual([form, expect.stringContaining('O pedido não tem e-mail')])
      return to.split('feito=')[1]
    }
    expect(await after('visita', { visita: wish })).toBe('visita-sem-aviso')
    expect(await after('contato', { telefone: '11977771235', motivo: 'errado' })).toBe('contato-sem-aviso')
    expect(await after('cancelar', { motivo: 'cliente', certeza: 'sim' })).toBe('cancelado-sem-aviso')
    expect((await who.open(path)).text).toContain(words.restore.unmailed)
    expect(await after('descancelar')).toBe('desfeito-sem-aviso')
  })
})
