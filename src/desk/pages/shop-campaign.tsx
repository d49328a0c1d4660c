/** Form that edits one campaign in the shop's draft. */
import type { ComponentProps } from 'react'
import { formerField } from '../../edition/forms/campaign-field-kinds.ts'
import { campaignForm } from '../../edition/forms/campaign-form-fields.ts'
import { campaignName } from '../../content/desk/report-words.ts'
import { placesInList } from '../../content/desk/list-words.ts'
import { shopPreviewWords } from '../../content/desk/shop-preview.ts'
import { shopCampaignWords } from '../../content/desk/shop-campaigns.ts'
import { journeyNames } from '../../content/journey-names-and-descriptions.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { addDays, todayInSaoPaulo } from '../../lib/iso-dates.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import type { Unsaved } from '../../../server/services/desk/shop-draft-page-data.ts'
import { again, deskPage, refuse, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DraftFields, goneWith } from '../parts/ShopDraftFields.tsx'
import {
  DraftBox,
  DraftField,
  DraftFindings,
  DraftFormView,
  DraftGroup,
  DraftMore,
} from '../parts/ShopDraftForm.tsx'
import { FormField } from '../parts/FormFields.tsx'
import { MoveButtons } from '../parts/MoveButtons.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'
import { Table } from '../parts/Table.tsx'

type ShopCampaignProps = ShopPage<'showCampaign'>

const words = shopCampaignWords.one

const CAMPAIGNS = '/operador/loja/campanhas'
const PAGE = `${CAMPAIGNS}/ver`

type Move = { readonly to: string; readonly until: string; readonly problem: string | null }

type Said = {
  /** What was sent and not stored; null if nothing was. */
  readonly sent: { readonly prefix: string; readonly unsaved: Unsaved; readonly move?: Move } | null
}

/** Days for which an earlier address leads to the present one, unless somebody chooses another day: half a year. */
const DAYS_LEADING = 183

const noCampaign = () => refuse(404, deskErrorMessages.noCampaign)

export default deskPage({
  path: PAGE,
  roles: PUBLISHERS,
  title: words.title,
  said: { sent: null } as Said,
  async load({ services, user, query }, { sent }) {
    const {
      prefix,
      unsaved,
      move = { to: '', until: `${addDays(todayInSaoPaulo(new Date()), DAYS_LEADING)}T00:00`, problem: null },
    } = sent ?? { prefix: urlParameter(query, 'campanha'), unsaved: {} }
    const shown = await services.shopPage(user, 'showCampaign', prefix, unsaved)
    return shown ? { ...shown, move } : noCampaign()
  },
  view: (data) => <ShopCampaign {...data} />,
  actions: {
    async ''({ services, user, form }) {
      const { campanha: prefix } = form
      const outcome = prefix === undefined ? null : await services.saveCampaign(user, prefix, form)
      const moved = form.mover === undefined ? '' : '#planos'
      if (prefix === undefined) return noCampaign()
      if (outcome === null) return goneWith(campaignForm.rows, form)
      if (outcome !== 'saved') return again({ sent: { prefix, unsaved: outcome.unsaved } }, outcome.status)
      return `${PAGE}?${new URLSearchParams({ campanha: prefix })}&feito=loja-gravada${moved}`
    },
    async endereco({ services, user, form }) {
      const { campanha: prefix = '' } = form
      const outcome = await services.moveCampaign(user, form)
      if (outcome === null) return noCampaign()
      if ('refused' in outcome) return again({ sent: { prefix, unsaved: {}, move: outcome.refused } }, 400)
      return `${PAGE}?${new URLSearchParams({ campanha: outcome.prefix })}&feito=endereco-mudado`
    },
  },
})

