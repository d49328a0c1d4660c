/** Addresses that redirect, and pages with two addresses. */
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { rendererBy } from '../support/page-renderer.ts'
import { useServer } from '../support/server.ts'

const renderer = rendererBy(async ({ campaign: { prefix } }) => prefix || 'start')
const env = { PUBLIC_URL: 'https://prosa.example', LEGACY_HOSTS: 'antigo.example' }

describe('an address', () => {
  const server = useServer({ renderer, env })
  const get = async (url: string, host = 'prosa.example') => {
    const { status, headers, text } = await server().call('GET', url, undefined, { host })
    return status === 302 ? headers.location : [status, text]
  }

  it.each([
    ['F2.49', '/?a=timblack', '/timblack/'],
    ['F2.49', '/checkout/cep/?a=livelo&s=d600a', '/livelo/checkout/cep/?s=d600a'],
    ['M2.36', '/max', '/hbo-max'],
    ['M2.36', '/max/?utm_source=x', '/hbo-max?utm_source=x'],
    ['M2.36', '/max/checkout/cep/?s=d600c', '/hbo-max/checkout/cep/?s=d600c'],
    ['M2.36', '/max/consultar-cobertura', '/hbo-max/consultar-cobertura'],
    ['M2.36', '/timblack/max', '/timblack/hbo-max'],
    ['M2.36', '/globoplay/timpre/max/checkout/cep/', '/globoplay/timpre/hbo-max/checkout/cep/'],
    ['M2.36', '/globoplay/timpre/hbo-max/checkout/cep/', '/hbo-max/checkout/cep/'],
    ['M2.34', '/migracao-ultrafibra/refidelizacao', '/migracao-ultrafibra/consulta-cpf/'],
    [
      'M2.34',
      '/migracao-ultrafibra/refidelizacao/ofertas/?s=d600a',
      '/migracao-ultrafibra/consulta-cpf/?s=d600a',
    ],
    ['M2.34', '/migracao-ultrafibra/consultar-cobertura/cep/', '/migracao-ultrafibra/consulta-cpf/'],
    ['M2.34', '/migracao-ultrafibra/consultar-cobertura/chat', '/migracao-ultrafibra/consulta-cpf/'],
    ['M2.34', '/migracao-ultrafibra/demo', '/migracao-ultrafibra/consulta-cpf/'],
    ['M2.34', '/migracao-ultrafibra/livelo', '/migracao-ultrafibra/consulta-cpf/'],
    ['M2.37', '/globoplay/sp/checkout/cep/?s=d600sp', '/globoplay/checkout/cep/?s=d600sp'],
    [
      'M2.37',
      '/globoplay/timpre/sp/checkout/cep/?s=d600sp&l=1',
      '/globoplay/timpre/checkout/cep/?s=d600sp&l=1',
    ],
  ])('%s: %s leads to %s', async (_rule, url, target) => {
    expect(await get(url)).toBe(target)
  })

  it.each([
    ['M2.36', '/max/nada', 404],
    ['M2.36', '/timblack/max/nada', 404],
    ['M2.34', '/migracao-ultrafibra/nada', 404],
    ['M2.34', '/migracao-ultrafibra/refidelizacao/nada', 404],
    ['M2.34', '/migracao-ultrafibra/receber-ligacao', 200],
    ['M2.34', '/migracao-ultrafibra/regulamentos', 200],
  ])('%s: %s leads nowhere else, but replies %i', async (_rule, url, status) => {
    expect((await server().call('GET', url)).status).toBe(status)
  })

  it('keeps its prefix whatever a says, and takes no unknown one (F2.49)', async () => {
    expect(await get('/livelo/?a=timblack')).toEqual([200, 'livelo'])
    expect(await get('/?a=evil.example')).toEqual([200, 'start'])
  })

  it('of a streaming page shows its campaign: /paramount, /hbo-max, /max, /globoplay (M2.38)', async () => {
    expect(await get('/paramount')).toEqual([200, 'paramount'])
    expect(await get('/hbo-max')).toEqual([200, 'hbo-max'])
    expect(await get('/max')).toBe('/hbo-max')
    expect(await get('/globoplay')).toEqual([200, 'globoplay'])
  })

  it('of the loyalty partner, /livelo, shows its campaign (F2.31)', async () => {
    expect(await get('/livelo')).toEqual([200, 'livelo'])
  })

  it('of the employee offer on the old host leads to oferta-colaborador where it stands now (M2.35)', async () => {
    const there = 'https://prosa.example/oferta-colaborador/'
    expect(await get('/oferta-colaborador', 'antigo.example')).toBe(there)
    expect(await get('/oferta-colaborador/x?utm_source=a', 'antigo.example')).toBe(`${there}?utm_source=a`)
    expect(await get('/', 'antigo.example')).toEqual([200, 'start'])
  })

  it('needs a known target for an old host', () => {
    expect(() => readConfig({ LEGACY_HOSTS: 'antigo.example' })).toThrow(/PUBLIC_URL is required/)
  })
})
