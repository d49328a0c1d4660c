import { describe, expect, it } from 'vitest'
import { mailboxKeyOf } from './mailbox-key-for-limits.ts'

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
