/** What a screen reader announces while an order is placed in the chat: each new line once, in the order of the talk. */
import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../support/accessibility.ts'
import { field, freeLine, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'

/** Keeps what a screen reader says: additions to the conversation's live region, and the names of what gets the focus. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    /** Everything that was added to the log, said or not: some screen readers say it whatever the page asks. */
    const added: string[] = []
    Object.assign(globalThis, { heard, added })
    const silent = '[aria-live="off"], [aria-hidden="true"]'
    /** The text of a node without its silent parts and without buttons, which are found by the cursor. */
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element) || node.matches(`${silent}, button`)) return ''
      return [...node.childNodes].map(textOf).join('')
    }
    const keep = (text: string) => {
      const said = text.replaceAll(/\s+/g, ' ').trim()
      if (said) heard.push(said)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes, type, target } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const around = node instanceof Element ? node : node.parentElement
          if (!around?.closest('[role="log"]')) continue
          added.push((node.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
          if (!around.closest(silent)) keep(textOf(node))
        }
    }).observe(document, { childList: true, subtree: true, characterData: true })
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.closest('.chat__foot, .chat__cards')) return
      const label = target instanceof HTMLInputElement ? target.labels?.[0]?.textContent : ''
      keep(`[${target.getAttribute('aria-label') ?? label ?? ''}]`)
    })
  })
  return async () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
}

/** Writes a message that is no answer, and waits for its reply. */
async function ask(page: Page, text: string, reply: string): Promise<void> {
  await freeLine(page).fill(text)
  await freeLine(page).press('Enter')
  await expect(page.getByRole('log')).toContainText(reply)
}

test(
  'each line of a whole order is announced once and in order, also when older talk is folded (D130)',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/chat')
    await expect(page.getByRole('textbox', { name: 'Qual é o seu CEP?' })).toBeFocused()
    const heard = await listen(page)
    await walk(page, { person: joao, until: 'planos' })
    await expect(page.locator('.chat__cards')).toBeFocused()
    await ask(page, 'tem fidelidade?', 'Quem cancela antes')
    await ask(page, 'a instalação é de graça?', 'não inclui cobrança de instalação')
    await walk(page, { person: joao, until: 'ativar-debito' })
    await ask(page, 'quanto é o desconto do débito?', 'a menos por mês')
    await walk(page, { person: joao })
    await expect(page.locator('[role="log"] [data-folded]').first()).toBeAttached()
    const all = await heard()
    // what is folded is not said again, nor is anything that was in the log put into it again
    const added = await page.evaluate(() => (globalThis as unknown as { added: string[] }).added)
    for (const said of [
      'tem fidelidade?',
      'Quem cancela antes',
      'a instalação é de graça?',
      'Tem fibra na Avenida',
    ])
      expect(
        added.filter((text) => text.includes(said)),
        said,
      ).toHaveLength(1)
    // nor when it is unfolded
    const folded = page.locator('.msg[data-folded]').filter({ hasText: 'Quem cancela antes' })
    await folded.getByRole('button', { name: 'Ver a resposta' }).press('Enter')
    await expect(page.getByText('Quem cancela antes')).toBeVisible()
    expect(await heard()).toEqual(all)
    await expectAccessibleInBoth(page, 'the receipt below a conversation with folded replies')
    const lines = all.filter((text) => !text.startsWith('['))
    // a reply to a question may be the same as before, an answer and what is said of it never
    expect(lines.filter((text, at) => lines.indexOf(text) !== at)).toEqual([])
    const answers = lines.flatMap((text) => /^Você respondeu: (.*)$/.exec(text)?.[1] ?? [])
    // folded lines have no rendered text
    const shown = await page.locator('[role="log"] .answer__bubble > :not(.hush)').allTextContents()
    expect(answers).toEqual(shown.map((text) => text.replaceAll(/\s+/g, ' ').trim()))
    // what leads to a question is read with it, not behind it
    for (const [introduction, asked] of [
      ['Tem fibra na Avenida Paulista, 1500.', 'Qual plano combina com a sua casa?'],
      ['Agora, os seus dados.', 'Qual é o seu nome completo?'],
      ['Falta pouco. Agora, o pagamento.', 'Em que dia a fatura deve vencer?'],
    ] as const) {
      expect(all.filter((text) => text.includes(introduction))).toHaveLength(1)
      expect(all).toContainEqual(
        expect.stringMatching(new RegExp(`^\\[.*${introduction} ${asked.replace('?', '\\?')}`)),
      )
    }
    const log = (await page.getByRole('log').textContent()) ?? ''
    expect(log.indexOf('Tem fibra na')).toBeLessThan(log.indexOf('Qual plano combina'))
  },
)

test('a message that waits for the code that reads it is announced once', onlyInFullRun, async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/reader-/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/chat')
  await expect(page.getByRole('textbox', { name: 'Qual é o seu CEP?' })).toBeFocused()
  const heard = await listen(page)
  await field(page, 'cep').fill('tem fidelidade?')
  await page.keyboard.press('Enter')
  await expect(page.locator('[role="log"] .answer').last()).toContainText('tem fidelidade?')
  gate.resolve()
  await expect(page.getByRole('log')).toContainText('Quem cancela antes')
  expect((await heard()).filter((text) => text.includes('tem fidelidade?'))).toEqual([
    'Você respondeu: tem fidelidade?',
  ])
})

for (const isWriting of rowsToRun([false, true], 1))
  test(`good news are announced once, ${isWriting ? 'also to who writes already' : 'before the question that follows from them'} (D160)`, async ({
    page,
  }) => {
    const gate = Promise.withResolvers<void>()
    await page.route(/\/api\/lead-v2$/, async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/chat')
    await expect(page.getByRole('textbox', { name: 'Qual é o seu CEP?' })).toBeFocused()
    const heard = await listen(page)
    await walk(page, { person: joao, until: 'planos' })
    await expect(page.getByRole('log')).toContainText('Vendo se tem fibra')
    if (isWriting) await freeLine(page).focus()
    gate.resolve()
    await expect(page.getByRole('log')).toContainText('Tem fibra na Avenida Paulista')
    const told = async () => (await heard()).filter((text) => text.includes('Tem fibra na Avenida Paulista'))
    await expect
      .poll(told)
      .toEqual([
        isWriting
          ? 'Assistente disse: Tem fibra na Avenida Paulista, 1500.'
          : '[Tem fibra na Avenida Paulista, 1500. Qual plano combina com a sua casa?]',
      ])
    const asked = (await heard()).filter((text) => text.includes('Qual plano combina'))
    expect(asked).toHaveLength(isWriting ? 0 : 1)
  })
