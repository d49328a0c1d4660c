import { expect, it } from 'vitest'
import { deliveryErrorText } from './undelivered-notices.ts'

it.each([
  ['the target answered 503', 'respondeu com o erro 503'],
  ['the mail server refused it (552): 552 mailbox full', 'o e-mail foi recusado (erro 552)'],
  ['fetch failed: connect ECONNREFUSED 127.0.0.1:9', 'não atendeu'],
  ['fetch failed: getaddrinfo ENOTFOUND shop.example', 'não atendeu'],
  ['The operation was aborted due to timeout', 'demorou demais para responder'],
  ['Something new', 'Something new'],
])('what came back of a delivery, %j, is told as %j', (logged, told) => {
  expect(deliveryErrorText(logged)).toBe(told)
})
