/** Where nothing can be sold: one prominent button, other ways below, and a likely typo questioned once. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import NoCoverageOptionsCard from '../../questions/address/NoCoverageOptionsCard.tsx'
import { WaitingListForm } from '../../questions/address/WaitingListForm.tsx'
import { answersSubmitted, contactRequestChanged } from '../../store/redux-actions.ts'
import { loadMasks } from '../../ui/forms/MaskedField.tsx'
import { journeyParts } from './coverage.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

beforeAll(loadMasks)

const STEP = 'sem-cobertura'

/** Shows what a visitor without coverage sees of the waiting list. */
function show(seen: 'page' | 'card', state?: 'sent') {
  const sent: unknown[] = []
  const mode = seen === 'page' ? 'pages' : 'chat'
  const store = storeAt(STEP, { journey: journeyParts.id, mode }, (action) => {
    if (answersSubmitted.match(action)) sent.push(action.payload.answers[STEP])
  })
  if (state) store.dispatch(contactRequestChanged({ what: 'notify', state }))
  showWith(
    store,
    seen === 'page' ? <WaitingListForm step={STEP} variant="page" /> : <NoCoverageOptionsCard />,
  )
  return sent
}

const prominent = () => [...document.querySelectorAll('.button')].map(({ textContent }) => textContent)

/** Opens the group of other ways; returns what is offered before, and the channels inside. */
async function others() {
  const group = screen.getByRole('group', { name: 'Outras opções' })
  const offered = within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  const people = group.querySelector('details')
  expect(people?.open).toBe(false)
  await userEvent.click(within(group).getByText('Falar com uma pessoa'))
  expect(people?.open).toBe(true)
  const channels = [...(people?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href).protocol)
  return { offered, channels }
}

const OTHERS = {
  offered: ['Consultar outro endereço', 'Não quero ser avisado'],
  channels: ['https:', 'tel:', 'http:'],
}

it('on a page, the only prominent button asks for a contact', async () => {
  show('page')
  expect(prominent()).toEqual(['Quero receber o aviso'])
  expect(await others()).toEqual(OTHERS)
})

it('in the chat no button is prominent, because the input takes the contact', async () => {
  show('card')
  expect(prominent()).toEqual([])
  expect(await others()).toEqual(OTHERS)
})

it('once the contact is left, the prominent button leads to another address', () => {
  show('page', 'sent')
  expect(prominent()).toEqual(['Consultar outro endereço'])
  expect(document.querySelector('.button--primary')?.textContent).toBe('Consultar outro endereço')
  expect(screen.getByRole('button', { name: 'Não quero ser avisado' }).className).toBe('quiet-link')
})

async function leaveContact() {
  await userEvent.type(screen.getByLabelText(/nome/i), 'Ana Souza')
  await userEvent.type(screen.getByLabelText(/telefone|celular/i), '11987654321')
  await userEvent.type(screen.getByLabelText(/e-mail/i), 'ana@gmial.com')
  await userEvent.click(screen.getByRole('button', { name: 'Quero receber o aviso' }))
}

it.each([
  ['Sim, corrigir', 'ana@gmail.com'],
  ['Não, está certo', 'ana@gmial.com'],
  // what is sent again was meant
  ['Quero receber o aviso', 'ana@gmial.com'],
])('a likely typo of the e-mail is questioned once before it is sent: %s (U12)', async (name, email) => {
  const sent = show('page')
  await leaveContact()
  expect(sent).toEqual([])
  expect(screen.getByText('Você quis dizer ana@gmail.com?')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(sent).toEqual([expect.objectContaining({ email })])
  // what was sent stands in the field, should sending fail
  expect(screen.getByLabelText<HTMLInputElement>(/e-mail/i).value).toBe(email)
})
