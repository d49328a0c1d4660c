/** What an edition of the shop changes: the table of its changes, when it is live, and links to its previews. */
import { shopWords } from '../../content/desk/shop-editions.ts'
import type { EditionChange } from '../../edition/edition-change.ts'
import { readableWhatsappLinks } from '../../edition/forms/whatsapp-links.ts'
import { Table, unbroken, type Column } from './Table.tsx'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import type { ShopPublication } from '../../../server/services/desk/shop-publications-page-data.ts'
import { campaignName } from '../../content/desk/report-words.ts'
import { shopPreviewWords } from '../../content/desk/shop-preview.ts'
import { LinkButton } from './Button.tsx'
import type { ShopChecks } from '../../../server/services/desk/shop-review-page-data.ts'

const editionChangeTableWords = shopWords.changes

type EditionChangeTableProps = {
  readonly changes: readonly EditionChange[]
  /** More columns, on both sides. */
  readonly before?: readonly Column<EditionChange>[]
  readonly after?: readonly Column<EditionChange>[]
}

/** Shows what changes in an edition, one row for each field of a plan, a campaign or a text. */
export const EditionChangeTable = ({ changes, before = [], after = [] }: EditionChangeTableProps) => (
  <Table
    caption={editionChangeTableWords.caption}
    rows={changes}
    keyOf={({ text }) => text}
    empty={shopWords.nothing}
    columns={[
      ...before,
      {
        head: editionChangeTableWords.object,
        cell: ({ object }) => <span className="desk-strong">{object}</span>,
      },
      { head: editionChangeTableWords.field, cell: ({ field }) => unbroken(field) },
      {
        head: editionChangeTableWords.before,
        cell: (change) => unbroken(readableWhatsappLinks(change.before)),
      },
      {
        head: editionChangeTableWords.after,
        cell: (change) => unbroken(readableWhatsappLinks(change.after)),
      },
      { head: editionChangeTableWords.note, cell: ({ note }) => unbroken(note) },
      ...after,
    ]}
  />
)

/**
 * Shows the periods in which a publication of the shop was or will be live. It has several if another publication
 * replaces it for a while.
 */
export const PublicationPeriods = ({ times }: Pick<ShopPublication, 'times'>) =>
  times.length === 0
    ? shopWords.neverLive
    : times.map(({ from, until, next }) => (
        <p key={from} className="num">
          {shopWords.fromTo(formatDayAndTime(from), until === null ? null : formatDayAndTime(until), next)}
        </p>
      ))

type CampaignPreviewLinksProps = Pick<ShopChecks, 'previews'> & {
  /** The number of the edition; null for the draft. */
  readonly edition: number | null
  /** The parameters of the page that reviews the draft, to which the preview leads back. */
  readonly review?: string
}

/** Links to the previews of the campaigns that an edition changes. */
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
        label={shopPreviewWords.openOf(campaignName(campaign))}
      />
    ))}
  </div>
)
