/** The call that finds the CEP of a street, and its provider, played by a local ViaCEP. */
import { beforeEach, describe, expect, it } from 'vitest'
import { useServer, type TestServer } from '../support/server.ts'
import { viaCep, PAULISTA_AT_VIACEP } from '../support/viacep-server.ts'
import { viaCepProvider } from '../../server/providers/street-search.ts'
import { useOne } from '../support/test-databases.ts'

const find = async (server: TestServer, query: Readonly<Record<string, string>>) =>
  server.call('GET', `/api/cep/streets?${new URLSearchParams(query)}`)

const ceps = ({ body }: Awaited<ReturnType<typeof find>>) =>
  (body.streets as { cep: string }[]).map(({ cep }) => cep)
const towns = ({ body }: Awaited<ReturnType<typeof find>>) =>
  (body.towns as { city: string; UF: string }[]).map(({ city, UF }) => `${city}/${UF}`)

describe('the streets of our own table', () => {
  const server = useServer()

  /** what is typed as street and town, CEPs found */
  const TYPED = [
    [{ street: 'Rua Caiubí', city: 'São Paulo' }, ['05010000']],
    [{ street: 'rua caiubi', city: 'sao paulo' }, ['05010000']],
    [{ street: 'caiubi', city: 'SAO PAULO - SP' }, ['05010000']],
    [{ street: 'rua caiubi, são paulo' }, ['05010000']],
    [{ street: 'rua caiubi são paulo sp' }, ['05010000']],
    [{ street: 'rua caiubi, perdizes, são paulo' }, ['05010000']],
    [{ street: 'rua caiubi em sao paulo' }, ['05010000']],
    [{ street: 'rua caiubi - perdizes - são paulo/SP' }, ['05010000']],
    [{ street: 'rua caiubi sp' }, ['05010000']],
    [{ street: 'rua caiubi', city: 'sampa' }, ['05010000']],
    [{ street: 'rua caiubi', city: 'sao palo' }, ['05010000']],
    [{ street: 'av. brig faria lima', city: 'São Paulo' }, ['04538133']],
    [{ street: 'av prof luciano gualberto', city: 'são paulo' }, ['05508000']],
    [{ street: 'r visc de piraja', city: 'rio' }, ['22410003']],
    [{ street: 'pça da sé', city: 'são paulo' }, ['01001000']],
    [{ street: 'rua qualquer', city: 'Extrema' }, ['37640000']],
    [{ street: 'rua que não há', city: 'São Paulo' }, []],
  ] as const

  it.each(TYPED)('are found by %j (D98)', async (query, found) => {
    expect(ceps(await find(server(), query))).toEqual(found)
  })

  it('of one name are all found, each with its neighbourhood', async () => {
    const { body } = await find(server(), { street: 'avenida paulista', city: 'São Paulo' })
    expect(body.streets).toHaveLength(6)
    expect((body.streets as object[])[0]).toEqual({
      cep: '01310000',
      UF: 'SP',
      city: 'São Paulo',
      neighborhood: 'Bela Vista',
      address: 'Avenida Paulista',
      part: '',
    })
  })

  it('are of the town that was named', async () => {
    expect(ceps(await find(server(), { street: 'av rio branco', city: 'Recife' }))).toEqual(['50030230'])
    expect(ceps(await find(server(), { street: 'av rio branco', city: 'Rio de Janeiro' }))).toEqual([
      '20040002',
    ])
  })

  it('are not looked for before the town is known', async () => {
    const reply = await find(server(), { street: 'avenida paulista' })
    expect([towns(reply), ceps(reply)]).toEqual([[], []])
  })

  it('are not looked for while several towns have the name, unless the state is said', async () => {
    const reply = await find(server(), { street: 'rua da penha', city: 'Bom Jesus' })
    expect(towns(reply)).toEqual([
      'Bom Jesus/PB',
      'Bom Jesus/PI',
      'Bom Jesus/RN',
      'Bom Jesus/RS',
      'Bom Jesus/SC',
    ])
    expect(ceps(reply)).toEqual([])
    expect(towns(await find(server(), { street: 'rua a', city: 'Bom Jesus', UF: 'pi' }))).toEqual([
      'Bom Jesus/PI',
    ])
    expect(towns(await find(server(), { street: 'rua a, bom jesus, pi' }))).toEqual(['Bom Jesus/PI'])
  })

  it('do not lose the end of their name to a town of that name', async () => {
    expect(towns(await find(server(), { street: 'rua barão de campinas' }))).toEqual([])
    expect(towns(await find(server(), { street: 'rua são paulo' }))).toEqual([])
  })

  it('are found with an index over the folded names, also with those of a whole country', async () => {
    const [row] = await server().sql(
      `select count(*) as found from pg_indexes where indexname in ('city_ranges_folded', 'streets_folded_city')`,
    )
    expect(Number(row?.found)).toBe(2)
  })

  it.each([
    [{ street: 'x' }, 'street'],
    [{ street: 'r'.repeat(129) }, 'street'],
    [{ street: 'rua a', city: 'c'.repeat(129) }, 'city'],
    [{ street: 'rua a', UF: 'São' }, 'UF'],
    [{ street: 'rua a', city: 'são paulo', number: '1200' }, undefined],
    [{ city: 'são paulo' }, 'street'],
  ])('are not asked for with %j', async (query, field) => {
    const { status, body } = await find(server(), query as Record<string, string>)
    expect([status, body.code, body.field]).toEqual([400, 'invalid', field])
  })
})

