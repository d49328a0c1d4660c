/** Links on a landing page for ordering a plan with form pages, in the chat or by WhatsApp. */
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import { Icon } from '../../../ui/Icon.ts'
import { useCallback, useState, useSyncExternalStore, type MouseEvent } from 'react'
import type { CardStyle } from '../../../campaigns/landing-types.ts'
import { cardWords } from '../../../content/landing/plan-cards.ts'
import { opensInAnotherTab } from '../../../content/opens-in-another-tab.ts'
import { whatsAppOf } from '../../../funnel/landing-plan-card-data.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useHref } from '../../../ui/useHref.ts'
import { keepChosenPlan } from '../chosen-plan-in-url.ts'
import type { PlanCardView } from './plan-card-data.ts'
import { planOrderQuery } from './plan-identity.ts'
import { priceLine } from './price-line.ts'
import './order-links.css'

/**
 * In a window of at most this width, ordering a plan opens a dialog with the choice of chat, form or WhatsApp.
 */
const NARROW = '(max-width: 1024px)'

const never = () => () => {}

/**
 * Returns the WhatsApp link of a plan for the current host, or the general link while rendering on the server. Returns
 * null if there is no such link.
 */
export function useWhatsApp(plan: PlanCardView): string | null {
  const host = useSyncExternalStore(
    never,
    () => window.location.hostname,
    () => '',
  )
  return whatsAppOf(plan, host)
}

/**
 * Provides the links for ordering a plan. In narrow windows, a click opens a dialog that offers chat, form
 * pages or WhatsApp. In wide windows, a click follows the link.
 * @param first path of the order's first page, without the campaign's prefix
 * @returns the URL of a plan's link, its click handler, and the dialog to render
 */
export function useOrderLinks(first: string, variant: CardStyle['variant']) {
  const [plan, setPlan] = useState<PlanCardView | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const form = useHref(first)
  const chat = useHref('/chat')
  const chooseWay = (wanted: PlanCardView, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (wanted.sku !== '') keepChosenPlan(wanted.sku)
    if (!window.matchMedia(NARROW).matches) return
    event.preventDefault()
    setPlan(wanted)
    setIsOpen(true)
  }
  const close = useCallback(() => setIsOpen(false), [])
  const hrefOf = (wanted: PlanCardView) => form + planOrderQuery(wanted)
  const dialog = (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      kind="modal"
      title={cardWords.ways.title}
      text={plan && `${plan.name} · ${priceLine(plan)}`}
    >
      {plan && (
        <ul className="ways">
          <li>
            {/* without data-order, because the visitor has chosen the chat */}
            <a className="ways__way" href={chat + planOrderQuery(plan)} data-focus="">
              <Icon shapes={MessageCircle} size={24} aria-hidden="true" />
              <span>
                <b>{cardWords.ways.chat}</b>
                {cardWords.ways.chatText}
              </span>
            </a>
          </li>
          <li>
            <a className="ways__way" href={hrefOf(plan)}>
              <Icon shapes={ClipboardList} size={24} aria-hidden="true" />
              <span>
                <b>{cardWords.ways.form}</b>
                {cardWords.ways.formText}
              </span>
            </a>
          </li>
          <WhatsAppWay plan={plan} variant={variant} />
        </ul>
      )}
    </Dialog>
  )
  return { hrefOf, chooseWay, dialog }
}

function WhatsAppWay({
  plan,
  variant,
}: {
  readonly plan: PlanCardView
  readonly variant: CardStyle['variant']
}) {
  const href = useWhatsApp(plan)
  if (!href) return null
  return (
    <li>
      <a className="ways__way" href={href} target="_blank" rel="noreferrer">
        <Icon shapes={Phone} size={24} aria-hidden="true" />
        <span>
          <b>{cardWords.variants[variant].whatsApp}</b>
          {cardWords.ways.whatsAppText}
          <span className="hush">{opensInAnotherTab}</span>
        </span>
      </a>
    </li>
  )
}
