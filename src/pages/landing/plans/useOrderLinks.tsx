/**
 * React hook with the links for ordering a plan, which lead to the order's form pages. In narrow windows, a click opens
 * a dialog that offers chat, form pages or WhatsApp instead.
 */
import { useCallback, useState, type MouseEvent } from 'react'
import type { CardStyle } from '../../../campaigns/landing-types.ts'
import { useCampaignHref } from '../../../ui/useCampaign.ts'
import { keepChosenPlan } from '../chosen-plan-in-url.ts'
import { OrderWayDialog } from './OrderWayDialog.tsx'
import type { PlanCardView } from './build-plan-card-data.ts'
import { planOrderQuery } from './plan-key-and-query.ts'

/** The windows in which ordering a plan opens the dialog. */
const NARROW = '(max-width: 1024px)'

/**
 * @param first path of the order's first page, without the campaign's prefix
 * @returns the URL of a plan's link, its click handler, and the dialog to render
 */
export function useOrderLinks(first: string, variant: CardStyle['variant']) {
  const [plan, setPlan] = useState<PlanCardView | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const form = useCampaignHref(first)
  const chat = useCampaignHref('/chat')
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
  const query = plan ? planOrderQuery(plan) : ''
  const dialog = (
    <OrderWayDialog
      plan={plan}
      chatHref={chat + query}
      formHref={form + query}
      variant={variant}
      isOpen={isOpen}
      onClose={close}
    />
  )
  return { hrefOf, chooseWay, dialog }
}
