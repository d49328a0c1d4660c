import { campaignName } from '../../content/desk/report-dimension-names.ts'
import { shopDraftWords, shopPlanWords } from '../../content/desk/shop-plans.ts'
import { planForm } from '../../edition/forms/plan-form.ts'
import type { ShopPlanProps } from '../../../server/rules/desk/shop-draft-types.ts'
import { Button } from '../parts/Button.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DraftFields } from '../parts/ShopDraftFields.tsx'
import { DraftField, DraftFindings, DraftFormView, DraftGroup } from '../parts/ShopDraftForm.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { LinkLine } from '../parts/Links.tsx'
import { ShopDraftHeading } from '../parts/ShopDraftHeading.tsx'

const words = shopPlanWords.one
const { rows } = planForm

/** Edits one plan of the shop's draft, with a form that adds a copy of it. */
export function ShopPlanPage(plan: ShopPlanProps) {
  const { draft, sku, name, form, findings, choices, count } = plan
  const path = `/operador/loja/planos/${sku}`
  const [campaign] = plan.campaigns
  return (
    <>
      <LinkLine href="/operador/loja/planos" label={words.back} />
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
      <DraftFindings findings={findings} />
      <DraftFormView action={path} form={form} draft={draft} submit={words.save}>
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
          <DraftFields rows={rows} of="prices" />
        </DraftGroup>
        <DraftGroup legend={words.sale}>
          <DraftFields rows={rows} of="sold" />
          <DraftFields rows={rows} of="dates" />
          <DraftFields rows={rows} of="region" />
          <input type="hidden" name="lugar-antes" value={form.fields['lugar-antes']} />
          <DraftField
            name="lugar"
            label={words.position}
            hint={words.positionHint(count)}
            inputMode="numeric"
            required
          />
          <DraftFields rows={rows} of="terms" />
        </DraftGroup>
        <DraftGroup legend={words.speeds} isPair>
          <DraftFields rows={rows} of="speeds" />
        </DraftGroup>
        <DraftGroup legend={words.included} id="beneficios">
          <DraftFields rows={rows} of="benefits" choices={choices} />
          <DraftFields rows={rows} of="streaming" choices={choices} />
          <DraftFields rows={rows} of="points" />
        </DraftGroup>
        <DraftGroup legend={words.name}>
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

const CopyPlan = ({ path, form, campaigns, copy: { sku, name, campaign, problem } }: CopyProps) => (
  <CsrfForm action={`${path}/copiar`} className="desk-panel desk-form" id="copiar">
    <h2 className="desk-section">{words.copy.title}</h2>
    <p className="desk-why">{words.copy.why}</p>
    <DeskNotice kind="error" text={problem} />
    {form.removal && (
      <>
        <p className="desk-why">{shopDraftWords.removed.copyFrom}</p>
        <input type="hidden" name="de-volta" value="sim" />
      </>
    )}
    <FormField
      name="codigo"
      label={words.copy.sku}
      hint={words.copy.skuHint}
      defaultValue={sku}
      maxLength={32}
      autoComplete="off"
      autoCapitalize="none"
      required
    />
    <FormField
      name="nome-novo"
      label={words.copy.name}
      defaultValue={name}
      maxLength={40}
      autoComplete="off"
      required
    />
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
