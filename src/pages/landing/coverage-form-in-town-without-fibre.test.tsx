/** If the town of a CEP has no network, the form says so before it asks for a name. */
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  field,
  found,
  pass,
  send,
  showIsland,
  type,
  unserved,
  sendCoverage,
} from '../../../tests/support/render-landing-islands.tsx'
// loaded ahead, so that the form has it as soon as it asks for it
import './drawers/ContactDetailsDrawer.tsx'
import CoverageForm from './islands/CoverageForm.tsx'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

fakeTimers()

describe('the coverage form', () => {
  test('says at the postcode that its town has no network, and does not ask for a name (D62)', async () => {
    const { asked, led } = showIsland(<CoverageForm consentChecked />, unserved)
    await sendCoverage('68800000')
    expect(field('cep').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/A fibra ainda não chegou à sua cidade \(Breves\/PA\)\./)).not.toBeNull()
    expect([screen.queryByRole('dialog'), led]).toEqual([null, []])
    send('cep')
    await pass(0)
    expect(asked).toEqual(['68800000'])
    // the waiting list is the visitor's choice
    fireEvent.click(screen.getByRole('button', { name: 'Entrar na lista de espera' }))
    await pass(0)
    expect(led).toEqual([
      {
        path: '/consultar-cobertura/nr-imovel/',
        address: { cep: { cep: '68800000' } },
        answers: { telefone: { phone: expect.stringMatching(/98765-?4321$/), acceptPhoneContact: 'true' } },
      },
    ])
  })

  test('takes another postcode where the first has no network (D62)', async () => {
    const { asked } = showIsland(<CoverageForm consentChecked />, unserved, found)
    await sendCoverage('68800000')
    type('cep', '01310100')
    expect(screen.queryByText(/ainda não chegou/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Entrar na lista de espera' })).toBeNull()
    send('cep')
    await pass(1200)
    expect(screen.getByRole('dialog')).not.toBeNull()
    expect(asked).toEqual(['68800000', '01310100'])
  })
})
