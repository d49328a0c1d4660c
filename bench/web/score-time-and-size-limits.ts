/**
 * Limits that `npm run bench:web` compares its figures with: Lighthouse scores, loading times on a slow phone, and the
 * size of the scripts.
 */
export const targets = {
  /** The minimum score of each category of Lighthouse. */
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** Maximum values of a visit on the slow phone: milliseconds, and the bytes of JavaScript until interactive. */
  lcp: 1000,
  cls: 0,
  tbt: 50,
  script: 78 * 1024,
  /**
   * Maximum bytes for a streaming page, which loads the carousel at once because its row of series is visible
   * immediately.
   */
  scriptWithCarousel: 108 * 1024,
} as const
