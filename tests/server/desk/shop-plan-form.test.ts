/** The form of a plan at the desk: streaming is chosen in one place; what is scheduled for the plan. */
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../../src/edition/edition-schema.ts'
import { workingEdition } from '../../../server/services/shop-draft.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { publish } from '../../support/publish-editions.ts'
import { useServer } from '../../support/server.ts'

const HOME = '/operador/loja'
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
