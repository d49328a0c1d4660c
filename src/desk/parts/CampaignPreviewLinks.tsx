/** Links to the previews of the campaigns that an edition changes. */
import { campaignName } from '../../content/desk/report-dimension-names.ts'
import { shopPreviewWords as words } from '../../content/desk/shop-preview.ts'
import { LinkButton } from './Button.tsx'
import type { ShopChecks } from '../../../server/services/desk/shop-review-page-data.ts'

type CampaignPreviewLinksProps = Pick<ShopChecks, 'previews'> & {
  /** The number of the edition; null for the draft. */
  readonly edition: number | null
  /** The parameters of the page that reviews the draft, to which the preview leads back. */
  readonly review?: string
}

export const CampaignPreviewLinks = ({ previews, edition, review = '' }: CampaignPreviewLinksProps) => (
  <div className="desk-buttons">
    {previews.map(({ campaign, at }) => (
      <LinkButton
        key={campaign}
        href={`/operador/loja/previa?${new URLSearchParams({
          ...(edition !== null && { edicao: String(edition) }),
          campanha: campaign,
          ...(at !== '' && { em: at }),
          ...(review !== '' && { conferir: review }),
        })}`}
        label={words.openOf(campaignName(campaign))}
      />
    ))}
  </div>
)
