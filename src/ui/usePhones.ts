import { asPhone, brand } from '../content/brand.ts'
import { useCampaign } from './useCampaign.ts'

/** Returns the page's phone numbers: those of the shop's edition, or the code's own. */
export function usePhones(): Pick<typeof brand, 'sales' | 'support'> {
  const { phones } = useCampaign()
  return phones ? { sales: asPhone(phones.sales), support: asPhone(phones.support) } : brand
}

/** Returns a number that the page's footer shows: that of the support, or of the sales where a campaign hides it. */
export function useShownPhone(): string {
  const { footer } = useCampaign()
  const { sales, support } = usePhones()
  return (footer.support ? support : sales).phone
}