describe('the rate of searches', () => {
  const server = useServer({ env: { RATE_LIMIT_ADDRESS_PER_MINUTE: '3' } })

  it('is limited for each address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await find(server(), { street: 'rua caiubi', city: 'são paulo' })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('a provider of streets', () => {
  const source = useOne(viaCep, (it) => it.close())
  beforeEach(() => source().reset())
  const server = useServer(() => ({
    env: { STREET_PROVIDER: 'viacep', VIACEP_URL: `${source().origin}/` },
  }))

  it('is asked first, because it knows which houses a CEP is for', async () => {
    const { body } = await find(server(), { street: 'av paulista', city: 'são paulo' })
    expect(source().asked).toEqual(['/ws/SP/São Paulo/avenida paulista/json/'])
    expect((body.streets as { part: string }[]).map(({ part }) => part)).toContain('de 612 a 1510 - lado par')
  })

  it('is asked without the type if there is no such street of that type', async () => {
    expect(ceps(await find(server(), { street: 'avenida augusta', city: 'são paulo' }))).toHaveLength(3)
    expect(source().asked).toEqual([
      '/ws/SP/São Paulo/avenida augusta/json/',
      '/ws/SP/São Paulo/augusta/json/',
    ])
  })

  it('that is down leaves our own table', async () => {
    source().answer = (_request, response) => void response.writeHead(502).end()
    expect(ceps(await find(server(), { street: 'rua caiubi', city: 'são paulo' }))).toEqual(['05010000'])
  })

  it('that is down is an error if our own table has no such street', async () => {
    source().answer = (_request, response) => void response.writeHead(502).end()
    const { status, body } = await find(server(), { street: 'rua augusta', city: 'são paulo' })
    expect([status, body.code]).toEqual([503, 'unavailable'])
  })

  it('hears nothing before the town is known', async () => {
    await find(server(), { street: 'rua augusta' })
    expect(source().asked).toEqual([])
  })
})

const PAULISTA = { UF: 'SP', city: 'São Paulo', street: 'avenida paulista' }

describe('the search for streets by ViaCEP (D98)', () => {
  const source = useOne(viaCep, (it) => it.close())
  const provider = () => viaCepProvider(source().origin, 400)
  beforeEach(() => source().reset())
  it('asks for state, town and street, and reads each part with its CEP', async () => {
    const found = await provider().search(PAULISTA)
    expect(source().asked).toEqual(['/ws/SP/São Paulo/avenida paulista/json/'])
    expect(found).toHaveLength(PAULISTA_AT_VIACEP.length)
    expect(found[1]).toEqual({
      cep: '01310100',
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Bela Vista',
      address: 'Avenida Paulista',
      part: 'de 612 a 1510 - lado par',
    })
  })

  it('knows that there is no such street', async () => {
    expect(await provider().search({ ...PAULISTA, street: 'rua que não existe' })).toEqual([])
  })

  it('reads an object with an error as no street', async () => {
    source().answer = (_request, response) => void response.end('{"erro": "true"}')
    expect(await provider().search(PAULISTA)).toEqual([])
  })

  it.each([
    ['street', { ...PAULISTA, street: 'Rã' }],
    ['town', { ...PAULISTA, city: 'It' }],
  ])('does not send a %s of fewer than three letters, which the source refuses', async (_what, where) => {
    expect(await provider().search(where)).toEqual([])
    expect(source().asked).toEqual([])
  })

  it('takes a name that the source finds too short for an unknown one', async () => {
    source().answer = (_request, response) => void response.writeHead(400).end('<h1>Http 400</h1>')
    expect(await provider().search(PAULISTA)).toEqual([])
  })

  it.each([500, 502, 429, 403])('rejects when the source answers %i', async (status) => {
    source().answer = (_request, response) => void response.writeHead(status).end('<html>')
    await expect(provider().search(PAULISTA)).rejects.toThrow(`the street search answered ${status}`)
  })

  it.each([
    ['a page', '<html>'],
    ['half of its reply', '[{"cep":'],
    ['streets without CEP', '[{"logradouro":"Rua A","localidade":"São Paulo","uf":"SP"}]'],
    ['a CEP of seven digits', '[{"cep":"0131010","logradouro":"Rua A","localidade":"São Paulo","uf":"SP"}]'],
  ])('rejects %s', async (_what, text) => {
    source().answer = (_request, response) => void response.end(text)
    await expect(provider().search(PAULISTA)).rejects.toThrow(Error)
  })

  it('rejects a source that is silent, in its time limit', async () => {
    source().answer = () => {}
    const before = performance.now()
    await expect(provider().search(PAULISTA)).rejects.toThrow(/timeout|aborted/i)
    expect(performance.now() - before).toBeLessThan(3000)
  })

  it('follows no redirect', async () => {
    source().answer = (_request, response) =>
      void response.writeHead(302, { location: `${source().origin}/elsewhere` }).end()
    await expect(provider().search(PAULISTA)).rejects.toThrow('fetch failed')
    expect(source().asked).toHaveLength(1)
  })

  it('sends names in the path only, whatever they contain', async () => {
    await provider().search({ UF: 'SP', city: 'São Paulo', street: '../../rua?a=1&b#c' })
    expect(source().asked).toEqual(['/ws/SP/São Paulo/../../rua?a=1&b#c/json/'])
    expect(source().raw).toEqual(['/ws/SP/S%C3%A3o%20Paulo/..%2F..%2Frua%3Fa%3D1%26b%23c/json/'])
  })
})
