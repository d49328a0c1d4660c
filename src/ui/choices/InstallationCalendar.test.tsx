// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loadMasks } from '../forms/MaskedField.tsx'
import { PrimaryButton } from '../forms/PrimaryButton.tsx'
import { StepForm } from '../forms/StepForm.tsx'
import type { FormValues } from '../forms/StepForm.tsx'
import { InstallationCalendar } from './InstallationCalendar.tsx'
import type { FreeDay } from './InstallationCalendar.tsx'

beforeAll(loadMasks)

const days: readonly FreeDay[] = [
  { date: '26/11/2026', periods: ['manha', 'tarde'] },
  { date: '27/11/2026', periods: ['tarde'] },
]

function setUp(initial: Record<string, string> = {}, free = days) {
  const answers: FormValues[] = []
  function Dates() {
    const [values, setValues] = useState(initial)
    return (
      <StepForm step="data-instalacao" onAnswer={(sent) => answers.push(sent)}>
        <InstallationCalendar
          label="Quando podemos instalar?"
          days={free}
          values={values}
          onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
        />
        <PrimaryButton>Continuar</PrimaryButton>
      </StepForm>
    )
  }
  render(<Dates />)
  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    return answers.at(-1)
  }
  return { send }
}

test('a day and a period', async () => {
  const { send } = setUp()
  await userEvent.click(screen.getByRole('radio', { name: 'quinta-feira, 26 de novembro' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Manhã (8h às 12h)' }))
  expect(await send()).toMatchObject({ date: '26/11/2026', period: 'manha' })
})

test('why a day between two free ones cannot be chosen is said, also to screen readers', () => {
  setUp(
    {},
    ['23/12/2026', '28/12/2026', '31/12/2026', '04/01/2027'].map((date) => ({ date, periods: ['manha'] })),
  )
  const why =
    '25 de dezembro e 1º de janeiro: feriado, sem visitas. 24, 26, 29 e 30 de dezembro e 2 de janeiro: sem horário livre.'
  expect(screen.getByRole('radiogroup', { description: why })).toBeTruthy()
  expect(screen.getByText(why)).toBeTruthy()
})

test('a typed date that is free chooses its day', async () => {
  const { send } = setUp()
  await userEvent.click(screen.getByText('Prefere escrever a data?'))
  await userEvent.type(screen.getByLabelText('Dia'), '27112026')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'sexta-feira, 27 de novembro' }).checked).toBe(
    true,
  )
  expect(await send()).toMatchObject({ date: '27/11/2026' })
})

test('a typed date that is not free travels as it is, for the step to refuse it', async () => {
  const { send } = setUp()
  await userEvent.click(screen.getByText('Prefere escrever a data?'))
  await userEvent.type(screen.getByLabelText('Dia'), '25122026')
  expect(await send()).toMatchObject({ date: '25/12/2026' })
})

test('a day without the chosen period asks for the period again', async () => {
  const { send } = setUp({ date: '26/11/2026', period: 'manha' })
  await userEvent.click(screen.getByRole('radio', { name: 'sexta-feira, 27 de novembro' }))
  expect(screen.queryByRole('radio', { name: 'Manhã (8h às 12h)' })).toBeNull()
  expect(await send()).not.toHaveProperty('period')
})

test('up to three wishes, the later ones disclosed one by one', async () => {
  const { send } = setUp({ date: '26/11/2026', period: 'tarde' })
  const more = () => screen.queryByRole('button', { name: 'Deixar outra opção de dia' })
  await userEvent.click(more() ?? document.body)
  const second = within(screen.getByRole('radiogroup', { name: 'Segunda opção, se quiser' }))
  await userEvent.click(second.getByRole('radio', { name: 'sexta-feira, 27 de novembro' }))
  await userEvent.click(more() ?? document.body)
  expect(more()).toBeNull()
  const sent = await send()
  expect(sent).toMatchObject({ date: '26/11/2026', period: 'tarde', date2: '27/11/2026' })
  expect(sent).not.toHaveProperty('date3')
})

test('a later wish can be taken back', async () => {
  const { send } = setUp({ date: '26/11/2026', period: 'tarde', date2: '27/11/2026', period2: 'tarde' })
  await userEvent.click(screen.getByRole('button', { name: 'Tirar esta opção' }))
  expect(screen.queryByRole('radiogroup', { name: 'Segunda opção, se quiser' })).toBeNull()
  expect(await send()).not.toHaveProperty('date2')
})
