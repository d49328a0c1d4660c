// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField } from './CheckboxField.tsx'
import { ChoiceButtons } from './ChoiceButtons.tsx'
import { PrimaryButton } from './PrimaryButton.tsx'
import { RadioCards } from './RadioCards.tsx'
import { StepForm } from './StepForm.tsx'
import type { FormValues } from './StepForm.tsx'
import { TextField } from './TextField.tsx'

const options = [
  { value: 'true', label: 'Sim' },
  { value: 'false', label: 'Não' },
]
const quiet = () => undefined

test('collects texts, boxes as true or false, and the pressed button', async () => {
  const answers: FormValues[] = []
  render(
    <StepForm step="email" onAnswer={(values) => answers.push(values)}>
      <TextField name="email" label="E-mail" value="a@b.co" onChange={quiet} />
      <CheckboxField name="accept_promotions" label="Ofertas" value="false" onChange={quiet} />
      <ChoiceButtons name="direct_debit" options={options} label="Débito" />
    </StepForm>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Não' }))
  expect(answers).toEqual([{ email: 'a@b.co', accept_promotions: 'false', direct_debit: 'false' }])
})

test('marks the choice made before', () => {
  render(
    <StepForm step="ativar-debito" onAnswer={quiet}>
      <ChoiceButtons name="direct_debit" options={options} label="Débito" current="true" />
    </StepForm>,
  )
  expect(screen.getByRole('button', { current: true }).textContent).toContain('Sim')
})

test('a busy form answers once (X12)', async () => {
  const answers: FormValues[] = []
  function Once() {
    const [busy, setBusy] = useState(false)
    return (
      <StepForm
        step="nome"
        busy={busy}
        onAnswer={(values) => {
          answers.push(values)
          setBusy(true)
        }}
      >
        <TextField name="name" label="Nome" value="Maria Souza" onChange={quiet} />
        <PrimaryButton state={busy ? 'loading' : 'default'}>Continuar</PrimaryButton>
      </StepForm>
    )
  }
  render(<Once />)
  await userEvent.dblClick(screen.getByRole('button'))
  await userEvent.type(screen.getByLabelText('Nome'), '{Enter}')
  expect(answers).toHaveLength(1)
})

test('a refusal is tied to its field and takes the focus there', () => {
  const form = (refusals: number, error?: string) => (
    <StepForm step="cep" onAnswer={quiet} refusals={refusals}>
      <TextField
        name="cep"
        as="question"
        label="Qual é o seu CEP?"
        why="Porque sim."
        value="1"
        onChange={quiet}
        error={error}
      />
    </StepForm>
  )
  const { rerender } = render(form(0))
  rerender(form(1, 'CEP tem 8 números; você digitou 1'))
  const field = screen.getByLabelText('Qual é o seu CEP?')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Porque sim.',
    'Erro: CEP tem 8 números; você digitou 1',
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Qual é o seu CEP?')
})

test('a refused group of radios takes the focus on its first one', () => {
  render(
    <StepForm step="validacao" onAnswer={quiet} refusals={1}>
      <RadioCards
        name="q1"
        label="Onde?"
        options={options}
        value=""
        onChange={quiet}
        error="Escolha uma resposta"
      />
    </StepForm>,
  )
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Sim' }))
  expect(screen.getByRole('radiogroup').getAttribute('aria-describedby')).toBe('f-q1-error')
})

test('what was typed before the script ran is reported, not erased', () => {
  const seen: string[] = []
  const field = <TextField name="cep" label="CEP" value="" onChange={(_name, value) => seen.push(value)} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(field)
  const input = screen.getByLabelText<HTMLInputElement>('CEP')
  input.value = '01310'
  render(field, { container, hydrate: true })
  expect(seen).toContain('01310')
  expect(input.value).toBe('01310')
})
