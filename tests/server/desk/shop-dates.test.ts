/** The shop as it stands at an instant, and what begins and ends in it (D141). */
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../../src/edition/edition-schema.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { desk, signedIn, type Page } from '../../support/desk-over-http.ts'
import { publish } from '../../support/publish-editions.ts'
import { useServer } from '../../support/server.ts'

const HOME = '/operador/loja'
const AT = `${HOME}/em`
const DATES = `${HOME}/datas`

/** What screen readers hear of a link to the shop at an instant. */
const LINK = ', a loja nessa hora'

const priced =
  (sku: string, price: number) =>
  (edition: Edition): Edition => ({
    ...edition,
    plans: edition.plans.map((plan) => (plan.sku === sku ? { ...plan, price_with_dacc: price } : plan)),
  })
const dated =
  (prefix: string, dates: Pick<Edition['campaigns'][string], 'from' | 'until'>) =>
  (edition: Edition): Edition => ({
    ...edition,
    campaigns: { ...edition.campaigns, [prefix]: { ...edition.campaigns[prefix], ...dates } },
  })
const time = (from: string, until?: string) => ({
  from: instantOf(from) ?? new Date(),
  ...(until !== undefined && { until: instantOf(until) ?? new Date() }),
})
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
/** The row of a table that begins with a name. */
const rowOf = ({ document }: Page, name: string, caption: string) =>
  plain(
    [...document.querySelectorAll('table')]
      .filter((each) => each.caption?.textContent === caption)
      .flatMap((table) => [...table.querySelectorAll('tbody tr')])
      .find((row) => row.textContent?.startsWith(name))?.textContent ?? '',
  )
const rowsOf = ({ document }: Page, caption: string) =>
  [...document.querySelectorAll('table')]
    .filter((each) => each.caption?.textContent === caption)
    .flatMap((table) => [...table.querySelectorAll('tbody tr')])
    .map((row) => [...row.querySelectorAll('td')].map((cell) => plain(cell.textContent ?? '')))

describe('the shop at an instant', () => {
  const server = useServer({ desk })

  it('is one page: what is live then with prices and campaigns, whoever scheduled it, and what changes until then (D141)', async () => {
    await publish(server(), priced('d500a', 57.77), time('2096-12-01T09:00', '2096-12-27T00:00'))
    await publish(server(), dated('livelo', { until: '2096-12-10T00:00' }))
    const who = await signedIn(server(), 'aprovacao')
    const during = await who.open(`${AT}?em=2096-12-02T09:00`)
    expect(during.document.querySelector('h1')?.textContent).toBe('A loja em 02/12/2096 às 09:00')
    expect(during.text).toMatch(/edição \d+, programada por/)
    expect(rowOf(during, '500 Mega d500a', 'Planos à venda')).toContain('R$ 57,77')
    const searched = await who.open(`${AT}?em=2096-12-02T09:00&busca=livelo`)
    expect(rowOf(searched, '/livelo', 'Campanhas')).toContain('no ar')
    expect(rowsOf(during, 'O que muda, um campo por linha')).toEqual([
      ['500 Mega (d500a)', 'com débito', 'R$ 59,99', 'R$ 57,77', expect.stringContaining('campanhas')],
    ])
    const after = await who.open(`${AT}?em=2096-12-28T09:00`)
    expect(rowOf(after, '500 Mega d500a', 'Planos à venda')).toContain('R$ 59,99')
    const over = await who.open(`${AT}?em=2096-12-28T09:00&busca=livelo`)
    expect(rowOf(over, '/livelo', 'Campanhas')).toContain('terminou')
    // nothing was published for it: it ends by its own date
    expect(rowsOf(after, 'O que muda, um campo por linha')).toEqual([['/livelo', '', '', 'termina', '']])
    // each page can be seen at that instant, without the draft, which does not lie on top
    const links = [...searched.document.querySelectorAll('table a')].map(
      (each) => each.getAttribute('href') ?? '',
    )
    const link = links.find((each) => each.includes('campanha=livelo')) ?? ''
    expect(new URL(link, 'https://x.example').searchParams.get('em')).toBe('2096-12-02T09:00')
    expect((await who.open(link)).text).toContain('O que estará no ar em 02/12/2096 às 09:00')
  })

  it('is the present one without an instant, and for one that cannot be read', async () => {
    const who = await signedIn(server(), 'publicacao')
    for (const path of [AT, `${AT}?em=ontem`]) {
      const page = await who.open(path)
      expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([200, 'A loja agora'])
      expect(rowOf(page, '500 Mega d500a', 'Planos à venda')).toContain('R$ 59,99')
    }
  })
})

describe('what begins and ends', () => {
  const server = useServer({ desk })

  it('is listed by object: each change with its instant, of publications and of dates in an edition (D141)', async () => {
    await publish(server(), dated('livelo', { from: '2096-11-20T00:00', until: '2096-12-10T00:00' }))
    await publish(server(), priced('d500a', 57.77), time('2096-12-01T09:00', '2096-12-27T00:00'))
    await publish(
      server(),
      (edition) => ({ ...edition, footer: { support: '0800 1', ...edition.footer, sales: '0800 700 7000' } }),
      time('2096-12-05T00:00'),
    )
    const who = await signedIn(server(), 'aprovacao')
    const page = await who.open(DATES)
    const cells = (caption: string) =>
      rowsOf(page, caption).map(([object, when, what]) => [object, when, what])
    expect(cells('Planos')).toEqual([
      ['500 Mega (d500a)', `01/12/2096 às 09:00${LINK}`, 'com débito: R$ 59,99 → R$ 57,77'],
      ['500 Mega (d500a)', `27/12/2096 às 00:00${LINK}`, 'com débito: R$ 57,77 → R$ 59,99'],
    ])
    expect(cells('Campanhas')).toEqual([
      ['/livelo', `20/11/2096 às 00:00${LINK}`, 'começa'],
      ['/livelo', `10/12/2096 às 00:00${LINK}`, 'termina'],
    ])
    expect(cells('Textos, dúvidas e novidades')).toEqual([
      ['Telefone de vendas', `05/12/2096 às 00:00${LINK}`, expect.stringContaining('→ 0800 700 7000')],
    ])
    // each instant leads to the shop as it stands then
    const [link] = [...page.document.querySelectorAll('table a')].map(
      (each) => each.getAttribute('href') ?? '',
    )
    expect(link).toBe(`${AT}?em=2096-12-01T09%3A00`)
    expect(rowsOf(await who.open(`${DATES}?tipo=campanhas`), 'Planos')).toEqual([])
  })
})