function ShopCampaign({ move, ...campaign }: ShopCampaignProps & { readonly move: Move }) {
  const { draft, prefix, form, findings, inherited, mayBeRemoved, isRefused } = campaign
  const isGeneral = prefix === ''
  const fields = { rows: campaignForm.rows, ...(!isGeneral && { inherited: inherited.inWords }) }
  return (
    <>
      <p className="desk-pager">
        <QuietLink href={CAMPAIGNS} label={words.back} />
        <QuietLink
          href={`/operador/loja/previa?${new URLSearchParams({ campanha: prefix })}`}
          label={shopPreviewWords.open}
        />
      </p>
      <ShopDraftHeading
        title={campaignName(prefix)}
        why={isGeneral ? words.general : undefined}
        draft={draft}
      />
      <DraftFindings findings={findings} />
      {move.problem !== null && (
        <DeskNotice kind="error">
          <p>
            <a href="#endereco">{move.problem}</a>
          </p>
        </DeskNotice>
      )}
      <DraftFormView action={PAGE} form={form} draft={draft} submit={words.save} isLong>
        <input type="hidden" name="campanha" value={prefix} />
        <Plans {...campaign} fields={fields} />
        <DraftGroup legend={words.page}>
          <DraftFields {...fields} of="top" />
          <DraftMore summary={words.topMore}>
            <DraftFields {...fields} of="special" />
          </DraftMore>
        </DraftGroup>
        {!isGeneral && (
          <DraftGroup legend={words.dates} isFolded>
            <div className="desk-pair">
              <DraftFields {...fields} of="dates" />
            </div>
            <DraftFields {...fields} of="end" />
          </DraftGroup>
        )}
        {campaign.former.length > 0 && (
          <DraftGroup legend={words.address.former} id="enderecos-antigos" isFolded>
            {campaign.former.map((each) => (
              <DraftField
                key={each}
                name={formerField(each)}
                label={words.address.formerOf(each)}
                hint={words.address.formerHint}
                type="datetime-local"
              />
            ))}
          </DraftGroup>
        )}
        <DraftGroup legend={words.blocks} isFolded id="blocos">
          <div className="desk-choices">
            {Object.entries(words.blockNames).map(([name, label]) => (
              <DraftBox key={name} name={`bloco.${name}`} label={label} />
            ))}
          </div>
          <DraftFields {...fields} of="invitation" />
        </DraftGroup>
        <DraftGroup legend={words.search} isFolded>
          <DraftFields {...fields} of="search" />
        </DraftGroup>
        <DraftGroup legend={words.orders} isFolded>
          <DraftFields
            {...fields}
            of="journey"
            choices={{
              jornada: campaign.journeys.map((each) => [each, journeyNames[each] ?? each] as const),
            }}
          />
          <DraftMore summary={words.advanced}>
            {campaign.flags.length > 0 && (
              <fieldset className="desk-choices" id="marcas">
                <legend className="desk-label">{words.flags}</legend>
                {campaign.flags.map((each) => (
                  <DraftBox
                    key={each}
                    name={`marca.${each}`}
                    label={words.flagNames[each as keyof typeof words.flagNames]}
                  />
                ))}
              </fieldset>
            )}
            <p className="desk-hint">{words.flagsWhy}</p>
            <DraftFields {...fields} of="tracking" />
          </DraftMore>
        </DraftGroup>
        <DraftGroup legend={words.looks} isFolded>
          <DraftFields {...fields} of="colours" />
          <fieldset className="desk-choices">
            <legend className="desk-label">{words.footer}</legend>
            <DraftBox name="tel-vendas" label={words.sales} />
            <DraftBox name="tel-suporte" label={words.support} />
          </fieldset>
        </DraftGroup>
      </DraftFormView>
      {!isGeneral && (
        <details className="desk-panel desk-fold" id="endereco" open={move.problem !== null}>
          <summary className="desk-section">{words.address.title}</summary>
          {campaign.isNamedBySite ? (
            <p className="desk-why">{words.address.named}</p>
          ) : (
            <CsrfForm action={`${PAGE}/endereco`} className="desk-form">
              <p className="desk-why">{words.address.why}</p>
              <input type="hidden" name="campanha" value={prefix} />
              <FormField
                name="novo-endereco"
                label={words.address.to}
                hint={shopCampaignWords.copy.prefixHint}
                problem={move.problem ?? undefined}
                defaultValue={move.to}
                maxLength={60}
                autoCapitalize="none"
                required
              />
              <FormField
                name="antigo-ate"
                label={words.address.until}
                type="datetime-local"
                defaultValue={move.until}
                required
              />
              <Button label={words.address.submit} kind="secondary" />
            </CsrfForm>
          )}
        </details>
      )}
      {(mayBeRemoved || isRefused) && (
        <CsrfForm action={`${CAMPAIGNS}/apagar`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.remove.title}</h2>
          <p className="desk-why">
            {isRefused ? (
              <>
                {words.remove.refusedWhy}
                <a href={`${CAMPAIGNS}?${new URLSearchParams({ de: prefix })}`}>{words.remove.refusedCopy}</a>
                .
              </>
            ) : (
              words.remove.why
            )}
          </p>
          <input type="hidden" name="campanha" value={prefix} />
          <Button label={words.remove.submit} kind="secondary" />
        </CsrfForm>
      )}
    </>
  )
}

type PlansProps = ShopCampaignProps & {
  readonly fields: Pick<ComponentProps<typeof DraftFields>, 'inherited'> & Pick<typeof campaignForm, 'rows'>
}

