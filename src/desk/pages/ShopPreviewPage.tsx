import { Button, LinkButton } from '../parts/Button.tsx'
import { campaignName } from '../../content/desk/report-dimension-names.ts'
import { shopDraftWords } from '../../content/desk/shop-plans.ts'
import { shopPreviewWords as words } from '../../content/desk/shop-preview.ts'
import type { ShopPreviewProps } from '../page-data-types/shop-publications.ts'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { FormField } from '../parts/FormField.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { Heading } from '../parts/Heading.tsx'
import { LinkLine } from '../parts/Links.tsx'
import { usePageContext } from '../parts/usePageContext.ts'
import { PagePreviews } from '../parts/PagePreviews.tsx'
import { ShopTabs } from '../parts/ShopTabs.tsx'
import '../reports-and-previews.css'

const REVIEW = '/operador/loja/conferir'

/** Previews a campaign's start page in the draft or another edition, on a phone and on a wide screen. */
export function ShopPreviewPage({
  edition,
  campaigns,
  campaign,
  at,
  path,
  isEnded,
  link,
  hours,
}: ShopPreviewProps) {
  const { places } = usePageContext()
  const editing = '/operador/loja/campanhas'
  return (
    <>
      {edition === null && places.includes(editing) && (
        <LinkLine
          href={`${editing}/ver?${new URLSearchParams({ campanha: campaign })}`}
          label={words.back(campaignName(campaign))}
        />
      )}
      <Heading title={words.title} why={edition === null ? words.draft : words.edition(edition)} />
      <ShopTabs />
      <form method="get" action="/operador/loja/previa" className="desk-filter">
        {edition !== null && <input type="hidden" name="edicao" value={edition} />}
        <FormSelect
          name="campanha"
          label={words.campaign}
          value={campaign}
          options={campaigns.map((prefix) => [prefix, campaignName(prefix)])}
        />
        <FormField name="em" label={words.at} hint={words.atHint} type="datetime-local" defaultValue={at} />
        <Button label={words.show} kind="secondary" />
      </form>
      {path === null ? (
        <DeskNotice kind="info" text={words.none} />
      ) : (
        <>
          <PagePreviews path={path} title={words.window} />
          <p className="desk-hint">{isEnded ? words.ended : words.tryWhy(hours)}</p>
          {!isEnded && (
            <p>
              <a className="button button--secondary desk-button" href={`${path}/abrir`} target="_blank">
                <span>{words.try}</span>
              </a>
            </p>
          )}
        </>
      )}
      {edition === null && places.includes(REVIEW) && (
        <p>
          <LinkButton href={REVIEW} label={shopDraftWords.review} kind="primary" />
        </p>
      )}
      {link !== null && (
        <FormField name="link" label={words.link} hint={words.linkHint(hours)} defaultValue={link} readOnly />
      )}
    </>
  )
}
