/** The FAQ of the edition that is served, as the chat reads it (D118). */
import { describe, expect, it } from 'vitest'
import { CampaignFaq } from '../../src/contract/campaign-faq.ts'
import { publish } from '../support/publish-editions.ts'
import { useServer } from '../support/server.ts'

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
