// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { oneOfEach, rowsToRun } from '../../../tests/support/rows-to-run.ts'
import Mask from './InputMask.ts'
import { loadMasks } from './MaskedField.tsx'
import type { MaskName } from './input-mask-formats.ts'
import { MaskedFieldWithValue as Field } from '../../../tests/support/masked-field-with-value.tsx'

beforeAll(loadMasks)

/** Keys without pauses between them. */
const user = userEvent.setup({ delay: null })

const field = () => screen.getByLabelText<HTMLInputElement>('Campo')
const draft = () => screen.getByRole('status').textContent

type Row = [mask: MaskName, keys: string, shown: string]

describe('a line of the chat formats a value alone; a message that begins with one stays as it is typed', () => {
  const value: Row[] = [
    ['cep', '01310100', '01310-100'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['date', '13051990', '13/05/1990'],
    ['document', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['document', '529 982 247 25', '529.982.247-25'],
    ['cnpj', '11222333', '11.222.333'],
  ]
  const messages: [MaskName, string][] = [
    ['cep', '01310100, 1000 ap 12'],
    ['cep', '013101001'],
    ['cep', '15/03/1989 é meu nascimento, errei'],
    ['phone', '1002 é o numero da casa, errei'],
    ['phone', '11 3214 5678 1'],
    ['phone', '15.03.1989'],
    ['date', '11912345678 é meu telefone certo'],
    ['date', '111.444.777-35'],
    ['date', '1 de maio de 1990'],
    ['date', '13/05/1990, mãe Ana'],
    ['document', '1002 e o numero da casa'],
    ['document', '529 982 247 25 dia 5'],
    ['cnpj', '11222333000181 dia 5'],
  ]
  test.each(
    rowsToRun(
      value,
      oneOfEach(([mask]) => mask),
    ),
  )('%s: %s becomes %s', async (mask, keys, expected) => {
    render(<Field mask={mask} words="message" />)
    await user.type(field(), keys)
    expect(field().value).toBe(expected)
    expect(draft()).toBe(expected)
  })
  test.each(
    rowsToRun(
      messages,
      oneOfEach(([mask]) => mask),
    ),
  )('%s: %s', async (mask, keys) => {
    render(<Field mask={mask} words="message" />)
    await user.type(field(), keys)
    expect(field().value).toBe(keys)
    expect(draft()).toBe(keys)
  })

  test('words after a value that was pasted, and a value pasted before words', async () => {
    render(<Field mask="date" words="message" />)
    await user.click(field())
    await user.paste('1002')
    expect(field().value).toBe('10/02')
    await user.paste(' é o numero da casa')
    expect(field().value).toBe('1002 é o numero da casa')
    await user.clear(field())
    await user.paste('52998224725 e vencimento dia 8')
    expect(field().value).toBe('52998224725 e vencimento dia 8')
  })

  test('words before a value that is formatted already', async () => {
    render(<Field mask="phone" words="message" />)
    await user.type(field(), '11987654321')
    await user.type(field(), 'é ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(field().value).toBe('é 11987654321')
    expect(field().selectionStart).toBe(2)
  })

  test('a digit corrected in the middle before the words', async () => {
    render(<Field mask="date" words="message" />)
    await user.type(field(), '1003')
    await user.type(field(), '{Backspace}5', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(field().value).toBe('10/53')
    await user.type(field(), ' é a casa')
    expect(field().value).toBe('1053 é a casa')
  })

  test('the mask is back once the words are deleted, and what was typed is back with further words', async () => {
    render(<Field mask="date" words="message" />)
    await user.type(field(), '1002 é{Backspace}')
    expect(field().value).toBe('10/02 ')
    await user.keyboard('é a casa')
    expect(field().value).toBe('1002 é a casa')
    await user.clear(field())
    await user.keyboard('119123456{Backspace}')
    expect(field().value).toBe('11/91/2345')
  })

  test('a space that the mask removes along with the last word is typed again', async () => {
    render(<Field mask="phone" words="message" />)
    await user.type(field(), '1002 é{Backspace}')
    expect(field().value).toBe('(10) 02')
    await user.keyboard(' é a casa')
    expect(field().value).toBe('1002 é a casa')
  })

  test('a space deleted within a message takes no digit along', async () => {
    render(<Field mask="cep" words="message" />)
    await user.type(field(), '01310100 1000')
    await user.type(field(), '{Backspace}', { initialSelectionStart: 9, initialSelectionEnd: 9 })
    expect(field().value).toBe('013101001000')
  })

  test('undo restores the value in its format, and words after it what was typed', async () => {
    render(<Field mask="date" words="message" />)
    await user.type(field(), '1002 é')
    for (let keys = 0; keys < 2; keys++) fireEvent.keyDown(field(), { key: 'z', keyCode: 90, ctrlKey: true })
    expect(field().value).toBe('10/02')
    field().setSelectionRange(5, 5)
    await user.keyboard(' é a casa')
    expect(field().value).toBe('1002 é a casa')
  })

  test('words that an on-screen keyboard composes', async () => {
    render(<Field mask="date" words="message" />)
    await user.type(field(), '1002 ')
    fireEvent.compositionStart(field())
    for (const word of ['é', 'éo']) {
      fireEvent(field(), new InputEvent('beforeinput', { bubbles: true, isComposing: true }))
      fireEvent.input(field(), { target: { value: `10/02 ${word}` }, isComposing: true })
    }
    // rewriting the text now would end the composition
    expect(field().value).toBe('10/02 éo')
    fireEvent.compositionEnd(field())
    expect(field().value).toBe('1002 éo')
    expect(draft()).toBe('1002 éo')
  })

  test('on a page the same words leave the format of the value', async () => {
    render(<Field mask="cep" words="instead" />)
    await user.type(field(), '01310100, 1000')
    expect(field().value).toBe('01310-100, 1000')
  })
})

test('a word begun before the mask took over keeps its letters', () => {
  const input = document.createElement('input')
  document.body.append(input)
  input.value = 'aj' // typed since the last render
  const { unmount } = render(<Mask mask="phone" words="message" input={{ current: input }} value="" />)
  expect(input.value).toBe('aj')
  unmount()
  input.remove()
})

test('words go on after the mark that the mask puts when it takes over', async () => {
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

test('a whole text that is selected stays selected when the mask takes over', () => {
  const input = document.createElement('input')
  document.body.append(input)
  input.value = '119'
  input.focus()
  input.select()
  const { unmount } = render(<Mask mask="phone" input={{ current: input }} value="119" />)
  expect(input.value).toBe('(11) 9')
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
  unmount()
  input.remove()
})

describe('typing drops nothing (D110)', () => {
  const typed: Row[] = [
    ['cep', '01310100', '01310-100'],
    // too many digits stay, so that the step's message can refer to them
    ['cep', '013101009', '01310-1009'],
    ['phone', '119876543210', '(11) 98765-43210'],
    ['phone', '+55 11 98765-4321', '+55 (11) 98765-4321'],
    ['phone', '5511987654321', '+55 (11) 98765-4321'],
    ['phone', '55987654321', '(55) 98765-4321'],
    ['phone', '5555987654321', '+55 (55) 98765-4321'],
    ['phone', '01132145678', '0 (11) 3214-5678'],
    ['phone', '+1 202 555 0143', '+1 202 555 0143'],
    ['phone', '1132145678', '(11) 3214-5678'],
    ['cpf', '12345678909', '123.456.789-09'],
    ['document', '52998224725', '529.982.247-25'],
    ['document', '11222333000181', '11.222.333/0001-81'],
    ['document', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['date', '13051990', '13/05/1990'],
    ['date', '3/5/1990', '03/05/1990'],
    ['date', '13 de maio de 90', '13 de maio de 90'],
    ['date', '1 de maio de 1990', '01 de maio de 1990'],
    ['date', 'treze de maio', 'treze de maio'],
  ]
  const sample = ['013101009', '5511987654321', '55987654321', '12345678909', '12abc34501de35', '3/5/1990']
  test.each(rowsToRun(typed, ([, keys]) => sample.includes(keys)))(
    '%s: %s becomes %s',
    async (mask, keys, expected) => {
      render(<Field mask={mask} />)
      await user.type(field(), keys)
      expect(field().value).toBe(expected)
      expect(draft()).toBe(expected)
    },
  )
})

describe('pasting', () => {
  const pasted: Row[] = [
    ['phone', '+55 (11) 98765-4321', '+55 (11) 98765-4321'],
    ['phone', '011987654321', '0 (11) 98765-4321'],
    ['cep', ' 01310 100 ', '01310-100'],
    ['date', '1990-05-13', '13/05/1990'],
    ['date', '13 de maio de 90', '13 de maio de 90'],
    // what the mask would truncate is left as entered, so that the step's message can refer to it
    ['cpf', '123.456.789-091', '123.456.789-091'],
    ['cep', 'maria@exemplo.com', 'maria@exemplo.com'],
  ]
  test.each(
    rowsToRun(
      pasted,
      oneOfEach(([mask]) => mask),
    ),
  )('%s: %j becomes %j', async (mask, text, expected) => {
    render(<Field mask={mask} />)
    await user.click(field())
    await user.paste(text)
    expect(field().value).toBe(expected)
    expect(draft()).toBe(expected)
  })

  test('the mask is back once the field is empty', async () => {
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
