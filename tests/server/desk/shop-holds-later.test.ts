/** What is published at the desk holds in what begins later too (D140). */
import { describe, expect, it } from 'vitest'
import { Edition } from '../../../src/edition/edition-schema.ts'
import { editionDocument } from '../../../server/repositories/editions-and-publications.ts'
import { publicationThen } from '../../../server/services/edition-with-draft.ts'
import { shopHistory } from '../../../server/services/publish-editions.ts'
import { desk, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { publish } from '../../support/publish-editions.ts'
import { mailsTo } from '../../support/read-mail-files.ts'
import { useServer, type TestServer } from '../../support/server.ts'

const HOME = '/operador/loja'
const REVIEW = `${HOME}/conferir`
const REQUEST = `${HOME}/aprovacao`
const day = (written: string) => new Date(`2096-${written}T00:00:00-03:00`)

type Wanted = { readonly de?: string; readonly ate?: string } & Readonly<Record<string, string>>

/** Changes the price with direct debit of a plan in the draft, and looks at what that changes at a time. */
async function withPrice(who: Person, sku: string, price: string, when: Wanted = {}): Promise<Page> {
  await who.fill(`${HOME}/planos/${sku}`, { 'com-debito': price })
  await who.open(REVIEW)
  return lookedAt(who, when)
}
/** Looks at what the draft changes at a time, and what was chosen. */
const lookedAt = async (who: Person, when: Wanted): Promise<Page> =>
  who.open((await who.send(REVIEW, fieldsOf(when))).to ?? '')
const fieldsOf = ({ de = '', ate = '', ...more }: Wanted) => ({
  quando: de === '' ? 'agora' : 'depois',
  de: de && `2096-${de}T00:00`,
  ate: ate && `2096-${ate}T00:00`,
  ...more,
})
/** Looks at the draft; returns what publishes it with what the page says. */
async function publisherOf(who: Person, when: Wanted = {}): Promise<() => Promise<Page>> {
  const page = await lookedAt(who, when)
  const avisos = page.document.querySelector<HTMLInputElement>('[name=avisos]')?.value ?? ''
  return () => who.send(REVIEW, { ...fieldsOf(when), avisos, acao: 'publicar' })
}
const publishDraft = async (who: Person, when?: Wanted): Promise<Page> => (await publisherOf(who, when))()
const phones = (sales: string) => (edition: Edition) => ({
  ...edition,
  footer: { support: '0800 000 0000', ...edition.footer, sales },
})
const priced =
  (prices: Readonly<Record<string, number>>) =>
  (edition: Edition): Edition => ({
    ...edition,
    plans: edition.plans.map((plan) => ({
      ...plan,
      price_with_dacc: prices[plan.sku] ?? plan.price_with_dacc,
    })),
  })

/** What the shop says at an instant, in the fields that these tests change. */
async function shopAt(server: TestServer, at: Date) {
  const publication = await publicationThen(server.db, at)
  const { plans, footer } = Edition.parse(await editionDocument(server.db, publication?.number ?? -1))
  const [d500a, d700b] = ['d500a', 'd700b'].map(
    (sku) => plans.find((plan) => plan.sku === sku)?.price_with_dacc,
  )
  return { d500a, d700b, sales: footer?.sales }
}

describe('an edition that is scheduled', () => {
  const server = useServer({ desk })
  const at = (written: string) => shopAt(server(), day(written))

  it('gets what is published meanwhile by itself, which the person reads before; nothing has to be pressed (D140)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await withPrice(who, 'd700b', '109,99')
    expect((await publishDraft(who, { de: '12-01', ate: '12-27' })).to).toBe(`${HOME}?feito=loja-programada`)
    const review = await withPrice(who, 'd500a', '57,77')
    expect(review.text.replaceAll('\u00a0', ' ')).toMatch(
      /Vale também no que começa depois.*Edição 1, que começa em 01\/12\/2096 às 00:00:.*500 Mega \(d500a\), com débito: R\$ 59,99 → 57,77/s,
    )
    expect(review.document.querySelector('[name=avisos]')).toBeNull()
    expect((await publishDraft(who)).to).toBe(`${HOME}?feito=loja-publicada`)
    expect(await at('12-02')).toMatchObject({ d500a: 57.77, d700b: 109.99 })
    expect(await at('12-28')).toMatchObject({ d500a: 57.77, d700b: 119.99 })
    // one scheduled publication, as before, with its period and its people
    const home = await who.open(HOME)
    expect(home.document.querySelectorAll('table')[0]?.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(home.text).toContain('01/12/2096 às 00:00 até 27/12/2096 às 00:00')
    expect(home.text).not.toContain('desfaz')
    const [latest] = (await shopHistory(server().db)).filter(({ from }) => from > new Date())
    expect([latest?.from, latest?.until]).toEqual([day('12-01'), day('12-27')])
  })

  it('asks where both changed the same value, with both values and who, and publishes nothing before (D140)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const review = await withPrice(who, 'd700b', '105,55')
    const asked = review.document.querySelector('fieldset:has([name^="vale."])')?.parentElement
    expect(asked?.textContent.replaceAll('\u00a0', ' ')).toMatch(
      /A edição \d+, que começa em 01\/12\/2096 às 00:00 e vai até .*, de .*@exemplo\.com\.br, também mudou isto.*R\$ 109,99 → 105,55/,
    )
    const name = review.document.querySelector('[name^="vale."]')?.getAttribute('name') ?? ''
    const open = await publishDraft(who)
    expect([open.status, open.text.includes('diga o que vale')]).toEqual([400, true])
    expect((await publishDraft(who, { [name]: 'nao' })).to).toBe(`${HOME}?feito=loja-publicada`)
    expect(await at('12-02')).toMatchObject({ d500a: 57.77, d700b: 109.99 })
    expect(await at('12-28')).toMatchObject({ d700b: 105.55 })
    await withPrice(who, 'd700b', '104,44')
    expect((await publishDraft(who, { [name]: 'sim' })).to).toBe(`${HOME}?feito=loja-publicada`)
    expect(await at('12-02')).toMatchObject({ d700b: 104.44 })
  })

  it('loses, taken back, its own changes alone, also in what begins after it (D140)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await publish(server(), phones('0800 111 1111'), { from: day('12-15') })
    expect(await at('12-16')).toMatchObject({ sales: '0800 111 1111', d500a: 57.77 })
    await publish(server(), priced({ d700b: 101.01 }), { from: day('12-12'), until: day('12-20') })
    expect(await at('12-16')).toMatchObject({ d700b: 101.01 })
    const later = (await shopHistory(server().db)).find(({ from }) => +from === +day('12-15'))
    await who.open(`${HOME}/publicacao?id=${later?.id}`)
    const sent = await who.forge(HOME, 'retirar', { publicacao: String(later?.id) })
    expect(sent.to).toBe(`${HOME}?feito=publicacao-retirada`)
    expect((await at('12-16')).sales).not.toBe('0800 111 1111')
    expect(await at('12-16')).toMatchObject({ d500a: 57.77, d700b: 101.01 })
  })
})

