/**
 * Renders the interactive parts (islands) of a landing page for component tests, with canned replies to coverage
 * checks.
 */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { FUNNEL_EVENT, type FunnelReport, LEAD_EVENT, type LeadForm } from '../../src/lib/analytics-events.ts'
import {
  LandingServicesContext,
  type LandingDestination,
  type LandingServices,
  type LookUp,
} from '../../src/pages/landing/landing-services.ts'

const address = { success: true, cep: '01310100', UF: 'SP', city: 'São Paulo' } as const
export const found: LookUp = {
  value: { ...address, neighborhood: 'Bela Vista', address: 'Avenida Paulista' },
}
export const unserved: LookUp = {
  value: { ...address, city: 'Breves', UF: 'PA', neighborhood: '', address: '', network: false },
}
export const refused: LookUp = {
  problem: 'Cep inválido ou inexistente',
  mayRepeat: false,
  isServerFault: false,
}
/** The result of a look-up whose call found no network. */
export const offline: LookUp = { problem: 'Erro de rede', mayRepeat: true, isServerFault: false }
/** The result of a look-up at which the server failed. */
export const failed: LookUp = { problem: 'A falha foi nossa', mayRepeat: false, isServerFault: true }

/** Renders an interactive part; coverage checks get the replies in order. */
export const showIsland = (part: React.ReactNode, ...replies: readonly LookUp[]) =>
  showIslandWith({}, part, ...replies)

/** Renders an interactive part with some services of the test. */
export function showIslandWith(
  services: Partial<LandingServices>,
  part: React.ReactNode,
  ...replies: readonly LookUp[]
) {
  const asked: string[] = []
  const led: LandingDestination[] = []
  const told: FunnelReport[] = []
  const leads: LeadForm[] = []
  const ends = new AbortController()
  const { signal } = ends
  document.addEventListener(FUNNEL_EVENT, (event) => told.push((event as CustomEvent<FunnelReport>).detail), {
    signal,
  })
  document.addEventListener(LEAD_EVENT, (event) => leads.push((event as CustomEvent<LeadForm>).detail), {
    signal,
  })
  render(
    <LandingServicesContext
      value={{
        prepare: () => {},
        takeOver: async (destination, whenLoaded) => {
          await whenLoaded?.()
          led.push(destination)
        },
        lookUpCep: async (cep, sku) => {
          asked.push(sku === undefined ? cep : `${cep} ${sku}`)
          return replies[asked.length - 1] ?? found
        },
        streetSearch: async () => async (query) => ({ status: 'done', query, towns: [], streets: [] }),
        askForCall: async () => ({ isRepeated: false }),
        storedOrder: async () => null,
        newsVideos: async () => null,
        ...services,
      }}
    >
      {part}
    </LandingServicesContext>,
  )
  return { asked, led, told, leads, end: () => ends.abort() }
}

export const field = (name: string, within_: ParentNode = document) => {
  const input = within_.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!input) throw new Error(`no field ${name}`)
  return input
}
export const type = (name: string, value: string, place?: ParentNode) =>
  fireEvent.input(field(name, place), { target: { value } })
export const send = (name: string, place?: ParentNode) =>
  fireEvent.submit(field(name, place).form ?? document.body)
export function fillCoverage(cep = '01310100', phone = '11987654321'): void {
  type('cep', cep)
  type('phone', phone)
}
/** Fills in the coverage form and sends it, and waits for as long as its progress is shown at most. */
export async function sendCoverage(cep?: string, phone?: string): Promise<void> {
  fillCoverage(cep, phone)
  send('cep')
  await pass(2000)
}
/** Opens the drawer for name and e-mail, and fills it in. */
export async function openContact(): Promise<HTMLElement> {
  await sendCoverage()
  const dialog = screen.getByRole('dialog')
  type('name', 'Maria da Silva', dialog)
  type('email', 'maria@exemplo.com.br', dialog)
  return dialog
}
export const button = (place: ParentNode) => {
  const found_ = place.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!found_) throw new Error('no button')
  return found_
}
export const stateOf = (place: ParentNode) => button(place).dataset.state
export const isDisabled = (place: ParentNode) => button(place).getAttribute('aria-disabled') === 'true'
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
