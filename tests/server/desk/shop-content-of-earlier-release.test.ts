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
    // whoever approves reads what stops it, and no page leads them to one that is not theirs
    const approver = await signedIn(server(), 'aprovacao')
    expect((await approver.open(HOME)).text).toContain(LINK)
    const seen = new Map([[HOME, HOME]])
    for (const path of seen.values()) {
      const { status, document } = await approver.open(path)
      expect([path, status]).toEqual([path, 200])
      for (const each of document.querySelectorAll(`main a[href^="${HOME}"]`)) {
        const [href = '', page = ''] = /^([^?#]*)[^#]*/.exec(each.getAttribute('href') ?? '') ?? []
        if (!seen.has(page)) seen.set(page, href)
      }
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining([`${HOME}/datas`, `${HOME}/publicacao`]))
  })
})
