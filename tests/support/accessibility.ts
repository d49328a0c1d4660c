/** Checks pages for accessibility with axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { layOutAll } from './element-layout.ts'
import { enlargeText, resetSize } from './check-enlarged-layout.ts'

/** The script of axe, which is added to the examined page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** `wcag22aa` is off by default in axe; without it the size of targets is not checked. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Violation = { readonly rule: string; readonly target: string; readonly reason: string }

/** The rules of `tags` whose outcome depends on the colour scheme. */
const ofColours = ['color-contrast', 'link-in-text-block']

type Extent = {
  /** Examines only what is in this element. */
  readonly within?: string
  /** Examines only these rules. */
  readonly rules?: string[]
}

/**
 * WCAG 2.2 A and AA violations of the page as it is, one per element. Axe is injected once per document, and only what
 * was violated is named and returned: a quarter of the time of `@axe-core/playwright` at a question, half on a landing.
 */
async function violations(page: Page, { within, rules }: Extent = {}): Promise<Violation[]> {
  // axe takes boxes that are not laid out yet for boxes that lie over others
  await page.evaluate(layOutAll)
  await page.evaluate(settle)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const type = rules ? 'rule' : 'tag'
  return page.evaluate(runAxe, { within, type, values: rules ?? tags } as const)
}

type Asked = {
  readonly within: string | undefined
  readonly type: 'rule' | 'tag'
  readonly values: string[]
}

/** For the browser. */
async function runAxe({ within, type, values }: Asked): Promise<Violation[]> {
  const here = window as typeof window & { readonly axe: typeof axe }
  const results = await here.axe.run(within ?? document, {
    runOnly: { type, values },
    resultTypes: ['violations'],
    // style sheets and media are fetched again for two rules that are not among these
    preload: false,
  })
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => {
      const reason = [...node.any, ...node.all, ...node.none].map((check) => check.message).join('; ')
      return { rule: violation.id, target: node.target.join(' '), reason }
    }),
  )
}

/**
 * A target that a sticky bar cuts off is small only until it is scrolled to: each such target is scrolled into view and
 * examined alone.
 */
async function whatStays(page: Page, found: readonly Violation[]): Promise<Violation[]> {
  const kept: Violation[] = []
  for (const violation of found) {
    if (violation.rule !== 'target-size' || !violation.reason.includes('obscured')) {
      kept.push(violation)
      continue
    }
    await page.locator(violation.target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    kept.push(...(await violations(page, { within: violation.target })))
  }
  return kept
}

/** Fails with every violation that axe finds. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expectNone(await whatStays(page, await violations(page)), where)
}

/** Checks both colour schemes, the second one only by the rules that depend on it. Leaves the page dark. */
export async function expectAccessibleInBoth(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${where}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  expectNone(await violations(page, { rules: ofColours }), `${where}, dark`)
}

/** Checks forced colours, which contrast themes use, and text at 200 %. Leaves the page light. */
export async function expectAccessibleAdapted(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  expectNone(await violations(page, { rules: ofColours }), `${where}, forced colours`)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await enlargeText(page)
  expectNone(await whatStays(page, await violations(page)), `${where}, text of 200 %`)
  await resetSize(page)
}

function expectNone(found: readonly Violation[], where: string): void {
  const lines = found.map(({ rule, target, reason }) => `${rule}: ${target} — ${reason}`)
  expect(lines, `accessibility of ${where}`).toEqual([])
}

/** Half-transparent text in the middle of a transition would count as bad contrast. */
async function settle(): Promise<void> {
  const ends = (animation: Animation): boolean =>
    Number.isFinite(animation.effect?.getComputedTiming().endTime)
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map((animation) => animation.finished),
  )
}
