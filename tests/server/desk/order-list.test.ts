/** The list of orders at the desk, with its filters and those that a person keeps. */
import { describe, expect, it } from 'vitest'
import { orderList as words } from '../../../src/content/desk/order-list.ts'
import { desk, signedIn, type Person } from '../../support/desk-over-http.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { useServer } from '../../support/server.ts'

const LIST = '/operador/lista'

describe('the list of orders', () => {
  const server = useServer({ desk })
  const { order } = deskOrders(server)
  const rowsOn = async (who: Person, query = '') =>
    [...(await who.open(`${LIST}${query}`)).document.querySelectorAll('tbody tr')].map(
      (row) => /P\d{6}[A-Z\d]{6}/.exec(row.textContent ?? '')?.[0],
    )

  it('is filtered by day of order and of visit, state, city, campaign and agent, newest first', async () => {
    const who = await signedIn(server(), 'atendimento')
    const first = await order()
    server().clock.advance(60_000)
    const second = await order({ phone: { phone: '31987650011' } })
    await server().sql(`update leads set place = place || '{"city": "Belém"}' where id = $1`, [first.id])
    // as a server of the release before stored it: its city is that of its lead
    await server().sql('update orders set city = null where lead_id = $1', [first.id])
    const agent = (await who.open(LIST)).document.querySelector('.desk-menu__who')?.textContent ?? ''
    await server().sql(
      `update leads set origin = origin || jsonb_build_object('addon', 'livelo', 'agent', $2::text) where id = $1`,
      [second.id, agent],
    )
    await server().sql('update orders set cancelled_at = now() where lead_id = $1', [second.id])
    const [visit] = await server().sql(
      'select installation_day::text as day from orders where lead_id = $1',
      [first.id],
    )
    expect(await rowsOn(who)).toEqual([second.number, first.number])
    expect(await rowsOn(who, '?situacao=feitos')).toEqual([first.number])
    expect(await rowsOn(who, '?situacao=cancelados')).toEqual([second.number])
    expect(await rowsOn(who, '?cidade=belem')).toEqual([first.number])
    expect(await rowsOn(who, '?cidade=São+Paulo')).toEqual([second.number])
    expect(await rowsOn(who, '?campanha=livelo')).toEqual([second.number])
    expect(await rowsOn(who, '?campanha=-')).toEqual([first.number])
    const options = [...(await who.open(LIST)).document.querySelectorAll('#atendente option')]
    const reference = options.find(({ textContent }) => textContent === agent)?.getAttribute('value')
    expect(await rowsOn(who, `?atendente=${reference}`)).toEqual([second.number])
    expect(await rowsOn(who, '?atendente=nobody')).toEqual([])
    expect(await rowsOn(who, '?de=2026-11-01&ate=2026-11-19')).toEqual([])
    expect(await rowsOn(who, '?de=2026-11-20&ate=2026-11-20')).toEqual([second.number, first.number])
    const day = String(visit?.day)
    expect(await rowsOn(who, `?dia=visita&de=${day}&ate=${day}`)).toContain(first.number)
    // nothing about the person, and what cannot be read is no error
    const page = await who.open(`${LIST}?de=ontem&ate=&situacao=x&cidade=%25`)
    expect(page.status).toBe(200)
    for (const days of ['de=9999-12-31', 'ate=0001-01-01'])
      expect([days, (await who.open(`${LIST}?${days}`)).status]).toEqual([days, 200])
    for (const value of ['Maria', '98765', 'gmail', '529.982']) expect(page.text).not.toContain(value)
    const [link] = [...(await who.open(LIST)).document.querySelectorAll('tbody a')]
    expect((await who.open(link?.getAttribute('href') ?? '')).text).toContain(second.number)
  })

  it('keeps filters for each account, by name', async () => {
    const [who, other] = [await signedIn(server(), 'atendimento'), await signedIn(server(), 'atendimento')]
    const kept = await who.press(
      `${LIST}?situacao=cancelados&cidade=Belém&de=2026-11-19&ate=2026-11-19`,
      'guardar',
      { nome: 'Cancelados de Belém' },
    )
    const page = await who.open(kept.to ?? '')
    // the days are not kept, but the list does not change either
    expect(page.document.querySelector<HTMLInputElement>('[name=de]')?.value).toBe('2026-11-19')
    const [yesterday] = [...page.document.querySelectorAll('a')].filter(
      ({ textContent }) => textContent === words.shortcuts.yesterday,
    )
    const before = await who.open(yesterday?.getAttribute('href') ?? '')
    expect(
      ['de', 'ate', 'cidade'].map(
        (name) => before.document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
      ),
    ).toEqual(['2026-11-19', '2026-11-19', 'Belém'])
    const links = [...page.document.querySelectorAll('.desk-saved a')]
    expect(links.map((each) => each.textContent)).toEqual(['Cancelados de Belém'])
    const shown = await who.open(links[0]?.getAttribute('href') ?? '')
    expect(shown.document.querySelector<HTMLInputElement>('[name=cidade]')?.value).toBe('Belém')
    expect((await other.open(LIST)).text).not.toContain('Cancelados de Belém')
    // the same name again changes it; without a name nothing is lost
    const nameless = await who.press(`${LIST}?situacao=feitos`, 'guardar', { nome: ' ' })
    expect([nameless.status, nameless.text]).toEqual([400, expect.stringContaining(words.problems.nameless)])
    await who.press(`${LIST}?situacao=feitos`, 'guardar', { nome: 'Cancelados de Belém' })
    const again = await who.open(LIST)
    const [only, ...more] = [...again.document.querySelectorAll('.desk-saved a')]
    expect([only?.getAttribute('href'), more]).toEqual([expect.stringContaining('situacao=feitos'), []])
    await who.send(`${LIST}/esquecer`)
    expect((await who.open(LIST)).text).not.toContain('Cancelados de Belém')
    // the twenty-first is said not to be kept
    const keep = async (nome: string) => {
      return who.press(`${LIST}?situacao=cancelados`, 'guardar', { nome })
    }
    for (let at = 1; at <= 20; at += 1) await keep(`Filtro ${at}`)
    const full = await keep('Filtro 21')
    expect([full.status, full.text]).toEqual([400, expect.stringContaining(words.problems.full)])
    expect(full.document.querySelector<HTMLSelectElement>('[name=situacao]')?.value).toBe('cancelados')
    expect((await keep('Filtro 20')).to).toContain('feito=filtro-guardado')
  })
})
