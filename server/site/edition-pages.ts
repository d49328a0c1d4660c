/** Renders the pages of an edition when they are first requested, and caches them. */
import { setTimeout as wait } from 'node:timers/promises'
import type { PageName, RenderInput } from '../../src/app/server-rendering/page-renderer-input.ts'
import type { ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'
import { renderedPagesOf } from '../../src/site/prerendered-pages.ts'
import { withoutDatabase, type EditionAt } from '../editions/stored-editions.ts'
import type { FinishedPage } from './pack-rendered-page.ts'
import { nameOfPages, previewInputOf, renderInputOf, type SiteSettings } from './collect-render-input.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { PageStore } from './rendered-page-store.ts'

/** A page with the number of the edition that it is of; that is negative if it is not stored. */
export type PageOfEdition = FinishedPage & { readonly edition: number }

export type EditionPages = {
  /**
   * Returns a page. If it cannot be rendered, returns that of the edition before: an old price is better than no page,
   * and the visitor sees the right one while ordering.
   * @returns null if there is no earlier one either
   */
  page(name: PageName): Promise<PageOfEdition | null>
  /**
   * Renders one of the pages that are not kept yet, and rests. Returns whether there are more.
   * @param leaving ends the rest when it is aborted
   */
  warm(leaving?: AbortSignal): Promise<boolean>
}

export type Pages = {
  /** Renders the most visited pages of an edition, which is served next. The first one gets no head start. */
  open(edition: EditionAt): Promise<EditionPages>
  /** Renders a page of an edition, published or not, without caching it, and without a picture of its prices. */
  preview(edition: ResolvedEdition, name: PageName): Promise<FinishedPage>
}

type Parts = {
  readonly renderer: PageRenderer
  /** Renders a page that no visitor asked for. */
  readonly renderPreview: (source: RenderInput) => Promise<FinishedPage>
  readonly store: PageStore
  readonly settings: SiteSettings
  /** Called with the number of pages of the served edition that cannot be rendered, when it changes. */
  readonly onStale: (count: number) => void
  /** Called for a page that could not be rendered. */
  readonly onFailure: (name: PageName, error: unknown) => void
}

/** How many pages are rendered before an edition is served. */
const HEAD_START = 30
/** Milliseconds that this may take. Other servers may serve the edition already. */
const HEAD_START_MS = 3_000
/**
 * How long rendering in advance pauses after a page, as a multiple of the time that the page took: longer while
 * visitors request pages. Lowering the priority of the thread instead made them wait longer (docs/decisions/0114).
 */
const REST = { alone: 3, visited: 20 }
/** Milliseconds after a visitor's request during which others are expected. */
const VISITED_MS = 2_000
/** Milliseconds after which a page that could not be rendered is tried again. */
const PAUSE_MS = 30_000

type Why = 'visit' | 'head start' | 'warming'

const keyOf = ({ prefix, document }: PageName) => `${prefix} ${document ?? 'shell'}`

export function makePages(parts: Parts): Pages {
  const visits = new Map<string, { readonly name: PageName; count: number }>()
  let current: EditionPages | null = null
  let earlier: EditionPages | null = null
  let own: EditionPages | null = null
  let visitedAt = -Infinity

  function count(name: PageName): void {
    visitedAt = performance.now()
    const key = keyOf(name)
    const known = visits.get(key)
    if (known) known.count += 1
    else visits.set(key, { name, count: 1 })
  }

  const mostVisited = () => [...visits.values()].toSorted((a, b) => b.count - a.count).map(({ name }) => name)

  /** Returns an edition's pages, and what opening them needs; `before` finds the edition before. */
  function pagesOf(edition: EditionAt, before: (pages: EditionPages) => EditionPages | null) {
    const { renderer, store, settings, onFailure } = parts
    const folder = nameOfPages(renderer.build, edition, settings)
    const { prefixes } = edition.campaigns
    const rendering = new Map<string, Promise<FinishedPage>>()
    const failed = new Map<string, number>()
    let left: PageName[] | undefined

    async function find(name: PageName, why: Why): Promise<FinishedPage> {
      const key = keyOf(name)
      const kept = await store.read(folder, key)
      if (kept) return kept
      const page = await renderer.render(renderInputOf(edition, settings, name), why === 'visit')
      const writing = store.write(folder, key, page, why !== 'warming')
      // no visitor waits for the disk
      if (why !== 'visit') await writing
      return page
    }

    /** Finds a page once for all simultaneous requests; null if it cannot be rendered. */
    async function findOnce(name: PageName, why: Why): Promise<FinishedPage | null> {
      const key = keyOf(name)
      const known = store.inMemory(folder, key)
      if (known) return known
      if ((failed.get(key) ?? 0) > Date.now()) return null
      const finding = rendering.get(key) ?? find(name, why).finally(() => rendering.delete(key))
      rendering.set(key, finding)
      try {
        const page = await finding
        if (failed.delete(key)) tell()
        return page
      } catch (error) {
        if ((failed.get(key) ?? 0) <= Date.now()) onFailure(name, error)
        failed.set(key, Date.now() + PAUSE_MS)
        tell()
        return null
      }
    }

    /** Reports how many pages failed, without those of an edition that is no longer served. */
    function tell(): void {
      if (pages === current) parts.onStale(failed.size)
    }

    async function notKept(): Promise<PageName[]> {
      const kept = await store.list(folder)
      const all = ['', ...prefixes].flatMap((prefix) =>
        [...renderedPagesOf(edition.campaigns, prefix), null].map((document) => ({ prefix, document })),
      )
      return [...mostVisited(), ...all].filter((name) => isOf(name) && !kept.has(keyOf(name)))
    }

    const isOf = ({ prefix }: PageName) => prefix === '' || prefixes.includes(prefix)
    const pages: EditionPages = {
      async page(name) {
        count(name)
        if (!isOf(name)) return null
        const page = await findOnce(name, 'visit')
        return page ? { ...page, edition: edition.number } : ((await before(pages)?.page(name)) ?? null)
      },
      async warm(leaving) {
        left ??= await notKept()
        const next = left.shift()
        const started = performance.now()
        if (next) await findOnce(next, 'warming')
        const now = performance.now()
        const rest = (now - started) * (now - visitedAt < VISITED_MS ? REST.visited : REST.alone)
        // a server that stops does not rest to the end
        await wait(rest, undefined, { signal: leaving }).catch(() => undefined)
        return left.length > 0
      },
    }
    return {
      pages,
      tell,
      keepFolder: () => store.use(folder),
      renderAhead: async (name: PageName) => void (isOf(name) && (await findOnce(name, 'head start'))),
    }
  }

  const ofCode = () => (own ??= pagesOf(withoutDatabase(), () => null).pages)

  return {
    async open(edition) {
      const { pages, keepFolder, renderAhead, tell } = pagesOf(
        edition,
        (which) => (which === current && earlier) || ofCode(),
      )
      await keepFolder()
      const first = mostVisited().slice(0, HEAD_START)
      if (first.length > 0)
        await Promise.race([
          Promise.all(first.map(renderAhead)),
          wait(HEAD_START_MS, undefined, { ref: false }),
        ])
      // what was visited long ago counts less and less
      for (const visit of visits.values()) visit.count /= 2
      earlier = current
      current = pages
      tell()
      return pages
    },
    preview(edition, { prefix, document }) {
      const { renderPreview, settings } = parts
      return renderPreview(previewInputOf(edition, settings, { prefix, document }))
    },
  }
}