describe('where a second person approves', () => {
  const server = useServer({ desk, env: { SHOP_APPROVAL: 'on' } })

  it('they get a mail, may refuse with a reason that the author reads, and approve what it is carried into (D140)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const other = await signedIn(server(), 'aprovacao')
    const [account] = await server().sql("select email from operators where role = 'aprovacao'")
    await publish(server(), priced({ d700b: 109.99 }), { from: day('12-01') })
    await withPrice(who, 'd500a', '57,77')
    const press = await publisherOf(who)
    const both = await Promise.all([press(), press()])
    expect(both.map(({ to }) => to)).toEqual(both.map(() => `${HOME}?feito=aprovacao-pedida`))
    const mails = await mailsTo(server().config.dataDir, String(account?.email))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('/operador/loja/aprovacao?id')
    await other.press(`${REQUEST}?id=1`, 'nao', { motivo: 'O preço é de dezembro.' })
    expect((await who.open(HOME)).text).toContain('“O preço é de dezembro”')
    await who.open(REVIEW)
    await publishDraft(who)
    const page = await other.open(`${REQUEST}?id=2`)
    expect(page.text).toContain('Vale também no que começa depois')
    // something else meanwhile: nobody has to look again
    await publish(server(), phones('0800 111 1111'))
    expect((await other.fill(`${REQUEST}?id=2`)).to).toBe(`${HOME}?feito=loja-aprovada`)
    for (const at of [new Date(), day('12-02')])
      expect(await shopAt(server(), at)).toMatchObject({ d500a: 57.77, sales: '0800 111 1111' })
    expect((await shopAt(server(), day('12-02'))).d700b).toBe(109.99)
  })
})
