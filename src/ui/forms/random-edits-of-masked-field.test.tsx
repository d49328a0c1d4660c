// @vitest-environment jsdom
/** Checks after random edits that a masked field has the same letters, digits and caret as a field without a mask. */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadMasks } from './MaskedField.tsx'
import { isFull, rowsToRun } from '../../../tests/support/rows-to-run.ts'
import { formatTyped } from './input-mask-formats.ts'
import type { MaskName } from './input-mask-formats.ts'
import { MaskedFieldWithValue as Field } from '../../../tests/support/masked-field-with-value.tsx'

beforeAll(loadMasks)

/** A field without a mask: its letters and digits, and how many of them are before the caret. */
type Plain = { readonly signs: string; readonly caret: number }

/** One edit. Positions are fractions of the text's length, from 0 to 1. */
type Action =
  | { readonly does: 'type' | 'paste'; readonly text: string }
  | { readonly does: 'backspace' | 'delete' | 'undo' }
  | { readonly does: 'point'; readonly from: number; readonly to: number }

const signsOf = (text: string) => text.replace(/[^a-z\d]/gi, '').toUpperCase()

const oneOf = (signs: string) => fc.constantFrom(...signs.split(''))
const digit = oneOf('0123456789')
const actions = (sign: fc.Arbitrary<string>): fc.Arbitrary<Action[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ does: fc.constant('type' as const), text: sign }) },
      { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('backspace', 'delete') }) },
      fc.record({ does: fc.constant('undo' as const) }),
      fc.record({
        does: fc.constant('paste' as const),
        text: fc.string({ unit: sign, minLength: 2, maxLength: 6 }),
      }),
      {
        weight: 4,
        arbitrary: fc
          .record({
            does: fc.constant('point' as const),
            from: fc.double({ min: 0, max: 1, noNaN: true }),
            to: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 2 }),
          })
          .map(({ does, from, to }) => ({ does, from, to: to ?? from })),
      },
    ),
    { minLength: 1, maxLength: 12 },
  )

const patterns: Record<MaskName, RegExp> = {
  cep: /^\d{5}-\d{3}$/,
  phone: /^(?:\+55 |0 )?\(\d\d\) \d{4,5}-\d{4}$/,
  cpf: /^\d{3}\.\d{3}\.\d{3}-\d\d$/,
  cnpj: /^\w\w\.\w{3}\.\w{3}\/\w{4}-\w\w$/,
  document: /^(?:\d{3}\.\d{3}\.\d{3}-\d\d|\w\w\.\w{3}\.\w{3}\/\w{4}-\w\w)$/,
  date: /^\d\d\/\d\d\/\d{4}$/,
}

/** Texts of a length at which the mask is complete. */
const complete: Record<MaskName, readonly string[]> = {
  cep: ['01310100'],
  phone: ['12987654321', '1132145678', '5512987654321', '012987654321'],
  cpf: ['52998224725'],
  cnpj: ['11222333000181', '12ABC34501DE35'],
  document: ['52998224725', '11222333000181'],
  date: ['31021985'],
}

/** Whether a plus is deleted alone, as a sign like others: one that the mask would not write again. */
const isPlusAlone = (text: string, at: number) =>
  text[at] === '+' && formatTyped('phone', text.replace('+', ''), false) !== text

/** Whether a day or month has digits that were put into it: they do not move into the part after it (docs/decisions/0091). */
const isPartTooLong = (text: string) => /^(?:\d\d?\/)?\d{3,}\//.test(text)

/** Does one action to the field, and returns what a plain field would hold then; `last` is what an undo restores. */
async function act(action: Action, input: HTMLInputElement, plain: Plain, last: Plain): Promise<Plain> {
  const user = userEvent.setup({ delay: null })
  const text = input.value
  const start = input.selectionStart ?? 0
  const end = input.selectionEnd ?? 0
  const before = signsOf(input.value.slice(0, start)).length
  const behind = signsOf(input.value.slice(0, end)).length
  const cut = (from: number, to: number, put = ''): Plain => ({
    signs: plain.signs.slice(0, from) + put.toUpperCase() + plain.signs.slice(to),
    caret: from + put.length,
  })
  switch (action.does) {
    case 'point': {
      const [from, to] = [action.from, action.to]
        .toSorted((a, b) => a - b)
        .map((part) => Math.round(part * input.value.length))
      input.setSelectionRange(from ?? 0, to ?? 0)
      return { ...plain, caret: signsOf(input.value.slice(0, to)).length }
    }
    case 'type':
      await user.keyboard(action.text)
      return cut(before, behind, action.text)
    case 'paste':
      await user.paste(action.text)
      return cut(before, behind, action.text)
    case 'backspace':
      await user.keyboard('{Backspace}')
      if (start === end && isPlusAlone(text, start - 1)) return { ...plain, caret: before }
      return start === end ? cut(Math.max(0, before - 1), before) : cut(before, behind)
    case 'delete':
      await user.keyboard('{Delete}')
      if (start === end && isPlusAlone(text, start)) return { ...plain, caret: before }
      return start === end ? cut(before, before + 1) : cut(before, behind)
    case 'undo':
      // user-event leaves out the key's code, by which imask knows it
      fireEvent.keyDown(input, { key: 'z', keyCode: 90, ctrlKey: true })
      return last
  }
}

