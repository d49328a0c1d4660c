/** Removing something from the shop's draft while somebody else has its form open (docs/desk.md). */
import { describe, expect, it } from 'vitest'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { newsOfEdition, questionsOfEdition } from '../../../server/services/desk/shop-text-page-data.ts'
import { desk, signedIn, type Page } from '../../support/desk-over-http.ts'
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
  const value = ({ document }: Page, name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  const people = async () =>
    [await signedIn(server(), 'publicacao'), await signedIn(server(), 'publicacao')] as const

  it('is told with what was typed to whoever has changed a plan, and stays removed (D118)', async () => {
    const [one, two] = await people()
    await one.open(`${PLANS}/d500a`)
    const copy = { codigo: 'd500n', 'nome-novo': '500 de Natal', 'na-campanha': 'black-friday' }
    await one.send(`${PLANS}/d500a/copiar`, copy)
    await two.open(PLAN)
    await one.open(PLAN)
    expect((await one.send(`${PLAN}/apagar`)).status).toBe(303)
    const told = await two.send(PLAN, { 'com-debito': '51,99', descricao: 'Digitada agora' })
    expect(told.status).toBe(409)
    expect(told.text).toContain('Descrição: Digitada agora')
    expect(told.text).toContain('51,99')
    // what was not touched is not repeated
    expect(told.text).not.toContain('500 de Natal')
    expect((await draft()).plans.some(({ sku }) => sku === 'd500n')).toBe(false)
    expect((await two.open(PLAN)).status).toBe(404)
  })

  it('is a campaign with what was typed (D118)', async () => {
    const [one, two] = await people()
    await one.open(CAMPAIGNS)
    await one.send(CAMPAIGNS, { de: 'black-friday', endereco: 'natal', titulo: 'Natal' })
    await two.open(NATAL)
    await one.open(NATAL)
    await one.send(`${CAMPAIGNS}/apagar`)
    const told = await two.send(`${CAMPAIGNS}/ver`, { cabecalho: 'Do segundo' })
    expect([told.status, told.text.includes(': Do segundo')]).toEqual([409, true])
    expect((await draft()).campaigns).not.toHaveProperty('natal')
  })

  it('is a question or a news item, which may become a new one (D118)', async () => {
    const [one, two] = await people()
    const question = questionsOfEdition(await draft(), 'general')[0] ?? expect.unreachable()
    const form = `${TEXTS}/duvida`
    const at = `${form}?lista=general&id=${question.id}`
    await two.open(at)
    await one.open(at)
    await one.send(`${form}/apagar`)
    const told = await two.send(form, { pergunta: 'Como ficou?' })
    expect([told.status, value(told, 'pergunta'), value(told, 'id')]).toEqual([409, 'Como ficou?', ''])

    const item = newsOfEdition(await draft())[0] ?? expect.unreachable()
    const news = `${TEXTS}/novidade`
    await two.open(`${news}?id=${item.id}`)
    await one.open(`${news}?id=${item.id}`)
    await one.send(`${news}/apagar`)
    const gone = await two.send(news, { titulo: 'De volta' })
    expect([gone.status, value(gone, 'titulo'), value(gone, 'id')]).toEqual([409, 'De volta', ''])
  })
})
