import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** `wcag22aa` is off by default in axe; without it the size of targets is not checked. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG 2.2 A and AA violations of the page as it stands, one readable line per element. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(settle)
  // there are no iframes to check, so axe may stay within the page: several times as fast
  const results = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze()
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => {
      const reason = [...node.any, ...node.all, ...node.none].map((check) => check.message).join('; ')
      return `${violation.id}: ${node.target.join(' ')} — ${reason}`
    }),
  )
}

/** Fails with every violation that axe finds. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await violations(page), `accessibility of ${where}`).toEqual([])
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
