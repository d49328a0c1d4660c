/**
 * The page that answers a form which was sent without the site's scripts: how to reach a person, with a request for a
 * call that works without them.
 */
import { callRequest } from '../content/call-request.ts'
import { formWithoutScripts as words } from '../content/scriptless-pages.ts'
import { whatsappHref } from '../content/build-whatsapp-link.ts'
import { ButtonLink, PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { Notice } from '../ui/states/Notice.tsx'
import { usePhones } from '../ui/usePhones.ts'
import type { FormSentWithoutScripts } from './page-data-types.ts'
import './scriptless-pages.css'

export function FormSentWithoutScriptsPage({ outcome, action, here, home }: FormSentWithoutScripts) {
  if (outcome.is === 'called')
    return (
      <section className="placed-order__dead">
        <Notice tone="done" title={callRequest.sent.title}>
          <p>{callRequest.sent.text}</p>
        </Notice>
        <ButtonLink tone="secondary" href={home}>
          {words.home}
        </ButtonLink>
      </section>
    )
  const { telephone, problem } = outcome
  return (
    <section className="placed-order__dead">
      {outcome.is === 'asked' && (
        <>
          <h1>{words.heading}</h1>
          <p>{words.text}</p>
        </>
      )}
      {problem !== null && outcome.is === 'failed' && <Notice tone="error" title={problem} />}
      <form method="post" action={action} className="placed-order__form">
        <TextField
          name="telephone"
          type="tel"
          label={outcome.is === 'asked' ? callRequest.label : callRequest.heading}
          as={outcome.is === 'asked' ? 'label' : 'question'}
          why={callRequest.why}
          autoComplete="tel-national"
          placeholder="(00) 00000-0000"
          value={telephone}
          onChange={() => {}}
          error={outcome.is === 'refused' ? (problem ?? undefined) : undefined}
        />
        <PrimaryButton>{callRequest.submit}</PrimaryButton>
      </form>
      <h2>{words.others}</h2>
      <OtherWays />
      <p>
        <a className="quiet-link" href={here}>
          {words.again}
        </a>
      </p>
    </section>
  )
}

function OtherWays() {
  const { sales, whatsapp } = usePhones()
  return (
    <div className="placed-order__contacts">
      <ButtonLink tone="secondary" href={sales.href}>
        {words.call(sales.phone)}
      </ButtonLink>
      <ButtonLink tone="secondary" href={whatsappHref(whatsapp)}>
        {words.whatsapp}
      </ButtonLink>
    </div>
  )
}
