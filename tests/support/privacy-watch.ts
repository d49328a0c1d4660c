/** Checks that no personal answer leaks into storage, URLs, the title, tracking or the console. */
import { expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'

/** Wire names of personal data. The house is not among them: a tab may keep it until there is a lead. */
const personal = [
  'name',
  'phone',
  'telephone',
  'email',
  'birth_date',
  'mothers_name',
  'cpf',
  'cnpj',
  'account_number',
]

/** The ways in which a value can be written: with any separators between its digits, or encoded for a URL. */
function formsOf(value: string): RegExp {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const digits = value.replaceAll(/[\s()./-]/g, '')
  if (/^\d{6,}$/.test(digits)) return new RegExp(digits.split('').join('[^\\d"]{0,3}'))
  return new RegExp(`${literal(value)}|${literal(encodeURIComponent(value))}`, 'i')
}

/** Everything that this browser keeps for the site, and what address bar, title, history and tracking contain. */
export async function keptInBrowser(page: Page) {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async () => ({
    local: JSON.stringify(Object.entries(localStorage)),
    session: JSON.stringify(Object.entries(sessionStorage)),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    bar: `${location.href} ${document.title} ${JSON.stringify(history.state)}`,
    dataLayer: JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? null),
  }))
  return { ...inPage, cookies: JSON.stringify(cookies) }
}

export type Privacy = {
  /** Fails if a personal answer is in storage, address, title, dataLayer, console or a requested URL. */
  readonly expectNothing: (where: string) => Promise<void>
}

/**
 * Records a visit from now on: addresses, requests with their referrers, and the console.
 * @param told the people whose answers are entered in it
 */
export function watchPrivacy(page: Page, ...told: readonly Person[]): Privacy {
  const values = told
    .flatMap((person) => Object.values(person).flatMap((fields) => Object.entries(fields ?? {})))
    .filter(([name]) => personal.includes(name))
    .map(([, value]) => value)
  const forms = [...new Set(values)].map(formsOf)
  const seen: string[] = []
  page.on('request', (request) => {
    seen.push(request.url(), request.headers().referer ?? '')
    if (!new URL(request.url()).pathname.startsWith('/api/')) seen.push(request.postData() ?? '')
  })
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  page.on('console', (message) => seen.push(message.text()))
  return {
    expectNothing: async (where) => {
      const { local, session, bar, dataLayer, cookies } = await keptInBrowser(page)
      const slips = [...seen, local, session, bar, dataLayer, cookies].filter((text) =>
        forms.some((form) => form.test(text)),
      )
      expect(forms.length, 'answers that are looked for').toBeGreaterThan(0)
      expect(slips, `something personal at ${where}`).toEqual([])
    },
  }
}
