/**
 * Shows the chat of a visit in a window of jsdom, and does in it what a person can: reads, types, presses. It knows
 * nothing of how a message is read, so that talks (scripts/talks) measure any reader alike.
 */
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { screenAt } from '../../src/app/screen-at-path.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import ChatPage, { preloadLaterParts } from '../../src/conversation/ChatPage.tsx'
import { stepOf } from '../../src/funnel/journey-registry.ts'
import { selectPosition } from '../../src/store/selectors.ts'
import type { RootState } from '../../src/store/root-reducer.ts'
import { CampaignContext } from '../../src/ui/useCampaign.ts'
import './missing-browser-features.ts'
import { campaigns } from './first-shop.ts'
import type { Visit } from './visit-without-browser.ts'

const FIELD = 'form input:not([type=hidden], [type=radio], [type=checkbox])'
const MOMENT_MS = 5
/** How long a field may take to come. */
const LONGEST_MS = 5_000

/** What is shown of an element: without the words for screen readers alone. */
function shown(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.hush')) hidden.remove()
  return copy.textContent.replace(/\s+/g, ' ').trim()
}

const isSettled = ({ ui, order, dialogue, streets }: RootState): boolean =>
  ui.wait === null &&
  ui.phase === 'ready' &&
  dialogue.aside !== 'searching' &&
  dialogue.held.length === 0 &&
  streets.status !== 'busy' &&
  stepOf(order, ui.position).kind !== 'wait'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Types into a field of React, as the browser reports it. */
function enter(field: HTMLInputElement, text: string): void {
  field.focus()
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
}

const overNetwork = globalThis.fetch
/** The page asks its own site whether it is there: a path has no site in a window without one. */
globalThis.fetch = async (address, init) =>
  typeof address === 'string' && address.startsWith('/') ? new Response(null) : overNetwork(address, init)

/** Puts the chat of a visit on the screen; `close` takes it away. */
export async function openChatOnScreen(visit: Visit) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await preloadLaterParts()
  root.render(
    <Provider store={visit.store}>
      <CampaignContext value={pageCampaignOf(campaigns.settingsOf(visit.order().prefix))}>
        <ChatPage />
      </CampaignContext>
    </Provider>,
  )
  const all = (selector: string) => [...container.querySelectorAll(selector)]

  /** Waits until nothing is on its way, and the screen shows it. */
  async function settle(): Promise<void> {
    await pause(MOMENT_MS)
    for (let quiet = 0; quiet < 2; quiet = isSettled(visit.state()) && !visit.wire.isBusy() ? quiet + 1 : 0) {
      await visit.until('nothing is waited for', isSettled)
      await pause(MOMENT_MS)
    }
  }
  await settle()
  /** The line in which a visitor types, whose code may come after its question. */
  async function field(): Promise<HTMLInputElement | null> {
    for (let waited = 0; waited < LONGEST_MS; waited += MOMENT_MS) {
      const [line] = all(`.chat__foot ${FIELD}, .chat__cards ${FIELD}`)
      if (line instanceof HTMLInputElement) return line
      await pause(MOMENT_MS)
    }
    return null
  }

  return {
    settle,
    /** The chat's lines of the conversation, without what is folded. */
    texts: () => all('.log > :not([data-folded], .answer)').map(shown),
    /** The buttons between the conversation and the question. */
    offers: () => all('.chat__notices button').map(shown),
    async type(text: string): Promise<void> {
      const input = await field()
      if (!input?.form) throw new Error(`nothing to type into at ${selectPosition(visit.state())}`)
      enter(input, text)
      await pause(0)
      input.form.requestSubmit()
      await settle()
    },
    async press(label: string): Promise<void> {
      const buttons = all('.chat__notices, .chat__cards, .chat__foot').flatMap((part) => [
        ...part.querySelectorAll('button, a'),
      ])
      const button = buttons.find((each) => shown(each).startsWith(label))
      if (!(button instanceof HTMLElement)) throw new Error(`no button ${label}`)
      const screen = button instanceof HTMLAnchorElement && screenAt(visit.order().journey, button.pathname)
      // the app follows its links
      if (screen && screen.kind === 'step' && screen.step) visit.link(screen.step)
      else button.click()
      await settle()
    },
    close(): void {
      root.unmount()
      container.remove()
    },
  }
}
