/**
 * Checks that a screen fits the window (reflow), that its controls are large enough, and that its fields are labelled.
 */
import { expect, type Page } from '@playwright/test'

const drawn = () =>
  new Promise<boolean>((tell) => {
    requestAnimationFrame(() => requestAnimationFrame(() => tell(true)))
    setTimeout(() => tell(false), 1000)
  })

/**
 * Changes the size of the window, and waits until the page has been drawn in it. A Chromium without a screen under
 * load has been seen not to draw again after a change of size; a page that is not drawn cannot be clicked.
 * @param size in CSS pixels
 * @throws when the page is not drawn although the size was set again ten times
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  for (let times = 0; times < 10; times += 1) {
    await page.setViewportSize({ ...size, height: size.height - (times % 2) })
    if (!(await page.evaluate(drawn))) continue
    if (times % 2 === 1) await page.setViewportSize(size)
    return
  }
  throw new Error(`not drawn at ${size.width} × ${size.height}`)
}

/** Expects nothing to be wider than the screen, so that there is no second scroll direction (WCAG 2.2 SC 1.4.10). */
export async function expectReflow(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrollers = [document.documentElement, ...document.querySelectorAll('main, .chat__scroll')]
    // widths within a zoomed page are in its own pixels, rectangles in those of the screen
    const isWide = (each: Element) =>
      each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > width + 1
    return scrollers.some(isWide)
      ? [...document.querySelectorAll('main *, header *')]
          .filter((each) => each.getBoundingClientRect().right > width + 1 && each.checkVisibility())
          .map((each) => `${each.localName}.${each.className}`)
          .slice(0, 8)
      : []
  })
  expect(wide, `wider than the screen: ${where}`).toEqual([])
}

/** Expects the controls of the order to be at least 44 px high and wide; a radio button counts with its card. */
export async function expectTargets(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      [
        'form[data-step] button[type=submit]:not(.quiet-link)',
        'form[data-step] input:not([type=hidden])',
        '.chat__foot form :is(input:not([type=hidden]), button[type=submit])',
        'form[data-step] select',
        'main .button, .back-link, .mode-switch, .help > summary, .order__bar, .answer__correct',
      ].join(','),
    )
    return [...controls]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ each, target: each.closest('label, .plan, .checkbox') ?? each }))
      .map(({ each, target }) => ({ each, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ each, box }) => `${each.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)
  })
  expect(small, `smaller than 44 px: ${where}`).toEqual([])
}

const tokens = {
  cep: 'postal-code',
  number: 'address-line2',
  name: 'name',
  phone: 'tel-national',
  email: 'email',
  birth_date: 'bday',
  mothers_name: 'off',
  cpf: 'off',
  cnpj: 'off',
  agency: 'off',
  account_number: 'off',
  address: 'address-line1',
} as const

/** Expects every field to be labelled (U-inputs), and large enough not to make phones zoom in. */
export async function expectFields(page: Page): Promise<void> {
  // in one query: asking for one property after the other took most of the time
  const fields = await page.locator('form[data-step] input:visible').evaluateAll((inputs) =>
    inputs.map((input) => ({
      name: input.getAttribute('name') ?? '',
      autocomplete: input.getAttribute('autocomplete'),
      type: input.getAttribute('type'),
      size: parseFloat(getComputedStyle(input).fontSize),
    })),
  )
  for (const [name, token] of Object.entries(tokens)) {
    const named = fields.filter((each) => each.name === name)
    expect(named.length, `fields called ${name}`).toBeLessThanOrEqual(1)
    for (const { autocomplete, type, size } of named) {
      expect(autocomplete, `autocomplete of ${name}`).toBe(token)
      expect(size, `font size of ${name}`).toBeGreaterThanOrEqual(16)
      expect(type, 'never type=number').not.toBe('number')
    }
  }
}

/** Checks reflow at the largest page zoom, where even a wide window has little space. */
export async function expectReflowAtZoom(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('--zoom', '2.5'))
  await expectReflow(page, `${where} at 250 %`)
  await page.evaluate(() => document.documentElement.style.removeProperty('--zoom'))
}
