/**
 * The calendar of the teams at the desk: capacities, closed days, a copied week, and the visits that a change affects.
 */
import { describe, expect, it } from 'vitest'
import { actionResults } from '../../../src/content/desk/action-results.ts'
import { statement } from '../../../server/db/database.ts'
import { scheduleWords as words } from '../../../src/content/desk/team-schedule.ts'
import { desk, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { FINISH, readyLead } from '../../support/create-leads.ts'
import { deskPathOfLead } from '../../support/place-and-open-desk-orders.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const PAGE = '/operador/agenda'
const CHANGE = `${PAGE}/mudar`
const COPY = `${PAGE}/copiar`
const MINUTE = 60_000

type Wish = { readonly date: string; readonly period: 'manha' | 'tarde' }
const TUESDAY: Wish = { date: '08/12/2026', period: 'tarde' }
const EVE: Wish = { date: '24/12/2026', period: 'manha' }

describe('the calendar of the teams (D23)', () => {
  const server = useServer({ desk, at: '2026-12-01T15:00:00Z' })

  const wishing = async (wish: Wish) => {
    const id = await readyLead(server())
    const { status } = await server().call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules: [wish] })
    expect(status).toBe(200)
    return id
  }
  const finish = (id: string) => server().call('PUT', `/api/lead/${id}`, FINISH)
  const order = async (wish: Wish) => {
    server().clock.advance(MINUTE)
    const id = await wishing(wish)
    const { body } = await finish(id)
    return { id, number: String(body.orderNumber), path: deskPathOfLead(server(), id) }
  }
  const teamOf = async (id: string) =>
    String((await server().sql("select place->>'team' as team from leads where id = $1", [id]))[0]?.team)
  const periodsOffered = async (id: string, wish: Wish) => {
    const { body } = await server().call('GET', `/api/lead-v2/${id}/scheduleDate`)
    return (body.dates as { date: string; periods: string[] }[]).find(({ date }) => date === wish.date)
      ?.periods
  }
  /** The numbers of the orders in the list of visits above their capacity. */
  const listed = (page: Page) =>
    [...page.document.querySelectorAll('table')]
      .filter((table) => table.caption?.textContent === words.overbooked.caption)
      .flatMap((table) => [...table.tBodies].flatMap((body) => [...body.rows]))
      .map((row) => row.cells[0]?.textContent)
  const day = (page: Page, name: string) =>
    [...page.document.querySelectorAll('.schedule-day')].find((each) => each.textContent.includes(name))
      ?.textContent

  /** Fills in the form of a change, and returns the page that says what it would do. */
  const review = async (who: Person, days: string, fields: Readonly<Record<string, string>>) => {
    return who.fill(`${CHANGE}?${days}`, fields)
  }
  const change = async (who: Person, days: string, fields: Readonly<Record<string, string>>) => {
    await review(who, days, fields)
    return who.send(CHANGE)
  }

  it('closes a day and lowers a period: nobody books them, who is booked stays and is listed until moved', async () => {
    const [who, agent] = [await signedIn(server(), 'administracao'), await signedIn(server(), 'atendimento')]
    const [first, second, third] = [await order(TUESDAY), await order(TUESDAY), await order(TUESDAY)]
    const eve = await order(EVE)
    const team = await teamOf(eve.id)
    const visitor = await wishing({ date: '09/12/2026', period: 'manha' })
    const calendar = await who.open(`${PAGE}?equipe=${team}&de=2026-12-08`)
    expect(day(calendar, 'ter 8/12')).toContain(words.of(3, 12))
    expect(calendar.text).toContain(words.overbooked.none)
    // a day is closed from where it is looked at
    const close = [...calendar.document.querySelectorAll('.schedule-day a')].find((each) =>
      each.getAttribute('href')?.endsWith('de=2026-12-08&ate=2026-12-08&fazer=fechar'),
    )
    expect(close?.textContent).toContain(words.closeDay)
    const form = await who.open(close?.getAttribute('href') ?? '')
    expect(form.document.querySelector('[name=o-que][checked]')?.getAttribute('value')).toBe('fechar')
    expect(form.document.querySelector('[name=equipe] [selected]')?.getAttribute('value')).toBe(team)
    expect(await periodsOffered(visitor, EVE)).toEqual(['manha', 'tarde'])

    // the page says whom it concerns before anything is stored
    const closing = await review(who, `equipe=${team}&de=2026-12-24`, {
      'o-que': 'fechar',
      motivo: 'recesso',
    })
    expect(closing.text).toContain(words.review.count('São Paulo/SP', 2))
    expect(closing.text).toContain(words.review.concerned(1))
    expect(listed(closing)).toEqual([eve.number])
    expect(closing.document.querySelector(`a[href^="/operador/pedidos/"]`)?.textContent).toBe(eve.number)
    expect(await periodsOffered(visitor, EVE)).toEqual(['manha', 'tarde'])
    const closed = await who.send(CHANGE)
    expect(closed.to).toContain('feito=agenda-mudou')
    expect(await periodsOffered(visitor, EVE)).toBeUndefined()
    const shown = await who.open(closed.to ?? '')
    expect(shown.text).toContain(actionResults['agenda-mudou'])
    expect(day(shown, 'qui 24/12')).toContain(`recessoManhã${words.closedBooked(1)}1 acima`)
    expect(day(shown, 'sex 25/12')).toContain('Natal')

    const lowering = await review(who, `equipe=${team}&de=2026-12-08`, {
      'o-que': 'visitas',
      visitas: '1',
      manha: '',
    })
    expect(listed(lowering)).toEqual([third.number, second.number])
    await who.send(CHANGE)
    const stale = await wishing({ ...TUESDAY, period: 'manha' })
    expect(await periodsOffered(stale, TUESDAY)).toEqual(['manha'])
    await server().call('PATCH', `/api/lead-v2/${stale}/scheduleDate`, { schedules: [TUESDAY] })
    expect((await finish(stale)).body.code).toBe('slots_taken')
    for (const { id } of [first, second, third])
      expect((await server().call('GET', `/api/lead/${id}`)).body).toMatchObject({ schedule: TUESDAY })

    const home = await agent.open('/operador')
    expect(home.text).toContain(words.overbooked.attention(3))
    expect(home.text).toContain(words.overbooked.attentionMore('2026-12-08'))
    const list = await agent.open(PAGE)
    expect(listed(list)).toEqual([eve.number, third.number, second.number])
    expect(list.html).not.toContain(CHANGE)
    // from the list to the order, and its visit to another day
    const path = [...list.document.querySelectorAll('a')]
      .find(({ textContent }) => textContent === third.number)
      ?.getAttribute('href')
    await agent.open(path ?? '')
    await agent.send(`${path}/abrir`, { motivo: 'visita' })
    await agent.open(path ?? '')
    expect((await agent.send(`${path}/visita`, { visita: '10/12/2026 manha' })).to).toContain('visita-mudou')
    expect(listed(await agent.open(`${PAGE}?equipe=${team}`))).toEqual([eve.number, second.number])

    // single orders are not for those who read figures
    const reader = await (await signedIn(server(), 'analise')).open(PAGE)
    expect(reader.text).toContain(words.overbooked.count(2))
    expect(reader.html).not.toContain(eve.number)
    const publisher = await (await signedIn(server(), 'publicacao')).open(PAGE)
    expect(listed(publisher)).toEqual([eve.number, second.number])
    expect(publisher.html).not.toContain('/operador/pedidos/')

    // what it was before the closure is what it is once open again
    await change(who, `equipe=${team}&de=2026-12-08`, { 'o-que': 'fechar', manha: '' })
    const opening = await review(who, `equipe=${team}&de=2026-12-08`, { 'o-que': 'abrir', manha: '' })
    expect(opening.text).toContain('fechado')
    await who.send(CHANGE)
    const again = await who.open(`${PAGE}?equipe=${team}&de=2026-12-08`)
    expect(day(again, 'ter 8/12')).toContain(`${words.of(2, 1)}${words.over(1)}${words.changed(12)}`)
    await change(who, `equipe=${team}&de=2026-12-08`, { 'o-que': 'equipe', manha: '' })
    const usual = await who.open(`${PAGE}?equipe=${team}&de=2026-12-08`)
    expect(day(usual, 'ter 8/12')).toContain(`Tarde${words.of(2, 12)}`)
    expect(await periodsOffered(stale, TUESDAY)).toEqual(['manha', 'tarde'])

    const log = await who.open('/operador/registro')
    for (const sentence of [
      'fechou períodos da agenda',
      'mudou a capacidade da agenda',
      'abriu de novo períodos da agenda',
      'voltou a agenda ao número da equipe',
    ])
      expect(log.text).toContain(sentence)
    expect(log.text).toContain(`de 12, para 1 · quantidade: 1 · equipe: ${team} · dia: 08/12/2026`)
  })

  it('copies a week, capacities and closures alone, and says which days it leaves alone', async () => {
    const who = await signedIn(server(), 'publicacao')
    const team = await teamOf(await wishing({ date: '09/12/2026', period: 'manha' }))
    await change(who, `equipe=${team}&de=2026-12-15`, { 'o-que': 'visitas', visitas: '4' })
    await change(who, `equipe=${team}&de=2026-12-18`, { 'o-que': 'fechar', motivo: 'treinamento' })
    const everyone = day(await who.open(`${PAGE}?de=2026-12-18`), 'sex 18/12')
    expect(everyone).toContain(words.closedTeams(1))
    expect(everyone).not.toContain('treinamento')
    const form = await who.open(`${COPY}?equipe=${team}&de=2026-12-16`)
    expect(form.document.title).toContain(words.form.copyTitle)
    const page = await who.send(COPY, { semanas: '3' })
    expect(page.text).toContain(
      words.review.leftDays.holiday('25/12/2026 (Natal), 01/01/2027 (Confraternização Universal)'),
    )
    expect((await who.send(COPY)).to).toContain('feito=agenda-copiada')
    const rows = await server().sql(
      `select day::text as day, period, set_capacity, is_closed, closed_reason, booked from installation_slots
       where team = $1 and day > '2026-12-20' and (is_closed or set_capacity is not null) order by day, period`,
      [team],
    )
    const four = { set_capacity: 4, is_closed: false, closed_reason: null, booked: 0 }
    const closed = { set_capacity: null, is_closed: true, closed_reason: 'treinamento', booked: 0 }
    const both = (on: string, state: object) =>
      ['manha', 'tarde'].map((period) => ({ day: on, period, ...state }))
    // the eve of Christmas was closed, and is now as the Thursday that was copied
    expect(rows).toEqual([
      ...both('2026-12-22', four),
      ...both('2026-12-29', four),
      ...both('2027-01-05', four),
      ...both('2027-01-08', closed),
    ])
    // the same once more changes nothing, and past days and holidays are no slots
    expect((await who.fill(`${COPY}?equipe=${team}&de=2026-12-16`, { semanas: '3' })).text).toContain(
      words.review.nothing,
    )
    const past = await review(who, `equipe=${team}&de=2026-11-28&ate=2026-11-30`, { 'o-que': 'fechar' })
    expect(past.text).toContain(words.review.leftDays.past('28/11/2026, 30/11/2026'))
    expect(past.text).toContain(words.review.leftDays.sunday)
    expect(past.html).not.toContain('name="confere"')
  })

  it('tells whoever saves from an older view who changed what, and lets them go on (D71)', async () => {
    const [one, other] = [await signedIn(server(), 'publicacao'), await signedIn(server(), 'administracao')]
    const team = await teamOf(await wishing({ date: '09/12/2026', period: 'manha' }))
    const days = `equipe=${team}&de=2026-12-11`
    const capacity = async () =>
      (
        await server().sql(
          "select set_capacity, is_closed from installation_slots where team = $1 and day = '2026-12-11' and period = 'tarde'",
          [team],
        )
      )[0]
    await review(one, days, { 'o-que': 'visitas', visitas: '7', manha: '' })
    await change(other, days, { 'o-que': 'fechar', motivo: 'greve' })
    const [author] = await server().sql(
      'select changed_by as email from slot_changes order by id desc limit 1',
    )
    const told = await one.send(CHANGE)
    expect(told.status).toBe(409)
    expect(told.text).toContain(words.review.overtaken(1))
    expect(told.text).toContain('11/12/2026, tarde: de 12 visitas (o número da equipe) para fechado (greve)')
    expect(told.text).toContain(String(author?.email))
    expect(await capacity()).toEqual({ set_capacity: null, is_closed: true })
    expect((await one.send(CHANGE)).to).toContain('feito=agenda-mudou')
    expect(await capacity()).toEqual({ set_capacity: 7, is_closed: false })
    // a form that was open since before is told with its first answer, also once it had to be corrected
    await other.open(`${CHANGE}?${days}`)
    await change(one, days, { 'o-que': 'visitas', visitas: '6', manha: '' })
    expect((await other.send(CHANGE, { 'o-que': 'visitas', visitas: '0', manha: '' })).status).toBe(400)
    expect((await other.send(CHANGE, { 'o-que': 'abrir', manha: '' })).text).toContain(
      words.review.overtaken(1),
    )
    // and so is one whose visits have changed
    await review(one, days, { 'o-que': 'visitas', visitas: '1', manha: '' })
    await order({ date: '11/12/2026', period: 'tarde' })
    const booked = await order({ date: '11/12/2026', period: 'tarde' })
    const concerned = await one.send(CHANGE)
    expect([concerned.status, listed(concerned)]).toEqual([409, [booked.number]])
    expect(concerned.text).toContain(words.review.concernNew)
    expect((await one.send(CHANGE)).status).toBe(303)
  })

  itInFullRun(
    'lets a booking and a change of its slot in one after the other, whichever comes first',
    async () => {
      const who = await signedIn(server(), 'administracao')
      const wish: Wish = { date: '19/12/2026', period: 'manha' }
      const booked = await order(wish)
      const [first, second] = [await wishing(wish), await wishing(wish)]
      server().clock.advance(MINUTE)
      const days = `equipe=${await teamOf(first)}&de=2026-12-19`
      const waiting = async () =>
        await server().value(
          "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      /** Begins `late` while `early` waits for what this statement holds, and then lets both go on. */
      const inTurn = async <One, Other>(
        held: string,
        early: () => Promise<One>,
        late: () => Promise<Other>,
      ) =>
        server().asOwner((db) =>
          db.transaction(async (sql) => {
            await sql.rows(statement(`test.${held.length}`, held))
            const one = early()
            await expect.poll(waiting).toBe(1)
            const other = late()
            await expect.poll(waiting).toBe(2)
            return { both: Promise.all([one, other]) }
          }),
        )

      // an order has its slot, but not its number yet, while the capacity is lowered
      await review(who, days, { 'o-que': 'visitas', visitas: '1', tarde: '' })
      const held = 'lock table order_numbers in exclusive mode'
      const { both } = await inTurn(
        held,
        () => finish(first),
        () => who.send(CHANGE),
      )
      const [placed, told] = await both
      expect([placed.status, told.status]).toEqual([200, 409])
      expect(listed(told)).toEqual([placed.body.orderNumber])

      // the capacity is set, but not in the log yet, while an order asks for its slot
      const then = await inTurn(
        'select from audit_head for update',
        () => who.send(CHANGE),
        () => finish(second),
      )
      const [saved, late] = await then.both
      expect([saved.status, late.body.code]).toEqual([303, 'slots_taken'])
      expect(listed(await who.open(`${PAGE}?${days}`))).toContain(placed.body.orderNumber)
      expect(listed(await who.open(`${PAGE}?${days}`))).not.toContain(booked.number)
    },
  )
})