/** Which plans the page shows and sells, and in which order. Those that it has not are folded away. */
function Plans({ plans, form, inherited, fields, prefix }: PlansProps) {
  const isGeneral = prefix === ''
  const isIn = ({ sku }: Plan) =>
    form.fields[`pagina.${sku}`] !== undefined || form.fields[`venda.${sku}`] !== undefined
  const place = ({ sku }: Plan) => Number(form.fields[`ordem.${sku}`]) || Infinity
  const list = isList(form.fields.lista) ? form.fields.lista : inherited.list
  // cards of several plans are ordered by price (src/funnel/plan-groups.ts)
  const isOrdered = list === 'all'
  const own = plans.filter(isIn).toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
  return (
    <DraftGroup legend={words.plans} id="planos">
      <PlanTable caption={words.plansCaption} plans={own} form={form} prefix={prefix} isOrdered={isOrdered} />
      <details className="desk-list desk-fold">
        <summary>{words.otherPlans}</summary>
        <PlanTable
          caption={words.otherPlans}
          plans={plans.filter((plan) => !isIn(plan))}
          form={form}
          isOrdered={isOrdered}
        />
      </details>
      <DraftMore summary={words.plansMore}>
        <DraftFields
          {...fields}
          of="plans"
          choices={{ oferta: plans.map((plan) => [plan.sku, nameOf(plan)] as const) }}
        />
      </DraftMore>
      <details className="desk-list desk-fold">
        <summary>{words.pricesWhy}</summary>
        <p>
          {words.pricesOf}
          <a href="/operador/loja/planos">{words.pricesLink}</a>.
        </p>
        {!isGeneral && <p className="desk-hint">{words.ownPriceWhy}</p>}
        <p className="desk-hint">{words.plansWhy}</p>
        <p className="desk-hint" id="plan-order">
          {isOrdered ? words.orderWhy : words.orderOff(words.lists[list])}
        </p>
      </details>
    </DraftGroup>
  )
}

type Plan = ShopCampaignProps['plans'][number]

const nameOf = ({ name, sku }: Plan) => `${name} (${sku})`

const isList = (typed: string | undefined): typed is keyof typeof words.lists =>
  typed !== undefined && Object.hasOwn(words.lists, typed)

type PlanTableProps = {
  readonly caption: string
  readonly plans: readonly Plan[]
  readonly form: ShopCampaignProps['form']
  /** The campaign that has these plans; undefined for plans that it has not. */
  readonly prefix?: string
  /** Whether the page shows the plans in their own order. */
  readonly isOrdered: boolean
}

/** Leads to a plan's price; if other campaigns have the plan, to the form that makes one for this campaign alone. */
function PriceLink({ prefix, ...plan }: Plan & { readonly prefix: string }) {
  const path = `/operador/loja/planos/${plan.sku}`
  const about = words.priceOf(nameOf(plan))
  if (prefix === '' || !plan.isShared) return <QuietLink href={path} label={words.price} about={about} />
  const query = new URLSearchParams({ campanha: prefix })
  return <QuietLink href={`${path}?${query}#copiar`} label={words.ownPrice} about={about} />
}

const PlanTable = ({ caption, plans, form, prefix, isOrdered }: PlanTableProps) => (
  <Table
    caption={caption}
    rows={plans}
    keyOf={({ sku }) => sku}
    empty={words.noPlans}
    columns={[
      {
        head: words.plan,
        cell: (plan) => (
          <>
            {plan.name}{' '}
            <span className="desk-hint">
              {plan.sku} · {unbrokenBRL(plan.price)}
              {plan.isHidden && ` · ${words.hiddenPlan}`}
            </span>
            <input type="hidden" name={`ordem.${plan.sku}`} value={form.fields[`ordem.${plan.sku}`] ?? ''} />
          </>
        ),
      },
      {
        head: words.onPage,
        cell: (plan) => (
          <DraftBox
            name={`pagina.${plan.sku}`}
            label={<span className="hush">{words.onPageOf(nameOf(plan))}</span>}
          />
        ),
      },
      {
        head: words.onSale,
        cell: (plan) => (
          <DraftBox
            name={`venda.${plan.sku}`}
            label={<span className="hush">{words.onSaleOf(nameOf(plan))}</span>}
          />
        ),
      },
      ...(isOrdered && prefix !== undefined
        ? [
            {
              head: placesInList.move,
              cell: (plan: Plan) => (
                <MoveButtons
                  of={nameOf(plan)}
                  suffix={`.${plan.sku}`}
                  isFirst={plans[0] === plan}
                  isLast={plans.at(-1) === plan}
                />
              ),
            },
          ]
        : []),
      ...(prefix === undefined
        ? []
        : [
            {
              head: words.priceHead,
              isAction: true,
              cell: (plan: Plan) => <PriceLink {...plan} prefix={prefix} />,
            },
          ]),
    ]}
  />
)
