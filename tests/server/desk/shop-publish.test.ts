/** Publishing the shop's draft at the desk: differences, checks, a second person (docs/desk.md). */
import { describe, expect, it } from 'vitest'
import { shopReviewWords } from '../../../src/content/desk/publish-and-approve-shop.ts'
import { shopWords } from '../../../src/content/desk/shop-editions.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import { checkShop, liveShop, shopHistory } from '../../../server/services/publish-editions.ts'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { desk, signedIn, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { useServer, type TestServer } from '../../support/server.ts'
import { publish } from '../../support/publish-editions.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'

const HOME = '/operador/loja'
const PLAN = `${HOME}/planos/d500a`
const REVIEW = `${HOME}/conferir`
const REQUEST = `${HOME}/aprovacao`

/** A person who has changed the price of a plan in the draft, and looks at what that changes. */
async function withPrice(server: TestServer, price: string, more = {}): Promise<Person> {
  const who = await signedIn(server, 'publicacao')
  await who.fill(PLAN, { 'com-debito': price, ...more })
  await who.open(REVIEW)
  return who
}

const live = async (server: TestServer) => {
  await server.shop.look()
  return server.shop.served().edition.number
}
/** Discards the draft. */
async function discard(who: Person): Promise<void> {
  await who.press(HOME, 'rascunho/descartar', { certeza: 'sim' })
}
const PUBLISH = { acao: 'publicar' } as const

