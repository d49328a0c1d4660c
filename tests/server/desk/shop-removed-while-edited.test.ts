/** Removing something from the shop's draft while somebody else has its form open (docs/desk.md). */
import { describe, expect, it } from 'vitest'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const HOME = '/operador/loja'
const PLANS = `${HOME}/planos`
const PLAN = `${PLANS}/d500n`

describe('what somebody has removed from the draft', () => {
  const server = useServer({ desk })
  const draft = async () => (await workingEdition(server().db)).document
  const people = async () =>
    [await signedIn(server(), 'publicacao'), await signedIn(server(), 'publicacao')] as const

  it('is told with what was typed to whoever has changed a plan, and stays removed (D118)', async () => {
    const [one, two] = await people()
    await one.open(`${PLANS}/d500a`)
    const copy = { codigo: 'd500n', 'nome-novo': '500 de Natal', 'na-campanha': 'black-friday' }
    await one.send(`${PLANS}/d500a/copiar`, copy)
    await two.open(PLAN)
    expect((await one.press(PLAN, 'apagar')).status).toBe(303)
    const told = await two.send(PLAN, { 'com-debito': '51,99', descricao: 'Digitada agora' })
    expect(told.status).toBe(409)
    expect(told.text).toContain('Descrição: Digitada agora')
    expect(told.text).toContain('51,99')
    // what was not touched is not repeated
    expect(told.text).not.toContain('500 de Natal')
    expect((await draft()).plans.some(({ sku }) => sku === 'd500n')).toBe(false)
    expect((await two.open(PLAN)).status).toBe(404)
  })
})
