import { campaignName } from '../../content/desk/report-dimension-names.ts'
import { shopDraftWords, shopPlanWords } from '../../content/desk/shop-plans.ts'
import type { ShopPlanProps } from '../page-data-types/shop-draft.ts'
import { Button } from '../parts/Button.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import {
  DraftBox,
  DraftField,
  DraftFindings,
  DraftFormView,
  DraftGroup,
  DraftSelect,
} from '../parts/ShopDraftForm.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { LinkLine } from '../parts/Links.tsx'
import { ShopDraftHeading } from '../parts/ShopDraftHeading.tsx'

const words = shopPlanWords.one

/** Edits one plan of the shop's draft, with a form that adds a copy of it. */
export function ShopPlanPage(plan: ShopPlanProps) {
  const { draft, sku, name, form, findings, benefits, streaming, states, count } = plan
  const path = `/operador/loja/planos/${sku}`
  const [campaign] = plan.campaigns
  const price = { inputMode: 'decimal', required: true, hint: words.money } as const
  const whole = { inputMode: 'numeric', required: true } as const
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
          <DraftField name="com-debito" label={words.withDebit} {...price} />
          <DraftField name="sem-debito" label={words.without} {...price} />
          <DraftField name="depois" label={words.after} {...price} />
        </DraftGroup>
        <DraftGroup legend={words.sale}>
          <DraftBox name="vendido" label={words.sold} hint={words.soldHint} />
          <DraftBox name="na-pagina" label={words.onPage} />
          <DraftField name="de" label={words.from} type="datetime-local" hint={words.dateHint} />
          <DraftField name="ate" label={words.until} type="datetime-local" hint={words.untilHint} />
          <DraftSelect
            name="estado"
            label={words.region}
            options={[['', words.everywhere], ...states.map((each) => [each, each] as const)]}
          />
          <input type="hidden" name="lugar-antes" value={form.fields['lugar-antes']} />
          <DraftField name="lugar" label={words.position} hint={words.positionHint(count)} {...whole} />
          <DraftBox name="fidelidade" label={words.loyalty} />
          <DraftBox name="empresas" label={words.companies} />
        </DraftGroup>
        <DraftGroup legend={words.speeds} isPair>
          <DraftField name="download" label={words.download} {...whole} />
          <DraftField name="upload" label={words.upload} {...whole} />
        </DraftGroup>
        <DraftGroup legend={words.included} id="beneficios">
          <fieldset className="desk-choices">
            <legend className="desk-label">{words.benefits}</legend>
            {benefits.map((each) => (
              <DraftBox key={each.slug} name={`beneficio.${each.slug}`} label={each.name} />
            ))}
          </fieldset>
          <fieldset className="desk-choices">
            <legend className="desk-label">{words.streaming}</legend>
            {streaming.map((each) => (
              <DraftBox key={each} name={`streaming.${each}`} label={words.streamingNames[each] ?? each} />
            ))}
          </fieldset>
          <DraftField name="pontos" label={words.points} hint={words.pointsHint} inputMode="numeric" />
        </DraftGroup>
        <DraftGroup legend={words.name}>
          <DraftField name="nome" label={words.name} hint={words.nameHint} required />
          <DraftField name="descricao" label={words.description} required />
          {plan.badLinks.map((index) => (
            <DraftField
              key={index}
              name={`whatsapp.${index}`}
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
