/** The coverage form of a landing page and its drawers, in the words of the specification. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  button,
  failed,
  field,
  found,
  isDisabled,
  offline,
  pass,
  refused,
  send,
  showIsland,
  showIslandWith,
  stateOf,
  type,
  fillCoverage,
  sendCoverage,
  openContact,
} from '../../../tests/support/render-landing-islands.tsx'
import { rowsToRun } from '../../../tests/support/rows-to-run.ts'
import { fallbackCampaign } from '../../campaigns/fallback-campaign.ts'
import { loadMasks } from '../../ui/forms/MaskedField.tsx'
import { CampaignContext } from '../../ui/useCampaign.ts'
import AddressDrawer from './drawers/AddressDrawer.tsx'
// loaded ahead, so that the form has it as soon as it asks for it
import './drawers/ContactDetailsDrawer.tsx'
import CoverageForm from './islands/CoverageForm.tsx'
import { keepChosenPlan } from './chosen-plan-in-url.ts'
import type { LookUp } from './landing-services.ts'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

fakeTimers()
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

describe('the coverage form', () => {
  const form = () => field('cep').form ?? document.body

  test('asks for postcode and phone, with a consent that is ticked (M2.47, M3.9)', () => {
    showIsland(<CoverageForm consentChecked />)
    expect(field('acceptPhoneContact').checked).toBe(true)
    expect(screen.getByText(/SMS e WhatsApp/)).not.toBeNull()
    expect(field('cep').inputMode).toBe('numeric')
  })

  test('says how to take the consent back; a campaign can leave its box open (D83)', () => {
    showIsland(<CoverageForm consentChecked={false} />)
    expect(field('acceptPhoneContact').checked).toBe(false)
    expect(screen.getByText('Para retirar o aceite, ligue 103 41.')).not.toBeNull()
  })

  test('names a number that the page shows where it hides that of the support (D83, F1.9)', () => {
    const footer = { sales: true, support: false }
    showIsland(
      <CampaignContext value={{ ...fallbackCampaign, footer }}>
        <CoverageForm consentChecked />
      </CampaignContext>,
    )
    expect(screen.getByText('Para retirar o aceite, ligue 0800 555 1020.')).not.toBeNull()
  })

  test("'Não sei meu CEP' opens the look-up of the post office in a new tab (M2.48)", () => {
    showIsland(<CoverageForm consentChecked />)
    const link = screen.getByRole('link', { name: /^Não sei meu CEP/ })
    expect(link.textContent).toContain('Não sei meu CEP')
    expect(link.getAttribute('href')).toMatch(/^https:\/\/\w+\.correios\.com\.br\//)
    expect(link.getAttribute('target')).toBe('_blank')
  })

  test("'Não sei meu CEP' opens the post office's look-up where no streets are searched for (D102)", async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { asked } = showIslandWith({ streetSearch: async () => null }, <CoverageForm consentChecked />)
    const link = screen.getByRole('link', { name: /^Não sei meu CEP/ })
    fireEvent.click(link)
    await vi.waitFor(() =>
      expect(opened).toHaveBeenCalledWith(link.getAttribute('href'), '_blank', 'noreferrer'),
    )
    // from then on it says that it leads elsewhere, and words in the field open nothing
    expect(link.textContent).toContain('abre em outra aba')
    type('cep', 'Rua Augusta')
    send('cep')
    await pass(0)
    expect([screen.queryByRole('dialog'), asked]).toEqual([null, []])
    opened.mockRestore()
  })

  test('can be sent with 8 digits and 11 digits, while nothing runs and no error stands (M4.5)', async () => {
    const { asked } = showIsland(<CoverageForm consentChecked />, refused)
    const digitsOf = (count: number) => '11987654321'.slice(0, count)
    for (const [cep, phone, isReady] of [
      ['0131010', digitsOf(11), false],
      ['01310100', digitsOf(10), false],
      ['01310100', digitsOf(11), true],
    ] as const) {
      fillCoverage(cep, phone)
      if (!isReady) fireEvent.click(button(form()))
      expect(asked).toEqual([])
      expect({ cep, digits: [8, 11], isDisabled: isDisabled(form()) }).toEqual({
        cep,
        digits: [8, 11],
        isDisabled: !isReady,
      })
    }
    send('cep')
    expect(isDisabled(form())).toBe(true)
    await pass(0)
    // the error stays
    expect(isDisabled(form())).toBe(true)
    type('cep', '22410003')
    expect(isDisabled(form())).toBe(false)
  })

  test('takes a phone with its country code or a zero before it, and no digit too many (D110)', () => {
    showIsland(<CoverageForm consentChecked />)
    for (const [phone, isReady] of [
      ['5511987654321', true],
      ['+55 (11) 98765-4321', true],
      ['011987654321', true],
      ['119876543210', false],
    ] as const) {
      fillCoverage('01310100', phone)
      expect({ phone, isDisabled: isDisabled(form()) }).toEqual({ phone, isDisabled: !isReady })
    }
  })

  test('stops at a phone that is none (M4.15, M5.3, M8.3)', async () => {
    const { asked } = showIsland(<CoverageForm consentChecked />)
    await sendCoverage('01310100', '11887654321')
    expect(screen.getByText('Esse número não é válido. Verifique a digitação.')).not.toBeNull()
    expect(stateOf(form())).toBe('error')
    expect(asked).toEqual([])
    type('phone', '11987654321')
    send('cep')
    expect(asked).toEqual(['01310100'])
  })

  test('shows loading, after 1.2 s success and the drawer; one that is refused shows error (M4.16, M4.18)', async () => {
    const { told, asked, end } = showIsland(<CoverageForm consentChecked />, refused, found)
    fillCoverage('99999999', '11987654321')
    send('cep')
    expect(stateOf(form())).toBe('loading')
    await pass(2000)
    expect(stateOf(form())).toBe('error')
    expect(screen.getByText('Cep inválido ou inexistente')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    type('cep', '01310100')
    send('cep')
    await pass(1199)
    expect(stateOf(form())).toBe('loading')
    expect(screen.queryByRole('dialog')).toBeNull()
    await pass(1)
    expect(stateOf(form())).toBe('success')
    expect(screen.getByRole('dialog')).not.toBeNull()
    expect([asked.length, 1200]).toEqual([2, 1199 + 1])
    expect({ funil_recuperacao: told.at(-1) }).toEqual({
      funil_recuperacao: { step: 1, fields: { zip: '01310100' } },
    })
    end()
  })

  const answers = [
    ['that the postcode does not exist', refused],
    ['that the server failed', failed],
  ] as const
  test.each(rowsToRun(answers, 1))(
    'sends a postcode no second time, by Enter neither, after the answer %s (M4.21, M8.2)',
    async (_what, answer) => {
      const { asked } = showIsland(<CoverageForm consentChecked />, answer)
      await sendCoverage()
      send('cep')
      await pass(2000)
      expect([asked, isDisabled(form())]).toEqual([['01310100'], true])
      type('phone', '11987654322')
      send('cep')
      await pass(2000)
      expect(asked).toEqual(['01310100'])
    },
  )

  test('sends a postcode again if no answer came, because it did not fail (M8.2)', async () => {
    const { asked } = showIsland(<CoverageForm consentChecked />, offline, found)
    await sendCoverage()
    send('cep')
    await pass(2000)
    expect(asked).toEqual(['01310100', '01310100'])
  })

  test('sends 00000000 like any other postcode, as step 1 (M4.18)', async () => {
    const { asked, told, end } = showIsland(<CoverageForm consentChecked />, refused)
    await sendCoverage('00000000')
    expect([asked, told]).toEqual([['00000000'], [{ step: 1, fields: { zip: '00000000' } }]])
    end()
  })

  test('takes at most 9 characters of a postcode, and words that say that it is not known (M5.1)', async () => {
    vi.useRealTimers()
    await loadMasks()
    const user = userEvent.setup()
    showIsland(<CoverageForm consentChecked />)
    await user.type(field('cep'), '013101001234')
    expect(field('cep').value).toBe('01310-100')
    await user.clear(field('cep'))
    await user.click(field('cep'))
    await user.paste('013101009')
    expect(field('cep').value).toBe('01310-100')
    await user.pointer({ target: field('cep'), offset: 2, keys: '[MouseLeft]' })
    await user.keyboard('7')
    expect(field('cep').value).toBe('01310-100')
    await user.clear(field('cep'))
    await user.type(field('cep'), 'Avenida Paulista')
    expect(field('cep').value).toBe('Avenida Paulista')
  })

  test('keeps an error until its own field is edited (M4.17, M8.8)', async () => {
    showIsland(<CoverageForm consentChecked />, refused)
    const words = 'Cep inválido ou inexistente'
    await sendCoverage('99999999')
    expect(field('cep').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
    type('phone', '11987654322')
    expect(screen.queryByText(words)).not.toBeNull()
    type('cep', '9999999')
    expect(screen.queryByText(words)).toBeNull()
    fillCoverage('01310100', '11887654321')
    send('cep')
    type('cep', '01310101')
    expect(screen.queryByText(/Esse número não é válido/)).not.toBeNull()
    type('phone', '11987654321')
    expect(screen.queryByText(/Esse número não é válido/)).toBeNull()
  })
})

describe('the drawer of name and e-mail', () => {
  async function opened() {
    const shown = showIsland(<CoverageForm consentChecked />)
    await sendCoverage()
    const dialog = screen.getByRole('dialog', {
      name: 'Olá! Precisamos de mais alguns dados para confirmar a disponibilidade',
    })
    return { ...shown, dialog }
  }

  test('asks for full name, e-mail with a top-level domain of 2 to 6 letters, and phone (M2.62, M5.9, D108)', async () => {
    const { dialog } = await opened()
    const names = [...dialog.querySelectorAll('input')].map(({ name }) => name)
    expect(names).toEqual(['name', 'email', 'phone'])
    expect(within(dialog).getByRole('button', { name: 'Consultar Cobertura' })).not.toBeNull()
    type('name', 'Maria da Silva', dialog)
    for (const [domain, isReady] of [
      ['exemplo.company', false],
      ['exemplo.museum', true],
    ] as const) {
      type('email', `maria@${domain}`, dialog)
      expect({ domain, isDisabled: isDisabled(dialog) }).toEqual({ domain, isDisabled: !isReady })
    }
    for (const [phone, digits] of [
      ['119876543', 9],
      ['1133334444', 10],
      ['11987654321', 11],
    ] as const) {
      type('phone', phone, dialog)
      expect({ digits, isDisabled: isDisabled(dialog) }).toEqual({ digits, isDisabled: digits !== 11 })
    }
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(dialog.dataset.state).toBe('hidden')
  })

  test('shows loading, after 1.2 s success, which can be read, keeps both and leads to the number (M4.6, M3.9)', async () => {
    const { dialog, led } = await opened()
    expect(isDisabled(dialog)).toBe(true)
    type('name', 'Maria da Silva', dialog)
    type('email', 'maria@exemplo.com.br', dialog)
    send('email', dialog)
    expect(stateOf(dialog)).toBe('loading')
    await pass(1199)
    expect([stateOf(dialog), led]).toEqual(['loading', []])
    await pass(1)
    expect([1200, stateOf(dialog)]).toEqual([1200, 'success'])
    // as long again, so that it can be read
    await pass(1199)
    expect([stateOf(dialog), led]).toEqual(['success', []])
    await pass(1)
    expect(led.map(({ path }) => path.replace(/\/$/, ''))).toEqual(['/consultar-cobertura/nr-imovel'])
    const { nome, email, telefone } = led[0]?.answers ?? {}
    expect({
      name: nome?.name,
      email: email?.email,
      acceptEmailOffers: email?.accept_promotions,
      phone: telefone?.phone,
      acceptPhoneContact: telefone?.acceptPhoneContact,
    }).toEqual({
      name: 'Maria da Silva',
      email: 'maria@exemplo.com.br',
      acceptEmailOffers: 'true',
      phone: expect.stringMatching(/98765-?4321$/),
      acceptPhoneContact: 'true',
    })
    expect(led[0]?.address).toEqual({ cep: { cep: '01310100' } })
    expect(dialog.dataset.state).toBe('hidden')
  })

  test.each([
    ['Sim, corrigir', 'maria@gmail.com'],
    ['Não, está certo', 'maria@gmial.com'],
  ])('questions a likely typo of the e-mail once: %s (U12)', async (name, email) => {
    const { dialog, led } = await opened()
    type('name', 'Maria da Silva', dialog)
    type('email', 'maria@gmial.com', dialog)
    send('email', dialog)
    expect(stateOf(dialog)).toBe('default')
    expect(within(dialog).getByText('Você quis dizer maria@gmail.com?')).not.toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name }))
    await pass(2400)
    expect(led.map(({ answers }) => answers?.email?.email)).toEqual([email])
  })
})

describe('the chosen plan', () => {
  async function sent() {
    const shown = showIsland(<CoverageForm consentChecked />)
    const dialog = await openContact()
    send('email', dialog)
    await pass(2400)
    return shown
  }

  const links = [
    ['/?s=d1000a', 'd1000a'],
    ['/hbo-max/?utm_source=x&s=d600c', 'd600c'],
  ] as const
  test.each(rowsToRun(links, ([url]) => url.startsWith('/hbo-max/')))(
    'goes on from %s with s, through form and drawer (M2.45)',
    async (url, sku) => {
      window.history.replaceState(null, '', url)
      const { asked, led } = await sent()
      expect(asked).toEqual([`01310100 ${sku}`])
      expect(led.map(({ path }) => path)).toEqual([`/consultar-cobertura/nr-imovel/?s=${sku}`])
    },
  )

  test('goes on from a page whose card was taken, without its other parameters (M2.45)', async () => {
    window.history.replaceState(null, '', '/1gb?utm_source=x&s=d500a')
    keepChosenPlan('d1000c')
    expect(location.search).toBe('?utm_source=x&s=d1000c')
    const { led } = await sent()
    expect(led.map(({ path }) => path)).toEqual(['/consultar-cobertura/nr-imovel/?s=d1000c'])
  })

  test('is none if the address names none, or no sku (M2.45)', async () => {
    window.history.replaceState(null, '', '/?s=%3Cb%3E')
    const { led } = await sent()
    expect(led.map(({ path }) => path)).toEqual(['/consultar-cobertura/nr-imovel/'])
  })

  test('goes on from the drawer of a coverage call (M2.45)', async () => {
    window.history.replaceState(null, '', '/?s=d1000a')
    const { led } = showIsland(<AddressDrawer isOpen onClose={() => {}} onAsked={() => {}} />)
    const dialog = screen.getByRole('dialog')
    type('cep', '01310100', dialog)
    type('number', '10', dialog)
    type('phone', '11987654321', dialog)
    send('cep', dialog)
    await pass(0)
    expect(led.map(({ path }) => path)).toEqual(['/checkout/verificando-disponibilidade/?s=d1000a'])
  })
})

describe('the drawer of a coverage call', () => {
  function opened(...replies: readonly LookUp[]) {
    const shown = showIsland(
      <AddressDrawer isOpen onClose={() => {}} onAsked={() => {}} sku="d600a" />,
      ...replies,
    )
    return {
      ...shown,
      dialog: screen.getByRole('dialog', { name: 'Consulte a disponibilidade na sua região' }),
    }
  }

  test('has these fields and this button (M2.61)', () => {
    const { dialog } = opened()
    const labels = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(labels).toEqual(['CEP', 'Número', 'Seu Telefone'])
    expect(button(dialog).textContent).toContain('Enviar')
    expect(screen.getByText('Consulte a disponibilidade na sua região')).not.toBeNull()
  })

  test('needs a number and 8 digits, keeps all three and leads on with s (M4.7, M2.45)', async () => {
    const { dialog, led, asked } = opened()
    expect([isDisabled(dialog), '01310100'.length]).toEqual([true, 8])
    type('cep', '01310100', dialog)
    expect(isDisabled(dialog)).toBe(true)
    type('number', '1000', dialog)
    expect(isDisabled(dialog)).toBe(false)
    type('cep', '0131010', dialog)
    expect(isDisabled(dialog)).toBe(true)
    type('cep', '01310100', dialog)
    type('phone', '11987654321', dialog)
    send('cep', dialog)
    expect(stateOf(dialog)).toBe('loading')
    await pass(0)
    expect(asked).toEqual(['01310100 d600a'])
    const [{ path, address: kept, answers } = { path: '', address: {}, answers: {} }] = led
    expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual({ s: 'd600a' })
    expect(path).toMatch(/^\/checkout\/verificando-disponibilidade\/\?/)
    expect(kept).toEqual({ cep: { cep: '01310100' }, 'nr-imovel': { number: '1000' } })
    expect(answers).toEqual({
      telefone: { phone: expect.stringMatching(/98765-?4321$/), acceptPhoneContact: 'true' },
    })
    expect(screen.getByText(/Ao enviar, você aceita receber comunicações por SMS e WhatsApp/)).not.toBeNull()
  })

  test('says how to take back the consent that sending gives, and where more is said (D83)', () => {
    const { dialog } = opened()
    expect(dialog.textContent).toContain(
      'SMS e WhatsApp. Para retirar o aceite, ligue 103 41. Ver a política',
    )
    const policy = within(dialog).getByRole('link', { name: /^Ver a política de privacidade.*outra aba/ })
    expect(policy.getAttribute('href')).toBe('/politica-de-privacidade.pdf')
  })

  test('goes on without the look-up where the server failed, and sends the same again once it was edited (D128, M4.21)', async () => {
    const { dialog, asked, led } = opened(failed, failed)
    type('cep', '01310100', dialog)
    type('number', '10', dialog)
    type('phone', '11987654321', dialog)
    send('cep', dialog)
    await pass(0)
    send('cep', dialog)
    await pass(0)
    expect([asked.length, isDisabled(dialog)]).toEqual([1, true])
    type('cep', '0131010', dialog)
    type('cep', '01310100', dialog)
    send('cep', dialog)
    await pass(0)
    expect(asked).toHaveLength(2)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continuar assim mesmo' }))
    await pass(0)
    expect(led.map(({ path }) => path)).toEqual(['/checkout/verificando-disponibilidade/?s=d600a'])
  })
})
