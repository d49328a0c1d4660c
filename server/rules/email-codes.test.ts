import { describe, expect, it } from 'vitest'
import { codeExpiry, judgeCode, newCode, readCode, type CodeTry, mailboxKeyOf } from './email-codes.ts'

describe('a code (D6)', () => {
  it('is six digits, also the low ones, and seldom the same', () => {
    const codes = Array.from({ length: 200 }, newCode)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(150)
  })

  it('is read without what is between its digits', () => {
    expect(readCode(' 123-4 56')).toBe('123456')
  })

  it('is valid for ten minutes', () => {
    expect(codeExpiry(new Date('2026-11-20T12:55:00Z'))).toEqual(new Date('2026-11-20T13:05:00Z'))
  })

  it.each<[CodeTry | undefined, string | null, number]>([
    [undefined, 'spent', 0],
    [{ tries: 1, right: true, expired: false }, null, 4],
    [{ tries: 5, right: true, expired: false }, null, 0],
    [{ tries: 1, right: true, expired: true }, 'expired', 0],
    [{ tries: 4, right: false, expired: false }, 'wrong', 1],
    [{ tries: 5, right: false, expired: false }, 'spent', 0],
    [{ tries: 6, right: false, expired: false }, 'spent', 0],
  ])('tried as %j: %j, %i left', (attempt, reason, triesLeft) => {
    expect(judgeCode(attempt)).toEqual({ success: true, validated: reason === null, reason, triesLeft })
  })
})

describe('the mailbox of an address (S28)', () => {
  it.each([
    ['Maria.Silva@Example.com', 'maria.silva@example.com'],
    ['maria+39@example.com', 'maria@example.com'],
    ['maria', 'maria@'],
    [' maria@example.com\n', 'maria@example.com'],
    ['m.a.r.i.a+news@gmail.com', 'maria@gmail.com'],
    ['m.aria@googlemail.com', 'maria@gmail.com'],
  ])('%s: %s', (email, mailbox) => {
    expect(mailboxKeyOf(email)).toBe(mailbox)
  })
})