describe('the draft', () => {
  const server = useServer({ desk })

  it('says in sentences what it changes, and is published now (D118)', async () => {
    const who = await withPrice(server(), '54,99')
    const dates = { quando: 'depois', de: '2096-12-01T00:00', ate: '2096-12-27T00:00', nota: 'Natal' }
    const dated = await who.open((await who.send(REVIEW, dates)).to ?? '')
    const rows = [...dated.document.querySelectorAll('table.desk-table tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    )
    expect(rows).toEqual([
      [
        'Publicar: 500 Mega (d500a) com débito',
        '500 Mega (d500a)',
        'com débito',
        'R$ 59,99',
        'R$ 54,99',
        'de 01/12 a 26/12, em 14 campanhas',
        expect.stringMatching(/^\S+@exemplo\.com\.br, \d\d\/\d\d\/\d{4} às \d\d:\d\d$/),
      ],
    ])
    expect(await live(server())).toBe(0)
    // nobody else approves, which is said with where that is switched on
    expect(dated.text).toContain(shopReviewWords.approvalOff)
    const now = { ...PUBLISH, quando: 'agora', de: '', ate: '' }
    // a click that is a double one
    const both = await Promise.all([who.send(REVIEW, now), who.send(REVIEW, now)])
    expect(both.flatMap(({ to }) => to ?? [])).toEqual([`${HOME}?feito=loja-publicada`])
    const late = both.find(({ to }) => to === undefined)
    expect(late?.text).toContain('Não há mais rascunho: ele já foi publicado ou descartado.')
    expect(await live(server())).toBe(1)
    expect((await server().call('GET', '/json/plans.json')).text).toContain('54.99')
    expect((await workingEdition(server().db)).draft).toBeNull()
    expect((await who.open(REVIEW)).text).toContain('não há nada para publicar')
    expect((await who.open(HOME)).text).toMatch(/Histórico.*Edição 1 no ar.*Natal500 Mega/s)
  })

  it('is not published while a check is red, whatever is sent (D118)', async () => {
    const who = await withPrice(server(), '99,99')
    const page = await who.open(REVIEW)
    expect(page.document.querySelector(`a[href="${PLAN}#com-debito"]`)?.textContent).toContain(
      'é maior que o preço sem débito',
    )
    expect(page.document.querySelector('button[value=publicar]')).toBeNull()
    const refused = await who.send(REVIEW, PUBLISH)
    expect([refused.status, refused.text.includes('Nada foi publicado')]).toEqual([400, true])
    expect(await live(server())).toBe(1)
  })

  it('with something yellow is published once that was read, and not if something else came up (D118)', async () => {
    const who = await withPrice(server(), '30,00')
    const page = await who.open(REVIEW)
    expect(page.text).toContain('500 Mega (d500a): O preço muda mais de 30 %.')
    const box = page.document.querySelector<HTMLInputElement>('[name=avisos]')?.value ?? ''
    expect((await who.send(REVIEW, PUBLISH)).status).toBe(400)
    // a second warning
    await who.open(PLAN.replace('d500a', 'd700b'))
    await who.send(PLAN.replace('d500a', 'd700b'), { 'com-debito': '60,00' })
    const more = await who.fill(REVIEW, { ...PUBLISH, avisos: box })
    expect([more.status, more.text.includes('700 Mega Paramount+ (d700b)')]).toEqual([400, true])
    const both = more.document.querySelector<HTMLInputElement>('[name=avisos]')?.value ?? ''
    expect((await who.send(REVIEW, { ...PUBLISH, avisos: both })).to).toBe(`${HOME}?feito=loja-publicada`)
    expect(await live(server())).toBe(2)
  })

  it('that somebody else has changed meanwhile is not published, nor one that was discarded and begun anew (D118)', async () => {
    const one = await withPrice(server(), '51,00')
    await withPrice(server(), '52,00')
    const told = await one.send(REVIEW, PUBLISH)
    expect([told.status, told.text.includes('O rascunho mudou enquanto esta página estava aberta')]).toEqual([
      409,
      true,
    ])
    expect(told.text).toContain('R$ 52,00')
    await discard(await signedIn(server(), 'publicacao'))
    await withPrice(server(), '42,00')
    const another = await one.send(REVIEW, PUBLISH)
    expect([another.status, another.text.includes('R$ 42,00')]).toEqual([409, true])
    expect(await live(server())).toBe(2)
  })

  it('is scheduled for a time, until a time (D118)', async () => {
    const who = await withPrice(server(), '49,99')
    const looked = await who.send(REVIEW, {
      quando: 'depois',
      de: '2096-12-01T00:00',
      ate: '2096-12-27T00:00',
    })
    const warned = await who.open(looked.to ?? '')
    const avisos = warned.document.querySelector<HTMLInputElement>('[name=avisos]')?.value ?? ''
    const done = await who.send(REVIEW, { ...PUBLISH, avisos })
    expect(done.to).toBe(`${HOME}?feito=loja-programada`)
    const [latest] = await shopHistory(server().db)
    expect(
      latest && [latest.number, localTime(latest.from), latest.until && localTime(latest.until)],
    ).toEqual([3, '2096-12-01T00:00', '2096-12-27T00:00'])
    await withPrice(server(), '31,00')
  })

  const times = [
    [{ quando: 'depois', de: '2020-01-01T00:00' }, 'Essa hora já passou'],
    [{ quando: 'agora', de: '2096-12-01T00:00' }, 'Está marcado “Agora”'],
    [{ quando: 'depois', de: '' }, 'Escolha o dia e a hora em que entra no ar.'],
    [{ quando: 'depois', de: '2096-02-30T00:00' }, 'Escolha o dia e a hora'],
    [{ ate: 'amanhã' }, 'O dia e a hora em que sai do ar não existem.'],
    [{ ate: '2020-01-01T00:00' }, 'O fim da publicação vem antes do começo.'],
  ] as const

  it.each(rowsToRun(times, 3))('is not published at %j (D118)', async (fields, problem) => {
    const who = await signedIn(server(), 'publicacao')
    const page = await who.open(REVIEW)
    const avisos = page.document.querySelector<HTMLInputElement>('[name=avisos]')?.value ?? ''
    const refused = await who.send(REVIEW, { ...PUBLISH, avisos, ...fields } as Record<string, string>)
    expect([refused.status, refused.text.includes(problem)]).toEqual([400, true])
    expect(await live(server())).toBe(2)
  })
})

describe('a warning', () => {
  const server = useServer({ desk })
  const KNOWN = 'O plano 2 Giga (d2000b) está escondido'

  it('of a hidden plan is asked by the publication that puts it into a list (D118)', async () => {
    await publish(server(), (edition) => ({
      ...edition,
      plans: edition.plans.map((plan) => (plan.sku === 'd2000b' ? { ...plan, hidden: true } : plan)),
    }))
    const { document } = await liveShop(server().db)
    const natal = { title: 'Natal', lpOrigin: 'LP Natal', checkout: ['d500a', 'd2000b'] }
    const { findings } = await checkShop(server().db, {
      ...document,
      campaigns: { ...document.campaigns, natal },
    })
    expect(findings.filter(({ level }) => level === 'yellow')).toEqual([
      expect.objectContaining({ place: 'campaigns.natal.checkout', text: expect.stringContaining(KNOWN) }),
    ])
  })
})

describe('what checks say', () => {
  const server = useServer({ desk })

  it('of a date in the past is that the campaign ends at once, and nothing if it had ended before (D118)', async () => {
    const { document } = await server().asOwner((db) => liveShop(db))
    const campaigns = {
      ...document.campaigns,
      livelo: { ...document.campaigns.livelo, until: '2020-01-01T00:00', afterEnd: 'Foi até o dia 31.' },
    }
    const over = { ...document, campaigns }
    const said = async () => {
      const { findings } = await checkShop(server().db, over)
      return findings.filter(({ place }) => place === 'campaigns.livelo.until')
    }
    expect(await said()).toEqual([
      {
        level: 'yellow',
        place: 'campaigns.livelo.until',
        text: expect.stringContaining('termina assim que'),
      },
    ])
    await publish(server(), () => over)
    expect(await said()).toEqual([])
  })
})

describe('who approves', () => {
  const server = useServer({ desk, env: { SHOP_APPROVAL: 'on' } })

  it('reads each address and text that it approves (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await who.fill(`${HOME}/textos`, { 'link.customers': 'https://evil.example/login' })
    await who.open(`${HOME}/textos/duvida?lista=general&id=`)
    const answer = `Não. ${'Pode cancelar quando quiser. '.repeat(10)}`.trim()
    await who.send(`${HOME}/textos/duvida`, { pergunta: 'Tem multa?', resposta: answer })
    await who.fill(REVIEW, PUBLISH)
    const other = await signedIn(server(), 'aprovacao')
    const { text } = await other.open(`${REQUEST}?id=1`)
    expect(text).toContain('Link “Área do cliente”o endereço de semprehttps://evil.example/login')
    expect(text).toContain(`Dúvidas: “Tem multa?”entra, resposta: “${answer}”`)
  })

  it('publishes the chosen rows alone; the others stay in the draft (D164)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await who.fill(PLAN, { 'com-debito': '54,99', 'sem-debito': '64,99' })
    await who.fill(REVIEW, PUBLISH)
    const other = await signedIn(server(), 'aprovacao')
    const { document } = await other.open(`${REQUEST}?id=2`)
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox][name^="linha."]')]
    const unticked = (which: readonly HTMLInputElement[]) =>
      Object.fromEntries(which.map(({ name }) => [name, 'nao']))
    const none = await other.send(REQUEST, unticked(boxes))
    expect([none.status, none.text]).toEqual([400, expect.stringContaining(shopReviewWords.request.noRows)])
    const dearer = boxes.filter((box) => box.closest('tr')?.textContent.includes('64,99'))
    const cheaper = boxes.filter((box) => !dearer.includes(box))
    expect([dearer.length, cheaper.length]).toEqual([1, 1])
    const chosen = { ...unticked(dearer), [cheaper[0]?.name ?? '']: 'sim' }
    expect((await other.send(REQUEST, chosen)).to).toBe(`${HOME}?feito=loja-aprovada`)
    const priced = (plans: readonly { sku: string; price: number; price_with_dacc: number }[] = []) =>
      plans.flatMap(({ sku, price, price_with_dacc }) => (sku === 'd500a' ? [price, price_with_dacc] : []))
    const { document: now } = await liveShop(server().db)
    expect(priced(now.plans)).toEqual([69.99, 54.99])
    expect(priced((await workingEdition(server().db)).draft?.document.plans)).toEqual([64.99, 54.99])
  })
})

