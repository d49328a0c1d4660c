/** Pages are rendered from the live edition, at first that of the file; the chat reads the FAQ of the edition that is served. */
import { describe, expect, it } from 'vitest'
import { campaigns, pageDataOf } from '../support/first-shop.ts'
import { storedEditions, withoutDatabase } from '../../server/editions/stored-editions.ts'
import { nameOfPages, pagePlansOf } from '../../server/site/collect-render-input.ts'
import { useServer } from '../support/server.ts'
import { changePlan, publish } from '../support/publish-editions.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { CampaignFaq } from '../../src/contract/campaign-faq.ts'

const prefixes = rowsToRun(['', ...campaigns.prefixes], 12)

describe('the plans of a page', () => {
  const server = useServer()
  const read = async () => {
    const edition = await storedEditions(server().db).live()
    return (prefix: string) => pagePlansOf(edition, prefix)
  }

  it('are the live edition’s after the seed, under every campaign', async () => {
    const plans = await read()
    for (const prefix of prefixes) expect([prefix, plans(prefix)]).toEqual([prefix, pageDataOf(prefix)])
  })

  it('are others once a price has changed', async () => {
    await changePlan(server(), 'd500a', { price_with_dacc: 60.99 })
    const plans = await read()
    for (const prefix of prefixes) expect(plans(prefix)).not.toEqual(pageDataOf(prefix))
  })
})

it('the name of an edition’s pages is another one where another release makes other pages of the same edition (D120)', () => {
  const site = { origin: '', links: {}, company: null, pricesUntil: null, payment: '', messageModel: '' }
  const settings = { ...site, backend: { url: '', hosts: [], takesNoEmail: false }, pictureKey: '' }
  const edition = withoutDatabase()
  const [sp] = [...edition.campaigns.prefixes].toReversed()
  const others = {
    plans: edition.plans.map((plan) => ({ ...plan, speed: 1 })),
    landingOf: (prefix: string) => edition.landingOf(prefix === sp ? '' : prefix),
    links: { states: 'https://planos.example/' },
  }
  const name = nameOfPages('b', edition, settings)
  expect(nameOfPages('b', { ...edition, at: new Date() }, settings)).toBe(name)
  for (const [what, value] of Object.entries(others))
    expect([what, nameOfPages('b', { ...edition, [what]: value }, settings)]).not.toEqual([what, name])
})

describe('the FAQ of a campaign', () => {
  const server = useServer()

  const faqOf = async (addon = '') => {
    const { status, body } = await server().call('GET', `/api/faq?addon=${addon}`)
    expect(status).toBe(200)
    return CampaignFaq.parse(body).questions
  }

  it('has the questions of all lists, with the figures of its plans and no placeholder', async () => {
    const questions = await faqOf()
    expect(questions.length).toBeGreaterThan(40)
    expect(questions.filter(({ answer }) => /[{}]|undefined/.test(answer) || answer === '')).toEqual([])
    const popular = (some: typeof questions) =>
      some.find(({ question }) => question === 'Qual é o plano mais popular?')?.answer
    expect(popular(questions)).toContain('300 Mega')
    expect(popular(await faqOf('timblack'))).not.toContain('300 Mega')
    // of a campaign that does not exist, the general ones
    expect(await faqOf('nao-existe')).toEqual(questions)
  })

  it('has what the shop’s team adds as soon as it is served', async () => {
    const added = {
      id: 'cameras',
      question: 'Vocês instalam câmera?',
      answer: ['Não: câmeras ficam de fora.'],
    }
    await publish(server(), (edition) => ({
      ...edition,
      faq: { ...edition.faq, general: { title: 'Dúvidas', questions: [added] } },
    }))
    expect(await faqOf()).toContainEqual({
      question: added.question,
      answer: 'Não: câmeras ficam de fora.',
      links: [],
    })
  })

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await server().call('GET', '/api/faq')
    const again = await server().call('GET', '/api/faq', undefined, {
      'if-none-match': String(headers.etag),
    })
    expect(again.status).toBe(304)
  })
})
