import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopReviewWords } from '../../content/desk/publish-and-approve-shop.ts'
import type { ShopPublicationRequestProps } from '../../../server/rules/desk/shop-publication-types.ts'
import { Button } from '../parts/Button.tsx'
import { CampaignPreviewLinks } from '../parts/CampaignPreviewLinks.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { Heading } from '../parts/Heading.tsx'
import { LinkLine } from '../parts/Links.tsx'
import { ReadWarnings, ShopCheckList } from '../parts/ShopChangesAndFindings.tsx'

const words = shopReviewWords.request

/** Shows a requested publication to the person who must approve it. */
export function ShopPublicationRequestPage({
  request,
  checks,
  isOwn,
  mayApprove,
  problem,
}: ShopPublicationRequestProps) {
  const { id, number, from, until, by, at, note } = request
  return (
    <>
      <LinkLine href="/operador/loja" label={words.back} />
      <Heading title={words.title} why={words.why} />
      <DeskNotice kind="error" text={problem} />
      <DescriptionList
        rows={[
          [shopReviewWords.askedBy, by],
          [words.at, formatDayAndTime(at)],
          [
            shopReviewWords.when,
            shopReviewWords.period(from && formatDayAndTime(from), until && formatDayAndTime(until)),
          ],
          [shopWords.note, note],
        ]}
      />
      <ShopCheckList {...checks} />
      <CampaignPreviewLinks {...checks} edition={number} />
      {!mayApprove && <DeskNotice kind="info" text={isOwn ? words.own : words.notYours} />}
      {mayApprove && !checks.isStopped && (
        <CsrfForm action="/operador/loja/aprovacao" className="desk-panel desk-form">
          <input type="hidden" name="pedido" value={id} />
          <ReadWarnings {...checks} />
          <Button label={words.approve} />
        </CsrfForm>
      )}
      <CsrfForm action="/operador/loja/aprovacao/nao" className="desk-form">
        <input type="hidden" name="pedido" value={id} />
        <Button label={isOwn ? words.withdraw : words.refuse} kind="secondary" />
      </CsrfForm>
    </>
  )
}
