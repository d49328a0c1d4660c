/** Links of rendered pages lead to a page without a redirect, in the form that this page calls canonical. */
import type { APIRequestContext } from '@playwright/test'
import { campaigns } from '../support/first-shop.ts'
import { visitorQuestions } from '../../src/content/visitor-questions.ts'
import { NOT_FOUND, renderedPagesOf } from '../../src/site/prerendered-pages.ts'
import { expect, test } from '../support/e2e-test.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'

test.setTimeout(isFull ? 300_000 : 90_000)

/** In the full run every campaign's. */
const SAMPLE = ['', 'globoplay/timpre']

/** What has no rendered document of its own. */
const BESIDE = ['/meus-dados/', '/regulamentos/livelo/', '/checkout/carrinho']

const base = (prefix: string) => prefix && `/${prefix}`

/** The addresses of this site that a page links to or sends a form to, without what follows '?' or '#'. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"?#]*)/g)].flatMap(([, path]) => path ?? [])

async function fetched(request: APIRequestContext, path: string) {
  const reply = await request.get(path, { maxRedirects: 0 })
  const isPage = reply.headers()['content-type']?.startsWith('text/html')
  const html = isPage ? await reply.text() : ''
  return { status: reply.status(), html, canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] }
}

const withoutSlash = (path: string) => path.replace(/\/$/, '')

/**
 * How a link is to be written: as the page's canonical address; under a campaign's prefix, where the canonical address is
 * that of the general page, with a slash at its end exactly if that has one.
 */
function canonicalForm(path: string, canonical: string): string {
  const isSame = withoutSlash(path) === withoutSlash(canonical)
  return isSame ? canonical : withoutSlash(path) + (/.\/$/.test(canonical) ? '/' : '')
}

test('every link has the canonical form of its address and needs no redirect (D85)', async ({
  request,
  baseURL,
}) => {
  const prefixes = rowsToRun(['', ...campaigns.prefixes], (prefix) => SAMPLE.includes(prefix))
  const pages = prefixes.flatMap((prefix) =>
    renderedPagesOf(campaigns, prefix)
      .filter((document) => document !== NOT_FOUND)
      .map((document) => base(prefix) + document),
  )
  /** Each address that is linked to, with the first page that links to it. */
  const linked = new Map<string, string>()
  for (const { link } of Object.values(visitorQuestions))
    if (link?.href.startsWith('/')) linked.set(link.href, 'an answer in the chat')
  for (const page of [...pages, ...BESIDE]) {
    const { status, html } = await fetched(request, page)
    expect([page, status]).toEqual([page, 200])
    for (const path of linksIn(html)) if (!linked.has(path)) linked.set(path, page)
  }
  expect(linked.size).toBeGreaterThan(40)
  const wrong: string[] = []
  for (const [path, from] of linked) {
    const { status, canonical = baseURL + path } = await fetched(request, path)
    const form = canonicalForm(path, new URL(canonical, baseURL).pathname)
    if (status !== 200 || path !== form) wrong.push(`${path} (${status}) on ${from} should be ${form}`)
  }
  expect(wrong).toEqual([])
})
