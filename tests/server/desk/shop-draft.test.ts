/** The draft of the shop at the desk: its plans, and two people who edit at once (docs/desk.md). */
import { describe, expect, it } from 'vitest'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { desk, signedIn, type Page, rowWith } from '../../support/desk-over-http.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'
import { changePlan } from '../../support/publish-editions.ts'

const PLANS = '/operador/loja/planos'
const PLAN = `${PLANS}/d500a`

describe('a plan in the draft', () => {
  const server = useServer({ desk })
  const draft = async () => (await workingEdition(server().db)).document
  const planOf = async (sku: string) => (await draft()).plans.find((plan) => plan.sku === sku)
  const value = ({ document }: Page, name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value

  it('is stored with each form, and changes nothing that visitors see (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const page = await who.open(PLAN)
    expect(value(page, 'com-debito')).toBe('59,99')
    const before = await planOf('d500a')
    // nothing was changed: no draft begins
    await who.send(PLAN)
    expect((await workingEdition(server().db)).draft).toBeNull()
    const done = await who.fill(PLAN, {
      'com-debito': 'R$ 54,99',
      de: '2026-12-01T00:00',
      ate: '2026-12-27T00:00',
      'beneficio.babbel': '',
      fidelidade: 'sim',
      lugar: '1',
    })
    expect(done.to).toBe(`${PLAN}?feito=loja-gravada`)
    const { hidden: _hidden, ...after } = (await planOf('d500a')) ?? expect.unreachable()
    expect(after).toEqual({
      ...before,
      price_with_dacc: 54.99,
      from: '2026-12-01T00:00',
      until: '2026-12-27T00:00',
      benefits: before?.benefits.filter((slug) => slug !== 'babbel'),
      loyaltyPeriod: true,
    })
    expect((await draft()).plans[0]?.sku).toBe('d500a')
    // where the price is typed one reads how many pages it changes, as the list has it
    const list = await who.open(PLANS)
    const uses = /em (\d+) campanhas/.exec(rowWith(list, '500 Mega d500a')?.textContent ?? '')?.[1]
    expect((await who.open(PLAN)).text).toContain(`Usado em ${uses} campanhas: o preço muda em todas.`)
    expect(list.text).toMatch(/500 Mega d500a · mudou no rascunho.*R\$\s54,99/)
    expect(server().shop.served().edition.number).toBe(0)
    expect((await server().call('GET', '/json/plans.json')).text).toContain('59.99')
  })

  const states = [
    [{ 'na-pagina': '' }, 'à venda, fora das páginas'],
    [{ vendido: '' }, 'escondido'],
  ] as const
  it.each(rowsToRun(states, 1))('with %j is not said to be simply on sale (D118)', async (fields, state) => {
    const who = await signedIn(server(), 'publicacao')
    await who.fill(`${PLANS}/d700b`, fields)
    const row = rowWith(await who.open(PLANS), 'd700b')
    expect(row?.querySelector('[data-head=Situação]')?.textContent).toBe(state)
  })

  it.each([
    [
      ['com-debito', 'barato', 'Escreva o preço em reais, como 54,99.'],
      ['sem-debito', '-3', 'Escreva o preço em reais'],
      ['nome', ' ', 'Falta preencher.'],
      ['download', 'rápido', 'só com números'],
      ['de', 'amanhã', 'Não está escrito no formato esperado.'],
    ],
    [['nome', 'x'.repeat(41), 'no máximo 40']],
  ])('is not stored with %j and others, and what was typed is still there (D118)', async (...fields) => {
    const who = await signedIn(server(), 'publicacao')
    await who.open(PLAN)
    const before = await draft()
    const typed = fields.map(([name = '', text]) => [name, text])
    const page = await who.send(PLAN, { descricao: 'Digitada agora', ...Object.fromEntries(typed) })
    expect(page.status).toBe(400)
    for (const [name = '', text, problem = ''] of fields) {
      const field = page.document.querySelector(`[name="${name}"]`)
      const [isInvalid, written] = ['aria-invalid', 'value'].map((each) => field?.getAttribute(each))
      expect([name, isInvalid, written]).toEqual([name, 'true', text])
      const described = field?.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
      expect([name, page.document.getElementById(described)?.textContent]).toEqual([
        name,
        expect.stringContaining(problem),
      ])
    }
    expect(page.document.querySelectorAll('[aria-invalid=true]')).toHaveLength(fields.length)
    expect(value(page, 'descricao')).toBe('Digitada agora')
    expect(await draft()).toEqual(before)
  })

  it('that somebody else has changed meanwhile is told to the second, who loses nothing (D118, D164)', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => signedIn(server(), 'publicacao')))
    if (!one || !two || !three) throw new Error('three people are needed')
    await one.open(PLAN)
    await two.open(PLAN)
    await three.open(`${PLANS}/d600a`)
    await one.send(PLAN, { 'com-debito': '53,99', descricao: 'Da primeira', 'beneficio.babbel': '' })
    // another plan is no conflict
    expect((await three.send(`${PLANS}/d600a`, { 'com-debito': '70,01' })).status).toBe(303)
    const told = await two.send(PLAN, { 'com-debito': '52,99', fidelidade: 'sim' })
    expect(told.status).toBe(409)
    expect(told.text).toMatch(
      /Isto mudou enquanto a página estava aberta: .*@exemplo.com.br gravou no rascunho/,
    )
    expect(told.text).toContain('Gravado agora: 53,99')
    // what only one of them has changed is no conflict, and nobody puts it back
    expect(told.text.match(/Gravado agora/g)).toHaveLength(2)
    expect([value(told, 'com-debito'), value(told, 'descricao')]).toEqual(['52,99', 'Da primeira'])
    expect((await planOf('d500a'))?.price_with_dacc).toBe(53.99)
    // seen now, and stored over it
    expect((await two.send(PLAN)).to).toBe(`${PLAN}?feito=loja-gravada`)
    expect(await planOf('d500a')).toMatchObject({
      price_with_dacc: 52.99,
      description: 'Da primeira',
      benefits: expect.not.arrayContaining(['babbel']),
      loyaltyPeriod: true,
    })
    expect((await planOf('d600a'))?.price_with_dacc).toBe(70.01)
  })

  it('is kept until it is discarded (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    await changePlan(server(), 'd700b', { price_with_dacc: 71.11 })
    await who.open('/operador/loja')
    const action = '/operador/loja/rascunho/descartar'
    expect((await who.send(action)).to).toBe('/operador/loja?feito=loja-sem-certeza')
    await who.open('/operador/loja')
    expect((await who.send(action, { certeza: 'sim' })).to).toBe('/operador/loja?feito=rascunho-descartado')
    expect((await workingEdition(server().db)).draft).toBeNull()
    // and begun again with an older edition
    await who.open('/operador/loja/publicacao?id=1')
    const begin = '/operador/loja/rascunho/comecar'
    expect((await who.send(begin)).to).toBe(`${PLANS}?feito=rascunho-comecado`)
    expect((await planOf('d700b'))?.price_with_dacc).not.toBe(71.11)
  })
})
