/** Prepared answers name the telephone numbers of the page's edition, or those of the first edition. */
import { afterEach, expect, it, vi } from 'vitest'
import { fallbackCampaign } from '../campaigns/fallback-campaign.ts'
import type { PageCampaign } from '../campaigns/campaign-types.ts'
import { insertCampaign } from './server-rendering/insert-into-template.ts'

/** Loads the texts on a page of a campaign. */
async function textsOn(campaign: PageCampaign) {
  document.head.innerHTML = insertCampaign('<!--campaign-->', { campaign, robots: null })
  vi.resetModules()
  const [{ pagePhones }, { visitorQuestions }, { answersToWorries: worries }] = await Promise.all([
    import('../content/brand-and-phones.ts'),
    import('../content/visitor-questions.ts'),
    import('../content/replies-to-worries.ts'),
  ])
  return { pagePhones, said: [visitorQuestions.contato.answer({}), worries.golpe] }
}

afterEach(() => {
  document.head.innerHTML = ''
  vi.resetModules()
})

it('the chat names the numbers of the page’s edition (D119)', async () => {
  const phones = { sales: '0800 777 0000', support: '103 99', whatsapp: '55 11 97777 0000' }
  const { pagePhones, said } = await textsOn({ ...fallbackCampaign, phones })
  expect(pagePhones).toEqual(phones)
  expect(said).toEqual([
    expect.stringMatching(/Vendas: 0800 777 0000\. .*: 103 99\./),
    expect.stringContaining('ligue 0800 777 0000.'),
  ])
})

it('a page without numbers uses those of the first edition (D119)', async () => {
  const { said } = await textsOn(fallbackCampaign)
  expect(said[0]).toMatch(/Vendas: 0800 555 1020\. .*: 103 41\./)
})
