/** The orders that are placed in every browser, in the chat and on pages. Each ends with the number on the receipt. */
import assert from 'node:assert/strict'
import { entrance, WAYS, type Way } from '../../tests/support/visitor-in-browser.ts'
import { joao, maria } from '../../tests/support/people.ts'
import type { Tab } from './browser-tab-interface.ts'
import { expectStep, orderNumber, switchTo, valueOf, walkAsVisitor } from './simulated-visitor.ts'

type Story = {
  readonly title: string
  /** @returns the order's number */
  readonly play: (tab: Tab, url: string) => Promise<string>
}

/** A whole order by one way, with a reload in the middle and Back once. */
async function order(tab: Tab, url: string, way: Way): Promise<string> {
  await tab.go(url + entrance[way])
  await walkAsVisitor(tab, maria, 'data-nascimento')
  await tab.reload()
  await expectStep(tab, 'data-nascimento')
  await tab.back()
  await expectStep(tab, 'email')
  assert.equal(await valueOf(tab, 'email'), maria.email?.email, 'Back shows what was answered')
  await walkAsVisitor(tab, maria)
  return orderNumber(tab)
}

/** Begun on pages, finished in the chat, where Back goes to what was answered on a page. */
async function switched(tab: Tab, url: string): Promise<string> {
  await tab.go(url + entrance.pages)
  await walkAsVisitor(tab, joao, 'cpf')
  await switchTo(tab, 'chat')
  await expectStep(tab, 'cpf')
  await tab.reload()
  await walkAsVisitor(tab, joao)
  const number = await orderNumber(tab)
  await tab.back()
  await expectStep(tab, 'pedido-realizado')
  assert.equal(await orderNumber(tab), number, 'after the order Back shows the receipt')
  return number
}

export const ORDER_SCENARIOS: readonly Story[] = [
  ...WAYS.map((way) => ({
    title: `an order by ${way}, with a reload and Back`,
    play: (tab: Tab, url: string) => order(tab, url, way),
  })),
  { title: 'an order begun on pages and finished in the chat', play: switched },
]
