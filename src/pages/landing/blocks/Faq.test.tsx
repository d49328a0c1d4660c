import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { firstEdition, firstShop } from '../../../../tests/support/first-shop.ts'
import { staffFaq } from '../../../content/landing/faq/section-texts.ts'
import { BaseContext } from '../../../ui/useCampaign.ts'
import { TextsFromEditionContext } from '../edition-contexts.ts'
import { faqGroups } from '../select-faq-entries.ts'
import { Faq } from './Faq.tsx'
import { StaffFaqLink } from './Links.tsx'

function show(prefix = '') {
  render(
    <BaseContext value={prefix && `/${prefix}`}>
      <TextsFromEditionContext value={firstShop.words}>
        <Faq
          title={firstEdition.faq.general.title}
          groups={faqGroups(firstEdition.faq.general, { plans: [] })}
        />
      </TextsFromEditionContext>
    </BaseContext>,
  )
  const summary = screen.getByText('Em quais estados e cidades tem fibra?')
  const item = summary.closest('details')
  if (!item) throw new Error('no details')
  return { summary, item }
}

describe('the FAQ box', () => {
  test('opens and closes a question on click, closed at first (M2.72, M4.1)', async () => {
    const { summary, item } = show()
    expect(item.open).toBe(false)
    await userEvent.click(summary)
    expect(item.open).toBe(true)
    await userEvent.click(summary)
    expect(item.open).toBe(false)
  })

  test('has the address of a question within what it hides, so that leading there opens it', () => {
    const { item } = show()
    const target = document.getElementById('faq-cobertura')
    expect(item.contains(target)).toBe(true)
    expect(target?.closest('summary')).toBeNull()
    expect(document.querySelectorAll('[id^="faq-"]')).toHaveLength(25)
  })

  test('keeps the campaign in its links, and opens those out of the site in another tab', () => {
    const { item } = show('timpre')
    const links = within(item).getAllByRole('link', { hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/timpre\/consultar-cobertura\/cep\/[a-z\d]{4,8}\/$/),
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^https:/),
    ])
    expect(links.map((link) => link.getAttribute('target'))).toEqual([null, '_blank', '_blank'])
    expect(links[1]?.textContent).toBe('Planos por estado (abre em outra aba)')
  })

  test("under the employee offer is a button to the staff's page alone (M2.70)", () => {
    render(<StaffFaqLink />)
    expect(screen.getByRole('link', { name: 'Clique Aqui' }).getAttribute('href')).toBe(staffFaq.link.href)
    expect(document.querySelector('details')).toBeNull()
  })
})
