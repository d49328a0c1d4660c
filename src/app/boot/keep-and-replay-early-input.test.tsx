/** A server-rendered form keeps its focus when React renders it again. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepForm } from './keep-and-replay-early-input.ts'

const FORM = '<form data-step="cep"><input name="cep" value="013"></form>'
const root = document.createElement('div')
const other = document.createElement('button')

beforeEach(() => {
  root.innerHTML = FORM
  document.body.append(root, other)
  window.__prosaEarlyInput = {
    values: {},
    submitted: false,
    step: null,
    release: () => {},
    font: () => {},
  }
  root.querySelector('input')?.focus()
})

afterEach(() => {
  document.body.replaceChildren()
  delete window.__prosaEarlyInput
})

test('the focus goes back to the field, behind what was typed', () => {
  const restore = keepForm(root)
  root.innerHTML = FORM
  restore()
  const field = root.querySelector('input')
  expect(document.activeElement).toBe(field)
  expect(field?.selectionStart).toBe(3)
  expect(window.__prosaEarlyInput).toMatchObject({ step: 'cep', values: { cep: '013' } })
})

test('the focus stays where the visitor has moved it since', () => {
  const restore = keepForm(root)
  root.innerHTML = FORM
  other.focus()
  restore()
  expect(document.activeElement).toBe(other)
})
