/** Edits one plan of the shop's draft, with a form that adds a copy of it. */
import { campaignName } from '../../content/desk/report-words.ts'
import { shopPlanWords } from '../../content/desk/shop-plans.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { planForm } from '../../edition/forms/plan-form-fields.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import type { ShopDate } from '../../../server/services/desk/shop-timeline-page-data.ts'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopDateInWords } from '../parts/Time.tsx'
import type { Unsaved } from '../../../server/services/desk/shop-draft-page-data.ts'
import { again, deskPage, refuse, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DraftFields, goneWith } from '../parts/ShopDraftFields.tsx'
import { DraftField, DraftFindings, DraftFormView, DraftGroup, DraftPlace } from '../parts/ShopDraftForm.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'

type ShopPlanProps = ShopPage<'showPlan'>

const words = shopPlanWords.one
const { rows } = planForm

const PLANS = '/operador/loja/planos'

type Said = {
  /** What was sent and not stored, of the plan or of its copy. */
  readonly sent: Unsaved & { readonly copy?: ShopPlanProps['copy'] }
}

const noPlan = () => refuse(404, deskErrorMessages.noPlan)

export default deskPage({
  path: `${PLANS}/:handle`,
  roles: PUBLISHERS,
  title: words.title,
  said: { sent: {} } as Said,
  async load({ services, user, handle, query }, { sent }) {
    const plan = await services.shopPage(user, 'showPlan', handle, sent, urlParameter(query, 'campanha'))
    if (!plan) return noPlan()
    const { plans } = await services.shopPage(user, 'showShopDates')
    // it may have another name by then, and never another code
    return { ...plan, scheduled: plans.filter(({ object }) => object.endsWith(` (${handle})`)) }
  },
  view: (data) => <ShopPlan {...data} />,
  actions: {
    async ''({ services, user, handle, form }) {
      const outcome = await services.savePlan(user, handle, form)
      if (outcome === null) return goneWith(rows, form)
      if (outcome !== 'saved') return again({ sent: outcome.unsaved }, outcome.status)
      return `${PLANS}/${handle}?feito=loja-gravada`
    },
    async copiar({ services, user, handle, form }) {
      const outcome = await services.copyPlan(user, handle, form)
      if (outcome === null) return noPlan()
      if ('copy' in outcome) return again({ sent: { copy: outcome.copy } }, outcome.status)
      return `${PLANS}/${outcome.sku}?feito=plano-feito`
    },
    apagar: async ({ services, user, handle }) =>
      (await services.removePlan(user, handle)) ? `${PLANS}?feito=plano-apagado` : noPlan(),
  },
})

type ShopPlanPageProps = ShopPlanProps & {
  /** What is scheduled for it already. */
  readonly scheduled: readonly ShopDate[]
}

/** Says what is scheduled for the plan, whatever the draft says of it. */
const Scheduled = ({ scheduled }: Pick<ShopPlanPageProps, 'scheduled'>) =>
  scheduled.length > 0 && (
    <DeskNotice kind="info">
      <p className="desk-strong">{words.scheduled.title}</p>
      <ul>
        {scheduled.map((date) => (
          <li key={`${date.at} ${shopDateInWords(date)}`}>
            {formatDayAndTime(date.at)}, {shopDateInWords(date)},{' '}
            <a href={`/operador/loja/publicacao?id=${date.publication}`}>
              {words.scheduled.edition(date.number)}
            </a>
          </li>
        ))}
      </ul>
    </DeskNotice>
  )

function ShopPlan(plan: ShopPlanPageProps) {
  const { draft, sku, name, form, findings, choices, places } = plan
  const path = `${PLANS}/${sku}`
  const [campaign] = plan.campaigns
  return (
    <>
      <LinkLine href={PLANS} label={words.back} />
      {campaign && plan.campaigns.length === 1 && (
        <LinkLine
          href={`/operador/loja/campanhas/ver?${new URLSearchParams({ campanha: campaign })}`}
          label={words.campaign(campaignName(campaign))}
        />
      )}
      <ShopDraftHeading title={`${name} (${sku})`} draft={draft} />
      {plan.copy.problem !== null && (
        <DeskNotice kind="error">
          <p>
            <a href="#copiar">{plan.copy.problem}</a>
          </p>
        </DeskNotice>
      )}
      <Scheduled scheduled={plan.scheduled} />
      <DraftFindings findings={findings} />
      <DraftFormView action={path} form={form} draft={draft} submit={words.save} isLong>
        <DraftGroup legend={words.prices}>
          <p className="desk-hint">
            {words.usedIn(plan.campaigns.length)}
            {plan.campaigns.length > 1 && (
              <>
                {' '}
                <a href="#copiar">{words.forOne}</a>
              </>
            )}
          </p>
          <div className="desk-trio">
            <DraftFields rows={rows} of="prices" />
          </div>
        </DraftGroup>
        <DraftGroup legend={words.sale}>
          <DraftFields rows={rows} of="sold" />
          <div className="desk-pair">
            <DraftFields rows={rows} of="dates" />
          </div>
          <DraftFields rows={rows} of="region" />
          <DraftPlace places={places} />
          <p className="desk-hint">{words.positionWhy}</p>
          <DraftFields rows={rows} of="terms" />
        </DraftGroup>
        <DraftGroup legend={words.speeds} isPair isFolded>
          <DraftFields rows={rows} of="speeds" />
        </DraftGroup>
        <DraftGroup legend={words.included} id="beneficios" isFolded>
          <DraftFields rows={rows} of="benefits" choices={choices} />
          <DraftFields rows={rows} of="streaming" choices={choices} />
          <DraftFields rows={rows} of="points" />
        </DraftGroup>
        <DraftGroup legend={words.name} isFolded>
          <DraftFields rows={rows} of="names" />
          {plan.badLinks.map((name) => (
            <DraftField
              key={name}
              name={name}
              label={words.whatsapp}
              hint={words.whatsappHint}
              inputMode="url"
            />
          ))}
        </DraftGroup>
      </DraftFormView>
      <CopyPlan {...plan} path={path} />
      {plan.isNew && (
        <CsrfForm action={`${path}/apagar`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.remove.title}</h2>
          <p className="desk-why">{words.remove.why}</p>
          <Button label={words.remove.submit} kind="secondary" />
        </CsrfForm>
      )}
    </>
  )
}

type CopyProps = ShopPlanProps & { readonly path: string }

const CopyPlan = ({ path, campaigns, copy: { sku, name, campaign, problem } }: CopyProps) => (
  <CsrfForm action={`${path}/copiar`} className="desk-panel desk-form" id="copiar">
    <h2 className="desk-section">{words.copy.title}</h2>
    <p className="desk-why">{words.copy.why}</p>
    <DeskNotice kind="error" text={problem} />
    <FormField
      name="codigo"
      label={words.copy.sku}
      hint={words.copy.skuHint}
      defaultValue={sku}
      maxLength={32}
      autoCapitalize="none"
      required
    />
    <FormField name="nome-novo" label={words.copy.name} defaultValue={name} maxLength={40} required />
    <FormSelect
      name="na-campanha"
      label={words.copy.campaign}
      value={campaign}
      options={[
        ['-', words.copy.none],
        ...campaigns.map((prefix) => [prefix, campaignName(prefix)] as const),
      ]}
    />
    <Button label={words.copy.submit} kind="secondary" />
  </CsrfForm>
)
