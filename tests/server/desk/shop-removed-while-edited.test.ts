/** Removing something from the shop's draft while somebody else has its form open, and undoing it (docs/desk.md). */
import { describe, expect, it } from 'vitest'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { newsOfEdition, questionsOfEdition } from '../../../server/services/desk/shop-text-page-data.ts'
import { desk, signedIn, type Page, type Person } from '../../support/desk-over-http.ts'
import { publish, republish } from '../../support/publish-editions.ts'
import { useServer } from '../../support/server.ts'

const HOME = '/operador/loja'
const PLANS = `${HOME}/planos`
const PLAN = `${PLANS}/d500n`
const CAMPAIGNS = `${HOME}/campanhas`
const NATAL = `${CAMPAIGNS}/ver?campanha=natal`
const TEXTS = `${HOME}/textos`

describe('what somebody has removed from the draft', () => {
  const server = useServer({ desk })
  const draft = async () => (await workingEdition(server().db)).document
  const planOf = async (sku: string) => (await draft()).plans.find((plan) => plan.sku === sku)
  const value = ({ document }: Page, name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  const people = async () =>
    [await signedIn(server(), 'publicacao'), await signedIn(server(), 'publicacao')] as const
  const emailOf = async (who: Person) => {
    const { document } = await who.open(PLANS)
    return (
      /[\da-f]{8}-[\da-f-]{27}@exemplo\.com\.br/.exec(
        document.querySelector('header')?.textContent ?? '',
      )?.[0] ?? 'nobody'
    )
  }
  const makePlan = async (who: Person) => {
    await who.open(`${PLANS}/d500a`)
    await who.send(`${PLANS}/d500a/copiar`, {
      codigo: 'd500n',
      'nome-novo': '500 de Natal',
      'na-campanha': 'black-friday',
    })
  }

  it('is told with its name and hour to whoever has typed into a plan, and is put back with that (D118)', async () => {
    const [one, two] = await people()
    await makePlan(one)
    const before = await draft()
    const three = await signedIn(server(), 'administracao')
    await two.open(PLAN)
    await one.open(PLAN)
    expect((await one.send(`${PLAN}/apagar`)).status).toBe(303)
    // whoever changed the draft last is not taken for the one who removed it
    await three.open(`${PLANS}/d600a`)
    await three.send(`${PLANS}/d600a`, { descricao: 'De outra pessoa' })
    const typed = { 'com-debito': '51,99', descricao: 'Digitada agora', vendido: '' }
    const told = await two.send(PLAN, typed)
    expect(told.status).toBe(409)
    expect(told.text).toMatch(/@exemplo\.com\.br apagou este plano do rascunho em \S+ às \d{2}:\d{2}/)
    expect(told.text).toContain(`${await emailOf(one)} apagou`)
    expect([value(told, 'com-debito'), value(told, 'descricao')]).toEqual(['51,99', 'Digitada agora'])
    expect(told.document.querySelector<HTMLInputElement>('[name=vendido]')?.checked).toBe(false)
    expect(told.document.querySelector(`main .notice a[href="${PLANS}"]`)).not.toBeNull()
    expect(told.html).not.toContain(`${PLAN}/apagar`)
    expect(await planOf('d500n')).toBeUndefined()
    // a mistake is told beside its field, and loses nothing either
    const wrong = await two.send(PLAN, { 'com-debito': 'barato' })
    expect([wrong.status, value(wrong, 'descricao')]).toEqual([400, 'Digitada agora'])
    expect((await two.send(PLAN, { 'com-debito': '51,99' })).to).toBe(`${PLAN}?feito=loja-gravada`)
    const was = before.plans.find(({ sku }) => sku === 'd500n')
    expect(await planOf('d500n')).toEqual({
      ...was,
      price_with_dacc: 51.99,
      description: 'Digitada agora',
      hidden: true,
    })
    const after = await draft()
    expect(after.plans.map(({ sku }) => sku)).toEqual(before.plans.map(({ sku }) => sku))
    expect(after.campaigns['black-friday']).toEqual(before.campaigns['black-friday'])
  })

  it('can still be copied, with the name and the code that were typed (D118)', async () => {
    const [one, two] = await people()
    await one.open(PLAN)
    await one.send(`${PLAN}/apagar`)
    const told = await two.post(`${PLAN}/copiar`, {
      csrf: value(await two.open(`${PLANS}/d500a`), 'csrf') ?? '',
      codigo: 'd500m',
      'nome-novo': 'Outro nome',
      'na-campanha': '-',
    })
    expect([told.status, value(told, 'codigo'), value(told, 'nome-novo')]).toEqual([
      409,
      'd500m',
      'Outro nome',
    ])
    await two.open(PLAN)
    const done = await two.send(`${PLAN}/copiar`, { codigo: 'd500m', 'nome-novo': 'Outro nome' })
    expect(done.to).toBe(`${PLANS}/d500m?feito=plano-feito`)
    expect(await planOf('d500m')).toMatchObject({ price_with_dacc: 51.99, plan: 'Outro nome' })
    expect(await planOf('d500n')).toBeUndefined()
  })

  it('is put back from its list by who removed it by mistake (D118)', async () => {
    const [one] = await people()
    const list = await one.open(PLANS)
    expect(list.text).toContain('Apagados há pouco')
    const link = list.document.querySelector(`main a[href="${PLAN}"]`)
    expect(link?.textContent).toContain('500 de Natal')
    const page = await one.open(PLAN)
    expect([page.status, value(page, 'com-debito')]).toEqual([404, '51,99'])
    expect((await one.send(PLAN)).status).toBe(303)
    expect((await planOf('d500n'))?.price_with_dacc).toBe(51.99)
    expect((await one.open(PLANS)).text).not.toContain('Apagados há pouco')
    expect((await one.open(`${PLANS}/nunca-houve`)).status).toBe(404)
  })

  it('of somebody who put it back meanwhile is compared with what is there now (D118)', async () => {
    const [one, two] = await people()
    await one.open(PLAN)
    await one.send(`${PLAN}/apagar`)
    await two.open(PLAN)
    await one.open(PLAN)
    await one.send(PLAN, { 'com-debito': '48,99' })
    const told = await two.send(PLAN, { 'com-debito': '47,99' })
    expect([told.status, told.text.includes('Gravado agora: 48,99')]).toEqual([409, true])
    expect((await two.send(PLAN)).status).toBe(303)
    expect((await planOf('d500n'))?.price_with_dacc).toBe(47.99)
  })

  it('is a campaign with all that the form does not show (D118)', async () => {
    const [one, two] = await people()
    await one.open(CAMPAIGNS)
    await one.send(CAMPAIGNS, { de: 'black-friday', endereco: 'natal', titulo: 'Natal' })
    const before = (await draft()).campaigns.natal
    await two.open(NATAL)
    await one.open(NATAL)
    await one.send(`${CAMPAIGNS}/apagar`)
    const told = await two.send(`${CAMPAIGNS}/ver`, { cabecalho: 'Do segundo' })
    expect([told.status, value(told, 'cabecalho')]).toEqual([409, 'Do segundo'])
    expect(told.text).toContain('apagou esta campanha do rascunho')
    expect((await one.open(CAMPAIGNS)).document.querySelector(`main a[href="${NATAL}"]`)).not.toBeNull()
    expect((await two.send(`${CAMPAIGNS}/ver`)).to).toBe(`${NATAL}&feito=loja-gravada`)
    const after = (await draft()).campaigns.natal
    expect(after).toEqual({
      ...before,
      landing: { ...before?.landing, banner: { ...before?.landing?.banner, heading: 'Do segundo' } },
    })
  })

  it('is a question in its place with its links, or a news item with its video (D118)', async () => {
    const [one, two] = await people()
    const first = questionsOfEdition(await draft(), 'general').findIndex(({ links }) => links)
    const question = questionsOfEdition(await draft(), 'general')[first] ?? expect.unreachable()
    const form = `${TEXTS}/duvida`
    const at = `${form}?lista=general&id=${question.id}`
    await two.open(at)
    await one.open(at)
    await one.send(`${form}/apagar`)
    const told = await two.send(form, { pergunta: 'Como ficou?' })
    expect([told.status, value(told, 'pergunta')]).toEqual([409, 'Como ficou?'])
    expect(told.text).toContain('apagou esta pergunta do rascunho')
    expect((await one.open(TEXTS)).document.querySelector(`main a[href="${at}"]`)).not.toBeNull()
    expect((await two.send(form)).status).toBe(303)
    expect(questionsOfEdition(await draft(), 'general')[first]).toEqual({
      ...question,
      question: 'Como ficou?',
    })

    const place = newsOfEdition(await draft()).findIndex(({ hasVideo }) => hasVideo)
    const item = newsOfEdition(await draft())[place] ?? expect.unreachable()
    const news = `${TEXTS}/novidade`
    await two.open(`${news}?id=${item.id}`)
    await one.open(`${news}?id=${item.id}`)
    await one.send(`${news}/apagar`)
    const gone = await two.send(news, { titulo: 'De volta' })
    expect([gone.status, gone.text.includes('apagou esta novidade do rascunho')]).toEqual([409, true])
    expect((await two.send(news)).status).toBe(303)
    expect(newsOfEdition(await draft())[place]).toEqual({ ...item, title: 'De volta' })
  })

  it('is told apart from a draft that was discarded, and begins a draft anew (D118)', async () => {
    const [one, two] = await people()
    await two.open(PLAN)
    await one.open(HOME)
    await one.send(`${HOME}/rascunho/descartar`, { certeza: 'sim' })
    const live = (await draft()).campaigns
    const told = await two.send(PLAN, { 'com-debito': '45,99' })
    expect([told.status, value(told, 'com-debito')]).toEqual([409, '45,99'])
    expect(told.text).toMatch(/@exemplo\.com\.br descartou o rascunho com este plano em/)
    expect((await two.send(PLAN)).status).toBe(303)
    expect((await planOf('d500n'))?.price_with_dacc).toBe(45.99)
    // the campaign sells the plan from which it was copied: not both
    expect((await draft()).campaigns).toEqual(live)
  })

  it('is told apart from an edition without it that went live (D118)', async () => {
    const [one, two] = await people()
    const written = await draft()
    await publish(server(), () => written)
    await one.open(HOME)
    await one.send(`${HOME}/rascunho/descartar`, { certeza: 'sim' })
    await two.open(PLAN)
    await republish(server(), 0)
    const told = await two.send(PLAN, { 'com-debito': '44,99' })
    expect([told.status, value(told, 'com-debito')]).toEqual([409, '44,99'])
    expect(told.text).toMatch(/pôs no ar uma edição sem este plano em/)
    expect((await two.send(PLAN)).status).toBe(303)
    expect((await planOf('d500n'))?.price_with_dacc).toBe(44.99)
  })
})
