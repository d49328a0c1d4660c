// @vitest-environment jsdom
/** As specified: the hours of morning and afternoon visits, and how the loyalty period of 12 months is named. */
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadMasks } from '../forms/MaskedField.tsx'
import { StepForm } from '../forms/StepForm.tsx'
import { InstallationCalendar } from './InstallationCalendar.tsx'
import { PriceTerms } from '../order/Receipt.tsx'
import { AcceptanceText } from '../order/AcceptanceText.tsx'

beforeAll(loadMasks)

test('manha is 8h to 12h, tarde is 12h to 18h (F5.16, F5.17, F9.3)', () => {
  render(
    <StepForm step="data-instalacao" onAnswer={() => {}}>
      <InstallationCalendar
        label="Quando podemos instalar?"
        days={[{ date: '26/11/2026', periods: ['manha', 'tarde'] }]}
        values={{ date: '26/11/2026' }}
        onChange={() => {}}
      />
    </StepForm>,
  )
  const period = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).value
  expect(period('Manhã (8h às 12h)')).toBe('manha')
  expect(period('Tarde (12h às 18h)')).toBe('tarde')
  expect(screen.queryByRole('radio', { name: /Noite/ })).toBeNull()
})

const prices = { priceWithDebit: 50, price: 60, priceFull: 90 }
test.each([
  [true, /aceita o preço, a fidelidade de 12 meses, o contrato/, 1],
  [false, /aceita o preço, o contrato/, 0],
])(
  'review and receipt name the loyalty period where there is one: %s (D127)',
  (hasLoyalty, consent, lines) => {
    const price = 'R$ 50,00/mês com débito automático, por 12 meses; depois R$ 90,00.'
    const { container } = render(<AcceptanceText id="consent" hasLoyalty={hasLoyalty} price={price} />)
    expect(container.textContent).toMatch(consent)
    expect(container.textContent.endsWith(`. ${price}`)).toBe(true)
    render(<PriceTerms prices={{ ...prices, hasLoyalty }} />)
    expect(screen.queryAllByText(/^Fidelidade de 12 meses/)).toHaveLength(lines)
    expect(screen.queryAllByText('Sem fidelidade.')).toHaveLength(1 - lines)
  },
)
