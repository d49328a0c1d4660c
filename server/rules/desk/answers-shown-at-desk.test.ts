import { expect, test } from 'vitest'
import { answersShownAtDesk } from './answers-shown-at-desk.ts'

const declared: Parameters<typeof answersShownAtDesk>[3] = [
  ['operator', [['operator', { kept: 'clear', atDesk: 'always' }]]],
  ['nickname', [['nickname', { kept: 'sealed', atDesk: 'opened' }]]],
  ['nis', [['nis', { kept: 'sealed', atDesk: 'opened', mask: (nis) => `***${nis.slice(-2)}` }]]],
  ['secret', [['secret', { kept: 'clear' }]]],
]
const stored = {
  operator: { operator: 'oi' },
  nickname: { nickname: 'sealed Duda' },
  nis: { nis: 'sealed 12345' },
  secret: { secret: 'never' },
}
const rowsOf = (answers: Parameters<typeof answersShownAtDesk>[0], isOpened: boolean) =>
  answersShownAtDesk(answers, isOpened, (sealed) => sealed.replace('sealed ', ''), declared)

test('the desk shows the answers whose declarations say so, personal ones once they are opened (D122)', () => {
  expect(rowsOf(stored, true)).toEqual([
    { answer: 'operator', values: [{ name: 'operator', value: 'oi' }] },
    { answer: 'nickname', values: [{ name: 'nickname', value: 'Duda' }] },
    { answer: 'nis', values: [{ name: 'nis', value: '12345' }] },
  ])
  expect(rowsOf(stored, false)).toEqual([
    { answer: 'operator', values: [{ name: 'operator', value: 'oi' }] },
    { answer: 'nis', values: [{ name: 'nis', value: '***45' }] },
  ])
  // skipped, or never asked
  expect(rowsOf({ operator: { operator: '' } }, true)).toEqual([])
})
