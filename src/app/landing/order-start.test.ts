import { describe, expect, it } from 'vitest'
import { addressOfLinkedOrder } from './order-start.ts'

const chat = () => 'chat' as const
const pages = () => 'pages' as const

describe('a link to an order on a marketing page (D56)', () => {
  it.each([
    ['', { l: 'a-code' }, '', chat, '/chat?l=a-code'],
    ['', { l: 'a-code' }, '?utm_source=mail', pages, '/checkout/confirmacao/?utm_source=mail&l=a-code'],
    ['timpre', { lmig: '1 2' }, '', chat, '/timpre/chat?lmig=1+2'],
    ['rs', { ls: '7' }, '', pages, '/rs/checkout/confirmacao/?ls=7'],
  ] as const)('under %j leads into the order: %j', (prefix, link, search, opening, address) => {
    expect(addressOfLinkedOrder({ prefix }, link, search, opening)).toBe(address)
  })

  it.each([undefined, {}, { cep: '01310100', number: '10' }, { k: 'an-agent' }, { l: '' }])(
    'is none: %j',
    (link) => expect(addressOfLinkedOrder({ prefix: '' }, link, '', chat)).toBeNull(),
  )
})
