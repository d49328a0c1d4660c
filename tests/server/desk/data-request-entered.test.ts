/** A request that came by letter, e-mail or telephone is entered at the desk; its deadline runs from the day on which it came. */
import { describe, expect, it } from 'vitest'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { DATA_REQUEST_DAYS } from '../../../src/lib/deadline-days.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { formatLong } from '../../../src/lib/parse-and-format-dates.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { useServer } from '../../support/server.ts'

const PATH = '/operador/pedidos-de-titulares'
const { entered } = words

describe('a request that did not come by the site', () => {
  const server = useServer({ desk })
  const { order, actions } = deskOrders(server)
  const today = () => todayInSaoPaulo(server().clock.now())

  it('is a case with the deadline of the day on which it came, and goes the way of all others', async () => {
    const who = await signedIn(server(), 'administracao')
    const { number } = await order()
    const day = addDays(today(), -6)
    const made = await who.press(PATH, 'anotar', {
      por: 'carta',
      dia: day,
      tipo: 'erasure',
      email: '',
      detalhes: 'Rua das Flores, 12. Assinada por Maria da Silva.',
    })
    expect(made.to).toMatch(/\?feito=titular-anotado$/)
    const path = (made.to ?? '').replace(/\?.*/, '')
    const page = await who.open(path)
    const due = formatLong(addDays(day, DATA_REQUEST_DAYS))
    for (const said of [due, entered.vias.carta, formatLong(day), 'Rua das Flores, 12', entered.answerWhy])
      expect(page.text).toContain(said)
    expect((await who.open(PATH)).text).toContain(due)
    expect((await actions('data_request_entered')).at(-1)?.detail).toMatchObject({
      asked: 'erasure',
      via: 'carta',
      day,
    })
    await who.press(path, 'juntar', { busca: number })
    const joined = await who.open(path)
    const [, record] = [...joined.document.querySelectorAll<HTMLOptionElement>('[name=registro] option')]
    expect(
      (await who.send(`${path}/confirmar`, { registro: record?.value ?? '', como: 'document' })).to,
    ).toBe(`${path}?feito=titular-confirmado`)
    expect(await server().sql("select 1 from outbox where kind like 'data%'")).toEqual([])
  })

  it('that came too long ago is late from its first day', async () => {
    const who = await signedIn(server(), 'administracao')
    await who.press(PATH, 'anotar', { por: 'telefone', dia: addDays(today(), -20), tipo: 'access' })
    expect((await who.open(PATH)).text).toContain(words.late)
  })

  it.each([
    ['of no day', { dia: '' }, entered.noDay],
    ['of a day that has not come', { dia: '2200-01-01' }, entered.noDay],
    ['of a day that is none', { dia: '2026-02-30' }, entered.noDay],
    ['by no way', { por: 'pombo' }, entered.noVia],
    ['to correct, without what', { tipo: 'correction', detalhes: '' }, 'Diga o que está errado'],
    ['with a wrong address', { email: 'maria@' }, 'depois do @'],
  ])('is refused %s, and nothing that was typed is lost', async (_, wrong, said) => {
    const who = await signedIn(server(), 'administracao')
    await who.open(PATH)
    const before = await server().sql('select count(*) from data_requests')
    const typed = { por: 'email', dia: today(), tipo: 'access', email: '', detalhes: 'Da Ana', ...wrong }
    const page = await who.send(`${PATH}/anotar`, typed)
    expect([page.status, page.text]).toEqual([400, expect.stringContaining(said)])
    expect(page.document.querySelector('details[open] form')?.getAttribute('action')).toBe(`${PATH}/anotar`)
    expect(page.document.querySelector('#detalhes')?.textContent).toBe(typed.detalhes)
    expect(await server().sql('select count(*) from data_requests')).toEqual(before)
  })
})
