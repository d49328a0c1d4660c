/** Form that stops the running experiment, or a link to plan the next one. */
import { experimentWords as words } from '../../content/desk/experiment.ts'
import { Button, LinkButton } from './Button.tsx'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { CsrfForm } from './CsrfForm.tsx'

type ChangeProps = { readonly startedOn: string; readonly stoppedOn: string | null }

export function StopOrPlanExperiment({ startedOn, stoppedOn }: ChangeProps) {
  if (stoppedOn !== null)
    return (
      <p>
        <LinkButton href="/operador/experimento/plano" label={words.start} />
      </p>
    )
  return (
    <CollapsibleSection summary={words.stop}>
      <CsrfForm action="/operador/experimento/parar" className="desk-form">
        <p className="desk-why">{words.stopWhy}</p>
        <input type="hidden" name="inicio" value={startedOn} />
        <p>
          <Button label={words.stopNow} kind="secondary" />
        </p>
      </CsrfForm>
    </CollapsibleSection>
  )
}
