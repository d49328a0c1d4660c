/** Measures which part of the chat's conversation is visible, and checks what a screen reader announces. */
import { expect, type Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'

/** Which part of the chat's conversation is in sight, in pixels of the window. */
export async function chatInSight(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect()
    const scroller = box(document.querySelector('.chat__scroll'))
    if (!scroller) throw new Error('no chat')
    const asked = [...document.querySelectorAll('[role="log"] > .msg')].at(-1)
    const words = document.createRange()
    if (asked) words.selectNode(asked.querySelector('.msg__text') ?? asked)
    const text = words.getBoundingClientRect()
    const bar = box(document.querySelector('.chat__scroll .action-bar'))
    const isStuck = bar !== undefined && bar.bottom <= scroller.bottom + 1 && bar.top < scroller.bottom
    // the field that has the focus, or the first one; a checkbox is a small part of its label
    const field = box(
      document.querySelector('.chat__foot :is(input, select):focus') ??
        document.querySelector(
          '.chat__foot :is(input:not([type=hidden], [type=checkbox], [type=radio]), select)',
        ),
    )
    const send = box(document.querySelector('.chat__foot button[type=submit]'))
    return {
      header: box(document.querySelector('.site-header'))?.height ?? 0,
      summary: box(document.querySelector('.chat__order'))?.height ?? 0,
      isAsked: text.top >= scroller.top - 1 && text.bottom <= scroller.bottom + 1,
      isField:
        field !== undefined &&
        field.top >= scroller.bottom - 1 &&
        field.bottom <= window.innerHeight &&
        // the button lies over what scrolls beneath it
        (!send || field.bottom <= send.top || field.top >= send.top - 8 || field.right <= send.left),
      isSend: send !== undefined && send.top >= scroller.bottom - 1 && send.bottom <= window.innerHeight,
      content: (scroller.height - (isStuck ? scroller.bottom - bar.top : 0)) / window.innerHeight,
    }
  })
}

/** Expects the new question to be announced by the focus alone, which is before its choices. */
export async function expectHeardOnce(page: Page, step: StepId): Promise<void> {
  await expect(page.locator(':focus'), step).toHaveCount(1)
  const heard = await page.evaluate(() => {
    const asked = [...document.querySelectorAll('[role="log"] .msg')].at(-1)
    const focus = document.activeElement
    const cards = document.querySelector('.chat__cards :is(input, button)')
    return {
      isSilent: asked?.getAttribute('aria-live') === 'off',
      asked: asked?.querySelector('.msg__text')?.textContent,
      focus:
        focus?.getAttribute('aria-label') ??
        focus
          ?.getAttribute('aria-labelledby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' ') ??
        (focus as HTMLInputElement | null)?.labels?.[0]?.textContent,
      why: focus
        ?.getAttribute('aria-describedby')
        ?.split(' ')
        .includes(asked?.querySelector('.msg__why')?.id ?? '?'),
      hasWhy: asked?.querySelector('.msg__why') !== null,
      isBefore:
        !cards || !focus || (focus.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    }
  })
  expect(heard, step).toMatchObject({ isSilent: true, isBefore: true })
  // what leads to the question may stand before it
  expect(heard.asked && heard.focus?.endsWith(heard.asked), `${step}: ${heard.focus}`).toBe(true)
  if (heard.hasWhy) expect(heard.why, step).toBe(true)
}