describe('with SHOP_APPROVAL a second person', () => {
  const server = useServer({ desk, env: { SHOP_APPROVAL: 'on' } })
  const ask = async (price: string) => {
    const who = await withPrice(server(), price)
    const done = await who.send(REVIEW, { ...PUBLISH, nota: 'Para o Natal' })
    return { who, to: done.to }
  }

  it('decides, and nobody approves what they asked for (D118)', async () => {
    const { who, to } = await ask('54,99')
    expect(to).toBe(`${HOME}?feito=aprovacao-pedida`)
    expect(await live(server())).toBe(0)
    expect((await who.open(HOME)).text).toContain('Esperando aprovação')
    const own = await who.open(`${REQUEST}?id=1`)
    expect(own.text).toContain('Foi você que pediu')
    // a form that was made up: this role approves nothing
    expect((await who.post(REQUEST, { csrf: tokenOf(own), pedido: '1' })).status).toBe(403)
    const other = await signedIn(server(), 'aprovacao')
    expect((await other.open('/operador')).text).toContain('1edição da loja espera aprovação')
    const page = await other.open(`${REQUEST}?id=1`)
    expect(page.text).toMatch(/Para o Natal.*R\$ 59,99R\$ 54,99/s)
    expect((await other.send(REQUEST)).to).toBe(`${HOME}?feito=loja-aprovada`)
    expect(await live(server())).toBe(1)
    const [latest] = await shopHistory(server().db)
    expect(latest?.approvedBy).not.toBe(latest?.by)
    expect((await other.open(HOME)).text).toMatch(/Edição 1.*aprovada por/s)
    expect((await other.open('/operador')).text).not.toContain('espera aprovação')
    expect((await workingEdition(server().db)).draft).toBeNull()
    // once
    expect((await other.open(`${REQUEST}?id=1`)).status).toBe(404)
    const again = { csrf: tokenOf(await other.open(HOME)), pedido: '1' }
    expect((await other.post(REQUEST, again)).to).toBe(`${HOME}?feito=aprovacao-decidida`)
  })

  it('of the administration does not approve their own either (D118)', async () => {
    const chief = await signedIn(server(), 'administracao')
    await chief.fill(PLAN, { 'com-debito': '53,99' })
    await chief.fill(REVIEW, PUBLISH)
    const page = await chief.open(`${REQUEST}?id=2`)
    expect((await chief.post(REQUEST, { csrf: tokenOf(page), pedido: '2' })).status).toBe(403)
    expect(await live(server())).toBe(1)
    expect((await chief.press(`${REQUEST}?id=2`, 'nao')).to).toBe(`${HOME}?feito=loja-nao-aprovada`)
  })

  it('refuses, and the draft is still there; what was changed after asking is not published (D118)', async () => {
    const { who } = await ask('52,99')
    const other = await signedIn(server(), 'aprovacao')
    expect((await other.press(`${REQUEST}?id=3`, 'nao')).to).toBe(`${HOME}?feito=loja-nao-aprovada`)
    expect((await workingEdition(server().db)).draft).not.toBeNull()
    await who.fill(REVIEW, PUBLISH)
    const later = await withPrice(server(), '20,00')
    const { text } = await later.open(REVIEW)
    expect(text).toContain('Um pedido feito antes destas mudanças ainda espera aprovação')
    expect((await other.fill(`${REQUEST}?id=4`)).to).toBe(`${HOME}?feito=loja-aprovada`)
    expect((await server().call('GET', '/json/plans.json')).text).not.toContain('"price_with_dacc":20')
    const kept = (await workingEdition(server().db)).draft
    expect(kept?.document.plans.find(({ sku }) => sku === 'd500a')?.price_with_dacc).toBe(20)
  })

  it('leaves each request and decision in the audit log (D118)', async () => {
    const rows = await server().sql("select what, role from audit_log where what like 'shop%' order by seq")
    expect(rows.map(({ what, role }) => `${String(what)} ${String(role)}`)).toEqual([
      'shop_asked publicacao',
      'shop_approved aprovacao',
      'shop_asked administracao',
      'shop_unasked administracao',
      'shop_asked publicacao',
      'shop_refused aprovacao',
      'shop_asked publicacao',
      'shop_approved aprovacao',
    ])
  })

  it('is not needed to go back, and the page says why (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const page = await who.open(`${HOME}/publicacao?id=1`)
    expect(page.text).toContain(shopWords.one.returnAlone)
    expect((await who.send(`${HOME}/voltar`, { certeza: 'sim' })).to).toBe(`${HOME}?feito=loja-voltou`)
    expect(await live(server())).toBe(0)
    const again = await who.open(`${HOME}/publicacao?id=2`)
    expect((await who.send(`${HOME}/voltar`, { certeza: 'sim' })).to).toBe(`${HOME}?feito=loja-voltou`)
    expect([again.status, await live(server())]).toEqual([200, 1])
  })
})
