/** A landing page form tells analytics that it was sent: once, and only after sending has succeeded. */
import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  field,
  found,
  pass,
  send,
  showIslandWith,
  type,
  unserved,
  fillCoverage,
  openContact,
} from '../../../tests/support/render-landing-islands.tsx'
import AddressDrawer from './drawers/AddressDrawer.tsx'
import CallRequestDrawer from './drawers/CallRequestDrawer.tsx'
// imported here, so that the form's lazy import of it is ready at once
import './drawers/ContactDetailsDrawer.tsx'
import CoverageForm from './islands/CoverageForm.tsx'
import type { LandingDestination } from './landing-services.ts'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

fakeTimers()

const drawer = { isOpen: true, onClose: () => {}, onAsked: () => {} } as const

/** Services that fail when they are first used, and work from then on. */
function unsteady() {
  let isBroken = true
  const fails = () => {
    const failed = isBroken
    isBroken = false
    return failed
  }
  return {
    takeOver: async (_destination: LandingDestination, whenLoaded?: () => Promise<void>) => {
      if (fails()) throw new Error('Failed to fetch')
      await whenLoaded?.()
    },
    askForCall: async () => (fails() ? { problem: 'Tente de novo.' } : { isRepeated: false }),
  }
}

function fillAddress() {
  fillCoverage()
  type('number', '1000')
}

const forms = [
  { lead: 'cobertura', part: <CoverageForm consentChecked />, fill: openContact, sent: 'email' },
  { lead: 'endereco', part: <AddressDrawer {...drawer} />, fill: fillAddress, sent: 'number' },
  {
    lead: 'ligacao',
    part: <CallRequestDrawer {...drawer} />,
    fill: () => type('telephone', '11987654321'),
    sent: 'telephone',
  },
] as const

test.each(forms)("'$lead' is reported once it has been sent successfully, and only once", async (form) => {
  const { leads, end } = showIslandWith(unsteady(), form.part)
  await form.fill()
  send(form.sent)
  await pass(1200)
  // sending failed
  expect(leads).toEqual([])
  send(form.sent)
  send(form.sent)
  // the drawer of name and e-mail shows its success as long as its progress
  await pass(2400)
  expect(leads).toEqual([form.lead])
  end()
})

test.each([
  ['cobertura', <CoverageForm key="" consentChecked />, fillCoverage],
  ['endereco', <AddressDrawer key="" {...drawer} />, fillAddress],
] as const)(
  "'%s' is reported for a visitor who chooses the waiting list, too (D62)",
  async (lead, part, fill) => {
    const { leads, end } = showIslandWith({}, part, unserved, found)
    fill()
    send('cep')
    await pass(1200)
    expect(leads).toEqual([])
    const form = within(field('cep').form ?? document.body)
    fireEvent.click(form.getByRole('button', { name: 'Entrar na lista de espera' }))
    await pass(0)
    expect(leads).toEqual([lead])
    end()
  },
)
