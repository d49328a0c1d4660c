/**
 * An order is put right at the desk until it was installed: plan, due day, payment, complement and house. What costs more or
 * binds longer holds only after the buyer's yes, on the telephone or by the order's link (D165).
 */
import { describe, expect, it } from 'vitest'
import { agentLinks } from '../../../src/content/desk/agent-links.ts'
import { orderRecord } from '../../../src/content/desk/orders.ts'
import { changeEmailWords } from '../../../src/content/emails.ts'
import { placedOrderPage } from '../../../src/content/placed-order-page.ts'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { desk, partsOf, person, type Page, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { mailsTo } from '../../support/read-mail-files.ts'
import { partOf } from '../../support/smtp-server.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'
import { orderLink } from '../../support/scriptless-pages.ts'

const words = orderRecord.change
const MAIL = 'maria.silva@gmail.com'
const WHY = { motivo: 'errado' }

describe('an order that is put right', () => {
  const server = useServer({ desk, orderLink })
  const { order, agent, open, actions } = deskOrders(server)

  const stored = async (id: string) =>
    (
      await server().sql(
        `select o.sku, o.price, o.price_full, o.direct_debit, o.due_day, l.answers->'plan'->>'idPlan' as plan,
           l.answers->'consent'->>'loyalty' as loyalty, l.place->>'number' as number, l.place->>'area' as area,
           l.answers->'bankInfo' ? 'bankInfo' as has_account
         from orders o join leads l on l.id = o.lead_id where o.lead_id = $1`,
        [id],
      )
    )[0]
  const notices = async (id: string, kind: string) =>
    (await server().sql('select payload from outbox where subject_id = $1 and kind = $2', [id, kind])).map(
      ({ payload }) =>
        JSON.parse(partsOf(server()).vault.open(String(payload), id)) as Record<string, unknown>,
    )
  const mails = async () => {
    await deliverAll(server())
    return (await mailsTo(server().config.dataDir, MAIL)).map((each) => partOf(each, 'text/plain'))
  }
  /** The plans that the form offers, by the beginning of their text. */
  async function plans(who: Person, path: string) {
    const { document } = await open(who, path)
    return [...document.querySelectorAll<HTMLOptionElement>('select[name=plano] option')].map(
      ({ value, textContent }) => ({ value, text: textContent ?? '' }),
    )
  }

  it('has another due day, complement and house of the same coverage at once: history, mail and webhook (D165)', async () => {
    const who = await agent()
    const { id, number, path } = await order()
    await open(who, path)
    const send = (fields: Readonly<Record<string, string>>) => who.send(`${path}/corrigir`, fields)
    expect((await send({ vencimento: '15' })).text).toContain(words.missing)
    expect((await send({ ...WHY, vencimento: '10' })).text).toContain(words.nothing)
    const far = await send({ ...WHY, cep: '69900000', numero: '10', complemento: 'fundos' })
    expect([far.status, far.text]).toEqual([409, expect.stringContaining(words.redo)])
    // nothing that was typed is lost
    expect(far.document.querySelector<HTMLInputElement>('#complemento')?.value).toBe('fundos')
    const done = await send({ ...WHY, cep: '', numero: '1200', complemento: 'apto 31', vencimento: '15' })
    expect(done.to).toBe(`${path}?feito=pedido-corrigido`)
    expect(await stored(id)).toMatchObject({ due_day: 15, number: '1200' })
    const page = await who.open(path)
    for (const known of ['Todo dia 15', '1200', 'apto 31']) expect(page.text).toContain(known)
    const [entry] = await actions('order_changed')
    expect(entry?.detail).toMatchObject({ was: 'vencimento dia 10', became: 'dia 15', change: 'errado' })
    expect(JSON.stringify(entry)).not.toMatch(/1200|apto/)
    expect(page.text).toContain('de vencimento dia 10, para dia 15 · endereço: antes e depois nas notas')
    expect(page.text).toContain(`motivo: ${words.reasons.errado}`)
    // before and after of the address are for who has opened the data
    expect(page.text).toMatch(/Avenida Paulista, 1000.+ → Avenida Paulista, 1200, apto 31/)
    const [told] = await notices(id, 'order.changed')
    expect(told).toMatchObject({
      orderNumber: number,
      due_date: 15,
      address: { number: '1200', complement: 'apto 31' },
      before: { due_date: 10, address: { number: '1000' } },
      confirmed: null,
    })
    const mail = (await mails()).find((each) => each.includes(changeEmailWords.text(number)))
    expect(mail).toContain('Vencimento: dia 10 → dia 15')
    expect(mail).toContain('Avenida Paulista, 1200, apto 31')
  })

  itInFullRun(
    'has a cheaper plan at once, with the price of the order’s day or of today, and sales count what was sold',
    async () => {
      const who = await agent()
      const { id, path } = await order({ plan: { idPlan: 'plan-d1000a' } })
      await countNewOrders(server())
      const sold = () =>
        server().sql('select day, sku, orders, cents from sale_counts where orders > 0 order by sku')
      const before = await sold()
      const cheaper = (await plans(who, path)).find(({ value }) => value.endsWith(':plan-d600a'))
      expect(cheaper?.text).toContain(words.day)
      expect((await who.send(`${path}/corrigir`, { ...WHY, plano: cheaper?.value ?? '' })).to).toBe(
        `${path}?feito=pedido-corrigido`,
      )
      expect(await stored(id)).toMatchObject({ plan: 'plan-d600a' })
      expect((await actions('order_changed')).at(-1)?.detail).toMatchObject({ price: 'day' })
      await countNewOrders(server())
      expect(await sold()).toEqual(before)
    },
  )

  it('waits for the yes on the telephone if it costs more: the sentence that was read stays in the history (D165)', async () => {
    const who = await agent()
    const { id, number, path } = await order()
    const was = await stored(id)
    await open(who, path)
    const both = { ...WHY, pagamento: 'fatura', complemento: 'apto 77' }
    expect((await who.send(`${path}/corrigir`, both)).text).toContain(words.yes.moved)
    const asked = await who.press(path, 'corrigir', { ...WHY, pagamento: 'fatura' })
    expect(asked.status).toBe(200)
    expect(asked.text).not.toContain(words.yes.moved)
    expect(await stored(id)).toEqual(was)
    const sentence = asked.document.querySelector('[data-sentence]')?.textContent ?? ''
    expect(sentence).toContain(number)
    expect(sentence).toMatch(/com débito automático.+sem débito automático/)
    const unsaid = await who.send(`${path}/corrigir`, { como: 'telefone' })
    expect([unsaid.status, unsaid.text]).toEqual([400, expect.stringContaining(words.unsaid)])
    expect(await stored(id)).toEqual(was)
    // a sentence that does not hold any more is not one that was read
    const other = await who.send(`${path}/corrigir`, { como: 'telefone', consentiu: 'sim', lida: 'Outra' })
    expect(other.status).toBe(200)
    expect(await stored(id)).toEqual(was)
    const done = await who.send(`${path}/corrigir`, { como: 'telefone', consentiu: 'sim' })
    expect(done.to).toBe(`${path}?feito=pedido-corrigido`)
    const now = await stored(id)
    expect(now).toMatchObject({ direct_debit: false, has_account: false })
    expect(Number(now?.price)).toBeGreaterThan(Number(was?.price))
    expect((await actions('order_changed')).at(-1)?.detail).toMatchObject({ yes: 'phone', sentence })
    // the sentence says before and after, so that nothing else does
    const told = (await who.open(path)).text
    expect(told).toContain(`Corrigiu o pedido · motivo: ${words.reasons.errado}`)
    expect(told.split(sentence)).toHaveLength(2)
    expect((await notices(id, 'order.changed'))[0]).toMatchObject({
      direct_debit: false,
      confirmed: { by: 'phone', sentence },
    })
  })

  it('waits for the yes by the order’s link, which holds once and only for the order as it was', async () => {
    const who = await agent()
    const { id, number, path } = await order()
    const was = await stored(id)
    const dearer = (await plans(who, path)).find(({ value }) => value.endsWith(':plan-d1000a'))
    await who.send(`${path}/corrigir`, { ...WHY, plano: dearer?.value ?? '' })
    const made = await who.send(`${path}/corrigir`, { como: 'link' })
    expect(made.status).toBe(200)
    const url = made.document.querySelector<HTMLInputElement>('#pronto')?.value ?? ''
    expect(await stored(id)).toEqual(was)
    expect((await who.open(path)).text).toContain('Pediu o sim')
    const mail = (await mails()).find((each) => each.includes(changeEmailWords.asked(number)))
    expect(mail).toContain(url)
    const buyer = person(server())
    const link = url.replace(/^https?:\/\/[^/]+/, '')
    expect((await buyer.open(link)).text).toContain(placedOrderPage.change.title)
    const here = link.replace(/\?.*/, '')
    const yes = await buyer.send(`${here}/mudanca`)
    expect(yes.to).toBe(`${here}?feito=mudanca`)
    expect((await buyer.open(yes.to ?? '')).text).toContain(placedOrderPage.change.done)
    expect(await stored(id)).toMatchObject({ plan: 'plan-d1000a' })
    expect((await who.open(path)).text).toContain('Disse sim à mudança do pedido')
    expect((await notices(id, 'order.changed'))[0]).toMatchObject({ confirmed: { by: 'link' } })
    // the order is no longer the one of the link
    const again = await buyer.open(link)
    expect(again.text).toContain(placedOrderPage.change.gone)
    expect(again.html).not.toContain('/mudanca"')
    // nor does a link of another order hold here
    const { path: second, id: other } = await order()
    await open(who, second)
    const token = new URLSearchParams(link.replace(/.*\?/, '')).get('mudanca') ?? ''
    const theirs = String(
      (await who.send(`${second}/link`, { por: 'whatsapp' })).document.querySelector<HTMLInputElement>(
        '#pronto',
      )?.value,
    )
    const foreign = await buyer.post(`${theirs.replace(/^https?:\/\/[^/]+/, '')}/mudanca`, { mudanca: token })
    expect(foreign.text).toContain(placedOrderPage.change.gone)
    expect(await stored(other)).toMatchObject({ plan: 'plan-d600a' })
  })

  itInFullRun('is not changed by a link that was made before its house was put right', async () => {
    const who = await agent()
    const { id, path } = await order()
    const dearer = (await plans(who, path)).find(({ value }) => value.endsWith(':plan-d1000a'))
    await who.send(`${path}/corrigir`, { ...WHY, plano: dearer?.value ?? '', numero: '1100' })
    const made = await who.send(`${path}/corrigir`, { como: 'link' })
    const url = made.document.querySelector<HTMLInputElement>('#pronto')?.value ?? ''
    await who.press(path, 'corrigir', { ...WHY, numero: '1200' })
    const page = await person(server()).open(url.replace(/^https?:\/\/[^/]+/, ''))
    expect(page.text).toContain(placedOrderPage.change.gone)
    expect(await stored(id)).toMatchObject({ plan: 'plan-d600a', number: '1200' })
  })

  it('is not put right any more once it was installed or cancelled: “cancelar e refazer” opens it filled', async () => {
    const who = await agent()
    const { id, number, path } = await order()
    const page = await open(who, path)
    const again = page.document.querySelector<HTMLButtonElement>('[formaction="/operador/links/refazer"]')
    expect(again?.textContent).toBe(words.again)
    const csrf = tokenOf(page)
    const redo = (as: Person, typed: Readonly<Record<string, string>>) =>
      as.post('/operador/links/refazer', { csrf, pedido: again?.value ?? '', ...typed })
    const filled = ({ document }: Page) =>
      ['nome', 'cep', 'numero', 'complemento', 'plano'].map(
        (name) => document.querySelector<HTMLInputElement>(`#${name}`)?.value,
      )
    expect(filled(await redo(who, {}))).toEqual(['Maria da Silva', '01310-100', '1000', '', 'd600a'])
    // with what was just typed, on the telephone
    const typed = { cep: '69900-000', numero: '12', complemento: 'fundos', plano: 'day:plan-d1000a' }
    const form = await redo(who, typed)
    expect(filled(form)).toEqual(['Maria da Silva', '69900-000', '12', 'fundos', 'd1000a'])
    expect(form.document.querySelector('.desk-panel[open] summary')?.textContent).toBe(agentLinks.phone.title)
    expect(form.text).toContain(agentLinks.title)
    // the order that is made anew holds until it is cancelled, which is said before and after
    const made = await who.send(`/operador/links?${new URLSearchParams({ pedido: again?.value ?? '' })}`, {})
    for (const told of [form, made]) {
      expect(told.text).toContain(agentLinks.redo.why(number))
      expect(told.document.querySelector(`main a[href="${path}"]`)?.textContent).toBe(agentLinks.redo.open)
    }
    // in its list an e-mail address breaks after the @, if at all
    expect(made.document.querySelector('td .unbroken')?.innerHTML).toMatch(/@<wbr>/)
    // only while its data are open
    const other = await agent()
    const closed = await other.open(`/operador/links?${new URLSearchParams({ pedido: again?.value ?? '' })}`)
    expect(filled(closed)[0]).toBeFalsy()
    await server().sql("update orders set installed_on = '2026-11-20' where lead_id = $1", [id])
    const late = await who.post(`${path}/corrigir`, {
      csrf,
      ...WHY,
      vencimento: '15',
    })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining(words.over)])
  })
})
