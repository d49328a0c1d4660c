import type { Plan } from '../contract/plan.ts'

/**
 * Returns the WhatsApp link of a plan for the page's host: the link for this host's domain or, if there is
 * none, the general link ('*').
 */
export function whatsAppOf({ whatsApps }: Pick<Plan, 'whatsApps'>, host: string): string | null {
  const isAt = (domain: string) => host === domain || host.endsWith(`.${domain}`)
  const link =
    whatsApps.find(({ origin_domain }) => isAt(origin_domain)) ??
    whatsApps.find(({ origin_domain }) => origin_domain === '*')
  return link?.complete_link ?? null
}
