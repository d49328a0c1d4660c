/**
 * Forms of the shop's draft have all their fields and name errors at the top of the page; in that of a plan, streaming is
 * chosen in one place; what was removed while somebody edits it stays removed.
 */
import { describe, expect, it } from 'vitest'
import { campaignForm } from '../../../src/edition/forms/campaign-form-fields.ts'
import { newsForm } from '../../../src/edition/forms/news-form-fields.ts'
import { planForm } from '../../../src/edition/forms/plan-form-fields.ts'
import { questionForm } from '../../../src/edition/forms/question-form-fields.ts'
import { serviceForm } from '../../../src/edition/forms/service-form-fields.ts'
import { textsForm } from '../../../src/edition/forms/text-form-fields.ts'
import { fieldsIn } from '../../../src/lib/form-field-tables.ts'
import { desk, signedIn, type Page } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'
import type { Edition } from '../../../src/edition/edition-schema.ts'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { publish } from '../../support/publish-editions.ts'

const HOME = '/operador/loja'
const PLAN = `${HOME}/planos/d500a`

describe('a form of the draft', () => {
  const server = useServer({ desk })
  /** Returns the links of the error notice if it is above all forms and tables, otherwise null. */
  const atTop = ({ document }: Page) => {
    const notice = document.querySelector('main .notice--error')
    const first = document.querySelector('main form, main details, main table')
    const isAbove =
      notice && first && (notice.compareDocumentPosition(first) & notice.DOCUMENT_POSITION_FOLLOWING) !== 0
    return isAbove ? [...notice.querySelectorAll('a')].map((each) => each.getAttribute('href')) : null
  }

  it('says at the top of the page that it is refused, with a link to each field that is wrong (D118)', async () => {
    const who = await signedIn(server(), 'publicacao')
    for (const [path, fields] of [
      [`${HOME}/textos`, { 'link.support': 'ajuda.example', 'tel-vendas': 'ligue' }],
      [PLAN, { 'com-debito': 'barato', download: 'x' }],
    ] as const) {
      const page = await who.fill(path, fields)
      expect([path, page.status, atTop(page)?.toSorted()]).toEqual([
        path,
        400,
        Object.keys(fields)
          .map((name) => `#${name}`)
          .toSorted(),
      ])
      for (const name of Object.keys(fields)) expect(page.document.getElementById(name)).not.toBeNull()
    }
  })

  it('has every field of its table on its page (D148)', async () => {
    const who = await signedIn(server(), 'publicacao')
    for (const [path, rows] of [
      [PLAN, planForm.rows],
      [`${HOME}/campanhas/ver?campanha=livelo`, campaignForm.rows],
      [`${HOME}/textos`, textsForm.rows],
      [`${HOME}/textos/duvida?lista=general&id=`, questionForm.rows],
      [`${HOME}/textos/novidade?id=`, newsForm.rows],
      [`${HOME}/servicos/novo`, serviceForm.rows],
    ] as const) {
      const { document } = await who.open(path)
      const missing = fieldsIn<never, string>(rows)
        .filter(({ kind }) => kind.input !== 'own')
        .map(({ name, kind }) => (kind.box === undefined ? `[name="${name}"]` : `[name^="${kind.box}."]`))
        .filter((field) => document.querySelectorAll(field).length === 0)
      expect([path, missing]).toEqual([path, []])
    }
  })
})

const PLANS = `${HOME}/planos`

describe('the form of a plan', () => {
  const server = useServer({ desk })
  const plan = async (sku: string) =>
    (await workingEdition(server().db)).document.plans.find((each) => each.sku === sku) ??
    expect.unreachable()
  const withDisney = (edition: Edition): Edition => ({
    ...edition,
    benefits: [
      ...edition.benefits,
      {
        id: 'benefit-disney',
        slug: 'disney',
        name: 'Disney+',
        description: 'Filmes e séries',
        imageLight: null,
        imageDark: null,
        streaming: true,
      },
    ],
  })

  it('has each streaming service once; benefit, button and legal text follow (record 201)', async () => {
    await publish(server(), withDisney)
    const who = await signedIn(server(), 'publicacao')
    await who.press(`${PLANS}/d600c`, 'copiar', {
      codigo: 'd600-disney',
      'nome-novo': '700 Mega Disney+',
      'na-campanha': '-',
    })
    const page = await who.open(`${PLANS}/d600-disney`)
    const names = [...page.document.querySelectorAll('input[type=checkbox]')].map((each) =>
      each.getAttribute('name'),
    )
    expect(names).toEqual(expect.arrayContaining(['streaming.MAX', 'streaming.disney', 'beneficio.babbel']))
    for (const slug of ['MAX', 'disney', 'globo-play', 'paramount-plus'])
      expect(names).not.toContain(`beneficio.${slug}`)
    // a page that was opened before the release still sends the old one
    await who.send(`${PLANS}/d600-disney`, {
      'streaming.MAX': '',
      'streaming.disney': 'sim',
      'beneficio.MAX': 'sim',
    })
    const made = await plan('d600-disney')
    expect(made.subscriptions).toEqual(['disney'])
    expect(made.benefits).toContain('disney')
    expect(made.benefits).toContain('babbel')
    expect(made.benefits).not.toContain('MAX')
    expect([made.toggle, made.keepsStreaming, made.regulations]).toEqual([undefined, true, 'streaming'])
    // without any
    await who.fill(`${PLANS}/d600-disney`, { 'streaming.disney': '' })
    const plain = await plan('d600-disney')
    expect([plain.subscriptions, plain.toggle, plain.keepsStreaming, plain.regulations]).toEqual([
      [],
      undefined,
      undefined,
      'geral',
    ])
    expect(plain.benefits).not.toContain('disney')
  })

  it('changes nothing of a plan whose streaming nobody changes (record 201)', async () => {
    const who = await signedIn(server(), 'publicacao')
    for (const sku of ['d600c', 'd2000b', 'd600br', 'd500a']) {
      const before = await plan(sku)
      await who.fill(`${PLANS}/${sku}`)
      expect(await plan(sku)).toEqual(before)
    }
  })
})

describe('what somebody has removed from the draft', () => {
  const server = useServer({ desk })
  const PLAN = `${PLANS}/d500n`

  it('is told with what was typed to whoever has changed a plan, and stays removed (D118)', async () => {
    const [one, two] = [await signedIn(server(), 'publicacao'), await signedIn(server(), 'publicacao')]
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
    expect((await workingEdition(server().db)).document.plans.some(({ sku }) => sku === 'd500n')).toBe(false)
    expect((await two.open(PLAN)).status).toBe(404)
  })
})
