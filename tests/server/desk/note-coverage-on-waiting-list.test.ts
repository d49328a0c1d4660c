/** People on the waiting list are put on the call list only where the network has arrived. */
import { describe, expect, it } from 'vitest'
import { noteCoverageOnWaitingList } from '../../../server/services/waiting-list.ts'
import { uncoveredCitiesWords } from '../../../src/content/desk/uncovered-cities.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const BASE = '/operador/ligacoes'

describe('somebody who waits for the network', () => {
  const server = useServer({ desk })

  it('is called only once it has come to their house, and no more when it is gone', async () => {
    const places = [
      { cep: '01310100', number: '1000', phone: '11955550001' },
      { cep: '68800000', number: '1', phone: '11955550002' },
    ]
    for (const each of places)
      await server().call('POST', '/api/lead-no-coverage', { ...each, name: 'Rita Souza' })
    const who = await signedIn(server(), 'atendimento')
    const inQueue = async () => {
      await noteCoverageOnWaitingList(server())
      const { document } = await who.open(`${BASE}?fila=rede`)
      return document.querySelectorAll('tbody tr').length
    }
    expect(await inQueue()).toBe(1)
    await server().sql(
      `insert into coverage_areas (id, name, cep_from, cep_to, infra, free_ports, team, team_capacity)
       values ('breves', 'Breves', 68800000, 68809999, 'V.TAL', 10, 'breves', 5)`,
    )
    expect(await inQueue()).toBe(2)
    await server().sql("update coverage_areas set free_ports = 0 where id = 'breves'")
    expect(await inQueue()).toBe(1)
    const { to = '' } = await who.press(`${BASE}?fila=rede`, 'proxima')
    const page = await who.open(to)
    expect(page.text).toContain('Rita Souza')
    expect(page.html).toContain(encodeURIComponent('Ela chegou ao seu endereço!'))
  })

  it('and whoever left nothing count no more in “Onde falta rede” once it has come, and again when it has gone', async () => {
    const [area] = await server().sql("delete from coverage_areas where id = 'breves' returning id")
    expect(area).toBeDefined()
    for (const number of ['7', '8']) await server().call('POST', '/api/lead-v2', { cep: '68800000', number })
    const who = await signedIn(server(), 'analise')
    const cities = async () => {
      await noteCoverageOnWaitingList(server())
      const { document } = await who.open('/operador/cobertura')
      return [...document.querySelectorAll('h2')].map((each) => each.textContent)
    }
    expect(await cities()).toContain(uncoveredCitiesWords.first('Breves, PA'))
    await server().sql(
      `insert into coverage_areas (id, name, cep_from, cep_to, infra, free_ports, team, team_capacity)
       values ('breves', 'Breves', 68800000, 68809999, 'V.TAL', 10, 'breves', 5)`,
    )
    expect(await cities()).not.toContain(uncoveredCitiesWords.first('Breves, PA'))
    await server().sql("delete from coverage_areas where id = 'breves'")
    expect(await cities()).toContain(uncoveredCitiesWords.first('Breves, PA'))
  })
})
