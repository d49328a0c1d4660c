/** Links to previews of the shop: what each opens, to whom, and until when; and what a preview shows at an instant. */
import { describe, expect, it } from 'vitest'
import { desk, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { renderHere, rendererBy } from '../../support/page-renderer.ts'
import { parsePage } from '../../support/parse-page.ts'
import { changePlan } from '../../support/publish-editions.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const PAGE = '/operador/loja/previa'
const OVER = 'já venceu'
const renderer = rendererBy(renderHere)

const pathIn = ({ document }: Page) => document.querySelector('iframe')?.getAttribute('src') ?? ''
const headingOf = ({ document }: Page) => document.querySelector('.desk-why')?.textContent ?? ''

/** Changes the price of a plan in the draft, and begins one if there is none. */
async function price(who: Person, typed: string, sku = 'd500a'): Promise<void> {
  await who.fill(`/operador/loja/planos/${sku}`, { 'com-debito': typed })
}

describe('the link of a preview (S58)', () => {
  const server = useServer({ desk, renderer, env: { SHOP_APPROVAL: 'on' } })
  const get = (url: string, cookie = '') => server().call('GET', url, undefined, { cookie })
  const isOver = async (path: string) => {
    const [shown, opened] = [await get(path), await get(`${path}/abrir`)]
    expect([shown.status, opened.status]).toEqual([opened.status === 303 ? 200 : 404, opened.status])
    return shown.status === 404 && shown.text.includes(OVER)
  }
  const linkTo = async (who: Person, query: string) => pathIn(await who.open(`${PAGE}?${query}`))
  const cookieOf = async (path: string) => {
    const { headers } = await get(`${path}/abrir`)
    return /(previa=[^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
  }

  it('is over once its draft is discarded or changed, and never shows the next one', async () => {
    const who = await signedIn(server(), 'publicacao')
    await price(who, '54,32')
    const first = await linkTo(who, 'campanha=')
    const cookie = await cookieOf(first)
    expect((await get(first)).text).toContain('54,32')
    await who.press('/operador/loja', 'rascunho/descartar', { certeza: 'sim' })
    expect(await isOver(first)).toBe(true)
    await price(who, '43,21')
    expect(await isOver(first)).toBe(true)
    // whoever was in it learns so before anything is ordered in earnest
    const page = await get('/', cookie)
    expect([page.status, page.headers.location]).toEqual([302, `${first}/abrir`])
    const said = await get(String(page.headers.location), cookie)
    expect([said.status, said.text.includes(OVER)]).toEqual([404, true])
    expect(said.headers).toMatchObject({ 'clear-site-data': '"storage"' })
    expect(String(said.headers['set-cookie'])).toMatch(/previa=; [^,]*Max-Age=0/)
    const order = { cep: '01310100', number: '1000', name: 'Maria da Silva', phone: '11987654321' }
    const refused = await server().call('POST', '/api/lead-v2', order, { cookie })
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('prévia')])

    const second = await linkTo(who, 'campanha=')
    expect((await get(second)).text).toContain('43,21')
    await price(who, '41,00')
    expect(await isOver(second)).toBe(true)
    expect((await get(await linkTo(who, 'campanha='))).text).toContain('41,00')
  })

  it('is over once the account that made it is closed, or may not see the shop any more', async () => {
    for (const change of ['disabled_at = now()', "role = 'atendimento'"]) {
      const who = await signedIn(server(), 'publicacao')
      await price(who, '54,32')
      const path = await linkTo(who, 'campanha=')
      expect(await isOver(path)).toBe(false)
      await server().sql(
        `update operators set ${change} where id = (select operator_id from operator_sessions order by created_at desc limit 1)`,
      )
      expect(await isOver(path)).toBe(true)
    }
  })

  itInFullRun(
    'is over once somebody revokes it, with all that were given of the same, and no other',
    async () => {
      const [who, other] = [await signedIn(server(), 'publicacao'), await signedIn(server(), 'aprovacao')]
      await price(who, '54,32')
      const [one, same, another] = [
        await linkTo(who, 'campanha='),
        await linkTo(other, 'campanha='),
        await linkTo(who, 'campanha=sp'),
      ]
      const done = await who.press(`${PAGE}?campanha=`, 'anular')
      expect(done.status).toBe(303)
      const after = await who.open(done.to ?? '')
      expect(await isOver(one)).toBe(true)
      expect(await isOver(same)).toBe(true)
      expect(await isOver(another)).toBe(false)
      expect(await isOver(pathIn(after))).toBe(false)
      const boss = await signedIn(server(), 'administracao')
      expect((await boss.open('/operador/registro')).text).toContain('anulou')
      // a link that nobody made revokes nothing
      expect((await who.press(`${PAGE}?campanha=`, 'anular', { link: 'W10.x' })).status).toBe(404)
    },
  )

  it('shows its own campaign of the draft, and no other page, plan or price of it', async () => {
    const who = await signedIn(server(), 'publicacao')
    await price(who, '101,23', 'd600sp')
    const cookie = await cookieOf(await linkTo(who, 'campanha=hbo-max'))
    const own = await get('/hbo-max/', cookie)
    expect([own.status, /101[.,]23/.test(own.text)]).toEqual([200, false])
    for (const url of ['/', '/sp/', '/chat', '/b/checkout/cep/'])
      expect([url, (await get(url, cookie)).headers.location]).toEqual([url, '/hbo-max/'])
    for (const url of ['/json/sp.json', '/json/plans.json?sold=true&sku=d600sp', '/hbo-max/chat?s=d600sp'])
      expect([url, (await get(url, cookie)).text.match(/101[.,]23/)]).toEqual([url, null])
  })
})

describe('what a preview shows (D141)', () => {
  const server = useServer({ desk, renderer })
  const look = async (who: Person, query: Record<string, string>) => {
    const page = await who.open(`${PAGE}?${new URLSearchParams({ campanha: '', ...query })}`)
    const { text } = await server().call('GET', pathIn(page))
    const prices = [...parsePage(text).querySelectorAll('.plan-card')].map((card) => card.textContent).join()
    return { page, prices, heading: headingOf(page) }
  }

  it('is one edition where that is asked for, and says which will be live instead', async () => {
    const who = await signedIn(server(), 'publicacao')
    const number = await changePlan(server(), 'd500a', { price_with_dacc: 58.88 })
    const { prices, heading } = await look(who, { edicao: '0' })
    expect(prices).toContain('59,99')
    expect(heading).toContain('edição 0')
    expect(heading).toContain(`está no ar a edição ${number}`)
  })

  it('is said on each page that one looks around in, with the instant', async () => {
    const who = await signedIn(server(), 'publicacao')
    const path = pathIn(await who.open(`${PAGE}?campanha=&em=2096-12-02T09:00&rascunho=sem`))
    const { headers } = await server().call('GET', `${path}/abrir`)
    const cookie = /(previa=[^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
    for (const url of ['/', '/checkout/cep/']) {
      const { text } = await server().call('GET', url, undefined, { cookie })
      expect([url, parsePage(text).querySelector('.previa')?.textContent]).toEqual([
        url,
        'Prévia da loja: em 02/12/2096 às 09:00. Sair',
      ])
    }
  })
})