/** Cases that random ones found. */
const found: Partial<Record<MaskName, [string, Action[]][]>> = {
  phone: [
    [
      '5512987654321',
      [{ does: 'backspace' }, { does: 'point', from: 0, to: 0 }, { does: 'delete' }, { does: 'delete' }],
    ],
    [
      '5512987654321',
      [{ does: 'backspace' }, { does: 'backspace' }, { does: 'point', from: 0, to: 0 }, { does: 'delete' }],
    ],
    [
      '5512987654321',
      [
        { does: 'point', from: 0, to: 0 },
        { does: 'type', text: '0' },
        { does: 'delete' },
        { does: 'undo' },
        { does: 'backspace' },
      ],
    ],
  ],
  date: [
    [
      '00000',
      [
        { does: 'point', from: 0, to: 0 },
        { does: 'paste', text: '310' },
      ],
    ],
  ],
  cep: [
    [
      '01310100',
      [
        { does: 'type', text: '1' },
        { does: 'point', from: 0.5, to: 0.6 },
        { does: 'backspace' },
        { does: 'undo' },
      ],
    ],
  ],
}

const fields: [MaskName, fc.Arbitrary<string>][] = [
  ['cep', digit],
  ['phone', digit],
  ['cpf', digit],
  ['cnpj', oneOf('0123456789ABCXYZ')],
  ['document', digit],
  ['date', digit],
]

describe('a masked field holds what a plain one would, formatted (D110, U7)', () => {
  test.each(rowsToRun(fields, ([mask]) => ['phone', 'date'].includes(mask)))(
    '%s: caret anywhere; insert, delete, replace, paste, undo',
    async (mask, sign) => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fc.constantFrom(...complete[mask]), fc.string({ unit: sign, maxLength: 15 })),
          actions(sign),
          async (initial, all) => {
            const { unmount } = render(<Field mask={mask} initial={initial} />)
            const input = screen.getByLabelText<HTMLInputElement>('Campo')
            input.focus()
            input.setSelectionRange(input.value.length, input.value.length)
            try {
              let plain: Plain = { signs: initial, caret: initial.length }
              let now = { plain, text: input.value }
              // an edit of a separator alone, in a text that does not fit, is undone like any other
              const past: (typeof now)[] = []
              for (const action of all) {
                const last = action.does === 'undo' ? (past.pop() ?? now) : now
                plain = await act(action, input, plain, last.plain)
                expect(signsOf(input.value)).toBe(plain.signs)
                expect(
                  screen.getByRole('status').textContent === input.value || plain.signs === initial,
                ).toBe(true)
                if (action.does === 'undo') {
                  expect(input.value).toBe(last.text)
                  now = last
                } else {
                  expect(signsOf(input.value.slice(0, input.selectionEnd ?? 0)).length).toBe(plain.caret)
                  if (input.value !== now.text) {
                    past.push(now)
                    now = { plain, text: input.value }
                  }
                }
              }
              // a CNPJ ends in two digits; a country code is followed by an area code, or by a zero that the mask leaves
              const isComplete =
                /\d\d$/.test(plain.signs) &&
                !(mask === 'date' && isPartTooLong(input.value)) &&
                !(mask === 'phone' && plain.signs.startsWith('550')) &&
                complete[mask].some(
                  (one) => one.length === plain.signs.length && one.startsWith(plain.signs.slice(0, 2)),
                )
              if (isComplete) expect(input.value).toMatch(patterns[mask])
            } finally {
              unmount()
            }
          },
        ),
        { numRuns: isFull ? 400 : 6, examples: found[mask] ?? [] },
      )
    },
  )
})

test.each(rowsToRun(fields, ([mask]) => ['phone', 'date', 'document'].includes(mask)))(
  'a message typed at a question for %s is as it was typed, once it has words',
  async (mask) => {
    const user = userEvent.setup({ delay: null })
    const text = fc.string({ unit: oneOf('00112233456789999  ./-()+aeé,'), maxLength: 18 })
    await fc.assert(
      fc.asyncProperty(text, async (start) => {
        const { unmount } = render(<Field mask={mask} words="message" />)
        const input = screen.getByLabelText<HTMLInputElement>('Campo')
        try {
          input.focus()
          await user.keyboard(`${start}não`)
          expect(input.value).toBe(`${start}não`)
        } finally {
          unmount()
        }
      }),
      { numRuns: isFull ? 400 : 10 },
    )
  },
)
