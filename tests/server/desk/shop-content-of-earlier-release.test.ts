/** A draft and a live edition with content that a later release refuses (docs/desk.md). */
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../../src/edition/edition-schema.ts'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { desk, signedIn, type Page } from '../../support/desk-over-http.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { useServer } from '../../support/server.ts'

const HOME = '/operador/loja'
const PLANS = `${HOME}/planos`
const CAMPAIGNS = `${HOME}/campanhas`
const OF_PIECES = ['javascript', 'alert(1)'].join(':')
const PREFIX = 'O endereço /scripts é do próprio site. Escolha outro.'
const LINK = 'O link precisa ser https:// com um endereço público, sem senha.'

describe('a draft that an earlier release has stored', () => {
  const server = useServer({ desk })
  const draft = async () => (await workingEdition(server().db)).document
  const shown = ({ document }: Page) =>
    [...document.querySelectorAll('main .notice a')].map((each) => [
      each.getAttribute('href'),
      each.textContent,
    ])

  /** Writes a draft, as a release without these rules may have done. */
  async function write(change: (edition: Edition) => Edition) {
    const { document } = await workingEdition(server().db)
    await server().sql('delete from shop_draft')
    await server().sql(
      "insert into shop_draft (id, document, version, base, changed_by, changed_at) values (1, $1::json, 7, 0, 'ana', now())",
      [JSON.stringify(change(structuredClone(document)))],
    )
  }

  it('says on each page what stops its publication, with links to where it is mended (D118)', async () => {
    await write((edition) => ({
      ...edition,
      campaigns: { ...edition.campaigns, scripts: { ...edition.campaigns.livelo, title: 'Antiga' } },
      plans: edition.plans.map((plan) =>
        plan.sku === 'd500a'
          ? { ...plan, whatsApps: [{ origin_domain: '*', complete_link: OF_PIECES }] }
          : plan,
      ),
    }))
    const who = await signedIn(server(), 'publicacao')
    const campaign = `${CAMPAIGNS}/ver?campanha=scripts`
    const link = `${PLANS}/d500a#whatsapp.0`
    for (const path of rowsToRun([HOME, PLANS, CAMPAIGNS, `${HOME}/textos`, `${PLANS}/d600a`], 3))
      expect([path, shown(await who.open(path))]).toEqual([
        path,
        expect.arrayContaining([
          [campaign, PREFIX],
          [link, LINK],
        ]),
      ])
    // both at once where it is published
    expect(shown(await who.open(`${HOME}/conferir`))).toEqual(
      expect.arrayContaining([
        [campaign, PREFIX],
        [link, LINK],
      ]),
    )
    // said once on the page that mends it, whose heading names the other
    const page = await who.open(campaign)
    expect(page.text.split(PREFIX)).toHaveLength(2)
    expect(page.text).toContain(LINK)
  })

  it('is mended at the desk: the link in its field, the campaign by removing it (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    const plan = await who.open(`${PLANS}/d500a`)
    const field = plan.document.querySelector<HTMLInputElement>('[name="whatsapp.0"]')
    expect(field?.value).toBe(OF_PIECES)
    const refused = await who.send(`${PLANS}/d500a`, { 'whatsapp.0': 'wa.me/5511' })
    expect([refused.status, refused.text.includes('O link do WhatsApp começa com https://')]).toEqual([
      400,
      true,
    ])
    const good = 'https://wa.me/551140000000'
    expect((await who.send(`${PLANS}/d500a`, { 'whatsapp.0': good })).status).toBe(303)
    expect((await draft()).plans.find(({ sku }) => sku === 'd500a')?.whatsApps).toEqual([
      { origin_domain: '*', complete_link: good },
    ])
    // no plan whose link is fine has the field
    expect((await who.open(`${PLANS}/d600a`)).html).not.toContain('name="whatsapp.0"')
    await who.open(`${CAMPAIGNS}/ver?campanha=scripts`)
    expect((await who.send(`${CAMPAIGNS}/apagar`)).status).toBe(303)
    expect(shown(await who.open(PLANS))).toEqual([])
    expect((await who.open(`${HOME}/conferir`)).text).not.toContain('Impede')
  })

  it('of an edition that is live has a way out, too: its campaign moves to another address (D118)', async () => {
    const { document } = await workingEdition(server().db)
    const published = {
      ...document,
      campaigns: { ...document.campaigns, scripts: { ...document.campaigns.livelo, title: 'Antiga' } },
    }
    await server().asOwner(async (db) => {
      await db.rows(
        {
          name: 'test.add',
          text: 'insert into editions (number, document, author, note) values (41, $1::json, $2, $2)',
        },
        [JSON.stringify(published), 'ana'],
      )
      await db.rows(
        {
          name: 'test.live',
          text: "insert into live_editions (id, edition, from_at, published_by) select max(id) + 1, 41, now(), 'ana' from live_editions",
        },
        [],
      )
    })
    await server().sql('delete from shop_draft')
    const who = await signedIn(server(), 'publicacao')
    await who.open(CAMPAIGNS)
    await who.send(CAMPAIGNS, { de: 'scripts', endereco: 'antiga', titulo: 'Antiga' })
    const page = await who.open(`${CAMPAIGNS}/ver?campanha=scripts`)
    expect(page.text).toContain('copie-a')
    expect((await who.send(`${CAMPAIGNS}/apagar`)).status).toBe(303)
    const { campaigns } = await draft()
    expect([Object.hasOwn(campaigns, 'scripts'), Object.hasOwn(campaigns, 'antiga')]).toEqual([false, true])
    // any other live campaign stays
    await who.open(`${CAMPAIGNS}/ver?campanha=antiga`)
    expect((await who.send(`${CAMPAIGNS}/apagar`, { campanha: 'livelo' })).status).toBe(404)
  })
})
