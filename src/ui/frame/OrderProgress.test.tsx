import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dataInstalacao } from '../../content/steps/data-instalacao.ts'
import { OrderProgress } from './OrderProgress.tsx'

const stages = ['dados-pessoais', 'pagamento', 'pedido-realizado'] as const

test.each([
  [undefined, 'Pagamento'],
  [dataInstalacao.stage, 'Visita do técnico'],
])('the present stage is named by its step, else by itself: %s (D64)', (label, name) => {
  render(<OrderProgress percent={90} stage="pagamento" stages={stages} label={label} />)
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Dados pessoais',
    name,
    'Pedido realizado',
    '90%',
  ])
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(`90%, etapa ${name}`)
})
