import { expect, test } from 'vitest'
import { firstPhones } from '../../src/content/brand-and-phones.ts'
import { contactCorrectedMail, orderChangedMail, orderMessageMail } from './order-change-mails.ts'

const order = { to: 'ana@exemplo.com.br', name: 'Ana Prado', orderNumber: 'P1234' }
const link = 'https://prosa.exemplo/pedido/abc'
const rows = [{ what: 'Vencimento', was: 'dia 10', became: 'dia 15' }]

/** What a mail says in its HTML, without tags and the addresses of links. */
const read = (html: string) =>
  html
    .replaceAll(/<head>.*?<\/head>|<[^>]+>/gs, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')

test.each([
  [
    'a corrected contact shows masks, and links nowhere',
    contactCorrectedMail({ ...order, email: 'a**@exemplo.com.br', phone: '(11) 9****-**21' }, firstPhones),
    ['a**@exemplo.com.br', '(11) 9****-**21'],
    null,
  ],
  [
    'an order that was put right says before and after',
    orderChangedMail({ ...order, link, rows, isAddressCut: true }, firstPhones),
    ['Vencimento: dia 10 → dia 15'],
    link,
  ],
  [
    'an order that waits for a yes leads to it, and not to the order',
    orderChangedMail({ ...order, link, rows, confirm: `${link}/sim` }, firstPhones),
    ['Vencimento: dia 10 → dia 15'],
    `${link}/sim`,
  ],
  [
    'a sentence to all who ordered at a price stands as it was written',
    orderMessageMail({ ...order, link, sentence: 'A fatura mudou.\n\nNada a fazer.' }, firstPhones),
    ['A fatura mudou.', 'Nada a fazer.'],
    link,
  ],
])('%s; text and page say the same, the number once (D159)', (_, mail, told, to) => {
  for (const each of told) {
    expect(mail.text).toContain(each)
    expect(read(mail.html)).toContain(each)
  }
  // the link to WhatsApp holds the number too
  const text = mail.text.replaceAll(/https?:\S+/g, '')
  for (const said of [text, read(mail.html)]) {
    expect(said).toContain('Ana')
    expect(said.split('P1234')).toHaveLength(2)
    expect(said).toContain(firstPhones.sales)
  }
  expect(mail.subject).toContain('P1234')
  const links = [...mail.html.matchAll(/href="(https:\/\/prosa[^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(to === null ? [] : [to])
  expect(mail.text.includes(`: ${link}\n`)).toBe(to === link)
})
