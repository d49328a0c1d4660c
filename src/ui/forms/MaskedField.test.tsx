// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { oneOfEach, rowsToRun } from '../../../tests/support/rows-to-run.ts'
import { itInFullRun } from '../../../tests/support/sampled-tests.ts'
import Mask from './InputMask.ts'
import { loadMasks, MaskedField } from './MaskedField.tsx'
import type { MaskName } from './mask-formats.ts'

beforeAll(loadMasks)

/** Keys without pauses between them. */
const user = userEvent.setup({ delay: null })

type FieldProps = { mask: MaskName; initial?: string; words?: boolean }

function Field({ mask, initial = '', words = false }: FieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MaskedField
        mask={mask}
        words={words}
        name="campo"
        label="Campo"
        value={value}
        onChange={(_name, next) => setValue(next)}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('01310-100')}>
        de fora
      </button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Campo')
const draft = () => screen.getByRole('status').textContent

type Row = [mask: MaskName, keys: string, shown: string]

/** The first row of each mask. */
const ofEachMask = () => oneOfEach(([mask]: Row) => mask)

describe('talk in a line of the chat is left as it is typed', () => {
  const talk: Row[] = [
    ['cep', '01310100', '01310-100'],
    ['cep', 'meu cep é 01310100', 'meu cep é 01310100'],
    ['cep', '01310100, 1000 ap 12', '01310-100, 1000 ap 12'],
    ['cep', '01310100 1000', '01310-100 1000'],
    ['cep', '013101001', '01310-1001'],
    ['phone', '11987654321 joao@exemplo.com', '(11) 98765-4321 joao@exemplo.com'],
    ['phone', '1132145678 joao', '(11) 3214-5678 joao'],
    ['date', '13/05/1990, mãe Ana', '13/05/1990, mãe Ana'],
    ['document', '52998224725 dia 5', '529.982.247-25 dia 5'],
    ['document', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', '11222333', '11.222.333'],
    ['cnpj', 'sem cnpj', 'sem cnpj'],
    ['cnpj', '11222333000181 dia 5', '11.222.333/0001-81 dia 5'],
  ]
  test.each(rowsToRun(talk, ofEachMask()))('%s: %s becomes %s', async (mask, keys, expected) => {
    render(<Field mask={mask} words />)
    await user.type(field(), keys)
    expect(field().value).toBe(expected)
    expect(draft()).toBe(expected)
  })
})

test('a word begun before the mask took over keeps its letters', () => {
  const input = document.createElement('input')
  document.body.append(input)
  input.value = 'aj' // typed since the last render
  const { unmount } = render(<Mask mask="phone" words input={{ current: input }} value="" />)
  expect(input.value).toBe('aj')
  unmount()
  input.remove()
})

itInFullRun('words go on after the mark that the mask puts when it takes over', async () => {
  const Late = ({ isThere }: { isThere: boolean }) => {
    const [value, setValue] = useState('')
    const input = useRef<HTMLInputElement>(null)
    return (
      <>
        <input
          ref={input}
          aria-label="Campo"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        {isThere && <Mask mask="date" input={input} value={value} />}
      </>
    )
  }
  const { rerender } = render(<Late isThere={false} />)
  await user.type(field(), '13 ')
  rerender(<Late isThere />)
  await user.keyboard('de maio de 90')
  expect(field().value).toBe('13 de maio de 90')
})

describe('typing drops nothing (D110)', () => {
  const typed: Row[] = [
    ['cep', '01310100', '01310-100'],
    ['cep', '01310-100', '01310-100'],
    // too many digits stay, so that the step's message can refer to them
    ['cep', '013101009', '01310-1009'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['phone', '119876543210', '(11) 98765-43210'],
    ['phone', '+55 11 98765-4321', '+55 (11) 98765-4321'],
    ['phone', '5591987654321', '+55 (91) 98765-4321'],
    ['phone', '5511987654321', '+55 (11) 98765-4321'],
    ['phone', '55987654321', '(55) 98765-4321'],
    ['phone', '5555987654321', '+55 (55) 98765-4321'],
    ['phone', '011987654321', '0 (11) 98765-4321'],
    ['phone', '01132145678', '0 (11) 3214-5678'],
    ['phone', '+1 202 555 0143', '+1 202 555 0143'],
    ['phone', '1132145678', '(11) 3214-5678'],
    ['cpf', '12345678909', '123.456.789-09'],
    ['cpf', '123456789091', '123.456.789-091'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['document', '52998224725', '529.982.247-25'],
    ['document', '11222333000181', '11.222.333/0001-81'],
    ['document', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['date', '13051990', '13/05/1990'],
    ['date', '3/5/1990', '03/05/1990'],
    ['date', '13 de maio de 90', '13 de maio de 90'],
    ['date', '1º de maio de 1990', '1º de maio de 1990'],
    ['date', '1 de maio de 1990', '01 de maio de 1990'],
    ['date', 'treze de maio', 'treze de maio'],
  ]
  const phones = ['11987654321', '119876543210', '5511987654321', '55987654321', '01132145678']
  const alike = ['01310-100', '123456789091', '12abc34501de35', '1º de maio de 1990']
  const isSampled = ([mask, keys]: Row) => (mask === 'phone' ? phones.includes(keys) : !alike.includes(keys))
  test.each(rowsToRun(typed, isSampled))('%s: %s becomes %s', async (mask, keys, expected) => {
    render(<Field mask={mask} />)
    await user.type(field(), keys)
    expect(field().value).toBe(expected)
    expect(draft()).toBe(expected)
  })
})

describe('pasting', () => {
  const pasted: Row[] = [
    ['phone', '+55 (11) 98765-4321', '+55 (11) 98765-4321'],
    ['phone', '+5511987654321', '+55 (11) 98765-4321'],
    ['phone', '5511987654321', '+55 (11) 98765-4321'],
    ['phone', '011987654321', '0 (11) 98765-4321'],
    ['phone', '11 98765-4321', '(11) 98765-4321'],
    ['cep', ' 01310 100 ', '01310-100'],
    ['date', '1990-05-13', '13/05/1990'],
    ['date', '13 de maio de 90', '13 de maio de 90'],
    // what the mask would truncate is left as entered, so that the step's message can refer to it
    ['cpf', '123.456.789-091', '123.456.789-091'],
    ['cep', 'maria@exemplo.com', 'maria@exemplo.com'],
  ]
  test.each(pasted)('%s: %j becomes %j', async (mask, text, expected) => {
    render(<Field mask={mask} />)
    await user.click(field())
    await user.paste(text)
    expect(field().value).toBe(expected)
    expect(draft()).toBe(expected)
  })

  itInFullRun('the mask is back once the field is empty', async () => {
    render(<Field mask="cep" />)
    await user.click(field())
    await user.paste('maria@exemplo.com')
    await user.clear(field())
    await user.type(field(), '01310100')
    expect(field().value).toBe('01310-100')
  })
})

test('a digit put into the middle leaves the caret after it', async () => {
  render(<Field mask="cep" initial="0110-10" />)
  await user.type(field(), '3', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(field().value).toBe('01310-10')
  expect(field().selectionStart).toBe(3)
})

test('a draft from outside is shown in the mask', async () => {
  render(<Field mask="cep" />)
  await user.click(screen.getByRole('button', { name: 'de fora' }))
  await waitFor(() => expect(field().value).toBe('01310-100'))
})
