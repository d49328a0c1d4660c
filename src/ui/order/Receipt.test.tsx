import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { appointmentWords } from '../../content/appointment-texts.ts'
import { Receipt, type ReceiptProps } from './Receipt.tsx'

const whole: ReceiptProps = {
  orderNumber: 'P261120K7M2QX',
  given: 'O que você pediu',
  title: 'Pronto, seu pedido está feito',
  plan: null,
  rows: [{ label: 'Endereço', value: 'Avenida Paulista, 1000' }],
  next: [{ when: 'Todo dia 10', what: 'Você paga a fatura.' }],
  visit: {
    heading: appointmentWords.heading,
    when: 'Sábado, 5 de dezembro, das 8h às 12h',
    notes: [appointmentWords.who, appointmentWords.ready],
    actions: <button type="button">Mudar o dia da visita</button>,
  },
  keep: <button type="button">Imprimir</button>,
}

/** What a reader finds, in the order of the document. */
const order = (texts: readonly string[]) =>
  texts
    .map((text) => screen.getByText(text))
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map((element) => element.textContent)

test.each(['screen', 'card'] as const)(
  'the receipt leads with the visit, then comes the number, then what happens, as a %s (L12)',
  (as) => {
    render(<Receipt {...whole} as={as} />)
    const day = '5 de dezembro,'
    const when = screen.getByText(day).closest('p')
    expect(when?.textContent).toBe('Sábado, 5 de dezembro, das 8h às 12h')
    const parts = [
      day,
      appointmentWords.who,
      appointmentWords.ready,
      'Mudar o dia da visita',
      'Número do pedido',
      'O que acontece agora',
      'O que você pediu',
    ]
    expect(order(parts.toReversed())).toEqual(parts)
  },
)

test('an address that fits on a line of its own is kept in one piece, and may break after the @', () => {
  const what = 'A confirmação vai para maria.aparecida@exemplo.com.br.'
  render(<Receipt {...whole} next={[{ when: 'Agora', what }]} />)
  const address = document.querySelector('.receipt__next .unbroken')
  expect(address?.textContent).toBe('maria.aparecida@exemplo.com.br.')
  expect(address?.querySelector('wbr')?.previousSibling?.textContent).toBe('maria.aparecida@')
  expect(address?.closest('li')?.textContent).toContain(what)
})

test('a renewal, which has no visit, leads with its number (L12)', () => {
  render(<Receipt {...whole} visit={null} />)
  expect(screen.queryByText(appointmentWords.heading)).toBeNull()
  expect(screen.getByTestId('order-number').textContent).toBe('P261120K7M2QX')
})

test('a receipt of what is no order has no number to copy, and shows answers (D122)', () => {
  render(<Receipt {...whole} orderNumber="" given="O que você respondeu" visit={null} />)
  expect(screen.queryByText('Número do pedido')).toBeNull()
  expect(screen.queryByTestId('order-number')).toBeNull()
  expect(screen.getByRole('heading', { name: 'O que você respondeu' })).toBeTruthy()
  expect(screen.queryByText('O que você pediu')).toBeNull()
})
