/** Who may change the shop at the desk, and which texts, forms and requests are refused (docs/desk.md). */
import { beforeAll, describe, expect, it } from 'vitest'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { DESK_ROUTES, desk, signedIn, type Page, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { isFull } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const HOME = '/operador/loja'
const FORMS = DESK_ROUTES.filter(({ method, path }) => method === 'POST' && path.startsWith(HOME)).map(
  ({ path }) => path.replace(':sku', 'd500a'),
)

/** Markup that would be seen if a page took it as such. */
const MARK = `"'><b data-mark>x</b><img src=x onerror=alert(1)>`

const TEXTS = 'input:is([type=text], :not([type])):not([inputmode]), textarea'

describe('the shop at the desk', () => {
  const server = useServer({ desk })

  describe('the forms of the shop', () => {
    let who: Person
    let csrf = ''
    beforeAll(async () => {
      who = await signedIn(server(), 'administracao')
      csrf = tokenOf(await who.open(HOME))
    })

    it.each(FORMS)('%s takes nothing from another site, nor without its token (S21, S53)', async (path) => {
      expect((await who.post(path, { certeza: 'sim' })).status).toBe(403)
      expect((await who.post(path, { csrf }, { origin: 'https://evil.example' })).status).toBe(403)
      expect((await workingEdition(server().db)).draft).toBeNull()
    })

    it('take no body that is larger than a form (S53)', async () => {
      for (const size of [17_000, 10_000_000]) {
        const body = new URLSearchParams({ csrf, 'texto.plansTitle': '' }).toString() + 'x'.repeat(size)
        const page = await who.upload(`${HOME}/textos`, body)
        expect([size, page.status]).toEqual([size, 413])
      }
    })
  })

  describe('HTML in a text of the shop', () => {
    let who: Person
    beforeAll(async () => {
      who = await signedIn(server(), 'publicacao')
    })

    /** Fills each text of a form with markup, and sends it; what the server finds too long is sent again, shorter. */
    async function fill(page: string, action: string, fixed: Record<string, string> = {}): Promise<Page> {
      let { document } = await who.open(page)
      const values: Record<string, string> = {}
      for (const length of [MARK.length, 40, 20]) {
        const form = [...document.querySelectorAll('form')].find(
          (each) => each.getAttribute('action') === action,
        )
        const texts = [...(form?.querySelectorAll<HTMLInputElement>(TEXTS) ?? [])].filter(
          ({ name }) => !name.startsWith('link'),
        )
        expect(texts.length).toBeGreaterThan(0)
        for (const each of texts)
          if (!(each.name in values) || each.getAttribute('aria-invalid') === 'true')
            values[each.name] = MARK.slice(0, each.maxLength > 0 ? Math.min(length, each.maxLength) : length)
        const sent = await who.send(action, { ...values, ...fixed })
        if (sent.to !== undefined) return who.open(sent.to)
        if (sent.status !== 400) return sent
        expectPlain(sent)
        document = sent.document
      }
      return expect.unreachable(action)
    }

    const expectPlain = ({ document, html }: Page) => {
      expect(document.querySelectorAll('[data-mark], [onerror], script')).toHaveLength(0)
      expect(html).not.toContain('<b data-mark')
    }

    it('is shown as it was typed by every form, and no page takes it as its own (S53)', async () => {
      const campaigns = `${HOME}/campanhas`
      const copied = await fill(campaigns, campaigns, { de: 'black-friday', endereco: 'natal' })
      const pages = [
        copied,
        await fill(`${campaigns}/ver?campanha=natal`, `${campaigns}/ver`),
        await fill(`${HOME}/planos/d500a`, `${HOME}/planos/d500a`),
        isFull && (await fill(`${HOME}/planos/d500a`, `${HOME}/planos/d500a/copiar`, { codigo: 'd500n' })),
        await fill(`${HOME}/textos`, `${HOME}/textos`),
        await fill(`${HOME}/textos/duvida?lista=general&id=`, `${HOME}/textos/duvida`),
        await fill(`${HOME}/textos/novidade?id=`, `${HOME}/textos/novidade`),
        isFull && (await fill(`${HOME}/conferir`, `${HOME}/conferir`)),
        await who.open(HOME),
        await who.open(`${HOME}/planos`),
        await who.open(campaigns),
        await who.open(`${HOME}/previa?campanha=natal`),
        await who.open(`${HOME}/planos/d500a?feito=${encodeURIComponent(MARK)}`),
        await who.open(`${campaigns}?de=${encodeURIComponent(MARK)}`),
      ]
      for (const page of pages) if (page) expectPlain(page)
      const { document } = await workingEdition(server().db)
      expect(JSON.stringify(document)).toContain('data-mark')
    })

    itInFullRun('is published by nobody: each place is red (S53)', async () => {
      const page = await who.open(`${HOME}/conferir`)
      const links = [...page.document.querySelectorAll('.notice--error a')].map((each) =>
        each.getAttribute('href'),
      )
      expect(links).toEqual(
        expect.arrayContaining([
          `${HOME}/planos/d500a#nome`,
          `${HOME}/campanhas/ver?campanha=natal#cabecalho`,
          `${HOME}/textos#texto.plansTitle`,
          `${HOME}/textos#duvidas-general`,
          `${HOME}/textos#novidades`,
        ]),
      )
      expect((await who.send(`${HOME}/conferir`, { acao: 'publicar' })).status).toBe(400)
      await server().shop.look()
      expect(server().shop.served().edition.number).toBe(0)
    })
  })
})
