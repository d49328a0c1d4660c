import { campaignName } from '../../content/desk/report-dimension-names.ts'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopCampaignWords as words } from '../../content/desk/shop-campaigns.ts'
import { shopPlanWords } from '../../content/desk/shop-plans.ts'
import type { ShopCampaignRow, ShopCampaignsProps } from '../../../server/rules/desk/shop-draft-types.ts'
import { Button } from '../parts/Button.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { QuietLink } from '../parts/Links.tsx'
import { ShopDraftHeading } from '../parts/ShopDraftHeading.tsx'
import { RemovedShopItems } from '../parts/RemovedShopItems.tsx'
import { Table } from '../parts/Table.tsx'

/** Lists the campaigns of the shop's draft, with a form that adds one as a copy of another. */
export function ShopCampaignsPage({ draft, rows, copy, removed }: ShopCampaignsProps) {
  return (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      <CsrfForm action="/operador/loja/campanhas" className="desk-panel desk-form">
        <h2 className="desk-section">{words.copy.title}</h2>
        <p className="desk-why">{words.copy.why}</p>
        <DeskNotice kind="error" text={copy.problem} />
        <FormSelect
          name="de"
          label={words.copy.of}
          value={copy.of}
          options={rows.map(({ prefix, title }) => [prefix, `${campaignName(prefix)} · ${title}`])}
        />
        <FormField
          name="endereco"
          label={words.copy.prefix}
          hint={words.copy.prefixHint}
          defaultValue={copy.prefix}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <FormField
          name="titulo"
          label={words.copy.name}
          defaultValue={copy.title}
          maxLength={60}
          autoComplete="off"
          required
        />
        <Button label={words.copy.submit} />
      </CsrfForm>
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ prefix }) => prefix}
        empty={words.empty}
        columns={[
          {
            head: words.campaign,
            cell: ({ prefix, state }) => (
              <>
                {campaignName(prefix)}
                {state !== 'same' && (
                  <span className="desk-hint"> · {state === 'new' ? words.isNew : words.changed}</span>
                )}
              </>
            ),
          },
          {
            head: words.name,
            cell: ({ title, isHidden }) => (
              <>
                {title}
                {isHidden && <span className="desk-hint"> · {words.hidden}</span>}
              </>
            ),
          },
          { head: words.plans, isFigure: true, cell: ({ plans }) => plans },
          { head: words.dates, cell: datesOf },
          {
            head: words.act,
            isAction: true,
            cell: ({ prefix }) => (
              <QuietLink
                href={`/operador/loja/campanhas/ver?${new URLSearchParams({ campanha: prefix })}`}
                label={words.open}
                about={words.openAbout(campaignName(prefix))}
              />
            ),
          },
        ]}
      />
      <RemovedShopItems items={removed.map((each) => ({ ...each, name: campaignName(each.name) }))} />
    </>
  )
}

const datesOf = ({ from, until }: ShopCampaignRow) =>
  shopPlanWords.dates(from && formatDayAndTime(from), until && formatDayAndTime(until)) || words.always
