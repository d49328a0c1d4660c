/** The chat has no footer. Its help panel shows the footer's texts in a collapsed section. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { campaigns } from '../../tests/support/first-shop.ts'
import { pageCampaignOf } from '../campaigns/make-campaigns.ts'
import '../funnel/journeys/standard/journey.ts'
import type { Mode } from '../funnel/step-and-journey-types.ts'
import { CampaignContext } from '../ui/useCampaign.ts'
import { QuestionHeader } from '../questions/QuestionHeader.tsx'
import { showWith, storeAt } from '../../tests/support/store-at-question.tsx'

/** Opens the help in the header of an order. */
async function openHelp(mode: Mode, prefix = '') {
  const store = storeAt('cep', { prefix, mode })
  showWith(
    store,
    <CampaignContext value={pageCampaignOf(campaigns.settingsOf(prefix))}>
      <QuestionHeader />
    </CampaignContext>,
  )
  const panel = screen.getByText('Ajuda').closest('details')
  if (!panel) throw new Error('no help')
  panel.open = true
  fireEvent(panel, new Event('toggle'))
  // it is loaded when the help is opened for the first time
  await screen.findAllByText(/100 ?%/)
  return panel
}

it('the help of the chat says what the footer says: prefix, lines and documents (F1.8, F1.9, F1.10, D105)', async () => {
  const panel = await openHelp('chat')
  const folded = (await within(panel).findByText('Quem vende')).closest('details')
  if (!folded) throw new Error('not folded')
  expect(folded.open).toBe(false)
  expect(folded.textContent).toMatch(/ligações de venda usam o prefixo oficial 0303/)
  expect(folded.textContent).toMatch(/Desconfie de quem liga de outro número/)
  const hrefs = Array.from(folded.querySelectorAll('a'), (link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    'tel:08005551020',
    'tel:10341',
    '/regulamentos/',
    '/politica-de-privacidade.pdf',
    '/faq-migracao.pdf',
    '/regulamentos/livelo/',
    '/meus-dados/',
  ])
})

it.each([
  ['premium', ['tel:10341']],
  ['timblack', ['tel:08005551020']],
])(
  'the help of the chat hides the lines that the footer of %s hides (F1.11, F1.12, D105)',
  async (prefix, lines) => {
    const panel = await openHelp('chat', prefix)
    const folded = (await within(panel).findByText('Quem vende')).closest('details')
    const hrefs = Array.from(folded?.querySelectorAll('a[href^="tel:"]') ?? [], (link) =>
      link.getAttribute('href'),
    )
    expect(hrefs).toEqual(lines)
  },
)

it('the help on pages leaves this to the footer', async () => {
  const panel = await openHelp('pages')
  expect(within(panel).queryByText('Quem vende')).toBeNull()
})
