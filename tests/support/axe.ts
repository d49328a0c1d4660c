import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** `wcag22aa` is off by default in axe; without it the size of targets is not checked. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that see colours: all that can differ between light and dark. */
const colours = ['color-contrast', 'link-in-text-block']

type Part = 'all' | 'colours'

/** WCAG 2.2 A and AA violations of the page as it stands, one readable line per element. */
export async function violations(page: Page, part: Part = 'all'): Promise<string[]> {
  await page.evaluate(settle)
  // there are no frames to look into, so axe may stay within the page: several times as fast
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const results = await (part === 'all' ? axe.withTags(tags) : axe.withRules(colours)).analyze()
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => {
      const reason = [...node.any, ...node.all, ...node.none].map((check) => check.message).join('; ')
      return `${violation.id}: ${node.target.join(' ')} — ${reason}`
    }),
  )
}

/** Fails with every violation that axe finds; `colours` looks at colours only. */
export async function expectAccessible(page: Page, where: string, part: Part = 'all'): Promise<void> {
  expect(await violations(page, part), `accessibility of ${where}`).toEqual([])
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
