// @vitest-environment jsdom
/** Periods of an installation, word for word. */
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadMasks } from '../forms/MaskedField.tsx'
import { StepForm } from '../forms/StepForm.tsx'
import { InstallationCalendar } from './InstallationCalendar.tsx'
import { PlanCards, type PlanOnCard } from './PlanCards.tsx'
import { PriceTerms } from './Price.tsx'
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
const plan = (name: string, hasLoyalty: boolean): PlanOnCard => ({
  ...prices,
  id: name,
  name,
  hasLoyalty,
  download: 500,
  upload: 250,
  benefits: [],
  services: '',
  serviceNames: '',
  choice: '',
  extra: '',
})

test.each([
  ['no plan', [plan('A', false), plan('B', false)], ''],
  [
    'one plan',
    [plan('A', false), plan('B', true)],
    ' Fidelidade de 12 meses só em B: quem cancela antes pode pagar multa proporcional ao que falta.',
  ],
  [
    'every plan',
    [plan('A', true), plan('B', true)],
    ' Fidelidade de 12 meses. Quem cancela antes pode pagar multa proporcional ao que falta.',
  ],
])('below the plans stands the loyalty period of %s (D127)', (_, plans, said) => {
  const groups = plans.map((each) => ({ name: each.name, condition: '', plans: [each] as const }))
  render(<PlanCards name="idPlan" label="Planos" value="" onChange={() => {}} groups={groups} />)
  const hint = screen.getByText(/Após 12 meses vale o preço cheio/).textContent.trim()
  expect(hint).toBe(`Após 12 meses vale o preço cheio, com ou sem débito automático.${said}`)
})

test.each([
  [true, /aceita o preço, a fidelidade de 12 meses, o contrato/, 1],
  [false, /aceita o preço, o contrato/, 0],
])(
  'review and receipt name the loyalty period where there is one: %s (D127)',
  (hasLoyalty, consent, lines) => {
    const { container } = render(<AcceptanceText id="consent" plan={{ ...prices, hasLoyalty }} />)
    expect(container.textContent).toMatch(consent)
    render(<PriceTerms prices={{ ...prices, hasLoyalty }} />)
    expect(screen.queryAllByText(/^Fidelidade de 12 meses/)).toHaveLength(lines)
  },
)
