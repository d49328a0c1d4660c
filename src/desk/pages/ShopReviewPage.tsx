import { shopReviewWords as words } from '../../content/desk/publish-and-approve-shop.ts'
import type { ShopReviewProps } from '../../../server/rules/desk/shop-publication-types.ts'
import { Button } from '../parts/Button.tsx'
import { CampaignPreviewLinks } from '../parts/CampaignPreviewLinks.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { RadioGroup } from '../parts/RadioGroup.tsx'
import { ReadWarnings, ShopCheckList } from '../parts/ShopChangesAndFindings.tsx'
import { ShopDraftHeading } from '../parts/ShopDraftHeading.tsx'

/** Shows what the draft changes for visitors and the findings of its checks, with the form that publishes it. */
export function ShopReviewPage({ request, earlierRequest, ...props }: ShopReviewProps) {
  const { draft, version, checks, problem } = props
  return (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      <DeskNotice kind="error" text={problem} />
      {version === null ? (
        <p className="desk-empty">{words.nothing}</p>
      ) : (
        <>
          <ShopCheckList {...checks} />
          <CampaignPreviewLinks {...checks} edition={null} />
          {(request ?? earlierRequest) !== null && (
            <DeskNotice kind="info">
              <p>
                {request === null ? words.wasAsked : words.isAsked}{' '}
                <a href={`/operador/loja/aprovacao?id=${request ?? earlierRequest}`}>{words.seeRequest}</a>
              </p>
            </DeskNotice>
          )}
          {request === null && <PublishForm {...props} version={version} />}
        </>
      )}
    </>
  )
}

type PublishFormProps = Pick<ShopReviewProps, 'checks' | 'needsApproval' | 'fields' | 'canComplete'> & {
  readonly version: number
}

function PublishForm({ version, checks, needsApproval, fields, canComplete }: PublishFormProps) {
  return (
    <CsrfForm action="/operador/loja/conferir" className="desk-panel desk-form">
      <h2 className="desk-section">{words.publish}</h2>
      {needsApproval && <p className="desk-why">{words.approvalWhy}</p>}
      <input type="hidden" name="versao" value={version} />
      <RadioGroup
        legend={words.when}
        name="quando"
        value={fields.when === 'later' ? 'depois' : 'agora'}
        options={[
          ['agora', words.now],
          ['depois', words.later],
        ]}
      />
      <p className="desk-hint">{words.ownDates}</p>
      <div className="desk-pair">
        <FormField
          name="de"
          label={words.from}
          hint={words.zone}
          type="datetime-local"
          defaultValue={fields.from}
        />
        <FormField
          name="ate"
          label={words.until}
          hint={words.untilHint}
          type="datetime-local"
          defaultValue={fields.until}
        />
      </div>
      <FormField
        name="nota"
        label={words.note}
        defaultValue={fields.note}
        maxLength={200}
        autoComplete="off"
      />
      {checks.isStopped ? <p className="desk-bad">{words.stopped}</p> : <ReadWarnings {...checks} />}
      <div className="desk-buttons">
        {!checks.isStopped && (
          <Button label={needsApproval ? words.ask : words.submit} name="acao" value="publicar" />
        )}
        <Button label={words.look} kind="secondary" name="acao" value="conferir" />
        {canComplete && <Button label={words.complete} kind="secondary" name="acao" value="completar" />}
      </div>
    </CsrfForm>
  )
}
