/** No address of the desk names a colleague by their e-mail address: filters have short references. */
import { describe, expect, it } from 'vitest'
import { desk, signedIn, type Page } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

const BIA = 'bia@exemplo.com.br'

/** All addresses on a page, and those that its filters can lead to. */
const addressesOf = ({ document }: Page) => [
  ...[...document.querySelectorAll('[href]')].map((each) => each.getAttribute('href') ?? ''),
  ...[...document.querySelectorAll('form:not([method=post])')].flatMap((form) =>
    [...form.querySelectorAll('option, input')].map((each) => each.getAttribute('value') ?? ''),
  ),
]

describe('the desk', () => {
  const server = useServer({ desk })

  it('has no colleague’s e-mail address in an address', async () => {
    const bia = await signedIn(server(), 'atendimento', BIA)
    const house = await signedIn(server(), 'administracao')
    // she has agreed a call, so that the diary lists her, and keeps a filter that names her as one from before did
    const asked = await server().call('POST', '/api/supportRequest', { telephone: '11970000001' })
    expect(asked.status).toBe(200)
    const { to = '' } = await bia.press('/operador/ligacoes', 'proxima')
    const call = to.split('?')[0] ?? ''
    await bia.press(call, 'anotar', { resultado: 'de-novo', hora: '23:00' })
    await server().sql(
      `insert into kept_order_filters (operator_id, name, query)
       select id, 'meus', 'dia=pedido&atendente=' || $2::text from operators where email = $1`,
      [BIA, encodeURIComponent(BIA)],
    )
    const pages = ['/operador/retornos', '/operador/registro', '/operador/lista', '/operador/atendimento']
    for (const path of [...pages, '/operador/pessoas', '/operador/links', '/operador/ligacoes']) {
      const page = await house.open(path)
      expect([path, page.status]).toEqual([path, 200])
      expect([path, addressesOf(page).filter((each) => /@|%40/.test(each))]).toEqual([path, []])
    }
    const hers = await bia.open('/operador/lista')
    expect(hers.text).toContain('meus')
    expect(addressesOf(hers).filter((each) => /@|%40/.test(each))).toEqual([])
  })
})
