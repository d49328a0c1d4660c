/** Returns the phone numbers of the page's edition of the shop. */
import { firstPhones, telHref } from '../content/brand-and-phones.ts'
import { useCampaign } from './useCampaign.ts'

const linked = (phone: string) => ({ phone, href: telHref(phone) })

export function usePhones() {
  const { sales, support, whatsapp } = useCampaign().phones ?? firstPhones
  return { sales: linked(sales), support: linked(support), whatsapp }
}

/**
 * Returns a number that the page's footer shows: the support number, or the sales number if the campaign hides the
 * former.
 */
export function useShownPhone(): string {
  const { footer } = useCampaign()
  const { sales, support } = usePhones()
  return (footer.support ? support : sales).phone
}
