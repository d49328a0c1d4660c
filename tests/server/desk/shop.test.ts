/** The shop at the desk: live and scheduled editions, the history, returning to an earlier one (docs/shop.md). */
import { describe, expect, it } from 'vitest'
import {
  runShopCommand,
  parseShopCommand,
} from '../../../server/commands/implementation/manage-shop-editions.ts'
import { liveShop } from '../../../server/services/publish-editions.ts'
import { shopWords } from '../../../src/content/desk/shop-editions.ts'
import { desk, partsOf, signedIn, tokenOf } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'
import { changePlan, publish } from '../../support/publish-editions.ts'

const PAGE = '/operador/loja'
const DAY = 86_400_000

describe('the page of the shop', () => {
  const server = useServer({ desk })
  const cheaper = (price_with_dacc: number, when = {}) =>
    publish(
      server(),
      (edition) => ({
        ...edition,
        plans: edition.plans.map((plan) => (plan.sku === 'd500a' ? { ...plan, price_with_dacc } : plan)),
      }),
      when,
    )
  const audited = () =>
    server().sql("select operator, what, detail from audit_log where what like 'shop%' order by seq")

  it('says what is live, until when, by whom, and what is scheduled; the history says what changed (D118)', async () => {
    const who = await signedIn(server(), 'aprovacao')
    expect((await who.open(PAGE)).text).toContain('Edição 0')
    await changePlan(server(), 'd500a', { price_with_dacc: 58.88 })
    const from = new Date(Date.now() + DAY)
    await cheaper(54.99, { from, until: new Date(Date.now() + 2 * DAY) })
    const { text } = await who.open(PAGE)
    expect(text).toMatch(
      /No ar agora.*Edição 1.*Quemteste · no ar desde.*quando entra a edição 2.*Programadas.*Edição 2/s,
    )
    expect(text).toContain('500 Mega (d500a), com débito: R$ 59,99 → 58,88')
    expect(text).not.toContain('Retirar')
    const future = await who.open(`${PAGE}/publicacao?id=3`)
    expect(future.text).toMatch(/Programada.*O que ela vai mudar.*com débitoR\$ 58,88R\$ 54,99/s)
    expect((await who.open(`${PAGE}/publicacao?id=9`)).status).toBe(404)
  })

  it('says from when until when each publication was really live; what is scheduled stands apart (D118)', async () => {
    const who = await signedIn(server(), 'aprovacao')
    const page = await who.open(PAGE)
    const [scheduled = '', history = ''] = [...page.document.querySelectorAll('table')].map(
      ({ textContent }) => textContent,
    )
    const TIME = String.raw`\d\d/\d\d/\d{4} às \d\d:\d\d`
    // edition 1 took the place of edition 0, and comes back once edition 2 ends
    expect(history).toMatch(
      new RegExp(
        [
          `Edição 1 no ara partir de ${TIME}; desde ${TIME} na edição 2${TIME} em dianteteste.*`,
          `Edição 0a partir de ${TIME}; desde ${TIME} na edição 1[^0-9]`,
        ].join(''),
        's',
      ),
    )
    expect(history).not.toContain('Edição 2')
    expect(scheduled).toMatch(new RegExp(`Edição 2${TIME} até ${TIME}teste.*R\\$ 58,88 → 54,99`, 's'))
    const first = await who.open(`${PAGE}/publicacao?id=1`)
    expect(first.text).toMatch(
      new RegExp(`Já esteve no ar.*a partir de ${TIME}; desde ${TIME} na edição 1`, 's'),
    )
    expect(first.text).not.toContain('em diante')
  })

  it('withdraws a publication before its time, and no other (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const done = await who.press(PAGE, 'retirar')
    expect(done.to).toBe(`${PAGE}?feito=publicacao-retirada`)
    expect((await who.open(PAGE)).text).toMatch(
      /Nenhuma publicação programada.*Edição 2 retirada antes da hora/s,
    )
    const page = await who.open(PAGE)
    const csrf = tokenOf(page)
    const again = async (publicacao: string) => {
      const { status, to } = await who.post(`${PAGE}/retirar`, { csrf, publicacao })
      return to?.replace(`${PAGE}?feito=`, '') ?? status
    }
    // a colleague had the page open: to go back to an earlier edition would be wrong advice
    expect(await again('3')).toBe('publicacao-ja-retirada')
    for (const begun of ['2', '1']) expect(await again(begun)).toBe('publicacao-comecou')
    for (const unknown of ['99', '-1', 'x', '']) expect(await again(unknown)).toBe(404)
    // once its time has come it stays withdrawn
    await server().sql('alter table live_editions disable trigger live_editions_stay')
    await server().sql(
      "update live_editions set from_at = from_at - interval '2 days', until_at = null where id = 3",
    )
    await server().sql('alter table live_editions enable trigger live_editions_stay')
    expect((await server().asOwner((db) => liveShop(db))).number).toBe(1)
    for (const text of [
      'delete from withdrawn_publications',
      "update withdrawn_publications set withdrawn_by = 'x'",
    ])
      await expect(server().sql(text)).rejects.toThrow('never changed')
  })

  it('goes back to an edition that was live, and to no other (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const page = await who.open(`${PAGE}/publicacao?id=1`)
    expect(page.text).toContain('com débitoR$ 58,88R$ 59,99')
    expect(page.text).not.toContain(shopWords.one.returnAlone)
    const unsure = await who.send(`${PAGE}/voltar`)
    expect(unsure.to).toBe(`${PAGE}/publicacao?id=1&feito=loja-sem-certeza`)
    await who.open(`${PAGE}/publicacao?id=1`)
    expect((await who.send(`${PAGE}/voltar`, { certeza: 'sim' })).to).toBe(`${PAGE}?feito=loja-voltou`)
    await server().shop.look()
    expect(server().shop.served().edition.number).toBe(0)
    const again = await who.open(`${PAGE}/publicacao?id=2`)
    expect(again.text).toContain('Voltar a esta edição')
    // never live: its publication was withdrawn
    const refused = await who.send(`${PAGE}/voltar`, { certeza: 'sim', edicao: '2' })
    expect(refused.to).toBe(`${PAGE}?feito=loja-nao-voltou`)
  })

  it('and the command leave each publication, return and withdrawal in the audit log (D118)', async () => {
    const run = (...args: string[]) =>
      server().asOwner((db) => runShopCommand({ ...partsOf(server()), db }, parseShopCommand(args), 'ana'))
    await cheaper(53.33, { from: new Date(Date.now() + DAY) })
    expect((await run('history')).text).toMatch(/^edição 3, .*, programada \(para retirar: withdraw 5\)/)
    expect((await run('withdraw', '5')).text).toBe('A publicação 5 foi retirada: ela não entra no ar.\n')
    expect(await run('withdraw', '5')).toMatchObject({ status: 1 })
    expect((await run('history')).text).toMatch(/^edição 3, .*, retirada por ana antes da hora/)
    expect((await run('back', '1')).status).toBe(0)
    expect((await run('history')).text).toMatch(
      /^edição 1, de \S+ \S+ em diante:.*\n.*\nedição 0, de \S+ \S+ até /,
    )
    const rows = (await audited()).map(({ operator, what, detail }) => [
      operator === 'command' ? `command ${String((detail as { user: string }).user)}` : 'desk',
      what,
      (detail as { edition?: number; publication?: number }).edition ??
        `publication ${String((detail as { publication?: number }).publication)}`,
    ])
    expect(rows).toEqual([
      ['command teste', 'shop_published', 1],
      ['command teste', 'shop_published', 2],
      ['desk', 'shop_withdrawn', 'publication 3'],
      ['desk', 'shop_returned', 0],
      ['command teste', 'shop_published', 3],
      ['command ana', 'shop_withdrawn', 'publication 5'],
      ['command ana', 'shop_returned', 1],
    ])
    const chief = await signedIn(server(), 'administracao')
    const { text } = await chief.open('/operador/registro?feito-de=mudou')
    expect(text).toMatch(/publicou uma edição da loja · edição: 3 · de: \d\d\/\d\d\/\d{4}, \d\d:\d\d/)
    expect(text).toContain('voltou a loja a uma edição de antes')
  })
})
