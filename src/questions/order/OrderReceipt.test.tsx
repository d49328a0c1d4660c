import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finished } from '../../../tests/support/orders-at-step.ts'
import type { Capability } from '../../contract/server-capabilities.ts'
import { review } from '../../content/order-summary.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import OrderReceipt from './OrderReceipt.tsx'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

function draw(order: Order, lacks: readonly Capability[] = []) {
  const store = storeAt('pedido-realizado', { order, recordId: 'a-lead', lacks })
  showWith(store, <OrderReceipt step="pedido-realizado" variant="page" />)
}

test('a receipt without an order repeats what was answered, and nothing of bills and payment', () => {
  draw({ ...finished, finished: { orderNumber: '', schedule: null } })
  const labels = [...document.querySelectorAll('.receipt__rows dt')].map(({ textContent }) => textContent)
  expect(labels).toEqual(expect.arrayContaining(['Nome', 'E-mail', 'Endereço']))
  expect(labels).not.toContain(review.labels.bill)
})

test('a receipt without a day says in the future that the visit is arranged, by whom and how (L12)', () => {
  const order = { ...finished, finished: finished.finished && { ...finished.finished, schedule: null } }
  draw(order)
  const visit = document.querySelector('.receipt__visit')
  expect(visit?.querySelector('.receipt__visit-when')?.textContent).toBe(
    'Vamos combinar com você o dia da instalação.',
  )
  const notes = [...(visit?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(notes).toEqual([
    'A equipe vai falar com você pelo telefone do pedido.',
    'É preciso ter alguém no local.',
  ])
  expect(screen.queryByText(/^Combinamos/)).toBeNull()
})

test.each([
  ['names the mailbox', [], /A confirmação vai para/],
  [
    'promises no e-mail where no call of the server sends one',
    ['order-mails'],
    /ele e esta página são a sua confirmação/,
  ],
] as const)('a receipt %s (D102)', (_what, lacks, words) => {
  draw(finished, lacks)
  const next = document.querySelector('[data-step]')?.textContent ?? ''
  expect(next).toMatch(words)
  expect(/A confirmação vai para/.test(next)).toBe(lacks.length === 0)
})

test('the receipt of a company has its CNPJ, and speaks of no home', () => {
  const cpf = { values: { person_type: 'pj', cnpj: '12ABC34501DE35' } }
  draw({ ...finished, answers: { ...finished.answers, cpf } })
  const text = document.querySelector('[data-step]')?.textContent ?? ''
  expect(text).toContain('CNPJ da empresa**.ABC.345/****-**')
  expect(text).toContain('a fibra já tem caminho até a sua empresa.')
  expect(text).not.toMatch(/\bcasa\b/)
})
