import { describe, expect, it } from 'vitest'
import { withWhatsapp } from './adapt-whatsapp-links-to-edition.ts'
import { whatsappHref } from './build-whatsapp-link.ts'

describe('the link to the operator’s WhatsApp', () => {
  it.each([
    ['55 800 777 0000', 'https://wa.me/558007770000'],
    ['+55 11 97777 0000', 'https://wa.me/5511977770000'],
  ])('of %s is %s', (phone, chat) => {
    expect(decodeURIComponent(whatsappHref(phone, { orderNumber: 'P1', plan: '600 Mega' }))).toBe(
      `${chat}?text=Olá! Preciso de ajuda com o meu pedido P1. Plano: 600 Mega.`,
    )
  })
})

it.each([
  ['https://wa.me/558005551020', 'https://wa.me/5511977770000'],
  ['https://wa.me/558005551020?text=Oi', 'https://wa.me/5511977770000?text=Oi'],
  ['https://wa.me/5580055510201', 'https://wa.me/5580055510201'],
  ['https://wa.me/351912345678?text=Oi', 'https://wa.me/351912345678?text=Oi'],
  ['/chat', '/chat'],
])('a link of an edition’s texts follows its WhatsApp if it led to the first one’s: %s', (href, to) => {
  expect(withWhatsapp(href, { sales: '', support: '', whatsapp: '55 11 97777 0000' })).toBe(to)
})
