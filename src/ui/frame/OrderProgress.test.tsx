import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderProgress } from './OrderProgress.tsx'

test('the present stage has the name that it has in the list (D64)', () => {
  render(
    <OrderProgress
      percent={90}
      stage="pagamento"
      stages={['dados-pessoais', 'pagamento', 'pedido-realizado']}
    />,
  )
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Dados pessoais',
    'Pagamento e visita',
    'Pedido realizado',
    '90%',
  ])
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('90%, etapa Pagamento e visita')
})
