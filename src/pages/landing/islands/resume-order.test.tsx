import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showIslandWith } from '../../../../tests/support/render-landing-islands.tsx'
import type { StoredOrder } from '../landing-services.ts'
import ResumeOrder from './ResumeOrder.tsx'

it.each([
  [
    { plan: '500 Mega', question: 'Qual é o seu e-mail?' },
    'Você começou a pedir o 500 Mega e parou em “Qual é o seu e-mail?”',
  ],
  [{ plan: '500 Mega', question: '' }, 'Você começou a pedir o 500 Mega.'],
  [{ plan: '', question: 'Seu CEP?' }, 'Você já começou um pedido e parou em “Seu CEP?”'],
  // the server did not answer, or the order belongs to another campaign
  [{}, 'Você já começou um pedido.'],
  [{ isFinished: true }, 'Seu pedido está feito.'],
] as const)('the way back to %j says “%s”', async (order, said) => {
  const stored: StoredOrder = { isFinished: false, href: '/chat', ...order }
  showIslandWith({ storedOrder: async () => stored }, <ResumeOrder />)
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/chat')
  expect(screen.getByText(said)).toBeTruthy()
})
