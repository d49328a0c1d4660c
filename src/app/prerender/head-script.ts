/**
 * The head script, inlined into every page by the build: runs before anything else and before the first paint (D11,
 * D35, D41). It imports nothing, because its size delays the first question.
 */

/** Input and submits from before the app was ready; the app replays them, then calls `release`. */
export type EarlyInput = {
  /** Wire name → value of every field touched so far. */
  values: Record<string, string>
  /** Whether the form was submitted. */
  submitted: boolean
  /** Id of the form's step (`data-step`), null while nothing was touched. */
  step: string | null
  /**
   * Stops recording: from here on the app handles input and submits.
   * @param takeFont puts the font to use once it has loaded; by default immediately
   */
  release: (takeFont?: () => void) => void
}

/** Lead ids and resume codes removed from the address before any other script could read them. */
export type Link = Partial<Record<'l' | 'ls' | 'lmig', string>>

/**
 * The tracking parameters with which this tab's visit began (src/lib/tracking-parameters.ts), by name, and in `at` when its last
 * page was loaded, in milliseconds since the epoch.
 */
export type KeptSource = Readonly<Record<string, string>>

declare global {
  interface Window {
    __prosaEarlyInput?: EarlyInput
    __prosaLink?: Link
    /** Undefined for a visit without a source. */
    __prosaSource?: KeptSource | undefined
  }
}

/** Storage key of the data kept until a lead exists (sessionStorage). */
const draftKey = 'prosa.draft'
/** Set once the font has loaded in this tab (sessionStorage): from then on it is applied before the first paint. */
const fontKey = 'prosa.font'
/** The source of the visit (sessionStorage). */
const sourceKey = 'prosa.tracking'
/** Milliseconds between two pages after which an address with its own parameters begins another visit. */
const visitPause = 18e5
/** Page zoom as a factor, absent at 100 % (localStorage). */
const zoomKey = 'prosa.zoom'

const root = document.documentElement

function takeLink(): Link {
  const link: Link = {}
  const url = new URL(location.href)
  for (const key of ['l', 'ls', 'lmig'] as const) {
    const value = url.searchParams.get(key)
    if (value !== null) link[key] = value
    url.searchParams.delete(key)
  }
  if (Object.keys(link)[0]) history.replaceState(history.state, '', url)
  return link
}

function recall(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/**
 * The source of the visit: that of its first page which has one (D101). It is kept here, because a link of the page can
 * be followed before any other script has run.
 */
function takeSource(): KeptSource | undefined {
  const found: Record<string, string> = {}
  new URLSearchParams(location.search).forEach((value, name) => {
    if (value && /^(utm_(source|medium|campaign|content)|gclid|matchchannel|campaignid)$/.test(name))
      found[name] ??= value.slice(0, 256)
  })
  let source: Record<string, string> | undefined
  try {
    source = JSON.parse(sessionStorage.getItem(sourceKey) ?? '0') || undefined
  } catch {
    // blocked, or not ours
  }
  // one without a time was kept by an older page: it gives way
  if (Object.keys(found)[0] && !(Date.now() - Number(source?.at) < visitPause)) source = found
  if (source) {
    source.at = String(Date.now())
    try {
      sessionStorage.setItem(sourceKey, JSON.stringify(source))
    } catch {
      // blocked or full: links carry it (src/app/session/source.ts)
    }
  }
  return source
}

function collectInput(): EarlyInput {
  const early: EarlyInput = { values: {}, submitted: false, step: null, release }

  /** Only an element can be typed into, or sent. */
  function formOf(target: EventTarget | null): HTMLFormElement | null {
    return (target as Element).closest('form[data-step]')
  }
  function keep(field: { name?: string; value?: string } | null): void {
    if (field?.name) early.values[field.name] = field.value ?? ''
  }
  function onInput(event: Event): void {
    const form = formOf(event.target)
    if (!form) return
    early.step = form.dataset.step ?? null
    const field = event.target as HTMLInputElement
    if (field.type === 'checkbox') keep({ name: field.name, value: field.checked ? field.value : '' })
    else keep(field)
  }
  function onSubmit(event: SubmitEvent): void {
    const form = formOf(event.target)
    if (!form) return
    event.preventDefault()
    early.step = form.dataset.step ?? null
    early.submitted = true
    // all current values: autofill and restored fields may not have fired events
    new FormData(form).forEach((value, name) => keep({ name, value: value as string }))
    keep(event.submitter as HTMLButtonElement | null)
    root.dataset.held = ''
  }
  function release(takeFont?: () => void): void {
    removeEventListener('input', onInput, true)
    removeEventListener('submit', onSubmit, true)
    delete root.dataset.held
    delete window.__prosaEarlyInput
    fetchFont(takeFont)
  }

  addEventListener('input', onInput, true)
  addEventListener('submit', onSubmit, true)
  return early
}

/** The font loads after the first question's code; until then a local fallback with the same metrics is used. */
function fetchFont(takeFont?: () => void): void {
  const use = () => {
    if (takeFont) takeFont()
    else root.dataset.font = ''
    try {
      sessionStorage.setItem(fontKey, '1')
    } catch {
      // blocked or full: the next page starts with the fallback font again
    }
  }
  // one that does not load is not missed
  document.fonts?.load('1em Figtree').then(use, () => {})
}

// Before the first paint, so that nothing jumps; tokens.css reads it.
root.style.setProperty('--zoom', recall('localStorage', zoomKey))
if (recall('sessionStorage', fontKey)) root.dataset.font = ''
window.__prosaLink = takeLink()
window.__prosaSource = takeSource()
window.__prosaEarlyInput = collectInput()
// A stored order of the page's journey (a lead, a migration) must be loaded, or answers are at hand: base.css hides the
// first question, which is about to be replaced.
if (recall('localStorage', 'prosa.' + root.dataset.subject) || Object.keys(window.__prosaLink)[0])
  root.dataset.resume = 'lead'
else if (recall('sessionStorage', draftKey)) root.dataset.resume = 'draft'
