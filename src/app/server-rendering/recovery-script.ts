/**
 * Script that the build inlines behind the head script of every page. It watches over the page's first scripts: where
 * one is cut, missing or late, it fetches it again past the cache, loads the page again with what was typed, and at
 * last shows how to reach a person (docs/decisions/0015). It imports nothing, as none of those scripts may have arrived.
 */

/** Storage key of what was typed on a page that was left before it was ready; read once (sessionStorage). */
const typedKey = 'prosa.typed'
/** Storage key of the time of the last reload because of a file (sessionStorage). */
const reloadedKey = 'prosa.reloaded'
/** Milliseconds after a reload during which the page is not reloaded again. */
const reloadPause = 6e4
/** Milliseconds within which the page, or the answer to its button, is expected. */
const patience = 12e3
/** How often a file is fetched again before this counts as impossible, and the milliseconds in between. */
const enough = 4
const pause = 1e3

const root = document.documentElement
// the head script has made it
const early = window.__prosaEarlyInput as EarlyInput
/** The files that failed. */
const files = new Set<string>()
let isRecovering = false

const wait = (time: number) => new Promise((done) => setTimeout(done, time))

type EarlyInput = import('./early-input-and-tracking-script.ts').EarlyInput

/** Returns whether the browser has fetched a file, or passed a mark of ours. */
const has = (name: string): boolean => performance.getEntriesByName(name).length > 0

/** Whether nothing waits for code. A landing page is ready before its form is. */
const isReady = (): boolean => !window.__prosaEarlyInput || (!early.submitted && has('prosa:answerable'))

/** Whether a value may not be stored: a CPF, and the digits of one in any field but a telephone's. */
const isSecret = ([name, value]: [string, string]): unknown =>
  name === 'cpf' ? value : !/phone/.test(name) && value.replace(/\D/g, '')[10]

/**
 * Stores what was typed, for this page alone.
 * @throws if it may not be stored, or storage is blocked
 */
function store(): void {
  if (Object.entries(early.values).some(isSecret)) throw new Error()
  sessionStorage.setItem(typedKey, JSON.stringify([location.pathname, early]))
}

/** Takes what was typed on this page before it was loaded again. */
function restore(): void {
  try {
    const [pathname, typed] = JSON.parse(sessionStorage.getItem(typedKey) as string)
    sessionStorage.removeItem(typedKey)
    if (pathname !== location.pathname) return
    Object.assign(early, typed)
    if (early.submitted) root.dataset.held = ''
    addEventListener('DOMContentLoaded', () => {
      for (const name in early.values) {
        const field = document.querySelector<HTMLInputElement>(`[data-step=${early.step}] [name=${name}]`)
        if (field) field.value ||= early.values[name] as string
      }
    })
  } catch {
    // nothing was stored
  }
}

/** Recovers some of the page's scripts. */
async function recoverScripts(isMeant: (file: string) => boolean): Promise<void> {
  for (const { href, src } of document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>(
    '[rel=modulepreload],[type=module]',
  ))
    if (isMeant(href || src)) files.add(href || src)
  return recover()
}

/** @throws if the file does not arrive whole, or the server is down */
async function fetchAgain(file: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const reply = await fetch(file, { cache: 'reload' })
      await reply.text()
      if (reply.status < 500) return
    } catch {
      // tried again
    }
    if (tries === enough) throw new Error()
    await wait(pause)
  }
}

/** Loads the page again, with the links that were removed from its URL. */
function loadAgain(): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(window.__prosaLink as object)) url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
  location.reload()
}

async function recover(): Promise<void> {
  if (isRecovering || isReady()) return
  isRecovering = true
  try {
    // a server that is down would leave the browser's error page
    files.add(location.href)
    for (const file of files) await fetchAgain(file)
    if (Date.now() - parseFloat(sessionStorage.getItem(reloadedKey) ?? '0') < reloadPause) throw new Error()
    if (isReady()) return
    store()
    sessionStorage.setItem(reloadedKey, `${Date.now()}`)
    loadAgain()
    await wait(patience)
  } catch {
    show()
  }
  isRecovering = false
}

/** Shows how to reach a person, until the page is ready. */
function show(): void {
  if (isReady()) {
    delete root.dataset.stuck
    return
  }
  root.dataset.stuck = ''
  const help = document.querySelector('template')
  const isPart = document.readyState === 'loading' && !document.querySelector('form')
  // the rest of a page may be slower than a file that fails
  if (help && (!isPart || performance.now() > patience)) {
    if (isPart) {
      // the page itself was cut; before its form, browsers would not even paint it
      stop()
      root.innerHTML = ' '
    }
    document.body.prepend(help.content)
    document.querySelector('.not-loaded button')?.addEventListener('click', loadAgain)
  }
  setTimeout(show, pause)
}

function watch(): void {
  setTimeout(() => {
    if (isReady()) return
    show()
    void recoverScripts((file) => !has(file))
  }, patience)
}

const recoverAll = () => recoverScripts(() => true)
early.recover = recoverAll
addEventListener(
  'error',
  ({ target, filename }) => {
    const { href, src } = target as HTMLLinkElement & HTMLScriptElement
    if (/assets.*js/.test(href || src || filename)) {
      if (!filename) files.add(href || src)
      void (filename ? recoverAll() : recover())
    }
  },
  true,
)
addEventListener(
  'submit',
  () => {
    if (files.size) void recover()
    watch()
  },
  true,
)
addEventListener('online', () => void recover())
addEventListener('pageshow', restore)
addEventListener('pagehide', () => {
  try {
    if (early.step && window.__prosaEarlyInput) store()
  } catch {
    // it may not be stored
  }
})
restore()
watch()
