/**
 * Script that the build inlines into the head of every page. It records early input, removes link codes from the URL,
 * and applies font and zoom. It runs before all other code and before the first paint. It imports nothing, because its
 * size delays the first question.
 */

/** Input and submits from before the app was ready; the app replays them, then calls `release`. */
export type EarlyInput = {
  /** Values of all fields touched so far, by wire name. */
  values: Record<string, string>
  submitted: boolean
  /** Id of the form's step (`data-step`); null if nothing has been touched. */
  step: string | null
  /** Stops recording. From then on the app handles input and submits. */
  release: () => void
  /**
   * Called where the page's code did not load: fetches it again and loads the page with what was typed, or shows how to
   * reach a person (recovery-script.ts).
   */
  recover?: () => Promise<void>
  /**
   * Loads the font. It comes after the code that the page needs first.
   * @param take applies the font once it has loaded; by default it is applied at once
   */
  font: (take?: () => void) => void
}

/**
 * Lead ids, resume codes, keys of agents' links (`k`) and the address in an ad's link that were removed from the URL,
 * so that no other script can read them there.
 */
export type HeadLink = Partial<Record<'l' | 'ls' | 'lmig' | 'k' | 'cep' | 'number', string>>

/**
 * Tracking parameters with which this tab's visit began, by name (src/lib/tracking-parameters.ts). `at` is
 * the time at which the tab's latest page was loaded, in milliseconds since the epoch.
 */
export type KeptSource = Readonly<Record<string, string>>

declare global {
  interface Window {
    __prosaEarlyInput?: EarlyInput
    __prosaLink?: HeadLink
    /** Undefined if the visit has no source. */
    __prosaSource?: KeptSource | undefined
  }
}

/** Storage key of the answers that are kept until a lead exists (sessionStorage). */
const draftKey = 'prosa.draft'
/**
 * Storage key that is set once the font has loaded in this tab (sessionStorage). The font is then applied
 * before the first paint.
 */
const fontKey = 'prosa.font'
/** Storage key of the visit's source (sessionStorage). */
const sourceKey = 'prosa.tracking'
/**
 * Half an hour, in milliseconds. If at least this time has passed since the last page, a URL with tracking
 * parameters begins a new visit.
 */
const visitPause = 18e5
/** Storage key of the page zoom, a factor (localStorage). Nothing is stored at 100 %. */
const zoomKey = 'prosa.zoom'

const root = document.documentElement

function takeLink(): HeadLink {
  const link: HeadLink = {}
  const url = new URL(location.href)
  for (const key of 'l ls lmig k cep number'.split(' ') as (keyof HeadLink)[]) {
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
 * Reads the query. Stores the source of the visit: the tracking parameters of the first page in the visit whose URL
 * has any. It happens in this script, because the visitor may follow a link before any other script
 * has run.
 */
function takeSource(): KeptSource | undefined {
  const found: Record<string, string> = {}
  new URLSearchParams(location.search).forEach((value, name) => {
    // message.css keeps the room in which the chat names the plan that the link asks for
    if (name === 's') root.dataset.linked = ''
    // ids of clicks by their endings, for few bytes: only those of tracking-parameters.ts are sent
    if (
      value &&
      /^(utm_(source|medium|campaign|content)|.braid|.+clk?id|matchchannel|campaignid)$/.test(name)
    )
      found[name] ??= value.slice(0, 256)
  })
  let source: Record<string, string> | undefined
  try {
    source = JSON.parse(sessionStorage.getItem(sourceKey) ?? '')
  } catch {
    // none, blocked, or not ours
  }
  // one without a time is damaged, and replaced as one that is too old
  if (Object.keys(found)[0] && !(Date.now() - Number(source?.at) < visitPause)) source = found
  if (source) {
    source.at = `${Date.now()}`
    try {
      sessionStorage.setItem(sourceKey, JSON.stringify(source))
    } catch {
      // blocked or full: links then carry the source (src/app/session/carry-traffic-source.ts)
    }
  }
  return source
}

function collectInput(): EarlyInput {
  const early: EarlyInput = { values: {}, submitted: false, step: null, release, font: fetchFont }

  /** Finds the form of an input or submit event, and notes its step. Such events always come from an element. */
  function formOf({ target }: Event): HTMLFormElement | null {
    const form = (target as Element).closest<HTMLFormElement>('form[data-step]')
    if (form) early.step = form.dataset.step ?? null
    return form
  }
  function keep(field: { name?: string; value?: string } | null): void {
    if (field?.name) early.values[field.name] = field.value ?? ''
  }
  function onInput(event: Event): void {
    if (!formOf(event)) return
    const { name, type, checked, value } = event.target as HTMLInputElement
    keep({ name, value: type === 'checkbox' && !checked ? '' : value })
  }
  function onSubmit(event: SubmitEvent): void {
    const form = formOf(event)
    if (!form) return
    event.preventDefault()
    early.submitted = true
    // all current values: autofill and restored fields may not have fired events
    new FormData(form).forEach((value, name) => {
      early.values[name] = value as string
    })
    keep(event.submitter as HTMLButtonElement | null)
    root.dataset.held = ''
  }
  function release(): void {
    removeEventListener('input', onInput, true)
    removeEventListener('submit', onSubmit, true)
    delete root.dataset.held
    delete window.__prosaEarlyInput
  }

  addEventListener('input', onInput, true)
  addEventListener('submit', onSubmit, true)
  return early
}

/** Loads the font. Meanwhile a local fallback with the same metrics is shown. */
function fetchFont(take?: () => void): void {
  const use = () => {
    if (take) take()
    else root.dataset.font = ''
    try {
      sessionStorage.setItem(fontKey, '1')
    } catch {
      // blocked or full: the next page starts with the fallback font again
    }
  }
  // if the font does not load, the fallback stays
  document.fonts?.load('1em Figtree').then(use, () => {})
}

// Set before the first paint, so that nothing jumps. tokens.css reads it.
root.style.setProperty('--zoom', recall('localStorage', zoomKey))
if (recall('sessionStorage', fontKey)) root.dataset.font = ''
window.__prosaLink = takeLink()
window.__prosaSource = takeSource()
window.__prosaEarlyInput = collectInput()
// base.css hides the first question if it is about to be replaced: by a stored order of the page's journey,
// by the order that a link names, or by a draft.
// An agent's link adds to the first question and does not replace it.
if (
  recall('localStorage', 'prosa.' + root.dataset.record) ||
  Object.keys(window.__prosaLink).some((key) => key[0] === 'l')
)
  root.dataset.resume = 'lead'
else if (recall('sessionStorage', draftKey) || window.__prosaLink.cep) root.dataset.resume = 'draft'
