import type { CampaignFaq } from '../../contract/campaign-faq.ts'

/**
 * Loads a campaign's FAQ from the page's own server.
 * @param prefix of the campaign, '' for none
 * @throws Error if the server does not reply with one
 */
export async function loadFaq(prefix: string, signal: AbortSignal): Promise<CampaignFaq['questions']> {
  const reply = await fetch(`/api/faq?${new URLSearchParams({ addon: prefix })}`, { signal })
  if (!reply.ok) throw new Error(`FAQ: ${reply.status}`)
  return ((await reply.json()) as CampaignFaq).questions
}
