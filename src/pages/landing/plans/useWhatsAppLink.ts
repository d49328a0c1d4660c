/**
 * Returns the WhatsApp link of a plan for the current host, or the general link while rendering on the server. Returns
 * null if there is no such link.
 */
import { useSyncExternalStore } from 'react'
import { whatsAppOf } from '../../../funnel/choose-whatsapp-link-of-plan-by-host.ts'
import type { PlanCardView } from './build-plan-card-data.ts'

const never = () => () => {}

export function useWhatsAppLink(plan: PlanCardView): string | null {
  const host = useSyncExternalStore(
    never,
    () => window.location.hostname,
    () => '',
  )
  return whatsAppOf(plan, host)
}
